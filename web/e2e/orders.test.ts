// Secret orders, given through the page and played by the table.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { openTestBed } from './setup';
import { Table, type Decision } from './table';
import type { LotView, View } from '../src/wire/types';
import type { Visitor } from './visitor';

const testbed = openTestBed();

test('an order to bid up to an amount bids at its stop without asking', async () => {
  const { anna, game, location } = await before(({ kind, chips }) => kind !== 'party' && chips.length > 0);
  const { page } = anna;
  await page.locator(`[data-location="${location}"]`).click();
  const dialog = page.getByRole('dialog');
  const purse = Number(await dialog.getByLabel('Bid up to').getAttribute('max'));
  await dialog.getByLabel('Bid up to').fill(String(purse));
  await dialog.getByRole('button', { name: 'Give the order' }).click();
  await dialog.getByText(`Your order: bid up to ${purse}, then pass.`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Your order stands here/ }).waitFor();

  await playPast(page, location, 'auction');
  // It goes one higher as long as that is allowed, opens at zero, and passes above.
  let high: number | null = null;
  for (const { seat, amount } of await wordsAt(anna, game, location)) {
    const next: number = high === null ? 0 : high + 1;
    if (seat === 0) expect(amount, `after a bid of ${high}`).toBe(next <= purse ? next : null);
    high = amount ?? high;
  }
});

test('a wish list for a party takes the first of its wishes that lies there', async () => {
  const { anna, location } = await before(({ kind }) => kind === 'party');
  const { page } = anna;
  await page.locator(`[data-location="${location}"]`).click();
  const dialog = page.getByRole('dialog');
  const wishes = dialog.getByRole('button', { name: /^Wish for/ });
  await wishes.first().waitFor();
  while ((await wishes.count()) > 0) await wishes.first().click();
  await dialog.getByRole('button', { name: 'Give the order' }).click();
  await page.getByText('Your order stands.').first().waitFor();
  await page.keyboard.press('Escape');

  const asked = await playPast(page, location, 'party');
  expect(asked, 'what was chosen is placed').toContain('placing');
});

/** A table in the first quarter at an auction, with such a stop still to come. */
async function before(isWanted: (lot: LotView) => boolean): Promise<{ anna: Visitor; game: string; location: number }> {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const next = ({ lots, location }: View): number => lots.findIndex((lot, place) => place > location && isWanted(lot));
  const { game, view } = await anna.gameWhere((now) => now.legal.type === 'auction' && next(now) >= 0);
  await anna.open(`table/${game}`);
  return { anna, game, location: next(view) };
}

/** Plays until the stop is behind, and waits where the order is to decide; what else was asked there. */
async function playPast(page: Page, location: number, ordered: Decision): Promise<readonly Decision[]> {
  const asked: Decision[] = [];
  const table = new Table(page, mouse);
  for (;;) {
    const decision = await table.decision();
    const here = Number(await page.locator('[data-location][aria-current="step"]').getAttribute('data-location'));
    if (decision === 'over' || here > location) return asked;
    if (here === location && decision === ordered) {
      // The page may show for a moment that it is one's turn; then the order has decided.
      await page.waitForFunction(
        (stop) => !document.querySelector('button.take, button[data-key="pass"]') || !document.querySelector(`[data-location="${stop}"][aria-current="step"]`),
        location,
      );
      continue;
    }
    if (here === location) asked.push(decision);
    await table.decide(decision);
  }
}

type Word = { readonly seat: number; readonly amount: number | null };

/** What was said in the auction at a stop: amounts, or null for a pass. */
async function wordsAt(anna: Visitor, game: string, location: number): Promise<readonly Word[]> {
  const text = JSON.stringify(await anna.ask('GET', `/api/tables/${game}/log`));
  const [, there = ''] = text.split(`"type":"arrived","location":${location}`);
  const [until = ''] = there.split('"type":"arrived"');
  const words = until.matchAll(/"type":"(?:bid_made|passed)","seat":(\d)(?:,"amount":(\d+))?/g);
  return [...words].map(([, seat, amount]) => ({ seat: Number(seat), amount: amount === undefined ? null : Number(amount) }));
}
