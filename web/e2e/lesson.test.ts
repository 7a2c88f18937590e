// The lesson, from its first sentence to the last: a learner presses what lies in the light.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { PHONE } from './layout';
import { openTestBed } from './setup';
import { keepSettings } from './steps';
import { PHASE_MS } from './wait';

const testbed = openTestBed();

/** What was pressed is drawn in one frame, and the light follows in the next. */
const FRAMES_AT_REST = 3;

const PLACES: readonly { name: string; context: BrowserContextOptions }[] = [
  { name: 'on a desk, with everything that moves', context: { reducedMotion: 'no-preference' } },
  { name: 'on a phone', context: { ...PHONE } },
];

test.each(PLACES)('the light leads through the whole lesson $name', async ({ context }) => {
  const { page } = await testbed().visit(context);
  await page.goto(`${testbed().url}/#lesson`);
  // The lesson lays chips step by step, whatever one has settled.
  await keepSettings(page, { placing: 'at-once' });
  const progress = page.locator('aside progress');
  const last = Number(await progress.getAttribute('max'));
  const seen = new Set<number>();
  for (;;) {
    const step = Number(await progress.getAttribute('value'));
    seen.add(step);
    if (step === last) break;
    const before = await page.evaluate(shown);
    const read = page.getByRole('button', { name: 'Continue', exact: true });
    if (await read.isVisible()) await read.click();
    else await pressInTheLight(page);
    await expect.poll(() => page.evaluate(shown)).not.toBe(before);
    expect(await page.locator('.astray').count()).toBe(0);
  }
  expect(seen.size).toBe(last);
  // Whoever changes something meanwhile changes only that.
  await page.getByRole('radio', { name: 'Quick' }).check();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('traumfabrik-settings')!))).toMatchObject({ placing: 'at-once', tempo: 'quick' });
});

/** Where the learner is, what is said, and where the light is: each press changes one of them. */
function shown(): string {
  const words = document.querySelector<HTMLElement>('aside .words')?.innerText;
  const light = document.querySelector('.light')?.getAttribute('style');
  return JSON.stringify([document.querySelector('aside progress')?.getAttribute('value'), words, light]);
}

/** Presses what lies in the light as soon as everything has come to rest. */
async function pressInTheLight(page: Page): Promise<void> {
  const find = async (): Promise<{ x: number; y: number }> => {
    const found = await page.evaluate(litButton, FRAMES_AT_REST);
    if (found === null) throw new Error('There is nothing to press in the light.');
    return found;
  };
  const { x, y } = await vi.waitFor(find, { timeout: PHASE_MS });
  await page.mouse.click(x, y);
  // A pointer that rests on something has it explained, and the card would lie over the light.
  await page.mouse.move(1, 1);
}

/** Where the light is, if it stays there, nothing else moves, and there is something to press. */
async function litButton(nFrames: number): Promise<{ x: number; y: number } | null> {
  const isMoving = ({ playState, effect }: Animation): boolean =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const lit = (): DOMRect | undefined => document.querySelector('.light')?.getBoundingClientRect();
  const before = lit();
  for (let n = 0; n < nFrames; n += 1) await new Promise(requestAnimationFrame);
  const light = lit();
  if (!before || !light || before.x !== light.x || before.y !== light.y) return null;
  if (document.getAnimations().some(isMoving)) return null;
  const [x, y] = [light.left + light.width / 2, light.top + light.height / 2];
  return document.elementFromPoint(x, y)?.closest('button:enabled') ? { x, y } : null;
}
