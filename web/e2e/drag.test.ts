// Chips are dragged to their places.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { View } from '../src/wire/types';
import { mouse } from './fingers';
import { SMALL_PHONE, expectSlotInView } from './layout';
import { openTestBed } from './setup';
import { Table } from './table';

const testbed = openTestBed();

test('a chip that is dropped on a slot lies there; elsewhere it goes back to the hand', async () => {
  const { page, table } = await placing();
  const hand = page.locator('button[data-hand]');
  const nBefore = await hand.count();
  const chip = hand.first();

  await lift(page, chip);
  await page.mouse.up();
  await expectAtRest(page);
  expect(await hand.count(), 'dropped where nothing is').toBe(nBefore);

  // A slot that is full or asks for something else does not take it.
  await lift(page, chip);
  const refusing = await center(page, '.studio [data-money]');
  await page.mouse.move(refusing.x, refusing.y, { steps: 4 });
  await page.mouse.up();
  await expectAtRest(page);
  expect(await hand.count(), 'dropped where it may not lie').toBe(nBefore);

  await lift(page, chip);
  const slot = await center(page, 'button[data-slot]');
  await page.mouse.move(slot.x, slot.y, { steps: 4 });
  await page.locator('button[data-slot].drop-here').waitFor();
  await page.mouse.up();
  await page.locator('button.slot.draft').waitFor();
  await expectAtRest(page);
  expect(await hand.count(), 'dropped on a slot').toBe(nBefore - 1);

  // What was drafted can be taken up again, and then everything is confirmed.
  await page.locator('button.slot.draft').first().click();
  await page.waitForFunction((n) => document.querySelectorAll('button[data-hand]').length === n, nBefore);
  await table.decide('placing');
});

test('on a small phone a slot is in sight as soon as a chip is chosen, and a dragged chip scrolls', async () => {
  // The only chip is chosen by itself, and nothing in sight takes it.
  const { page, table } = await placing(SMALL_PHONE, ({ hand, legal, boards }) => {
    const [first] = boards[0]!.productions;
    return hand.length === 1 && legal.type === 'placing' && legal.placements.every(({ screenplay }) => screenplay !== first?.screenplay);
  });
  const chip = page.locator('button[data-hand]').first();
  await page.locator('button[data-hand][aria-pressed="true"]').waitFor();
  await page.locator('button[data-slot]').first().waitFor();
  await expectSlotInView(page);

  await page.evaluate(() => scrollTo(0, 0));
  await lift(page, chip);
  const before = await page.evaluate(() => scrollY);
  const decision = (await page.locator('.board .decision').first().boundingBox())!;
  await page.mouse.move(decision.x + decision.width / 2, decision.y - 10, { steps: 4 });
  await page.waitForFunction((y) => scrollY > y + 50, before);
  await page.mouse.move(decision.x + decision.width / 2, 10, { steps: 4 });
  await page.waitForFunction(() => scrollY === 0);
  await page.mouse.up();
  await expectAtRest(page);
  await table.decide('placing');
});

async function placing(wish: BrowserContextOptions = {}, isSo: (view: View) => boolean = () => true): Promise<{ page: Page; table: Table }> {
  const anna = await testbed().visit(wish);
  await anna.introduce('Anna');
  const { game } = await anna.gameWhere(
    (view) => view.legal.type === 'placing' && view.legal.placements.some(({ chip }) => chip === view.hand[0]) && isSo(view),
  );
  await anna.open(`table/${game}`);
  const table = new Table(anna.page, mouse);
  expect(await table.decision()).toBe('placing');
  return { page: anna.page, table };
}

async function lift(page: Page, chip: ReturnType<Page['locator']>): Promise<void> {
  const { x, y, width, height } = (await chip.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 3);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 30, y + height / 3 - 30, { steps: 3 });
  await page.locator('body > .flight').waitFor();
  await page.locator('button[data-slot]').first().waitFor();
}

async function center(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Nothing hangs in the air, nothing is marked. */
async function expectAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('.drop-here, body > .flight') === null);
}
