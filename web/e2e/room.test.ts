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
  expectWhole,
  moved,
  spaceUsed,
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
  { width: 2560, height: 1440 },
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

describe.each([
  { width: 1440, height: 900, leastStage: 0.25 },
  { width: 1920, height: 1080, leastStage: 0.28 },
  { width: 2560, height: 1440, leastStage: 0.28 },
])('in a great window, $width×$height', ({ leastStage, ...viewport }) => {
  test.each(named('auction', 'placing', 'party'))('nothing is a void, and chips are as large as one may expect: $name', async (screen) => {
    const visitor = await anna.comes({ viewport });
    await goTo(visitor, screen, anna.games);
    await expectNoVerticalScroll(visitor.page);
    await expectNothingCovered(visitor.page);
    const { empty, stage, chip, slot } = await spaceUsed(visitor.page);
    expect(empty, 'share of the window in which nothing is').toBeLessThan(0.12);
    expect(stage, 'share of the window that is the stage').toBeGreaterThan(leastStage);
    expect(chip, 'height of a chip for hire').toBeGreaterThan(0.14);
    expect(slot, 'height of a slot of one’s own').toBeGreaterThan(0.045);
  });
});

// Bots are seen to bid, chips fly, films are finished: the frame is where it was all the while.
test.each([
  ['a desktop', { viewport: { width: 1366, height: 768 } }, false],
  ['a phone', PHONE, true],
] as const)('nothing of the frame moves while everything else does, on %s', async (_, device, isPhone) => {
  const ben = await testbed().visit({ ...device, reducedMotion: 'no-preference' });
  await ben.introduce('Ben');
  // After the script that makes bots quicker than one can see.
  await ben.context.addInitScript(() => localStorage.setItem('traumfabrik-settings', JSON.stringify({ tempo: 'quick' })));
  await ben.open(`table/${await ben.playNow()}`);
  const table = new Table(ben.page, mouse);
  await table.decision();
  await watchFrame(ben.page, isPhone);
  await ben.page.evaluate(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { nMoved: 0 });
    Element.prototype.animate = function (this: Element, ...how): Animation {
      (window as unknown as { nMoved: number }).nMoved += 1;
      return animate.apply(this, how);
    };
  });
  let nDecisions = 0;
  await table.play(() => ++nDecisions > N_DECISIONS);
  expect(await ben.page.evaluate(() => (window as unknown as { nMoved: number }).nMoved), 'what travelled').toBeGreaterThan(N_DECISIONS);
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

  test.each(named('coach', 'recap', 'advice', 'vote', 'paused'))('all films are in sight with what is said or asked: $name', async (screen) => {
    const visitor = await anna.comes({ ...PHONE, locale: 'de-DE' });
    await goTo(visitor, screen, anna.games);
    await expectFilmsInView(visitor.page);
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
    const visitor = await anna.comes({ ...LYING_PHONE, locale: 'de-DE' });
    await goTo(visitor, screen, anna.games);
    await expectNoSidewaysScroll(visitor.page);
    await expectDecisionInView(visitor.page);
    if (screen.name === 'placing') await expectSlotInView(visitor.page);
    await expectSlotWords(visitor.page, true);
    expect(await visitor.page.evaluate(() => document.scrollingElement!.scrollHeight <= innerHeight), 'no scrolling').toBe(true);
  });

  test('what one chooses at seats is whole in Italian', async () => {
    const visitor = await anna.comes({ ...PHONE, locale: 'it-IT' });
    for (const screen of named('new table', 'gathering')) {
      await goTo(visitor, screen, anna.games);
      await expectWhole(visitor.page, 'main select');
    }
  });

  test('what is unread is counted in whole in German', async () => {
    const visitor = await anna.comes({ ...PHONE, locale: 'de-DE' });
    await goTo(visitor, named('auction')[0]!, anna.games);
    const ben = await testbed().visit();
    await ben.introduce('Ben');
    await ben.ask('POST', `/api/tables/${anna.games.auction}/chat`, { text: 'Psst!' });
    await visitor.page.locator('.tabs .new').waitFor();
    await expectWhole(visitor.page, '.tabs .new');
    await expectNoSidewaysScroll(visitor.page);
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
