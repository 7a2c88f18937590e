// Secret orders, given through the page and played by the table.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { openHouse } from './setup';
import { Table } from './table';
import type { LotView, View } from '../src/wire/types';
import type { Visitor } from './visitor';

const house = openHouse();

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

  const asked = await decisionsAt(page, location);
  expect(asked, 'nobody asks whoever has left an order').not.toContain('auction');
  expect(await didBid(anna, game, location), `the order was played at stop ${location} of ${game}`).toBe(true);
});

test('a wish list for a party takes the first of its wishes that lies there', async () => {
  const { anna, location } = await before(({ kind }) => kind === 'party');
  const { page } = anna;
  await page.locator(`[data-location="${location}"]`).click();
  const dialog = page.getByRole('dialog');
  const wishes = dialog.getByRole('button', { name: /^Wish for/ });
  while ((await wishes.count()) > 0) await wishes.first().click();
  await dialog.getByRole('button', { name: 'Give the order' }).click();
  await page.getByText('Your order stands.').waitFor();
  await page.keyboard.press('Escape');

  const asked = await decisionsAt(page, location);
  expect(asked, 'the list chooses').not.toContain('party');
  expect(asked, 'what was chosen is placed').toContain('placing');
});

/** A table in the first quarter at an auction, with such a stop still to come. */
async function before(isWanted: (lot: LotView) => boolean): Promise<{ anna: Visitor; game: string; location: number }> {
  const anna = await house().visit();
  await anna.introduce('Anna');
  const next = ({ lots, location }: View): number => lots.findIndex((lot, place) => place > location && isWanted(lot));
  const { game, view } = await anna.gameWhere((now) => now.legal.type === 'auction' && next(now) >= 0);
  await anna.open(`table/${game}`);
  return { anna, game, location: next(view) };
}

/** Plays until the stop is behind; what was asked there. */
async function decisionsAt(page: Page, location: number): Promise<readonly string[]> {
  const asked: string[] = [];
  const here = async (): Promise<number> => Number(await page.locator('[data-location][aria-current="step"]').getAttribute('data-location'));
  const table = new Table(page, mouse);
  await table.play(
    async () => (await here()) > location,
    async (decision) => {
      if (decision !== 'over' && (await here()) === location) asked.push(decision);
    },
  );
  return asked;
}

/** Whether Anna bid at a stop, or got what lay there because nobody else did. */
async function didBid(anna: Visitor, game: string, location: number): Promise<boolean> {
  const text = JSON.stringify(await anna.ask('GET', `/api/tables/${game}/log`));
  const [, there = ''] = text.split(`"type":"arrived","location":${location}`);
  const [until = ''] = there.split('"type":"arrived"');
  return /"type":"(bid_made|lot_sold)","seat":0/.test(until);
}
