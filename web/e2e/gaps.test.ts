// The line breaks, the server restarts: nothing is lost.

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { LogEntry } from '../src/wire/types';
import { mouse } from './fingers';
import { openTestBed } from './setup';
import { gameOfTwo } from './states';
import { Table } from './table';
import type { Visitor } from './visitor';
import { Wire } from './wire';

const testbed = openTestBed();
const wires: Wire[] = [];
afterEach(async () => {
  for (const wire of wires.splice(0)) await wire.cut();
});

const LOST = 'Connecting …';

test('a line that breaks in an auction comes back, and the game goes on', async () => {
  const { anna, table, wire } = await annaOverWire((legal) => legal === 'auction');
  await breaks(anna.page, wire);
  await goesOn(table);
});

test('a line that breaks while placing comes back, and the draft can be made again', async () => {
  const { anna, table, wire } = await annaOverWire((legal) => legal === 'placing');
  const { page } = anna;
  const nChips = await page.locator('button[data-hand]').count();
  await table.placeOne(page.locator('button[data-hand]').first());
  await breaks(page, wire);
  // Whatever is left of the draft, every chip can still be given its place.
  expect(await table.decision()).toBe('placing');
  const undo = page.locator('button[data-key="undo"]');
  if ((await undo.count()) > 0) await undo.click();
  await page.waitForFunction((n) => document.querySelectorAll('button[data-hand]').length === n, nChips);
  await goesOn(table);
});

test('what is said while the line is broken is done once it is back, and only once', async () => {
  const { due, seat, game } = await twoPeople();
  const { table, wire } = await overWire(due, game);
  const { page } = due;
  const played = async (): Promise<number[]> => {
    const log = await due.ask<readonly LogEntry[]>('GET', `/api/tables/${game}/log`);
    return log.flatMap(({ deed }) => (deed.type === 'played' ? [deed.seat] : []));
  };
  await wire.cut();
  await badge(page).waitFor();
  await page.locator('button[data-key="pass"]').click();
  await wire.mend();
  await badge(page).waitFor({ state: 'detached' });
  await expect.poll(played).toEqual([seat]);
  // Until the other one decides nothing else can happen, unless it was done twice.
  await page.locator('button[data-key="pass"]').waitFor({ state: 'detached' });
  expect(await played()).toEqual([seat]);
  await table.expectNoRefusal();
});

test('a server that restarts in the middle of a game goes on with the same game', async () => {
  const anna = await testbed().visit();
  anna.forgive(/WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/);
  await anna.introduce('Anna');
  const { game } = await anna.gameWhere(({ legal, films }) => legal.type === 'auction' && films.length > 0);
  await anna.open(`table/${game}`);
  const table = new Table(anna.page, mouse);
  await table.decision();
  // Not what things are worth, which is asked for beside the game and may still be on its way.
  const seen = (): Promise<string[]> => anna.page.locator('.route, .awards').allInnerTexts();
  const before = await seen();
  await testbed().stop();
  await badge(anna.page).waitFor();
  await testbed().start();
  await badge(anna.page).waitFor({ state: 'detached' });
  expect(await seen()).toEqual(before);
  await goesOn(table);
});

function badge(page: Page): ReturnType<Page['locator']> {
  return page.getByRole('status').filter({ hasText: LOST });
}

async function breaks(page: Page, wire: Wire): Promise<void> {
  await wire.cut();
  await badge(page).waitFor();
  await wire.mend();
  await badge(page).waitFor({ state: 'detached' });
}

async function goesOn(table: Table): Promise<void> {
  let n = 0;
  await table.play(() => (n += 1) > 3);
}

/** A table of two people, and who of them is due first. */
async function twoPeople(): Promise<{ due: Visitor; seat: number; game: string }> {
  const people = [await testbed().visit(), await testbed().visit()] as const;
  await people[0].introduce('Anna');
  await people[1].introduce('Ben');
  const game = await gameOfTwo(...people);
  const { view } = await people[0].shown(game);
  const seat = view?.due.type === 'seat' ? view.due.seat : 0;
  return { due: people[seat]!, seat, game };
}

/** Anna in a game against bots over a wire that can be cut, at such a decision. */
async function annaOverWire(isSo: (legal: string) => boolean): Promise<{ anna: Visitor; table: Table; wire: Wire }> {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const { game } = await anna.gameWhere(({ legal }) => isSo(legal.type));
  return { anna, ...(await overWire(anna, game)) };
}

/** A wire that can be cut, between somebody and their game. */
async function overWire(visitor: Visitor, game: string): Promise<{ table: Table; wire: Wire }> {
  const wire = new Wire(() => testbed().port);
  wires.push(wire);
  await wire.mend();
  visitor.forgive(/WebSocket|ERR_CONNECTION|Failed to load resource/);
  await visitor.open(`table/${game}`, visitor.page, `http://127.0.0.1:${wire.port}`);
  const table = new Table(visitor.page, mouse);
  await table.decision();
  return { table, wire };
}
