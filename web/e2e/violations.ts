// What axe calls a violation of WCAG 2.2 AA.

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

type Theme = 'dark' | 'light';

/** What is wrong with what a page shows, in the dark theme and in the light one: where, and why. */
export async function violations(page: Page, themes: readonly Theme[] = ['dark', 'light']): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations) {
      for (const { target, any, all, none } of nodes) {
        const why = [...any, ...all, ...none].map(({ message }) => message);
        found.push(`${colorScheme}: ${id}: ${target.join(' ')}: ${why.join('; ')}`);
      }
    }
  }
  return found;
}
