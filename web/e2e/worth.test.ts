// What things are worth: facts on cards and films, advice with reasons, purses by counting, and bots
// that are asked why.

import { expect, test } from 'vitest';
import { openTestBed } from './setup';
import { canExplain } from './steps';

const testbed = openTestBed();

test('a lot says what it is worth to me, to the others, and where its price goes', async () => {
  const anna = await testbed().visit({ viewport: { width: 1440, height: 900 } });
  await anna.introduce('Anna');
  const { game, view } = await anna.gameWhere(({ legal, location, lots }) => legal.type === 'auction' && lots[location]!.chips.length > 1);
  const facts = await anna.ask<{ lots: { location: number; films: { screenplay: number; value: number }[] }[]; prices: { price: number; share: number; middle: number }[] }>(
    'GET', `/api/tables/${game}/facts?seat=${view.perspective.type === 'seat' ? view.perspective.seat : 0}`,
  );
  await anna.open(`table/${game}`);
  const { page } = anna;
  const floor = view.legal.type === 'auction' ? view.legal.floor : 0;
  const sale = facts.prices.find(({ price }) => price === floor)!;
  await page.getByText(`The others: +${sale.share} each. In the middle: ${sale.middle}.`).waitFor();
  const films = facts.lots.find(({ location }) => location === view.location)!.films;
  expect(await page.locator('.production .use').count()).toBe(films.length);
  await canExplain(page);
  await page.locator('#stage-title').hover();
  const card = page.getByRole('note');
  await card.getByText('What it is worth to you').waitFor();
  for (const { value } of films) expect(await card.innerText()).toMatch(new RegExp(`→\\s${value}★`));
});

test('a hint says why, and a table that remembers shows what everybody must have', async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const { game } = await anna.gameWhere(({ legal, films }) => legal.type === 'auction' && films.length > 0, { counts_purses: true });
  const { table, seats } = await anna.shown(game);
  await anna.open(`table/${game}`);
  const { page } = anna;
  const rivals = page.locator('.rival [data-money] b');
  await rivals.first().waitFor();
  const byAmount = (a: number, b: number): number => a - b;
  const shown = (await rivals.allInnerTexts()).map(Number).toSorted(byAmount);
  expect(shown).toEqual(table.counted_purses!.filter((_, seat) => !seats.includes(seat)).toSorted(byAmount));
  await page.locator('button[data-key="hint"]').click();
  const advice = page.locator('.advice');
  await advice.getByText(/Worth .* at most/).waitFor();
  expect(await advice.locator('li').count()).toBeGreaterThan(0);
  await advice.getByRole('button').click();
  await advice.waitFor({ state: 'detached' });
});

test('when a game is over, bots say why, and posters and the result can be kept', async () => {
  const anna = await testbed().visit();
  await anna.introduce('Anna');
  const game = await anna.finished();
  const { page } = anna;
  await anna.open(`replay/${game}/1`);
  const why = page.locator('.why');
  while ((await why.count()) === 0) await page.keyboard.press('ArrowRight');
  await why.getByRole('button').click();
  await why.locator('li').first().waitFor();
  await anna.open(`table/${game}`);
  const keep = page.getByRole('button', { name: 'Keep the result' });
  const [kept] = await Promise.all([page.waitForEvent('download'), keep.click()]);
  expect(kept.suggestedFilename()).toBe('traumfabrik.png');
});
