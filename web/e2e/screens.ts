// Every screen there is, and how to get there.

import type { Page } from 'playwright-core';
import { lookAway } from './overlays';
import { bringReview } from './puzzle';
import type { Games } from './states';
import { bringAccount, canExplain, closeRecap, dialog, openAll, openMenu, openShare, openTab, selectChip, wantOut, withSettings } from './steps';
import type { Visitor } from './visitor';

export type Screen = {
  readonly name: string;
  readonly at: (games: Games) => string;
  /** What is there as soon as the screen is. */
  readonly shows: string;
  /** What to prepare before one goes there. */
  readonly before?: (visitor: Visitor, games: Games) => Promise<void>;
  /** What to do there first. */
  readonly then?: (page: Page) => Promise<void>;
};

export const SCREENS: readonly Screen[] = [
  { name: 'home', at: () => '', shows: '.mine li', then: (page) => page.locator('.wall svg').first().waitFor() },
  {
    name: 'first game',
    at: () => 'rules',
    shows: 'main section h2',
    then: async (page) => {
      await page.evaluate(() => {
        localStorage.removeItem('traumfabrik-home-played');
        location.hash = '';
      });
      await page.locator('.play button.big').click();
      await dialog(page);
    },
  },
  {
    name: 'part',
    at: () => '',
    shows: '.mine li',
    then: async (page) => {
      await page.locator('.mine li > button').first().click();
      await page.locator('dialog[open] button.danger').waitFor();
    },
  },
  { name: 'new table', at: () => 'new', shows: 'form fieldset', then: openAll },
  { name: 'file', at: () => 'bring', shows: '.panel > button' },
  { name: 'gathering', at: ({ gathering }) => `table/${gathering}`, shows: '.chairs', then: openAll },
  { name: 'auction', at: ({ auction }) => `table/${auction}`, shows: 'button[data-key="pass"]' },
  { name: 'placing', at: ({ placing }) => `table/${placing}`, shows: 'button[data-hand]', then: (page) => selectChip(page) },
  {
    name: 'discard',
    at: ({ placing }) => `table/${placing}`,
    shows: 'button[data-hand]',
    then: (page) =>
      withSettings(page, { placing: 'at-once' }, async () => {
        await selectChip(page);
        await page.locator('button[data-key="discard"]').click();
        await page.locator('.placing-bar .danger').waitFor();
      }),
  },
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
    then: openMenu,
  },
  ...(['leave', 'resign', 'abort'] as const).map((way) => ({
    name: way,
    at: ({ auction }: Games) => `table/${auction}`,
    shows: 'button[data-key="pass"]',
    then: (page: Page) => wantOut(page, way),
  })),
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
      await canExplain(page);
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
    then: (page) => withSettings(page, { hasCoach: true }, () => page.locator('.coach').waitFor()),
  },
  {
    name: 'recap',
    at: ({ recap }) => `table/${recap}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await lookAway(page);
      // A phone has no room for all that has happened, but for the last of it.
      await page.locator('.recap li').last().waitFor();
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
  { name: 'cover', at: ({ shared }) => `table/${shared}`, shows: '.cover .card button' },
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
  { name: 'share', at: ({ finished }) => `replay/${finished}/80`, shows: 'input[type="range"]', then: openShare },
  {
    name: 'look together',
    at: ({ finished }) => `replay/${finished}/80`,
    shows: 'input[type="range"]',
    then: async (page) => {
      await openShare(page);
      await page.locator('dialog[open] p.cluster button').nth(1).click();
      await page.locator('aside .ways button').waitFor();
    },
  },
  {
    name: 'play on',
    at: ({ finished }) => `replay/${finished}/80`,
    shows: 'input[type="range"]',
    then: async (page) => {
      await openShare(page);
      await page.locator('dialog[open] p.cluster button').first().click();
      await page.locator('dialog[open] fieldset').first().waitFor();
    },
  },
  {
    name: 'puzzle',
    before: (visitor, { finished }) => bringReview(visitor, finished),
    at: ({ finished, puzzle }) => `review/${finished}/${puzzle}`,
    shows: 'button[data-key="pass"]',
  },
  {
    name: 'puzzle answer',
    before: (visitor, { finished }) => bringReview(visitor, finished),
    at: ({ finished, puzzle }) => `review/${finished}/${puzzle}`,
    shows: 'button[data-key="pass"]',
    then: async (page) => {
      await page.locator('button[data-key="pass"]').click();
      await page.locator('dialog[open] dl').waitFor();
    },
  },
  { name: 'films', at: () => 'films', shows: 'main button.poster svg' },
  { name: 'rules', at: () => 'rules', shows: 'main section h2' },
  { name: 'rules chapter', at: () => 'rules/placing', shows: 'main section h2' },
  { name: 'lesson', at: () => 'lesson', shows: 'main' },
  { name: 'settings', at: () => 'settings', shows: 'main fieldset' },
  { name: 'account', at: () => 'account', shows: 'main form' },
  {
    name: 'own account',
    before: bringAccount,
    at: () => 'account',
    shows: 'main form',
  },
  { name: 'big screen', at: ({ auction }) => `screen/${auction}`, shows: 'main' },
  { name: 'unknown', at: () => 'nothing/here', shows: 'main h1' },
];

/** Goes to a screen and waits until it is there. */
export async function goTo(visitor: Visitor, screen: Screen, games: Games): Promise<void> {
  const { page } = visitor;
  // From somewhere else, so that every screen begins anew; and nobody is still about to close a recap.
  await page.removeLocatorHandler(page.locator('.recap'));
  await page.goto('about:blank');
  await screen.before?.(visitor, games);
  await page.goto(`${visitor.testbed.url}/#${screen.at(games)}`);
  await page.locator(screen.shows).first().waitFor();
  await screen.then?.(page);
}
