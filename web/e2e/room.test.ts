// How much fits where: a small laptop, a phone.

import { beforeAll, describe, test } from 'vitest';
import { PHONE, expectNoSidewaysScroll, expectNoVerticalScroll } from './layout';
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

describe('on a phone', () => {
  test.each(SCREENS)('$name never scrolls sideways', async (screen) => {
    const visitor = await anna.comes(PHONE);
    // Dialogs of rivals and films hang below other tabs there.
    const isBehindTab = ['studio', 'film', 'chat'].includes(screen.name);
    await goTo(visitor, isBehindTab ? { ...screen, then: undefined } : screen, anna.games);
    await expectNoSidewaysScroll(visitor.page);
  });
});
