// Every screen there is, and how to get there.

import type { Page } from 'playwright-core';
import { lookAway } from './overlays';
import type { Games } from './states';
import type { Visitor } from './visitor';

export type Screen = {
  readonly name: string;
  readonly at: (games: Games) => string;
  /** What is there as soon as the screen is. */
  readonly shows: string;
  /** What to do there first. */
  readonly then?: (page: Page) => Promise<void>;
};

/** Whoever wants to press what lies below the card of what happened meanwhile closes it. */
const closeRecap = (page: Page): Promise<void> =>
  page.addLocatorHandler(page.locator('.recap'), (recap) => recap.locator('header button').click(), { times: 1 });

/** Where there is no room for the whole table, a tab shows this part of it. */
async function openTab(page: Page, name: 'rivals' | 'log'): Promise<void> {
  const tab = page.locator(`button[data-tab="${name}"]`);
  if (await tab.isVisible()) await tab.click();
}

const dialog = async (page: Page): Promise<void> => page.locator('dialog[open]').waitFor();
const openAll = (page: Page): Promise<void> => page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));

export const SCREENS: readonly Screen[] = [
  { name: 'home', at: () => '', shows: '.mine li', then: (page) => page.locator('.wall svg').first().waitFor() },
  { name: 'new table', at: () => 'new', shows: 'form fieldset', then: openAll },
  { name: 'file', at: () => 'bring', shows: '.panel > button' },
  { name: 'gathering', at: ({ gathering }) => `table/${gathering}`, shows: '.chairs', then: openAll },
  { name: 'auction', at: ({ auction }) => `table/${auction}`, shows: 'button[data-key="pass"]' },
  { name: 'placing', at: ({ placing }) => `table/${placing}`, shows: 'button[data-hand]', then: (page) => selectChip(page) },
  { name: 'party', at: ({ party }) => `table/${party}`, shows: 'button.take' },
  {
    name: 'stop',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await page.locator('[data-location][aria-current="step"]').click();
      await dialog(page);
    },
  },
  {
    name: 'wish list',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await page.locator('[data-location="7"]').click();
      await dialog(page);
      await page.locator('.offered button').first().click();
    },
  },
  {
    name: 'studio',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await closeRecap(page);
      await openTab(page, 'rivals');
      await page.locator('.rival button.productions').first().click();
      await dialog(page);
    },
  },
  {
    name: 'film',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await closeRecap(page);
      await openTab(page, 'rivals');
      await page.locator('button.film:visible').first().click();
      await dialog(page);
    },
  },
  {
    name: 'table menu',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await page.locator('header .own > button').last().click();
      await dialog(page);
    },
  },
  {
    name: 'chat',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await openTab(page, 'log');
      await page.locator('.switch button').nth(1).click();
    },
  },
  {
    name: 'explanation',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await page.keyboard.press('?');
      await page.locator('[role="note"] a').first().waitFor();
    },
  },
  {
    name: 'advice',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await page.locator('button[data-key="hint"]').click();
      await page.locator('.advice li').first().waitFor();
    },
  },
  {
    name: 'reactions',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await closeRecap(page);
      await page.locator('header button[popovertarget]').first().click();
      await page.locator('.tray .emotes').waitFor();
    },
  },
  {
    name: 'coach',
    at: ({ auction }) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await setCoach(page, true);
      await page.reload();
      await page.locator('.coach').waitFor();
      await setCoach(page, false);
    },
  },
  {
    name: 'recap',
    at: ({ recap }) => `table/${recap}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await lookAway(page);
      await page.locator('.recap li').first().waitFor();
    },
  },
  { name: 'paused', at: ({ paused }) => `table/${paused}`, shows: '.votes button' },
  { name: 'vote', at: ({ asked }) => `table/${asked}`, shows: '.votes button.primary' },
  {
    name: 'watching',
    at: ({ watched }) => `table/${watched}`,
    shows: '.watching',
    then: async (page) => {
      await openTab(page, 'log');
      await page.locator('.switch button').nth(2).click();
      await page.locator('.onlookers').waitFor();
    },
  },
  { name: 'end', at: ({ finished }) => `table/${finished}`, shows: 'section.end table' },
  {
    name: 'ceremony',
    at: ({ finished }) => `table/${finished}`,
    shows: 'section.end table',
    then: async (page) => {
      await page.locator('button[data-key="ceremony"]').click();
      await page.locator('.ceremony .winner').waitFor();
    },
  },
  { name: 'replay', at: ({ finished }) => `replay/${finished}/80`, shows: 'input[type="range"]' },
  {
    name: 'why',
    at: ({ finished }) => `replay/${finished}/80`,
    shows: 'input[type="range"]',
    then: async (page) => {
      await openTab(page, 'log');
      const why = page.locator('.why');
      while ((await why.count()) === 0) await page.keyboard.press('ArrowRight');
      await why.getByRole('button').click();
      await why.locator('li').first().waitFor();
    },
  },
  { name: 'films', at: () => 'films', shows: 'main button.poster svg' },
  { name: 'rules', at: () => 'rules', shows: 'main section h2' },
  { name: 'lesson', at: () => 'lesson', shows: 'main' },
  { name: 'settings', at: () => 'settings', shows: 'main fieldset' },
  { name: 'account', at: () => 'account', shows: 'main form' },
  { name: 'big screen', at: ({ auction }) => `screen/${auction}`, shows: 'main' },
  { name: 'unknown', at: () => 'nothing/here', shows: 'main h1' },
];

/** Settles whether the coach speaks, from the next page on. */
async function setCoach(page: Page, hasCoach: boolean): Promise<void> {
  await page.evaluate((is) => {
    const key = 'traumfabrik-settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), hasCoach: is }));
  }, hasCoach);
}

async function selectChip(page: Page): Promise<void> {
  const chip = page.locator('button[data-hand]').first();
  if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
}

/** Goes to a screen and waits until it is there. */
export async function goTo(visitor: Visitor, screen: Screen, games: Games): Promise<void> {
  const { page } = visitor;
  // From somewhere else, so that every screen begins anew; and nobody is still about to close a recap.
  await page.removeLocatorHandler(page.locator('.recap'));
  await page.goto('about:blank');
  await page.goto(`${visitor.testbed.url}/#${screen.at(games)}`);
  await page.locator(screen.shows).first().waitFor();
  await screen.then?.(page);
}
