// What every file of tests begins and ends with.

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { TestBed } from './testbed';

/** A testbed for the tests of a file. Whatever a browser complains about fails the test that it was in. */
export function openTestBed(flags: readonly string[] = []): () => TestBed {
  let testbed: TestBed | undefined;
  let began = 0;
  beforeAll(async () => {
    testbed = await TestBed.open(flags);
  });
  beforeEach(() => {
    began = Date.now();
  });
  afterEach(async ({ task }) => {
    console.log(`${((Date.now() - began) / 1000).toFixed(1)} s  ${task.name}`);
    if (task.result?.state === 'fail') await testbed?.picture(task.name);
    await testbed?.farewell();
  });
  afterAll(() => testbed?.close());
  return () => testbed!;
}
