// Several people around one screen: where nothing is hidden, the device need not change hands.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { LYING_PHONE, PHONE, expectDecisionInView, moved, watchFrame } from './layout';
import { openTestBed } from './setup';
import { Table } from './table';
import type { Visitor } from './visitor';
import type { Made } from '../src/wire/types';

const testbed = openTestBed();
const NAMES = ['Anna', 'Ben', 'Cleo'];

test.each([['desktop', {}], ['phone', PHONE], ['lying phone', LYING_PHONE]] as const)(
  'three people bid at one screen, and nobody hands it over: %s',
  async (_, device) => {
    const anna = await testbed().visit(device);
    const { page } = anna;
    const game = await openTable(anna);
    await noteCovers(page);
    const table = new Table(page, mouse);
    await table.decision();
    await page.evaluate(() => document.fonts.ready);
    await watchFrame(page);

    const bidders: string[] = [];
    for (let nth = 0; nth < 2 * NAMES.length; nth += 1) {
      const name = await nextName(page, bidders.at(-1) ?? '');
      bidders.push(name);
      await expectDecisionInView(page);
      const { view } = await anna.shown(game);
      expect(view?.due).toEqual({ type: 'seat', seat: NAMES.indexOf(name) });
      await page.locator('button[data-key="bid"]').click();
    }
    expect([...bidders.slice(0, 3)].sort()).toEqual(NAMES);
    expect(bidders.slice(3)).toEqual(bidders.slice(0, 3));
    // Each has films of their own below it; whatever else there is stays where it is.
    const isStudio = (part: string): boolean => part.includes('.studio');
    expect(Object.entries(await moved(page)).filter(([part]) => !isStudio(part))).toEqual([]);

    // And so on, through whatever else they have to decide.
    let n = 0;
    await table.play(() => (n += 1) > 12);
    expect(await page.evaluate(() => (window as unknown as { nCovers: number }).nCovers)).toBe(0);
  },
);

test('whoever sits down at the same device has a name, and nobody at a table is called as somebody else is', async () => {
  const [anna, other] = [await testbed().visit(), await testbed().visit()];
  await anna.introduce('Anna');
  await other.introduce('anna');
  const { game } = await anna.ask<Made>('POST', '/api/tables', { switches: { screens: 'open' }, is_public: false, bots: [], seats: 4, pace_ms: 0 });
  await anna.command(game, { type: 'sit', seat: 0 });
  await other.command(game, { type: 'sit', seat: 1 });
  for (const { page } of [anna, other]) await page.goto(`${testbed().url}/#table/${game}`);
  const { page } = anna;
  const chairs = page.locator('.chair b');
  for (const seat of [2, 3]) {
    await page.getByRole('button', { name: 'Another person here' }).first().click();
    await page.getByLabel('Name', { exact: true }).nth(seat - 2).fill('Ben');
    await page.keyboard.press('Enter');
  }
  await expect.poll(() => chairs.allInnerTexts()).toEqual(['Anna 1', 'anna 2', 'Ben 1', 'Ben 2']);
  await expect.poll(() => other.page.locator('.chair b').allInnerTexts()).toEqual(['Anna 1', 'anna 2', 'Ben 1', 'Ben 2']);
  await page.reload();
  await expect.poll(() => chairs.allInnerTexts()).toEqual(['Anna 1', 'anna 2', 'Ben 1', 'Ben 2']);

  await page.getByRole('button', { name: /^Start/ }).click();
  await expect.poll(async () => (await page.locator('.speakers .text').allInnerTexts()).sort()).toEqual(['Anna 1', 'Ben 1', 'Ben 2', 'anna 2']);
  const elsewhere = other.page.locator('.playing');
  for (const name of ['Ben 1', 'Ben 2']) await elsewhere.getByText(name, { exact: true }).first().waitFor();
  for (const at of [page, other.page]) await at.getByRole('button', { name: /^Chat/ }).click();
  await other.page.getByRole('textbox', { name: /say/i }).fill('Hello!');
  await other.page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'Chat' }).getByText('Hello!').waitFor();
  expect(await page.getByRole('log', { name: 'Chat' }).locator('b').allInnerTexts()).toEqual(['anna 2']);

  // Those at one device speak with one voice; and whoever looks back reads the same names.
  await anna.command(game, { type: 'propose', seat: 2, motion: { type: 'abort' } });
  await other.command(game, { type: 'vote', seat: 1, is_yes: true });
  await other.open(`replay/${game}`);
  for (const name of ['Ben 1', 'Ben 2']) await other.page.getByText(name, { exact: true }).first().waitFor();
});

/** A table made by the form: three at this device, as the form suggests it for them. */
async function openTable(anna: Visitor): Promise<string> {
  const { page } = anna;
  await anna.open('new');
  await page.getByLabel('Your name').fill(NAMES[0]!);
  await page.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of [1, 2]) {
    await page.getByLabel(`Who sits at seat ${seat + 1}?`).selectOption('here');
    await page.getByLabel('Name', { exact: true }).nth(seat - 1).fill(NAMES[seat]!);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#table\//);
  const game = page.url().split('#table/')[1]!;
  const { view } = await anna.shown(game);
  expect(view?.switches['screens']).toBe('open');
  return game;
}

/** Who is asked next, as the screen says. */
async function nextName(page: Page, before: string): Promise<string> {
  const whose = page.locator('.decision .whose');
  await expect.poll(async () => (await whose.innerText()).replace('’s turn', '')).toMatch(new RegExp(`^(?!${before || '-'}$).+`));
  await page.locator('button[data-key="bid"]:not([disabled])').waitFor();
  return (await whose.innerText()).replace('’s turn', '');
}

async function noteCovers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = (): number => document.querySelectorAll('.cover').length;
    Object.assign(window, { nCovers: count() });
    new MutationObserver(() => ((window as unknown as { nCovers: number }).nCovers += count())).observe(document.body, { subtree: true, childList: true });
  });
}
