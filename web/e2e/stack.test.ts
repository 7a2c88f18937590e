// While one bids, it is in sight where the price goes and which screenplay comes next, whatever the window.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { LYING_PHONE, PHONE, expectDecisionInView, expectFilmsInView, expectNoSidewaysScroll, expectNothingCovered, lost } from './layout';
import { SCREENS, goTo } from './screens';
import { openTestBed } from './setup';
import { guest, type Guest } from './states';

const testbed = openTestBed();
let anna: Guest;
beforeAll(async () => {
  anna = await guest(testbed(), { seats: 4 });
});

const wide = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const WINDOWS = [PHONE, LYING_PHONE, wide(1024, 768), wide(1280, 800), wide(1366, 650), wide(1440, 900)];
const CASES = WINDOWS.flatMap((device) =>
  ['en-GB', 'de-DE', 'fr-FR', 'it-IT'].map((locale) => [`${device.viewport!.width}×${device.viewport!.height} ${locale}`, { ...device, locale }] as const),
);

test.each(CASES)('where the price goes and what comes next: %s', async (_, device) => {
  const visitor = await anna.comes(device);
  const { page } = visitor;
  await goTo(visitor, SCREENS.find(({ name }) => name === 'auction')!, anna.games);
  await page.locator('.decision .where').waitFor({ state: 'attached' });
  expect(await inSight(page, '.decision .where, .decision .in-short')).toHaveLength(1);
  expect(await inSight(page, '.stack')).toHaveLength(1);
  await expectDecisionInView(page);
  await expectNoSidewaysScroll(page);
  if (device.viewport!.width < 400) await expectFilmsInView(page);
  if (device.viewport!.width > 900) await expectNothingCovered(page);
  expect((await lost(page)).filter((what) => /stack|leaves|short|title/.test(what))).toEqual([]);
});

/** What of it can be read as things stand: it is in the window as a whole, and nothing lies above it. */
async function inSight(page: Page, selector: string): Promise<readonly string[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      const isInWindow = width > 8 && height > 8 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return isInWindow && hit !== null && (one.contains(hit) || hit.contains(one)) ? [one.textContent!.trim()] : [];
    }),
  );
}
