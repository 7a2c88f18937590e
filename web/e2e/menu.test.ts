// What opens above a table: dialogs and the focus, and the way out and back in.

import { expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { Keyboard, mouse } from './fingers';
import { openHouse } from './setup';
import { Table } from './table';

const house = openHouse();

const isFocused = (one: Locator): Promise<boolean> => one.evaluate((element) => element === document.activeElement);

test('a dialog keeps the focus to itself, and gives it back', async () => {
  const anna = await house().visit();
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
    expect(await isFocused(stop)).toBe(true);
  }
});

test('whoever leaves finds a bot in their seat, and takes it back', async () => {
  const ben = await house().visit();
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
