// Every screen, in both themes, is free of what axe calls a violation of WCAG 2.2 AA.

import { beforeAll, describe, expect, test } from 'vitest';
import { SECTIONS } from '../src/lib/rulebook';
import { mouse } from './fingers';
import { LYING_PHONE, PHONE, expectNoSidewaysScroll } from './layout';
import { beginPremiere } from './premiere';
import { SCREENS, goTo } from './screens';
import { openTestBed } from './setup';
import { guest, type Guest } from './states';
import { violations } from './violations';
import type { Visitor } from './visitor';
import { LANGUAGES } from './words';

const testbed = openTestBed();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed());
});

test('a screen with buttons that nobody can name has violations', async () => {
  const visitor = await anna.comes();
  await goTo(visitor, SCREENS[0]!, anna.games);
  await visitor.page.locator('button, a').evaluateAll((all) => all.forEach((one) => ['aria-label', 'title'].forEach((name) => one.removeAttribute(name))));
  expect(await violations(visitor.page)).toContainEqual(expect.stringContaining('dark: button-name: '));
});

test.each(SCREENS)('$name has no violation in either theme, and nothing moves for whoever wants calm', async (screen) => {
  const visitor = await anna.comes();
  await goTo(visitor, screen, anna.games);
  expect(await violations(visitor.page)).toEqual([]);
  expect(await visitor.page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test.each(LANGUAGES)('all chapters of the rules with their pictures fit a phone, and have no violation: %s', async (locale) => {
  const { page } = await anna.comes({ ...PHONE, locale });
  await page.goto(`${testbed().url}/#rules`);
  await page.locator('.whole input').check();
  await expect.poll(() => page.locator('section > figure').count()).toBe(SECTIONS.length);
  await expectNoSidewaysScroll(page);
  expect(await violations(page)).toEqual([]);
});

/** Where much is in another place on a phone that lies on its side. */
const AT_TABLES = ['auction', 'placing', 'party', 'advice', 'reactions', 'recap', 'vote', 'watching'];
const PHONES = [
  ['stands', PHONE, SCREENS],
  ['lies on its side', LYING_PHONE, SCREENS.filter(({ name }) => AT_TABLES.includes(name))],
] as const;

describe.each(PHONES)('a phone that %s', (_, device, screens) => {
  // The colours of a theme are the same everywhere, so that one of them is enough here.
  test.each(screens)('shows $name without a violation', async (screen) => {
    const visitor = await anna.comes(device);
    await goTo(visitor, screen, anna.games);
    expect(await violations(visitor.page, ['dark'])).toEqual([]);
  });

  test('shows every part of the table without a violation', async () => {
    const { page } = await atAuction(device);
    for (const tab of ['rivals', 'awards', 'log']) {
      await page.locator(`button[data-tab="${tab}"]`).tap();
      expect(await violations(page), tab).toEqual([]);
    }
  });
});

async function atAuction(device: typeof PHONE): Promise<Visitor> {
  const visitor = await anna.comes(device);
  await goTo(visitor, SCREENS.find(({ name }) => name === 'auction')!, anna.games);
  return visitor;
}

/** When the curtain is open, and everything stands where it belongs. */
const OPEN_MS = 2_800;

test('a premiere has no violation in either theme', async () => {
  const visitor = await testbed().visit({ reducedMotion: 'no-preference' });
  const { page } = visitor;
  await beginPremiere(visitor, mouse);
  // Axe needs a clock that goes on; with that the premiere would end, but a copy of it does not.
  await page.locator('.moment').evaluate((moment, openMs) => {
    const copy = moment.cloneNode(true) as Element;
    copy.querySelector('.curtain')?.remove();
    document.body.append(copy);
    for (const animation of copy.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = openMs;
    }
  }, OPEN_MS);
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
});
