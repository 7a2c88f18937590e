// "What if?": playing on from a moment of a finished game, in any seat.

import { beforeAll, expect, test } from 'vitest';
import type { Replay } from '../src/wire/types';
import { expectNoSidewaysScroll, PHONE } from './layout';
import { played, type Played } from './played';
import { openTestBed } from './setup';
import { violations } from './violations';
import type { Visitor } from './visitor';

const testbed = openTestBed();
let game = '';
let cookies: Played['cookies'];

beforeAll(async () => {
  ({ game, cookies } = await played(testbed(), { seats: 3 }));
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
  expect(await violations(page)).toEqual([]);
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
  expect(await violations(page)).toEqual([]);

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
