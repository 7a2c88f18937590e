// Letters of twice the usual size, as people set them in their browser.

import { beforeAll, expect, test } from 'vitest';
import { mouse } from './fingers';
import { expectNoSidewaysScroll, lost } from './layout';
import { SCREENS, goTo } from './screens';
import { openTestBed } from './setup';
import { guest, type Guest } from './states';
import { Table } from './table';

const testbed = openTestBed(['--blink-settings=defaultFontSize=32']);
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed());
});

const LOOKED_AT = ['home', 'new table', 'gathering', 'auction', 'placing', 'party', 'end', 'lesson'];

test.each(SCREENS.filter(({ name }) => LOOKED_AT.includes(name)))('$name loses nothing and does not scroll sideways', async (screen) => {
  const visitor = await anna.comes();
  await goTo(visitor, screen, anna.games);
  const { page } = visitor;
  expect(await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32);
  await expectNoSidewaysScroll(page);
  expect(await lost(page)).toEqual([]);
});

test('a game can be played', async () => {
  const visitor = await anna.comes();
  await goTo(visitor, SCREENS.find(({ name }) => name === 'auction')!, anna.games);
  let n = 0;
  await new Table(visitor.page, mouse).play(() => (n += 1) > 6);
});
