// A page without a certificate, under a name of a network at home.

import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { LAN_NAME } from './testbed';
import { openTestBed } from './setup';
import { Table } from './table';

const testbed = openTestBed();

test('a game is played and its link copied without a secure context', async () => {
  const visitor = await testbed().visit();
  const { page } = visitor;
  const origin = `http://${LAN_NAME}:${testbed().port}`;
  await page.goto(origin);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  expect(await page.evaluate(() => 'randomUUID' in crypto || 'clipboard' in navigator)).toBe(false);

  await page.getByRole('link', { name: 'Play with friends' }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = page.getByLabel('Link to this table').first();
  expect(await link.inputValue()).toContain(`${origin}/#table/`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await page.getByText('Copied.').waitFor();
  const address = await link.inputValue();

  await page.getByRole('button', { name: /^Start/ }).click();
  const table = new Table(page, mouse);
  let n = 0;
  await table.play(() => (n += 1) > 1);

  // What was copied is the link: pasted on the start page it leads back to the table.
  await page.getByRole('link', { name: /to the start page/ }).click();
  const field = page.getByLabel('Link or code');
  await field.click();
  await page.keyboard.press('Control+V');
  expect(await field.inputValue()).toBe(address);
  await field.press('Enter');
  await table.decision();
});
