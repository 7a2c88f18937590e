// A premiere fills the whole window, and is in nobody's way: what is pressed below it hears the press.

import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Keyboard, mouse, touch, type Fingers } from './fingers';
import { PHONE } from './layout';
import { beginPremiere } from './premiere';
import { openTestBed } from './setup';

const testbed = openTestBed();

/** Ways to press what is somewhere in the window, whatever lies above it: they wait for nothing. */
type Press = (page: Page, target: Locator) => Promise<void>;
const at = async (target: Locator): Promise<[number, number]> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

type Way = readonly [string, BrowserContextOptions, (page: Page) => Fingers, Press];
const WAYS: readonly Way[] = [
  ['mouse', {}, () => mouse, async (page, target) => page.mouse.click(...(await at(target)))],
  ['touch', PHONE, () => touch, async (page, target) => page.touchscreen.tap(...(await at(target)))],
  ['keyboard', {}, (page) => new Keyboard(page), async (page, target) => {
    await target.focus();
    await page.keyboard.press('Enter');
  }],
];

test.each(WAYS)('a press that meets a premiere ends it, and is heard below: by %s', async (_, device, fingersOf, press) => {
  const anna = await testbed().visit({ ...device, reducedMotion: 'no-preference' });
  const { page } = anna;
  const stage = await beginPremiere(anna, fingersOf(page));

  // The chips that are left look for a place, while the curtain opens above them.
  const left = page.locator('button[data-hand]:not([disabled])').first();
  await left.waitFor();
  const was = await left.getAttribute('aria-pressed');
  expect(await stage.count(), 'the premiere is still shown').toBe(1);
  await press(page, left);
  await expect.poll(() => left.getAttribute('aria-pressed')).not.toBe(was);
  expect(await stage.count()).toBe(0);
});
