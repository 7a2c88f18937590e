// Every screen at every size, in both themes, to be looked at: target/screenshots. Words on the command
// line choose screens and sizes. What the README shows is also put into docs/screenshots.

import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { LYING_PHONE, PHONE } from './layout';
import { TestBed } from './testbed';
import { SCREENS, goTo } from './screens';
import { guest } from './states';
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
        if (isWanted('premiere')) await premiere(testbed, how, take);
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

const MOST_TRIES = 40;
/** Until the curtain is open and the poster hangs. */
const CURTAIN_MS = 2_800;

/** Two people, so that whoever has finished a film has time to look at its premiere. */
async function premiere(testbed: TestBed, how: BrowserContextOptions, take: Take): Promise<void> {
  for (let nth = 0; nth < MOST_TRIES; nth += 1) {
    const [anna, ben] = [await testbed.visit({ ...how, reducedMotion: 'no-preference' }), await testbed.visit()];
    await anna.introduce('Anna');
    await ben.introduce('Ben');
    const { game } = await anna.ask<{ game: string }>('POST', '/api/tables', { seats: 2, switches: {}, is_public: false, bots: [], pace_ms: 0 });
    await anna.command(game, { type: 'sit', seat: 0 });
    await ben.command(game, { type: 'sit', seat: 1 });
    await anna.command(game, { type: 'start' });
    if (!(await untilPremiere(anna, ben, game))) continue;
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

/** Plays both seats until Anna holds one chip that finishes a film, and Ben is next. */
async function untilPremiere(anna: Visitor, ben: Visitor, game: string): Promise<boolean> {
  for (;;) {
    for (const visitor of [anna, ben]) {
      const { view, table } = await visitor.shown(game);
      if (!view || table.stage === 'over') return false;
      const { due, legal } = view;
      if (due.type !== 'seat' || table.chairs[due.seat] === undefined || (due.seat === 0) !== (visitor === anna)) continue;
      const hasFilm = legal.type === 'placing' && view.hand.length === 1 && legal.placements.some(({ finish }) => finish?.rating);
      // At a party Ben still has to choose, so that nothing else is asked of Anna.
      const isBenNext = view.scene.type === 'party' && view.scene.n_chosen < view.scene.order.length;
      if (visitor === anna && hasFilm && isBenNext) return true;
      const play = { type: 'play', seat: due.seat, turn: table.turn, actions: [simple(view)] } as const;
      await visitor.command(game, play).catch(() => undefined);
    }
  }
}

/** A whole review takes half a minute of a core. */
const REVIEW_MS = 600_000;

/** The review of a game: its words, and its auctions. */
async function review({ page, testbed }: Visitor, game: string, take: Take): Promise<void> {
  await page.goto(`${testbed.url}/#review/${game}`);
  await page.locator('.auctions').waitFor({ timeout: REVIEW_MS });
  await take(page, 'review');
  await page.locator('.curves').evaluate((curves) => curves.scrollIntoView({ block: 'start' }));
  await take(page, 'review-curves');
}
