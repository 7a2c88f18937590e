// The review of a finished game: made while one looks, read by mouse, keyboard and finger.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Review, ReviewAnswer } from '../src/wire/types';
import { expectNoSidewaysScroll, PHONE } from './layout';
import { played, type Played } from './played';
import { openTestBed } from './setup';
import { textsOf } from './texts';
import { violations } from './violations';
import type { Visitor } from './visitor';
import { LANGUAGES, unspoken } from './words';

/** A whole review takes half a minute of a core, and others may want that core, too. */
const REVIEW_MS = 600_000;

const testbed = openTestBed();
let game = '';
let cookies: Played['cookies'];

beforeAll(async () => {
  ({ game, cookies } = await played(testbed(), { seats: 2 }));
});

const answer = (visitor: Visitor): Promise<ReviewAnswer> => visitor.ask('GET', `/api/tables/${game}/review`);

test('opens from the list of games, shows curves first and then the words', { timeout: REVIEW_MS }, async () => {
  const anna = await testbed().visit({ storageState: cookies });
  const { page } = anna;
  await page.goto(`${testbed().url}/`);
  await page.getByRole('link', { name: /^Review: / }).click();
  await expect.poll(() => page.url()).toContain(`#review/${game}`);
  await page.getByRole('heading', { name: 'The story in curves' }).waitFor({ timeout: REVIEW_MS });
  await page.getByRole('heading', { name: 'In a few words' }).waitFor({ timeout: REVIEW_MS });
  await page.getByRole('heading', { name: 'Where the margin came from' }).waitFor({ timeout: REVIEW_MS });
  const { state, review } = await answer(anna);
  expect(state).toBe('ready');
  // One's own words come first.
  const first = page.locator('article').first();
  expect(await first.innerText()).toContain('Anna');
  expect(await first.getByRole('listitem').count()).toBe(review!.seats[0]!.sentences.length);
  expect(await page.getByRole('progressbar').count()).toBe(0);
});

describe('a review that is ready', () => {
  let review: Review;
  beforeAll(async () => {
    const visitor = await testbed().visit();
    await visitor.ask('POST', `/api/tables/${game}/review`);
    await vi.waitUntil(async () => (await answer(visitor)).state === 'ready', { timeout: REVIEW_MS, interval: 500 });
    review = (await answer(visitor)).review!;
  }, REVIEW_MS);

  /** Anybody with the link may look. */
  async function open(how: Parameters<ReturnType<typeof testbed>['visit']>[0] = {}): Promise<Visitor> {
    const visitor = await testbed().visit(how);
    await visitor.page.goto(`${testbed().url}/#review/${game}`);
    await visitor.page.locator('.auctions').waitFor();
    return visitor;
  }

  /** Every decision can be tried again by its address, also one that was no mistake. */
  function puzzle(): string {
    const call = review.decisions.find(({ played }) => played.type === 'bid' || played.type === 'pass');
    return `${testbed().url}/#review/${game}/${call!.seq}`;
  }

  const at = async (page: Page): Promise<number> => Number(await page.getByRole('slider').first().getAttribute('aria-valuenow'));

  test('is walked along by keys, and opens the replay at its moment', async () => {
    const { page } = await open();
    const last = review.moments.length - 1;
    const slider = page.getByRole('slider').first();
    expect(await at(page)).toBe(last);
    await slider.press('ArrowLeft');
    expect(await at(page)).toBe(last - 1);
    await slider.press('Home');
    expect(await at(page)).toBe(0);
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^Set-up, .*: \d+\u00a0%/);
    await slider.press('PageDown');
    expect(await at(page)).toBeGreaterThan(0);
    await slider.press('End');
    await slider.press('PageUp');
    await slider.press('Enter');
    await expect.poll(() => page.url()).toMatch(/[#/]replay\/\w+\/\d+$/);
    const scrubber = page.getByRole('slider', { name: 'Moment of the game' });
    await expect.poll(async () => Number(await scrubber.inputValue())).toBeGreaterThan(0);
  });

  test('opens the replay where a mouse clicks its curves', async () => {
    const { page } = await open();
    const slider = page.getByRole('slider').first();
    const { width, height } = (await slider.boundingBox())!;
    await slider.hover({ position: { x: width / 3, y: height / 2 } });
    expect(await at(page)).toBeLessThan(review.moments.length - 1);
    const here = await page.getByRole('link', { name: 'Replay from here' }).first().getAttribute('href');
    await slider.click({ position: { x: width / 3, y: height / 2 } });
    await expect.poll(() => page.url()).toContain(here!.replace('#', ''));
  });

  test.each(LANGUAGES)('speaks %s', async (lang) => {
    const anna = await open({ locale: lang });
    const { page } = anna;
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    expect(await unspoken(page, await textsOf(anna, lang), await textsOf(anna, 'en'))).toEqual([]);
  });

  test('sorts auctions by what was paid too much, and opens one', async () => {
    const { page } = await open();
    const over = review.auctions.flatMap(({ sale, bidders }) => {
      const worth = bidders.find(({ seat }) => seat === sale?.seat)?.worth ?? null;
      return sale && worth !== null ? [{ price: sale.price, by: sale.price - worth }] : [];
    });
    const prices = over.toSorted((a, b) => b.by - a.by).map(({ price }) => price);
    const rows = page.getByRole('list', { name: 'Auctions' }).locator('summary');
    const paid = async (): Promise<readonly number[]> => {
      const words = await rows.locator('.figure:nth-of-type(5)').allInnerTexts();
      return words.slice(0, prices.length).map((text) => Number(/\d+/.exec(text)?.[0]));
    };
    await page.getByRole('radio', { name: 'Most overpaid' }).check();
    await expect.poll(paid).toEqual(prices);
    await rows.first().focus();
    await rows.first().press('Enter');
    await page.getByRole('region', { name: 'Worth' }).getByRole('rowheader').first().waitFor();
  });

  test('explains chips and players by pointer, key and finger, and still opens what is pressed', async () => {
    const { page } = await open({ hasTouch: true });
    const card = page.getByRole('note');
    const row = page.getByRole('list', { name: 'Auctions' }).locator('details').first();
    await row.locator('summary .chip').first().hover();
    await card.getByRole('link', { name: /^Rule / }).first().waitFor();
    await page.keyboard.press('Escape');
    expect(await row.getAttribute('open')).toBe(null);
    await row.locator('summary').focus();
    await page.keyboard.press('?');
    await card.getByRole('link', { name: /^Rule / }).first().waitFor();
    await page.keyboard.press('Escape');
    await row.locator('summary').press('Enter');
    await row.getByRole('rowheader').first().locator('[data-explains]').tap();
    await card.getByText(/\d finished films?/).waitFor();
  });

  test('asks about a mistake again, on the board of then', async () => {
    const { page } = await open();
    await page.goto(puzzle());
    await page.locator('button[data-key="pass"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/What was played cost/).waitFor();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'To the review' }).click();
    await page.getByRole('heading', { name: 'Try again' }).waitFor();
  });

  test('is pointed at by a finger, which opens nothing', async () => {
    const { page } = await open(PHONE);
    const slider = page.getByRole('slider').first();
    const last = await at(page);
    const { width, height } = (await slider.boundingBox())!;
    await slider.tap({ position: { x: width / 2, y: height / 2 } });
    await expect.poll(() => at(page)).toBeLessThan(last);
    expect(page.url()).toContain(`#review/${game}`);
    await page.getByRole('link', { name: 'Replay from here' }).first().click();
    await expect.poll(() => page.url()).toMatch(new RegExp(`[#/]replay/${game}/`));
  });

  test.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('has no violation in either theme, on %s', async (_, how) => {
    const { page } = await open(how);
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    await expectNoSidewaysScroll(page);
    const found = await violations(page);
    await page.goto(puzzle());
    await page.locator('button[data-key="pass"]').waitFor();
    expect([...found, ...(await violations(page))]).toEqual([]);
  });
});

test('is refused while the game goes on', async () => {
  const anna = await testbed().visit({ storageState: cookies });
  const running = await anna.playNow({ seats: 2 });
  anna.forgive(/403|409/);
  await anna.page.goto(`${testbed().url}/#review/${running}`);
  await anna.page.getByRole('heading', { name: 'Still shooting' }).waitFor();
});
