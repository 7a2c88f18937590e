// Every screen at every size, in both themes, to be looked at: target/screenshots. Words on the command
// line choose screens and sizes. What the README shows is also put into docs/screenshots.

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { LYING_PHONE, PHONE } from './layout';
import { TestBed } from './testbed';
import { SCREENS, goTo } from './screens';
import type { View } from '../src/wire/types';
import { gameOfTwo, guest, type Games } from './states';
import { closeRecap, openTab } from './steps';
import { simple, type Visitor } from './visitor';

const ROOT = resolve(import.meta.dirname, '../..');
const FOLDER = resolve(ROOT, 'target/screenshots');
const README_FOLDER = resolve(ROOT, 'docs/screenshots');
const IN_README = ['auction-desktop-dark', 'placing-desktop-light', 'premiere-desktop-dark', 'review-desktop-light', 'review-curves-desktop-dark'];

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  phone: PHONE,
  'lying phone': LYING_PHONE,
  laptop: { viewport: { width: 1366, height: 768 } },
  desktop: { viewport: { width: 1440, height: 900 } },
  cinema: { viewport: { width: 2560, height: 1440 } },
};
const THEMES = ['dark', 'light'] as const;

export default async function main(words: readonly string[]): Promise<void> {
  const isSize = (word: string): boolean => word in SIZES;
  const [sizes, screens] = [words.filter(isSize), words.filter((word) => !isSize(word))];
  const isWanted = (name: string): boolean => screens.length === 0 || screens.includes(name);
  for (const folder of [FOLDER, README_FOLDER]) mkdirSync(folder, { recursive: true });
  const testbed = await TestBed.open();
  try {
    const anna = await guest(testbed);
    for (const size of sizes.length > 0 ? sizes : Object.keys(SIZES)) {
      for (const colorScheme of THEMES) {
        const how = { ...SIZES[size], colorScheme };
        const take: Take = (page, name) => shoot(page, `${name}-${size}-${colorScheme}`.replaceAll(' ', '-'));
        const visitor = await anna.comes(how);
        for (const screen of SCREENS.filter(({ name }) => isWanted(name))) {
          await goTo(visitor, screen, anna.games);
          await take(visitor.page, screen.name);
          if (screen.name === 'end') await gallery(visitor.page, take);
        }
        for (const tab of TABS.filter(isWanted)) await behind(tab, visitor, anna.games, take);
        if (isWanted('order')) await order(visitor, take);
        if (isWanted('premiere')) await premiere(testbed, how, take);
        if (isWanted('sold')) await sold(await anna.comes({ ...how, ...MOVING }), take);
        if (isWanted('quarter')) await quarter(testbed, how, take);
        if (isWanted('review')) await review(visitor, anna.games.finished, take);
        await testbed.farewell();
      }
    }
  } finally {
    await testbed.close();
  }
}

type Take = (page: Page, name: string) => Promise<void>;

async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  console.log(name);
  // Two hundred and fifty-six colours are enough for pictures that everybody who clones us fetches.
  const picture = await sharp(await page.screenshot()).png({ palette: true, quality: 90 }).toBuffer();
  writeFileSync(resolve(FOLDER, `${name}.png`), picture);
  if (IN_README.includes(name)) writeFileSync(resolve(README_FOLDER, `${name}.png`), picture);
}

/** The films at the end of a game, below its result. */
async function gallery(page: Page, take: Take): Promise<void> {
  await page.locator('.end h2').filter({ hasText: 'All films' }).evaluate((title) => title.scrollIntoView({ block: 'start' }));
  await take(page, 'gallery');
}

/** What is behind a tab, where there is no room for the whole table. */
const TABS = ['rivals', 'awards', 'log'] as const;

async function behind(tab: (typeof TABS)[number], visitor: Visitor, games: Games, take: Take): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, SCREENS.find(({ name }) => name === 'auction')!, games);
  await closeRecap(page);
  if (!(await page.locator(`button[data-tab="${tab}"]`).isVisible())) return;
  await openTab(page, tab);
  await take(page, tab);
}

/** As slow as bots may be: there is time to look at what one can do while they speak. */
const SLOW_MS = 10_000;

/** An order is given while others speak. */
async function order(visitor: Visitor, take: Take): Promise<void> {
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const game = await visitor.playNow({ pace_ms: SLOW_MS });
    const { view } = await visitor.shown(game);
    if (view?.due.type !== 'seat' || view.due.seat === 0) continue;
    await visitor.open(`table/${game}`);
    await visitor.page.locator('.decision summary').click();
    return take(visitor.page, 'order');
  }
  throw new Error('Nobody else ever began.');
}

const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };

/** The hammer falls: whoever looks has passed, and the others go on. */
async function sold(visitor: Visitor, take: Take): Promise<void> {
  const { game } = await visitor.gameWhere(({ legal }) => legal.type === 'auction');
  await visitor.open(`table/${game}`);
  await visitor.page.locator('button[data-key="pass"]').click();
  await visitor.page.locator('.sold').waitFor();
  await take(visitor.page, 'sold');
}

/** A quarter is announced on the whole screen to whoever has nothing to decide as it begins. */
async function quarter(testbed: TestBed, how: BrowserContextOptions, take: Take): Promise<void> {
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const { anna, ben, game } = await two(testbed, how);
    if (!(await playBoth(anna, ben, game, ({ location, lots }) => location === lots.length - 1))) continue;
    await anna.open(`table/${game}`);
    await anna.page.locator('.board').waitFor();
    const { view } = await anna.shown(game);
    await playBoth(anna, ben, game, (now) => now.quarter !== view!.quarter);
    const { due } = (await anna.shown(game)).view!;
    if (due.type !== 'seat' || due.seat === 0) continue;
    await anna.page.locator('.between').waitFor();
    await anna.page.waitForTimeout(IRIS_MS);
    return take(anna.page, 'quarter');
  }
  throw new Error('No quarter was announced.');
}

const MOST_TRIES = 40;
/** Until the title of a quarter can be read. */
const IRIS_MS = 800;
/** Until the curtain is open and the poster hangs. */
const CURTAIN_MS = 2_800;

/** Two people at a table of their own; the first of them sees everything move. */
async function two(testbed: TestBed, how: BrowserContextOptions): Promise<{ readonly anna: Visitor; readonly ben: Visitor; readonly game: string }> {
  const [anna, ben] = [await testbed.visit({ ...how, ...MOVING }), await testbed.visit()];
  await anna.introduce('Anna');
  await ben.introduce('Ben');
  const game = await gameOfTwo(anna, ben);
  return { anna, ben, game };
}

/** Plays both seats until it is so for whoever is due; false if it never was. */
async function playBoth(anna: Visitor, ben: Visitor, game: string, isSo: (view: View, seat: number) => boolean): Promise<boolean> {
  for (;;) {
    for (const [seat, visitor] of [anna, ben].entries()) {
      const { view, table } = await visitor.shown(game);
      if (!view || table.stage === 'over') return false;
      if (view.due.type !== 'seat' || view.due.seat !== seat) continue;
      if (isSo(view, seat)) return true;
      const play = { type: 'play', seat, turn: table.turn, actions: [simple(view)] } as const;
      await visitor.command(game, play).catch(() => undefined);
    }
  }
}

/** Two people, so that whoever has finished a film has time to look at its premiere. */
async function premiere(testbed: TestBed, how: BrowserContextOptions, take: Take): Promise<void> {
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const { anna, ben, game } = await two(testbed, how);
    if (!(await playBoth(anna, ben, game, isBeforePremiere))) continue;
    await anna.open(`table/${game}`);
    const slot = anna.page.locator('button[data-slot]').filter({ has: anna.page.locator('.outcome svg') });
    await slot.first().click();
    await anna.page.locator('button[data-key="confirm"]').click();
    const stage = anna.page.locator('.moment .house');
    await stage.waitFor();
    await anna.page.waitForTimeout(CURTAIN_MS);
    await take(anna.page, 'premiere');
    return;
  }
  throw new Error('No premiere came about.');
}

/** Whether Anna holds one chip that finishes a film, and Ben is next: he still has to choose, so that nothing else is asked of her. */
function isBeforePremiere({ legal, hand, scene }: View, seat: number): boolean {
  const hasFilm = legal.type === 'placing' && hand.length === 1 && legal.placements.some(({ finish }) => finish?.rating);
  return seat === 0 && hasFilm && scene.type === 'party' && scene.n_chosen < scene.order.length;
}

/** A whole review takes half a minute of a core. */
const REVIEW_MS = 600_000;

/** The review of a game, from its words to its decisions. */
async function review({ page, testbed }: Visitor, game: string, take: Take): Promise<void> {
  await page.goto(`${testbed.url}/#review/${game}`);
  await page.locator('.auctions').waitFor({ timeout: REVIEW_MS });
  await take(page, 'review');
  await page.locator('.curves').evaluate((curves) => curves.scrollIntoView({ block: 'start' }));
  await take(page, 'review-curves');
  for (const part of ['ledger', 'auctions', 'decisions']) {
    await page.locator(`[data-part="${part}"]`).evaluate((section) => section.scrollIntoView({ block: 'start' }));
    await take(page, `review-${part}`);
  }
}
