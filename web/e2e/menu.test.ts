// What is around a table: dialogs and the focus, the log, the way out and back in, and who may see
// what where several people share a device.

import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import type { Made, NewTable } from '../src/wire/types';
import { Keyboard, mouse } from './fingers';
import { openTestBed } from './setup';
import { gameOfTwo } from './states';
import { Table } from './table';
import type { Visitor } from './visitor';

const testbed = openTestBed();

const isFocused = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement);

test('a dialog keeps the focus to itself, and gives it back', async () => {
  const anna = await testbed().visit();
  const { page } = anna;
  await anna.introduce('Anna');
  await anna.open(`table/${await anna.playNow()}`);
  await new Table(page, mouse).decision();
  const stop = page.locator('[data-location]').last();
  const dialog = page.getByRole('dialog');
  await new Keyboard(page).tabTo(stop);
  for (const isInItsFirstMoment of [true, false]) {
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    if (!isInItsFirstMoment) {
      await page.locator('dialog:modal').waitFor();
      const nInside = await dialog.locator('button, input, select').count();
      expect(nInside).toBeGreaterThan(1);
      for (let steps = 0; steps < 2 * nInside; steps += 1) {
        await page.keyboard.press('Tab');
        // Between the last and the first, the focus may leave the page, but never for the table.
        expect(await page.evaluate(() => document.activeElement?.closest('.board') ?? null)).toBeNull();
      }
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    // The browser hides what it closes before it says so.
    await expect.poll(() => isFocused(stop)).toBe(true);
  }
});

test('whoever leaves finds a bot in their seat, and takes it back', async () => {
  const ben = await testbed().visit();
  const { page } = ben;
  await ben.introduce('Ben');
  // Not so fast that the bots are done when he comes back.
  const game = await ben.playNow({ pace_ms: 1_000 });
  await ben.open(`table/${game}`);
  const table = new Table(page, mouse);
  await table.decision();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: /^Leave/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Leave/ }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await ben.open(`table/${game}`);
  const away = page.locator('.away');
  await away.getByRole('button').click();
  await away.waitFor({ state: 'detached' });
  await table.decide(await table.decision());
});

test('whoever leaves a game that is paused is free, and may come back', async () => {
  const cleo = await testbed().visit();
  const { page } = cleo;
  await cleo.introduce('Cleo');
  const game = await cleo.playNow();
  await cleo.open(`table/${game}`);
  await new Table(page, mouse).decision();
  await askFor(page, 'Pause');
  await page.locator('.votes', { hasText: 'The game is paused.' }).waitFor();
  await page.locator('.decision .say', { hasText: 'The game is paused.' }).waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  for (const way of ['Leave', 'Resign', 'Call off the game']) {
    await page.getByRole('dialog').getByRole('button', { name: way }).waitFor();
  }
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await cleo.open(`table/${game}`);
  await page.locator('.away').getByRole('button').click();
  await page.locator('.away').waitFor({ state: 'detached' });
});

test('whoever has asked may think better of it, and then ask for something else', async () => {
  const [anna, ben] = [await testbed().visit(), await testbed().visit()];
  for (const [visitor, name] of [[anna, 'Anna'], [ben, 'Ben']] as const) await visitor.introduce(name);
  const game = await gameOfTwo(anna, ben);
  await anna.open(`table/${game}`);
  await ben.open(`table/${game}`);
  await askFor(anna.page, 'Pause');
  await ben.page.locator('.votes', { hasText: 'Anna asks: Pause the game?' }).waitFor();
  await anna.page.getByRole('button', { name: 'Withdraw' }).click();
  for (const { page } of [anna, ben]) await page.locator('.log').getByText('Anna withdraws the request.').waitFor();
  await askFor(anna.page, 'Call off the game');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'Call off the game' }).click();
  await ben.page.locator('.votes', { hasText: 'Anna asks: Call off the game?' }).waitFor();
});

test('from the rules, the settings and one’s own films a way leads back to the table', async () => {
  const dora = await testbed().visit();
  const { page } = dora;
  await dora.introduce('Dora');
  const table = `table/${await dora.playNow()}`;
  const wayBack = page.locator(`main a[href="#${table}"], nav a[href="#${table}"]`);
  for (const elsewhere of ['rules', 'settings', 'films']) {
    await dora.open(table);
    await page.locator('.board').waitFor();
    await dora.open(elsewhere);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await wayBack.click();
    await page.locator('.board').waitFor();
  }
  await dora.open();
  await dora.open('rules');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await wayBack.count()).toBe(0);
});

test('the log follows the game in whatever language, unless somebody reads further up', async () => {
  // So low that the log has little room.
  const eva = await testbed().visit({ viewport: { width: 1280, height: 700 } });
  const { page } = eva;
  await eva.introduce('Eva');
  await eva.open(`table/${await eva.playNow()}`);
  const table = new Table(page, mouse);
  const log = page.locator('.log');
  const gap = (): Promise<number> => log.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  const isLong = (): Promise<boolean> => log.evaluate((list) => list.scrollHeight > 2.5 * list.clientHeight);
  const playOn = async (): Promise<void> => {
    const before = await log.locator('.entry').count();
    await table.decide(await table.decision());
    await table.decision();
    await expect.poll(() => log.locator('.entry').count()).toBeGreaterThan(before);
  };
  await table.play(isLong);
  for (const lang of ['de', 'fr', 'en']) {
    await page.getByRole('combobox').first().selectOption(lang);
    await page.locator(`html[lang="${lang}"]`).waitFor();
    await expect.poll(gap).toBeLessThan(3);
    await playOn();
    await expect.poll(gap).toBeLessThan(3);
  }
  // What is asked, and answered, comes and goes beside it.
  await askFor(page, 'Pause');
  await page.locator('.votes', { hasText: 'The game is paused.' }).waitFor();
  await expect.poll(gap).toBeLessThan(3);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.votes').waitFor({ state: 'detached' });
  await expect.poll(gap).toBeLessThan(3);
  await playOn();
  await expect.poll(gap).toBeLessThan(3);
  await page.setViewportSize({ width: 1280, height: 620 });
  await expect.poll(gap).toBeLessThan(3);
  await log.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(gap).toBeGreaterThan(100);
  const top = await log.evaluate((list) => list.scrollTop);
  await playOn();
  expect(await log.evaluate((list) => list.scrollTop)).toBe(top);
  await log.hover();
  await page.mouse.wheel(0, 100_000);
  await expect.poll(gap).toBeLessThan(3);
  await playOn();
  await expect.poll(gap).toBeLessThan(3);
});

test('the focus waits at the decision when what was pressed is gone', async () => {
  const finn = await testbed().visit();
  const { page } = finn;
  await finn.open(`table/${await twoHere(finn)}`);
  const keyboard = new Keyboard(page);
  const table = new Table(page, keyboard);
  const cover = page.getByRole('button', { name: /^I am/ });
  const isAtDecision = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.matches('.decision') ?? false);
  let nDecided = 0;
  while (nDecided < 5) {
    const decision = await Promise.race([cover.waitFor().then(() => null), table.decision()]);
    if (decision === null) {
      expect(await isFocused(cover)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(isAtDecision).toBe(true);
    } else {
      await table.decide(decision);
      await expect.poll(async () => (await isAtDecision()) || (await isFocused(cover))).toBe(true);
      nDecided += 1;
    }
  }
});

test('on a device that people share, a purse is open to whoever says that it is theirs', async () => {
  const gina = await testbed().visit();
  const { page } = gina;
  await gina.open(`table/${await twoHere(gina, { pace_ms: 600, has_hints: true })}`);
  const cover = page.getByRole('button', { name: /^I am/ });
  const hint = page.locator('button[data-key="hint"]');
  await cover.waitFor();
  expect(await hint.count()).toBe(0);
  await askFor(page, 'Pause');
  await page.locator('.votes', { hasText: 'The game is paused.' }).waitFor();
  expect(await cover.isVisible()).toBe(true);
  expect(await page.locator('.board').count()).toBe(0);
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.votes', { hasText: 'The game is paused.' }).waitFor({ state: 'detached' });
  await cover.click();
  await hint.waitFor();
  expect(await openPurses(page)).toBe(1);
  await page.locator('button[data-key="pass"]').click();
  // Now bots speak, and then the other person, or this one once more.
  await expect.poll(() => openPurses(page)).toBe(0);
  await cover.waitFor();
  expect(await openPurses(page)).toBe(0);
  await cover.click();
  await expect.poll(() => openPurses(page)).toBe(1);
  await page.reload();
  await cover.waitFor();
  expect(await openPurses(page)).toBe(0);
});

async function askFor(page: Page, wish: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: wish }).click();
}

/** A game of two people at one device and a bot. */
async function twoHere(visitor: Visitor, table: Partial<NewTable> = {}): Promise<string> {
  await visitor.introduce('Guest');
  const wish: NewTable = { switches: {}, is_public: false, bots: [], seats: 3, pace_ms: 0, ...table };
  const { game } = await visitor.ask<Made>('POST', '/api/tables', wish);
  for (const seat of [0, 1]) await visitor.command(game, { type: 'sit', seat });
  await visitor.command(game, { type: 'start', fill: 'easy' });
  return game;
}

/** How many purses can be read on the board. */
async function openPurses(page: Page): Promise<number> {
  const purses = await page.locator('.board header [data-money]').allInnerTexts();
  return purses.filter((text) => /\d/.test(text)).length;
}
