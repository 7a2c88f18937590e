// Every screen, in both themes, is free of what axe calls a violation of WCAG 2.2 AA.

import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { SCREENS, goTo, guest, type Guest } from './screens';
import { openHouse } from './setup';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const house = openHouse();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(house());
});

test('a screen with buttons that nobody can name has violations', async () => {
  const visitor = await anna.comes();
  await goTo(visitor, SCREENS[0]!, anna.games);
  await visitor.page.locator('button, a').evaluateAll((all) => all.forEach((one) => ['aria-label', 'title'].forEach((name) => one.removeAttribute(name))));
  const { violations } = await new AxeBuilder({ page: visitor.page }).withTags(TAGS).setLegacyMode(true).analyze();
  expect(violations.map(({ id }) => id)).toContain('button-name');
});

describe.each(['dark', 'light'] as const)('in the %s theme', (colorScheme) => {
  test.each(SCREENS)('$name has no violation', async (screen) => {
    const visitor = await anna.comes({ colorScheme });
    await goTo(visitor, screen, anna.games);
    const { violations } = await new AxeBuilder({ page: visitor.page }).withTags(TAGS).setLegacyMode(true).analyze();
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message);
        return `${id}: ${target.join(' ')}: ${why.join('; ')}`;
      }),
    );
    expect(found).toEqual([]);
  });
});
