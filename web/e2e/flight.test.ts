// Chips that were won fly from the stage, where everybody has seen them.

import { expect, test } from 'vitest';
import type { Action } from '../src/wire/types';
import { mouse } from './fingers';
import { openTestBed } from './setup';
import { gameOfTwo } from './states';
import { Table } from './table';
import { simple, type Visitor } from './visitor';

const testbed = openTestBed();

/** A chip that departs: from where, and whether that lies where it was seen on the stage. */
type Flight = { readonly key: string; readonly from: readonly [number, number]; readonly isFromStage: boolean };

test('what one has won flies from the stage to the hand', async () => {
  const anna = await testbed().visit({ reducedMotion: 'no-preference' });
  const ben = await testbed().visit();
  const { page } = anna;
  const game = await firstBidder(anna, ben);
  await anna.open(`table/${game}`);
  const table = new Table(page, mouse);
  await table.decision();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const onStage = new Map<string, DOMRect>();
    const look = (): void => {
      for (const chip of document.querySelectorAll<HTMLElement>('.stage .lot [data-flies]')) onStage.set(chip.dataset['flies']!, chip.getBoundingClientRect());
      requestAnimationFrame(look);
    };
    look();
    const flights: Flight[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, frames, how): Animation {
      const key = this.dataset?.['flies'];
      const way = /translate\((.+)px, (.+)px\)/.exec(String((frames as Keyframe[])[0]?.['transform']));
      if (key && way && this.closest('.hand')) {
        const here = this.getBoundingClientRect();
        const from = [here.left + here.width / 2 + Number(way[1]), here.top + here.height / 2 + Number(way[2])] as const;
        const seen = onStage.get(key);
        const isFromStage = seen !== undefined && from[0] > seen.left && from[0] < seen.right && from[1] > seen.top && from[1] < seen.bottom;
        flights.push({ key, from, isFromStage });
      }
      return animate.call(this, frames, how);
    };
    Object.assign(window, { flights });
  });

  await page.locator('button[data-key="bid"]').click();
  // The other one leaves it to her.
  await expect.poll(async () => (await ben.shown(game)).view?.legal.type).toBe('auction');
  await play(ben, game);
  await page.locator('button[data-hand]').first().waitFor();
  const flights = (): Promise<readonly Flight[]> => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
  await expect.poll(async () => (await flights()).length).toBeGreaterThan(1);
  expect((await flights()).filter(({ isFromStage }) => !isFromStage)).toEqual([]);
});

/** A table of two at which somebody may bid for several chips. */
async function firstBidder(anna: Visitor, ben: Visitor): Promise<string> {
  await anna.introduce('Anna');
  await ben.introduce('Ben');
  const game = await gameOfTwo(anna, ben);
  for (;;) {
    const { view } = await anna.shown(game);
    if (view?.due.type !== 'seat') throw new Error('Nobody has to decide any more.');
    const { legal, lots, location } = view;
    if (legal.type === 'auction' && lots[location]!.chips.length > 1) return game;
    const due = [anna, ben][view.due.seat]!;
    await play(due, game);
  }
}

/** Passes, or does something simple. */
async function play(visitor: Visitor, game: string): Promise<void> {
  const { view, table, seats } = await visitor.shown(game);
  const action: Action = view!.legal.type === 'auction' ? { type: 'pass' } : simple(view!);
  await visitor.command(game, { type: 'play', seat: seats[0]!, turn: table.turn, actions: [action] });
}
