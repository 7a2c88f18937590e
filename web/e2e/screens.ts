// Every screen there is, and how to get there.

import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestBed } from './testbed';
import type { Visitor } from './visitor';
import type { NewTable } from '../src/wire/types';

/** Tables in every state that a screen shows. */
export type Games = {
  readonly gathering: string;
  readonly auction: string;
  readonly placing: string;
  readonly party: string;
  readonly finished: string;
};

export type Screen = {
  readonly name: string;
  readonly at: (games: Games) => string;
  /** What is there as soon as the screen is. */
  readonly shows: string;
  /** What to do there first. */
  readonly then?: (page: Page) => Promise<void>;
};

/** Somebody with tables in every state, as often as they come again. */
export type Guest = {
  readonly games: Games;
  readonly comes: (wish?: BrowserContextOptions) => Promise<Visitor>;
};

export async function guest(testbed: TestBed, wish: Partial<NewTable> = {}): Promise<Guest> {
  const visitor = await testbed.visit();
  const games = await prepare(visitor, wish);
  const storageState = await visitor.context.storageState();
  await testbed.farewell();
  return { games, comes: (how) => testbed.visit({ storageState, ...how }) };
}

async function prepare(visitor: Visitor, wish: Partial<NewTable> = {}): Promise<Games> {
  await visitor.introduce('Anna');
  const table = { switches: {}, is_public: true, bots: ['medium'], ...wish };
  const { game: gathering } = await visitor.ask<{ game: string }>('POST', '/api/tables', table);
  await visitor.command(gathering, { type: 'sit', seat: 0 });
  const { game: auction } = await visitor.gameWhere(
    ({ legal, films, quarter, location }) => legal.type === 'auction' && films.length > 2 && quarter! < 4 && location < 5,
    wish,
  );
  const { game: placing } = await visitor.gameWhere(
    ({ legal, films }) => legal.type === 'placing' && legal.placements.length > 2 && films.length > 0,
    wish,
  );
  const { game: party } = await visitor.gameWhere(
    ({ legal, films }) => legal.type === 'party' && legal.faces.length > 2 && films.length > 0,
    wish,
  );
  return { gathering, auction, placing, party, finished: await visitor.finished(wish) };
}

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
  { name: 'home', at: () => '', shows: '.mine li' },
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
  { name: 'end', at: ({ finished }) => `table/${finished}`, shows: 'section.end table' },
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

async function selectChip(page: Page): Promise<void> {
  const chip = page.locator('button[data-hand]').first();
  if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
}

/** Goes to a screen and waits until it is there. */
export async function goTo(visitor: Visitor, screen: Screen, games: Games): Promise<void> {
  const { page } = visitor;
  // From somewhere else, so that every screen begins anew.
  await page.goto('about:blank');
  await page.goto(`${visitor.testbed.url}/#${screen.at(games)}`);
  await page.locator(screen.shows).first().waitFor();
  await screen.then?.(page);
}
