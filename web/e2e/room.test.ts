// How much fits where: a small laptop, a phone.

import { beforeAll, describe, expect, test } from 'vitest';
import { mouse } from './fingers';
import {
  LYING_PHONE,
  PHONE,
  SMALL_PHONE,
  expectDecisionInView,
  expectFilmsInView,
  expectNoSidewaysScroll,
  expectNoVerticalScroll,
  expectNothingCovered,
  expectSlotInView,
  expectSlotWords,
  moved,
  watchFrame,
} from './layout';
import { SCREENS, goTo } from './screens';
import { openTestBed } from './setup';
import { guest, type Guest } from './states';
import { Table } from './table';
import { hasFilm } from './visitor';

const testbed = openTestBed();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed(), { seats: 5 });
});

const N_DECISIONS = 12;

const named = (...names: string[]): typeof SCREENS => SCREENS.filter(({ name }) => names.includes(name));

describe('with five seats and finished films', () => {
  test.each(named('auction', 'placing', 'party'))('the table needs no vertical scrolling at 1280×800: $name', async (screen) => {
    const visitor = await anna.comes();
    await goTo(visitor, screen, anna.games);
    await expectNoVerticalScroll(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
  });
});

test.each([
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
])('stage, faces, decision and studio stay where they are at $width×$height', async (viewport) => {
  const ben = await testbed().visit({ viewport });
  await ben.introduce('Ben');
  await ben.open(`table/${await ben.playNow()}`);
  const table = new Table(ben.page, mouse);
  await table.decision();
  await watchFrame(ben.page);
  let nDecisions = 0;
  await table.play(() => ++nDecisions > N_DECISIONS);
  expect(await moved(ben.page)).toEqual({});
});

describe('in the window of a small laptop', () => {
  test.each([
    { width: 1366, height: 650, locale: 'en' },
    { width: 1366, height: 650, locale: 'de' },
    { width: 1366, height: 650, locale: 'fr' },
    { width: 1366, height: 650, locale: 'it' },
    { width: 1280, height: 720, locale: 'en' },
    { width: 1024, height: 768, locale: 'en' },
    { width: 1024, height: 768, locale: 'de' },
    { width: 1024, height: 768, locale: 'fr' },
    { width: 1024, height: 640, locale: 'en' },
  ])('nothing covers anything at $width×$height: $locale', async ({ width, height, locale }) => {
    const visitor = await anna.comes({ viewport: { width, height }, locale });
    for (const screen of named('auction', 'placing', 'party')) {
      await goTo(visitor, screen, anna.games);
      await expectNothingCovered(visitor.page);
      await expectSlotWords(visitor.page);
      await expectDecisionInView(visitor.page);
      await expectNoSidewaysScroll(visitor.page);
    }
  });
});

describe('on a phone', () => {
  const LOCALES = ['en-GB', 'de-DE', 'fr-FR', 'it-IT'];

  test.each(SCREENS)('$name never scrolls sideways', async (screen) => {
    const visitor = await anna.comes(PHONE);
    await goTo(visitor, screen, anna.games);
    await expectNoSidewaysScroll(visitor.page);
  });

  test.each(LOCALES)('all films are in sight while one bids: %s', async (locale) => {
    const visitor = await anna.comes({ ...PHONE, locale });
    await goTo(visitor, named('auction')[0]!, anna.games);
    await expectFilmsInView(visitor.page);
    await expectDecisionInView(visitor.page);
  });

  test.each(LOCALES)('all films are in sight while one bids, with finished ones above them: %s', async (locale) => {
    const ben = await testbed().visit({ ...PHONE, locale });
    await ben.introduce('Ben');
    const { game } = await ben.gameWhere((view) => view.legal.type === 'auction' && hasFilm(view));
    await ben.open(`table/${game}`);
    await new Table(ben.page, mouse).decision();
    await expectFilmsInView(ben.page);
  });

  test.each(named('auction', 'placing', 'party'))('that lies on its side the whole table is in sight: $name', async (screen) => {
    const visitor = await anna.comes(LYING_PHONE);
    await goTo(visitor, screen, anna.games);
    await expectNoSidewaysScroll(visitor.page);
    await expectDecisionInView(visitor.page);
    if (screen.name === 'placing') await expectSlotInView(visitor.page);
    expect(await visitor.page.evaluate(() => document.scrollingElement!.scrollHeight <= innerHeight), 'no scrolling').toBe(true);
  });

  test.each(['de-DE', 'fr-FR'])('long words leave the decision in sight, on a small one too: %s', async (locale) => {
    const visitor = await anna.comes({ ...SMALL_PHONE, locale });
    for (const screen of named('auction', 'placing', 'party')) {
      await goTo(visitor, screen, anna.games);
      await expectNoSidewaysScroll(visitor.page);
      await expectDecisionInView(visitor.page);
    }
  });
});
