// Tables in every state that a screen shows, of somebody who comes again.

import type { BrowserContextOptions } from 'playwright-core';
import { recapOf } from '../src/app/table/recap';
import type { LogEntry, Made, NewTable } from '../src/wire/types';
import { puzzleOf } from './puzzle';
import type { TestBed } from './testbed';
import type { Visitor } from './visitor';

/** The tables by what they show. */
export type Games = Readonly<Record<'gathering' | 'auction' | 'placing' | 'party' | 'finished' | 'recap' | 'paused' | 'shared' | 'asked' | 'watched', string>> & {
  /** The entry of a decision of the finished one that can be tried again. */
  readonly puzzle: number;
};

/** Somebody with tables in every state, as often as they come again. */
export type Guest = {
  readonly games: Games;
  readonly comes: (wish?: BrowserContextOptions) => Promise<Visitor>;
};

export async function guest(testbed: TestBed, wish: Partial<NewTable> = {}): Promise<Guest> {
  const [anna, ben] = [await testbed.visit(), await testbed.visit()];
  await anna.introduce('Anna');
  await ben.introduce('Ben');
  const games = { ...(await alone(anna, wish)), ...(await together(anna, ben)) };
  const storageState = await anna.context.storageState();
  await testbed.farewell();
  return { games, comes: (how) => testbed.visit({ storageState, ...how }) };
}

async function alone(anna: Visitor, wish: Partial<NewTable>): Promise<Omit<Games, 'asked' | 'watched'>> {
  const table = { switches: {}, is_public: true, bots: ['medium'], ...wish };
  const { game: gathering } = await anna.ask<Made>('POST', '/api/tables', table);
  await anna.command(gathering, { type: 'sit', seat: 0 });
  const { game: auction } = await anna.gameWhere(
    ({ legal, films, quarter, location }) => legal.type === 'auction' && films.length > 2 && quarter! < 4 && location < 5,
    wish,
  );
  const { game: placing } = await anna.gameWhere(
    ({ legal, films }) => legal.type === 'placing' && legal.placements.length > 2 && films.length > 0,
    wish,
  );
  const { game: party } = await anna.gameWhere(
    ({ legal, films }) => legal.type === 'party' && legal.faces.length > 2 && films.length > 0,
    wish,
  );
  const recap = await gameWithRecap(anna, wish);
  const paused = await anna.playNow(wish);
  await anna.command(paused, { type: 'propose', seat: 0, motion: { type: 'pause' } });
  const finished = await anna.finished(wish);
  return { gathering, auction, placing, party, recap, paused, finished, puzzle: await puzzleOf(anna, finished), shared: await atOneDevice(anna) };
}

/** A table at which two sit at one device, and nobody sees what the other has. */
async function atOneDevice(anna: Visitor): Promise<string> {
  const table: NewTable = { seats: 3, switches: { screens: 'screened' }, is_public: false, bots: ['easy'], pace_ms: 0 };
  const { game } = await anna.ask<Made>('POST', '/api/tables', table);
  for (const seat of [0, 1]) await anna.command(game, { type: 'sit', seat });
  await anna.command(game, { type: 'start' });
  return game;
}

/** A table at which something has happened since one's last turn. */
export async function gameWithRecap(anna: Visitor, wish: Partial<NewTable> = {}): Promise<string> {
  const { game } = await anna.gameWhere(
    async ({ legal, films }, at) => legal.type === 'auction' && films.length > 0 && (await hasRecap(anna, at)),
    wish,
  );
  return game;
}

/** Whether something has happened since one's last turn in seat 0. */
export async function hasRecap(anna: Visitor, game: string): Promise<boolean> {
  return recapOf(await anna.ask<readonly LogEntry[]>('GET', `/api/tables/${game}/log`), 0).length > 0;
}

/** A game of two people that has begun. Nothing happens in it but what they do. */
export async function gameOfTwo(anna: Visitor, ben: Visitor): Promise<string> {
  const table: NewTable = { seats: 2, switches: {}, is_public: false, bots: [], pace_ms: 0 };
  const { game } = await anna.ask<Made>('POST', '/api/tables', table);
  await anna.command(game, { type: 'sit', seat: 0 });
  await ben.command(game, { type: 'sit', seat: 1 });
  await anna.command(game, { type: 'start' });
  return game;
}

/** A table at which the other one asks for something, and one of theirs alone. */
async function together(anna: Visitor, ben: Visitor): Promise<Pick<Games, 'asked' | 'watched'>> {
  const asked = await gameOfTwo(anna, ben);
  await ben.command(asked, { type: 'propose', seat: 1, motion: { type: 'pause' } });
  const { game: watched } = await ben.gameWhere(({ legal, films }) => legal.type === 'auction' && films.length > 0);
  return { asked, watched };
}
