// Every screen, in both themes, is free of what axe calls a violation of WCAG 2.2 AA.

import { beforeAll, expect, test } from 'vitest';
import { SCREENS, goTo, guest, type Guest } from './screens';
import { openTestBed } from './setup';
import { violations } from './violations';

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
