// What comes and goes at a table lies on no lot, no award, no film, no stop and no decision, and takes no press.

import type { BrowserContextOptions, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { LYING_PHONE, PHONE } from './layout';
import { lookAway, overlays, watchOverlays } from './overlays';
import { openTestBed } from './setup';
import { hasRecap } from './states';
import { Table } from './table';

const testbed = openTestBed();

const wide = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const WINDOWS: readonly BrowserContextOptions[] = [PHONE, LYING_PHONE, wide(1024, 768), wide(1366, 650), wide(1366, 768), wide(1440, 900)];
const nameOf = ({ viewport }: BrowserContextOptions): string => `${viewport!.width}×${viewport!.height}`;

test.each(WINDOWS.map((device) => [nameOf(device), device] as const))('words and cards leave everything in sight at %s', async (_, device) => {
  const anna = await testbed().visit(device);
  await anna.introduce('Anna');
  const { page } = anna;
  let server: WebSocketRoute | null = null;
  await page.routeWebSocket(/\/api\//, (socket) => {
    socket.connectToServer();
    server = socket;
  });
  // Near the end of a quarter, so that the next one is announced soon; and there is something to tell at once.
  const { game } = await anna.gameWhere(
    async ({ legal, quarter, location, lots }, at) =>
      legal.type === 'auction' && quarter! < 4 && location >= lots.length - 3 && (await hasRecap(anna, at)),
    { has_hints: true, seats: 4 },
  );
  await anna.open(`table/${game}`);
  const table = new Table(page, mouse);
  await table.decision();
  await page.evaluate(() => document.fonts.ready);
  await watchOverlays(page);
  // What the server says when an order has left a decision to its owner.
  server!.send(JSON.stringify({ type: 'woken', seat: 0, order: { quarter: 1, location: 0, wish: { type: 'pass' } } }));
  await page.locator('.toasts button').waitFor();
  await lookAway(page);
  await page.locator('.cards .recap').waitFor();
  // Where there is room for one card, it lies on the other.
  await page.locator('button[data-key="hint"]').click();
  await page.locator('.cards .advice').waitFor();
  expect(await page.locator('.cards .recap').isVisible()).toBe(device.viewport!.width > 1_000);

  await table.play(async () => (await overlays(page)).seen.includes('.cards .corner'));
  const { seen, faults } = await overlays(page);
  expect(faults).toEqual([]);
  expect([...seen].sort()).toEqual(['.cards .advice', '.cards .corner', '.cards .recap', '.toasts button']);
});
