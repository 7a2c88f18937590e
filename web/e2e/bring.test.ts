// A game from a file: its record is downloaded, brought, reviewed, looked back at and gone on from.

import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { expectNoSidewaysScroll, PHONE } from './layout';
import { openTestBed } from './setup';
import { violations } from './violations';
import type { Visitor } from './visitor';

const testbed = openTestBed();
let record: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

beforeAll(async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const game = await anna.finished({ seats: 2 });
  await anna.open(`replay/${game}`);
  await anna.page.getByRole('button', { name: 'Share and save' }).first().click();
  const downloading = anna.page.waitForEvent('download');
  await anna.page.getByRole('link', { name: 'Download the record' }).click();
  const file = await (await downloading).path();
  record = { name: 'anna.jsonl', mimeType: '', buffer: readFileSync(file) };
  await testbed().farewell();
});

async function come(how: Parameters<ReturnType<typeof testbed>['visit']>[0] = {}): Promise<Visitor> {
  const visitor = await testbed().visit(how);
  await visitor.open('bring');
  await visitor.page.getByRole('button', { name: 'Choose a record' }).waitFor();
  return visitor;
}

test('a stranger brings a file from the start page, sees its review and its replay, and plays on', async () => {
  const { page } = await testbed().visit();
  await page.goto(`${testbed().url}/`);
  await page.getByRole('link', { name: 'A game from a file' }).click();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a record' }).press('Enter');
  await (await choosing).setFiles(record);
  await expect.poll(() => page.url()).toContain('#review/');
  await page.getByRole('heading', { name: 'The story in curves' }).waitFor();
  expect(await page.locator('.lead').innerText()).toContain('Anna');
  expect(await page.getByRole('button', { name: 'Look together' }).count()).toBe(0);

  await page.getByRole('link', { name: 'To the replay' }).click();
  // The review has such sliders, too, until the replay is there.
  await page.getByRole('heading', { name: 'The story in curves' }).waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/[#/]replay\//);
  const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
  await scrubber.press('End');
  await page.getByRole('button', { name: 'Share and save' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/It stays until/).waitFor();
  await page.keyboard.press('Escape');
  await scrubber.press('Home');
  await scrubber.press('PageDown');
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click();
  await expect.poll(() => page.url()).toContain('#table/');
  await page.getByText('Goes on from another game').first().waitFor({ state: 'attached' });
});

test('a file is dropped, and what is wrong with it is said where', async () => {
  const visitor = await come();
  const { page } = visitor;
  visitor.forgive(/400/);
  const lines = record.buffer.toString().split('\n');
  const spoiled = [...lines.slice(0, 30), ...lines.slice(31)].join('\n');
  const data = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'spoiled.jsonl'));
    return files;
  }, spoiled);
  await page.dispatchEvent('section', 'drop', { dataTransfer: data });
  const alert = page.getByRole('alert');
  await alert.getByText('spoiled.jsonl was not accepted').waitFor();
  expect(await alert.innerText()).toContain('line 31');
  expect([...(await violations(page))]).toEqual([]);
});

test.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('has no violation in either theme, on %s', async (_, how) => {
  const { page } = await come(how);
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
});
