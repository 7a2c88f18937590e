// "What if?": playing on from a moment of a finished game, in any seat.

import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Replay } from '../src/wire/types';
import { expectNoSidewaysScroll, PHONE } from './layout';
import { openTestBed } from './setup';
import type { Visitor } from './visitor';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const testbed = openTestBed();
let game = '';
let cookies: Awaited<ReturnType<Visitor['context']['storageState']>>;

beforeAll(async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  game = await anna.finished({ seats: 3 });
  cookies = await anna.context.storageState();
  await testbed().farewell();
});

/** The frame of the replay at which somebody is about to bid, after so many moves. */
async function beforeBid(anna: Visitor, nMoves: number): Promise<{ readonly frame: number; readonly seat: number }> {
  const { steps } = await anna.ask<Replay>('GET', `/api/tables/${game}/replay?look=judge`);
  const at = steps.findIndex(({ move }, n) => n >= nMoves && move.action?.type === 'bid');
  const frame = steps.slice(0, at).filter(({ move }) => move.action).length;
  return { frame, seat: steps[at]!.move.seat! };
}

async function openReplay(anna: Visitor, frame: number): Promise<void> {
  await anna.page.goto(`${testbed().url}/#replay/${game}/${frame}`);
  await expect.poll(() => anna.page.getByRole('slider').inputValue()).toBe(String(frame));
}

test('what if one had passed? The way to a table of its own, and back', async () => {
  const anna = await testbed().visit({ storageState: cookies });
  const { page } = anna;
  const { frame, seat } = await beforeBid(anna, 40);
  await openReplay(anna, frame);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('group', { name: 'Your seat' }).waitFor();
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await dialog.getByRole('radio', { name: 'Easy' }).check();
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/#table\//);
  const next = page.url().split('#table/')[1]!;
  expect(next).not.toBe(game);

  // It stands as it stood, and Anna sits where somebody had bid.
  const { table, view, seats } = await anna.shown(next);
  expect(table.origin).toMatchObject({ game, decisions: frame });
  expect([seats, view!.due]).toEqual([[seat], { type: 'seat', seat }]);
  await page.locator('button[data-key="pass"]').click();
  await expect.poll(async () => (await anna.shown(next)).table.turn).toBeGreaterThan(table.turn);
  const inGame = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
  expect(inGame.violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole('link', { name: 'Goes on from another game' }).click();
  await expect.poll(() => page.url()).toContain(`/replay/${game}/${frame}`);
  await expect.poll(() => page.getByRole('slider').inputValue()).toBe(String(frame));
});

test('nobody can play on from the end', async () => {
  const { page } = await testbed().visit({ storageState: cookies });
  await page.goto(`${testbed().url}/#replay/${game}`);
  await page.getByRole('slider').waitFor();
  const playOn = page.getByRole('button', { name: 'Play on from here' });
  expect(await playOn.isEnabled()).toBe(true);
  await page.locator('body').press('End');
  await expect.poll(() => playOn.isDisabled()).toBe(true);
});

test('on a phone it is among what one can do with a replay', async () => {
  const anna = await testbed().visit({ ...PHONE, storageState: cookies });
  const { page } = anna;
  const { frame } = await beforeBid(anna, 60);
  await openReplay(anna, frame);
  await page.getByRole('button', { name: 'Share and save' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click();
  await page.waitForURL(/#table\//);
  await page.getByRole('link', { name: 'Goes on from another game' }).waitFor();
  await expectNoSidewaysScroll(page);
});
