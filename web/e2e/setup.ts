// What every file of tests begins and ends with.

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { House } from './house';

/** A house for the tests of a file. Whatever a browser complains about fails the test that it was in. */
export function openHouse(flags: readonly string[] = []): () => House {
  let house: House | undefined;
  let began = 0;
  beforeAll(async () => {
    house = await House.open(flags);
  });
  beforeEach(() => {
    began = Date.now();
  });
  afterEach(async ({ task }) => {
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s  ${task.name}`);
    await house?.farewell();
  });
  afterAll(() => house?.close());
  return () => house!;
}
