// How much fits where: a small laptop, a phone.

import { beforeAll, describe, test } from 'vitest';
import { PHONE, SMALL_PHONE, expectDecisionInView, expectNoSidewaysScroll, expectNoVerticalScroll, expectNothingCovered } from './layout';
import { SCREENS, goTo, guest, type Guest } from './screens';
import { openHouse } from './setup';

const house = openHouse();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(house(), { seats: 5 });
});

const named = (...names: string[]): typeof SCREENS => SCREENS.filter(({ name }) => names.includes(name));

describe('with five seats and finished films', () => {
  test.each(named('auction', 'placing', 'party'))('the table needs no vertical scrolling at 1280×800: $name', async (screen) => {
    const visitor = await anna.comes();
    await goTo(visitor, screen, anna.games);
    await expectNoVerticalScroll(visitor.page);
    await expectNoSidewaysScroll(visitor.page);
  });
});

describe('in the window of a small laptop', () => {
  test.each([
    { width: 1366, height: 650, locale: 'en' },
    { width: 1366, height: 650, locale: 'de' },
    { width: 1366, height: 650, locale: 'fr' },
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
      await expectDecisionInView(visitor.page);
      await expectNoSidewaysScroll(visitor.page);
    }
  });
});

describe('on a phone', () => {
  test.each(SCREENS)('$name never scrolls sideways', async (screen) => {
    const visitor = await anna.comes(PHONE);
    // Dialogs of rivals and films hang below other tabs there.
    const isBehindTab = ['studio', 'film', 'chat'].includes(screen.name);
    await goTo(visitor, isBehindTab ? { ...screen, then: undefined } : screen, anna.games);
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
