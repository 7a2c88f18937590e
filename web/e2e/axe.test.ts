// Every screen, in both themes, is free of what axe calls a violation of WCAG 2.2 AA.

import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, expect, test } from 'vitest';
import { SCREENS, goTo, guest, type Guest } from './screens';
import { openTestBed } from './setup';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const testbed = openTestBed();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed());
});

test('a screen with buttons that nobody can name has violations', async () => {
  const visitor = await anna.comes();
  await goTo(visitor, SCREENS[0]!, anna.games);
  await visitor.page.locator('button, a').evaluateAll((all) => all.forEach((one) => ['aria-label', 'title'].forEach((name) => one.removeAttribute(name))));
  const { violations } = await new AxeBuilder({ page: visitor.page }).withTags(TAGS).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});

test.each(SCREENS)('$name has no violation in either theme', async (screen) => {
  const visitor = await anna.comes();
  await goTo(visitor, screen, anna.games);
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await visitor.page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page: visitor.page }).withTags(TAGS).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations) {
      for (const { target, any, all, none } of nodes) {
        const why = [...any, ...all, ...none].map(({ message }) => message);
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${why.join('; ')}`);
      }
    }
  }
  expect(found).toEqual([]);
});
