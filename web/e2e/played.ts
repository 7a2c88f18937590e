// A game that is over, for tests of what comes after.

import type { BrowserContext } from 'playwright-core';
import type { NewTable } from '../src/wire/types';
import type { TestBed } from './testbed';

export type Played = {
  readonly game: string;
  /** With these one comes again as whoever has played it. */
  readonly cookies: Awaited<ReturnType<BrowserContext['storageState']>>;
};

export async function played(testbed: TestBed, table: Partial<NewTable>): Promise<Played> {
  const anna = await testbed.visit();
  await anna.introduce('Anna');
  const game = await anna.finished(table);
  const cookies = await anna.context.storageState();
  await testbed.farewell();
  return { game, cookies };
}
