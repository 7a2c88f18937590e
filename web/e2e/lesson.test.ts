// The lesson, from its first sentence to the last: a learner presses what lies in the light.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './layout';
import { openHouse } from './setup';
import { PHASE_MS } from './wait';

const house = openHouse();

const PLACES: readonly { name: string; context: BrowserContextOptions }[] = [
  { name: 'on a desk, with everything that moves', context: { reducedMotion: 'no-preference' } },
  { name: 'on a phone', context: { ...PHONE } },
];

test.each(PLACES)('the light leads through the whole lesson $name', async ({ context }) => {
  const { page } = await house().visit(context);
  await page.goto(`${house().url}/#lesson`);
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
    await expect.poll(() => page.evaluate(shown), { timeout: PHASE_MS }).not.toBe(before);
    expect(await page.locator('.astray').count()).toBe(0);
  }
  expect(seen.size).toBe(last);
});

/** Where the learner is, what is said, and where the light is: each press changes one of them. */
function shown(): string {
  const words = document.querySelector<HTMLElement>('aside .words')?.innerText;
  const light = document.querySelector('.light')?.getAttribute('style');
  return JSON.stringify([document.querySelector('aside progress')?.getAttribute('value'), words, light]);
}

/** Waits until the light stands around something that can be pressed, and presses there. */
async function pressInTheLight(page: Page): Promise<void> {
  const found = await page.waitForFunction(
    () => {
      const light = document.querySelector('.light')?.getBoundingClientRect();
      if (!light) return null;
      const [x, y] = [light.left + light.width / 2, light.top + light.height / 2];
      const button = document.elementFromPoint(x, y)?.closest<HTMLButtonElement>('button:enabled');
      const lit = button?.getBoundingClientRect();
      const isAround = lit && Math.abs(lit.left + lit.width / 2 - x) < light.width && Math.abs(lit.top + lit.height / 2 - y) < light.height;
      return isAround ? { x, y } : null;
    },
    null,
    { timeout: PHASE_MS },
  );
  const { x, y } = (await found.jsonValue())!;
  await page.mouse.click(x, y);
}
