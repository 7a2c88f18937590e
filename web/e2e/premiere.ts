// A premiere of one's own, as it begins.

import type { Locator } from 'playwright-core';
import type { Placement, View } from '../src/wire/types';
import type { Fingers } from './fingers';
import { Table } from './table';
import type { Visitor } from './visitor';

/**
 * Lays the chip that finishes a film, and waits for the house to go dark. There are more chips to be
 * placed. The clock of the page stands still then: the premiere lasts until somebody ends it.
 */
export async function beginPremiere(visitor: Visitor, fingers: Fingers): Promise<Locator> {
  // Whoever lays chips for good at once needs no button to begin a premiere.
  await visitor.context.addInitScript(() => localStorage.setItem('traumfabrik-settings', JSON.stringify({ tempo: 'instant', placing: 'at-once' })));
  await visitor.introduce('Anna');
  const { page } = visitor;
  await page.clock.install();
  const { game, view } = await visitor.gameWhere((now) => finishing(now) !== undefined);
  await visitor.open(`table/${game}`);
  await new Table(page, fingers).decision();

  const { chip, screenplay, slot } = finishing(view)!;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await fingers.press(page.locator(`button[data-hand="${chip}"]`));
  await fingers.press(page.locator(`button[data-slot="${screenplay}:${slot}"]`));
  const stage = page.locator('.house');
  await stage.waitFor();
  return stage;
}

/** A chip that finishes a film, while there are more to be placed. */
function finishing({ legal, hand }: View): Placement | undefined {
  if (legal.type !== 'placing' || hand.length < 2) return undefined;
  return legal.placements.find(({ finish }) => finish !== null);
}
