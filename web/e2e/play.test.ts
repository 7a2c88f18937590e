// Whole games, through the page and nothing but the page.

import { describe, expect, test } from 'vitest';
import { Keyboard, mouse, touch, type Fingers } from './fingers';
import { expectDecisionInView, expectNoSidewaysScroll, PHONE } from './layout';
import { openTestBed } from './setup';
import { Table } from './table';
import { ThoroughTable } from './thorough';
import type { Visitor } from './visitor';

const testbed = openTestBed();

describe('a game against three bots', () => {
  test('is one click away from the start page', async () => {
    const { page } = await testbed().visit();
    await page.goto(testbed().url);
    await page.getByRole('radio', { name: 'Easy' }).check();
    await page.getByRole('button', { name: 'Play now' }).click();
    const table = new Table(page, mouse);
    const decision = await table.decision();
    expect(decision).not.toBe('over');
    await table.decide(decision);
    expect(page.url()).toMatch(/#table\/[a-z0-9_]+$/);
  });

  test('is played by mouse, with all that a table offers, to the ceremony, the result and one’s own films', async () => {
    const anna = await testbed().visit({ reducedMotion: 'no-preference' });
    const table = await sitDownThoroughly(anna, mouse);
    const seen = new Set<string>();
    const count = await table.play(
      () => false,
      (decision) => void seen.add(decision),
    );
    expect(count).toBeGreaterThan(20);
    expect([...seen].sort()).toEqual(['auction', 'over', 'party', 'placing']);
    expect(table.left, 'what was not used').toEqual([]);
    // The ceremony goes on by itself; whoever is in a hurry goes on by hand.
    const { page } = anna;
    await page.getByText('The award ceremony').waitFor();
    const next = page.getByRole('button', { name: /^(Next|To the result)$/ });
    const rematch = page.getByRole('button', { name: 'Rematch' });
    while (!(await rematch.isVisible())) await next.click({ timeout: 2_000 }).catch(() => undefined);
    await page.getByRole('region', { name: 'Final scores' }).waitFor();
    const result = page.getByRole('heading', { name: /wins!|share the victory!/ });
    await result.waitFor();
    // Whoever copies the address sends the picture of the result along.
    expect(new URL(page.url()).pathname).toMatch(/^\/result\/[a-z0-9_]+$/);
    // To all that one has produced, and back.
    await page.getByRole('link', { name: 'My films' }).click();
    await page.getByRole('heading', { name: 'My films' }).waitFor();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await result.waitFor();
  });

  test('is played by keyboard alone, and the focus is seen at every decision', async () => {
    const ben = await testbed().visit();
    const keyboard = new Keyboard(ben.page);
    const table = new Table(ben.page, keyboard);
    await ben.introduce('Ben');
    await ben.playNow();
    await ben.open();
    await keyboard.press(ben.page.getByRole('link', { name: /^Your turn/ }).first());
    let nDecisions = 0;
    await table.play(
      () => false,
      () => void (nDecisions += 1),
    );
    expect(keyboard.nSeen).toBeGreaterThanOrEqual(nDecisions - 1);
    await keyboard.press(ben.page.getByRole('link', { name: 'Replay' }));
    await ben.page.getByRole('slider').waitFor();
  });

  test('is played by taps on a phone, with all that a table offers, never sideways, with every decision in view', async () => {
    const cleo = await testbed().visit({ ...PHONE });
    const table = await sitDownThoroughly(cleo, touch);
    const { page } = cleo;
    await table.decision();
    for (const tab of ['Rivals', 'Awards', 'Log', 'Table']) {
      await page.getByRole('button', { name: tab, exact: true }).tap();
      await expectNoSidewaysScroll(page);
    }
    await table.play(
      () => false,
      async (decision) => {
        await expectNoSidewaysScroll(page);
        if (decision !== 'over') await expectDecisionInView(page);
      },
    );
    await page.getByRole('button', { name: 'Rematch' }).waitFor();
    expect(table.left, 'what was not used').toEqual([]);
  });
});

/** A table with somebody who looks on. */
async function sitDownThoroughly(visitor: Visitor, fingers: Fingers): Promise<ThoroughTable> {
  const watcher = await testbed().visit();
  await visitor.introduce('Anna');
  await watcher.introduce('Dora');
  const game = await visitor.playNow({ has_hints: true });
  for (const one of [visitor, watcher]) await one.open(`table/${game}`);
  const table = new ThoroughTable(visitor.page, fingers, { page: watcher.page, name: 'Dora' });
  await table.putCardsAside();
  return table;
}
