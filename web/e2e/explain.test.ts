// Whatever lies on the table explains itself, to those who point, touch or type.

import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './layout';
import type { Made } from '../src/wire/types';
import { openTestBed } from './setup';
import { canExplain } from './steps';
import type { Visitor } from './visitor';

const testbed = openTestBed();

async function atTable(wish = {}): Promise<Visitor> {
  const anna = await testbed().visit(wish);
  await anna.introduce('Anna');
  await anna.open(`table/${await anna.playNow()}`);
  await anna.page.locator('button[data-key="pass"]').waitFor();
  await canExplain(anna.page);
  return anna;
}

/** Holds a finger on something; returns how to let go. */
async function hold(thing: Locator): Promise<() => Promise<void>> {
  const { x, y, width, height } = (await thing.boundingBox())!;
  const page = thing.page();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  return async () => {
    // What the browser makes of the finger that goes away closes nothing, and opens nothing.
    const clicked = page.evaluate(() => new Promise<void>((heard) => addEventListener('click', () => heard(), { capture: true, once: true })));
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await clicked;
  };
}

test('a card opens below the pointer, is reached by it, leads to its rule, and lets dialogs alone', async () => {
  const { page } = await atTable();
  const card = page.getByRole('note');
  await page.locator('.awards tbody tr').last().hover();
  await card.getByText('Award, 10 points').waitFor();
  await card.getByRole('link').first().hover();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });

  await page.locator('[data-location="0"]').click();
  await page.locator('dialog .chip').first().hover();
  await card.getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  expect(await page.locator('dialog[open]').count()).toBe(1);

  await page.mouse.move(0, 0);
  await page.locator('dialog .chip').first().hover();
  await card.getByRole('link').first().click();
  await page.waitForURL('**/#rules/**');
  await page.locator('main article').first().waitFor();
});

test('by keyboard one goes from thing to thing and back', async () => {
  const { page } = await atTable();
  const pass = page.locator('button[data-key="pass"]');
  const card = page.getByRole('note');
  const isFocused = (element: Element): boolean => element === document.activeElement;
  await pass.focus();
  await page.keyboard.press('?');
  // The words of the rulebook come a moment after the card; a stop of the route always has rules.
  const link = card.getByRole('link').first();
  await link.waitFor();
  await page.keyboard.press('Tab');
  expect(await link.evaluate(isFocused)).toBe(true);
  const first = await card.getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => card.getAttribute('aria-label')).not.toBe(first);
  await page.keyboard.press('Escape');
  expect(await pass.evaluate(isFocused)).toBe(true);
  const tool = page.getByRole('button', { name: 'Reactions' });
  await tool.focus();
  await page.keyboard.press('?');
  await card.getByText('Show the others a face').waitFor();
  await page.keyboard.press('Escape');
  expect(await tool.evaluate(isFocused)).toBe(true);
});

test('a finger that stays asks, and one that taps acts', async () => {
  const { page } = await atTable({ ...PHONE });
  const stop = page.locator('[data-location="0"]');
  const card = page.getByRole('note');
  for (const [thing, said] of [
    [page.getByRole('button', { name: 'Table menu' }), card.getByText('Take back, pause, leave')],
    [page.locator('.speakers .word').first(), card.getByRole('link')],
    [stop, card.getByRole('link')],
  ] as const) {
    const letGo = await hold(thing);
    await said.first().waitFor();
    await letGo();
    expect(await card.isVisible()).toBe(true);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
  }
  await stop.tap();
  await page.locator('dialog[open]').waitFor();
});

test('the end of a game, its replay and a big screen explain themselves, too', async () => {
  const anna = await testbed().visit();
  const { page } = anna;
  await anna.introduce('Anna');
  const game = await anna.finished();
  const card = page.getByRole('note');
  await anna.open(`table/${game}`);
  await canExplain(page);
  await page.locator('.sheet tbody th').first().hover();
  await card.getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.end .poster').first().hover();
  // The table below is out of reach, and the card is not.
  await card.getByRole('link').first().click();
  await page.waitForURL('**/#rules/**');

  await anna.open(`replay/${game}`);
  await page.getByRole('button', { name: 'Scenes' }).click();
  await canExplain(page);
  await page.locator('.scenes .chip').first().hover();
  await card.getByRole('link').first().waitFor();

  await anna.open(`screen/${await anna.playNow()}`);
  await page.locator('.awards tbody tr').last().hover();
  await card.getByText('Award, 10 points').waitFor();
});

test('films on the wall explain themselves, and so does what lies open beside one', async () => {
  const anna = await testbed().visit();
  const { page } = anna;
  await anna.introduce('Anna');
  await anna.finished();
  const card = page.getByRole('note');
  await anna.open('films');
  await page.getByText('Films of games that were called off do not hang here.').waitFor();
  await page.locator('button.poster').first().hover();
  await card.getByText('Finished (Anna)').waitFor();
  await card.getByRole('link').first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('button.poster').first().click();
  // Above the dialog, where everything else is out of reach.
  await page.locator('dialog[open] .chip').first().hover();
  await card.getByText('(Anna)').waitFor();
  await card.getByRole('link').first().hover();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'hidden' });
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test('a new table explains its questions by pointer and by key, and whoever gathers asks about bots by finger', async () => {
  const anna = await testbed().visit({ hasTouch: true });
  const { page } = anna;
  await anna.introduce('Anna');
  await anna.open('new');
  const card = page.getByRole('note');
  await page.locator('summary', { hasText: 'Variants of the rules' }).click();
  const question = page.locator('fieldset').filter({ has: page.getByText('Legendary directors', { exact: true }) });
  await question.locator('legend span').hover();
  await card.getByText('as in the rulebooks').waitFor();
  await page.keyboard.press('Escape');
  // Whoever is at an answer asks about its question.
  await question.getByRole('radio').last().focus();
  await page.keyboard.press('?');
  await card.getByText('as in the rulebooks').waitFor();
  expect(await card.getByRole('link').first().getAttribute('href')).toBe('#rules/switches/legends');

  const { game } = await anna.ask<Made>('POST', '/api/tables', { switches: {}, is_public: false, bots: ['hard'] });
  await anna.open(`table/${game}`);
  await page.locator('.chair small[data-explains]').tap();
  await card.getByText('Plans ahead and punishes mistakes.').waitFor();
});
