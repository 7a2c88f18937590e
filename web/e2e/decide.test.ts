// Decisions from nearby: what is said before and after, what is typed, what waits to be read.

import { expect, test } from 'vitest';
import type { Placement, View } from '../src/wire/types';
import { mouse } from './fingers';
import { PHONE } from './layout';
import { openTestBed } from './setup';
import { Table } from './table';
import type { Visitor } from './visitor';

const testbed = openTestBed();

async function at(isSo: (view: View) => boolean): Promise<{ anna: Visitor; table: Table; view: View }> {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const { game, view } = await anna.gameWhere(isSo);
  await anna.open(`table/${game}`);
  const table = new Table(anna.page, mouse);
  await table.decision();
  return { anna, table, view };
}

test('an amount that is no bid is not sent, and whoever typed it goes on', async () => {
  const { anna, table } = await at(({ legal }) => legal.type === 'auction' && legal.ceiling >= legal.floor + 2);
  const { page } = anna;
  const field = page.locator('.bid-bar input');
  const [least, most] = [await field.getAttribute('min'), await field.getAttribute('max')].map(Number);
  for (const wrong of [String(least! + 1.5), String(most! + 1), '']) {
    await field.fill(wrong);
    await field.press('Enter');
    expect(await field.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false);
  }
  await field.fill(String(most));
  await field.press('Enter');
  await page.getByText(`Anna bids ${most}`).first().waitFor();
  await table.expectNoRefusal();
});

const placements = ({ legal }: View): readonly Placement[] => (legal.type === 'placing' ? legal.placements : []);

test.each([
  { where: 'where a film is finished', isFinishing: true, says: 'To the premiere' },
  { where: 'nowhere else', isFinishing: false, says: 'Confirm' },
])('a premiere is announced $where', async ({ isFinishing, says }) => {
  const fits = ({ finish }: Placement): boolean => (finish !== null) === isFinishing;
  const { anna, view } = await at((view) => view.hand.length === 1 && placements(view).some(fits));
  const { screenplay, slot } = placements(view).find(fits)!;
  await anna.page.locator(`button[data-slot="${screenplay}:${slot}"]`).click();
  await anna.page.getByRole('button', { name: says, exact: true }).waitFor();
});

test('an order that leaves the decision to its person is named beside it', async () => {
  const { anna } = await at(({ legal }) => legal.type === 'auction' && legal.floor > 0);
  const { page } = anna;
  await page.locator('[data-location][aria-current="step"]').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Bid up to').fill('0');
  await dialog.getByLabel('Above that').selectOption('wake');
  await dialog.getByRole('button', { name: 'Give the order' }).click();
  await page.locator('.decision .order', { hasText: 'Your order: bid up to 0' }).waitFor();
});

test('on a phone a tab counts what others said, until it is read, and not what one says', async () => {
  const [anna, ben] = [await testbed().visit(), await testbed().visit({ ...PHONE })];
  await anna.introduce('Anna');
  await ben.introduce('Ben');
  const { game } = await anna.ask<{ game: string }>('POST', '/api/tables', { switches: {}, is_public: false, bots: [] });
  await anna.command(game, { type: 'sit', seat: 0 });
  await ben.command(game, { type: 'sit', seat: 1 });
  await anna.command(game, { type: 'start', fill: 'easy' });
  await anna.open(`table/${game}`);
  await ben.open(`table/${game}`);

  const toLog = ben.page.getByRole('button', { name: /^Log/ }).first();
  const toChat = ben.page.getByRole('button', { name: /^Chat/ });
  const count = toLog.locator('.new');
  await anna.page.getByRole('button', { name: /^Chat/ }).click();
  await say(anna, 'Hello!');
  await count.filter({ hasText: '1' }).waitFor();
  await toLog.tap();
  await toChat.tap();
  await count.waitFor({ state: 'detached' });

  await say(ben, 'Hello, Anna!');
  await ben.page.reload();
  await toLog.waitFor();
  expect(await count.count()).toBe(0);
});

async function say({ page }: Visitor, text: string): Promise<void> {
  await page.locator('.chat input').fill(text);
  await page.locator('.chat input').press('Enter');
  await page.locator('.said', { hasText: text }).waitFor();
}
