// Chips that were won fly from the stage, where everybody has seen them.

import { expect, test } from 'vitest';
import { mouse } from './fingers';
import { openTestBed } from './setup';
import { Table } from './table';

const testbed = openTestBed();

type Point = readonly [number, number];
type Flight = { readonly key: string; readonly from: Point; readonly seen: Point | null };

test('what one has won flies from the stage to the hand', async () => {
  const anna = await testbed().visit({ reducedMotion: 'no-preference' });
  await anna.introduce('Anna');
  const { page } = anna;
  const { game } = await anna.gameWhere(({ legal, lots, location }) => legal.type === 'auction' && legal.ceiling > 8 && lots[location]!.chips.length > 1);
  await anna.open(`table/${game}`);
  const table = new Table(page, mouse);
  await table.decision();
  await page.evaluate(() => {
    const centre = (one: Element): [number, number] => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const onStage = new Map<string, [number, number]>();
    const look = (): void => {
      for (const chip of document.querySelectorAll<HTMLElement>('.stage .lot [data-flies]')) onStage.set(chip.dataset['flies']!, centre(chip));
      requestAnimationFrame(look);
    };
    look();
    const flights: Flight[] = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: HTMLElement, frames, how): Animation {
      const key = this.dataset?.['flies'];
      const way = /translate\((.+)px, (.+)px\)/.exec(String((frames as Keyframe[])[0]?.['transform']));
      if (key && way && this.closest('.hand')) {
        const [x, y] = centre(this);
        flights.push({ key, from: [x + Number(way[1]), y + Number(way[2])], seen: onStage.get(key) ?? null });
      }
      return animate.call(this, frames, how);
    };
    Object.assign(window, { flights });
  });

  const field = page.getByRole('spinbutton');
  await field.fill((await field.getAttribute('max'))!);
  await field.press('Enter');
  await page.locator('button[data-hand]').first().waitFor();
  const flights = (): Promise<readonly Flight[]> => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights);
  await expect.poll(async () => (await flights()).length).toBeGreaterThan(1);
  for (const { key, from, seen } of await flights()) {
    expect(seen, key).not.toBeNull();
    expect(Math.hypot(from[0] - seen![0], from[1] - seen![1]), key).toBeLessThan(3);
  }
});
