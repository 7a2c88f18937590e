// What to do on a screen until it shows what is to be looked at, in any language and at any size.

import type { Page, Route } from 'playwright-core';
import type { Settings } from '../src/lib/settings.svelte';
import type { Visitor } from './visitor';

const SETTINGS = 'traumfabrik-settings';

/** Whoever wants to press what lies below the card of what happened meanwhile closes it. */
export const closeRecap = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('.recap'), (recap) => recap.locator('header button').click(), { times: 1 });

/** Where there is no room for the whole table, a tab shows this part of it. */
export async function openTab(page: Page, name: 'rivals' | 'awards' | 'log'): Promise<void> {
  const tab = page.locator(`button[data-tab="${name}"]`);
  if (await tab.isVisible()) await tab.click();
}

/** What explains comes after the table. */
export const canExplain = (page: Page): Promise<void> => page.locator('[role="note"]').waitFor({ state: 'attached' });

export const dialog = (page: Page): Promise<void> => page.locator('dialog[open]').waitFor();

export const openAll = (page: Page): Promise<void> =>
  page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

export async function openMenu(page: Page): Promise<void> {
  await page.locator('header .own > button').last().click();
  await dialog(page);
}

/** The questions of the menu, from the last of its ways out to the first. */
const WAYS_OUT = ['abort', 'resign', 'leave'] as const;

/** Asks for one of the ways out of a game, and is asked whether one is sure. */
export async function wantOut(page: Page, way: (typeof WAYS_OUT)[number]): Promise<void> {
  await openMenu(page);
  await page.locator('dialog[open] .list').first().locator('button').nth(-1 - WAYS_OUT.indexOf(way)).click();
  await page.locator('dialog[open] button.danger').waitFor();
}

/** What one can do with a replay. */
export async function openShare(page: Page): Promise<void> {
  await page.locator('.share > button, .tools > button').filter({ visible: true }).last().click();
  await dialog(page);
}

/** Comes again with other settings. */
export async function keepSettings(page: Page, change: Partial<Settings>): Promise<void> {
  await page.evaluate(
    ([name, change]) => localStorage.setItem(name, JSON.stringify({ ...JSON.parse(localStorage.getItem(name) ?? '{}'), ...change })),
    [SETTINGS, change] as const,
  );
  await page.reload();
}

/** Does something with other settings, and leaves those that there were to whoever comes next. */
export async function withSettings(page: Page, change: Partial<Settings>, then: () => Promise<void>): Promise<void> {
  const before = await page.evaluate((name) => localStorage.getItem(name) ?? '{}', SETTINGS);
  await keepSettings(page, change);
  await then();
  await page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [SETTINGS, before]);
}

/** Whoever comes next has an account, as far as their page knows. */
export async function bringAccount({ page }: Visitor): Promise<void> {
  const sign = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), account: 'anna' } });
  };
  await page.route('**/api/me', sign, { times: 1 });
}

export async function selectChip(page: Page): Promise<void> {
  const chip = page.locator('button[data-hand]').first();
  if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
}
