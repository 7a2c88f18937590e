// The figures of the page that people feel: how much it fetches, how soon it is there, how fast it
// answers on a slow machine, how long a game takes. `npm run bench -- game` asks for that alone.

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { PARTS } from '../build/budget';
import { TestBed } from '../e2e/testbed';
import { mouse } from '../e2e/fingers';
import { Table } from '../e2e/table';
import type { Visitor } from '../e2e/visitor';
import { gameMinutes } from './game';
import { KINDS, stretches } from './tasks';

/** A value of null: the games that were played did not show it. Without a goal, a figure is only told. */
type Figure = { readonly what: string; readonly value: number | null; readonly unit: 'kB' | 'ms' | 'min'; readonly goal: number | null };

const PAINT_MS = 1_000;
const ANSWER_MS = 100;
/** A frame of an animation, so that none is left out. */
const FRAME_MS = 16;
/** How much slower than this machine a phone or an old laptop is. */
const SLOWDOWN = 4;
const RUNS = 5;
/** How late the browser may tell its timings. */
const TIMINGS_MS = 300;
const GAME_MIN = 8;

export default async function main(args: readonly string[]): Promise<void> {
  const testbed = await TestBed.open();
  try {
    const figures = args.includes('game') ? [await wholeGame(testbed)] : await measure(testbed);
    console.log(args.includes('--json') ? JSON.stringify(figures, null, 2) : table(figures));
    if (figures.some(({ value, goal }) => value === null || (goal !== null && value > goal))) process.exitCode = 1;
  } finally {
    await testbed.close();
  }
}

async function measure(testbed: TestBed): Promise<readonly Figure[]> {
  const anna = await testbed.visit();
  await anna.introduce('Anna');
  const { game } = await anna.gameWhere(({ legal, films }) => legal.type === 'auction' && films.length > 2, { seats: 5 });
  const storageState = await anna.context.storageState();
  // With everything that moves, as most people have it.
  const come = (): Promise<Visitor> => testbed.visit({ storageState, reducedMotion: 'no-preference' });
  const figures: Figure[] = [];
  const script = ({ what, mostKb }: (typeof PARTS)[keyof typeof PARTS], value: number): Figure => ({ what: `script, compressed: ${what}`, value, unit: 'kB', goal: mostKb });
  figures.push(script(PARTS.usable, await scriptKb(await come(), '', 'main', false)));
  for (const [part, hash, ready] of [[PARTS.start, '', 'main'], [PARTS.table, `table/${game}`, '.board']] as const) {
    figures.push(script(part, await scriptKb(await come(), hash, ready)));
    const paints: number[] = [];
    for (let run = 0; run < RUNS; run += 1) paints.push(await largestPaint(await come(), hash, ready));
    figures.push({ what: `largest paint: ${part.what}`, value: median(paints), unit: 'ms', goal: PAINT_MS });
  }
  for (const [what, times] of await answers(await come(), game)) {
    figures.push({ what: `click to painted change, ${SLOWDOWN}× slower: ${what}`, value: median(times), unit: 'ms', goal: ANSWER_MS });
  }
  const moved = await come();
  const { moving, showing, longestMs } = await stretches(moved, await moved.playNow({ seats: 4 }), SLOWDOWN);
  const longest = (what: string, times: typeof moving, goal: number): readonly Figure[] =>
    KINDS.map((kind) => ({ what: `longest task, ${SLOWDOWN}× slower: ${what} ${kind}`, value: median(times[kind]), unit: 'ms', goal }));
  const any: Figure = { what: `longest task of any kind, ${SLOWDOWN}× slower`, value: longestMs, unit: 'ms', goal: null };
  const tasks = [...longest('while things move after a', moving, FRAME_MS), ...longest('the update that shows a', showing, ANSWER_MS)];
  return [...figures, ...tasks, any, await wholeGame(testbed)];
}

async function wholeGame(testbed: TestBed): Promise<Figure> {
  const ben = await testbed.visit({ reducedMotion: 'no-preference' });
  await ben.introduce('Ben');
  return { what: 'a game of four with quick bots, by a practised player', value: await gameMinutes(ben), unit: 'min', goal: GAME_MIN };
}

/** All script that is fetched until a screen is there, or until it stands still. */
async function scriptKb({ page, context, testbed }: Visitor, hash: string, ready: string, isStill = true): Promise<number> {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(`${testbed.url}/#${hash}`);
  await page.locator(ready).first().waitFor();
  if (isStill) await page.waitForLoadState('networkidle');
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
}

async function largestPaint({ page, context, testbed }: Visitor, hash: string, ready: string): Promise<number> {
  await page.goto(`${testbed.url}/#${hash}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  const at = await page.evaluate(
    () =>
      new Promise<number>((found) => {
        new PerformanceObserver((list) => found(list.getEntries().at(-1)!.startTime)).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return at;
}

/** How long it takes from a click until something else is on the screen, by what was clicked. */
async function answers({ page, context, testbed }: Visitor, game: string): Promise<ReadonlyMap<string, readonly number[]>> {
  await page.goto(`${testbed.url}/#table/${game}`);
  const here = new Table(page, mouse);
  await here.decision();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = new Map<string, number[]>([['bid or pass', []], ['choose a chip or a slot', []]]);
  const click = async (what: string, selector: string): Promise<void> => {
    const time = await changeAfter(page, selector);
    times.set(what, [...(times.get(what) ?? []), time]);
  };
  const has = async (what: string): Promise<boolean> => (times.get(what)?.length ?? 0) >= RUNS;
  while (!((await has('bid or pass')) && (await has('choose a chip or a slot')))) {
    const decision = await here.decision();
    if (decision === 'over') break;
    if (decision === 'auction') {
      await click('open a stop', '[data-location][aria-current="step"]');
      await page.keyboard.press('Escape');
      await click('bid or pass', 'button[data-key="pass"]');
    } else if (decision === 'party') await click('take a chip', 'button.take:not([disabled])');
    else {
      const chip = 'button[data-hand][aria-pressed="false"]:not([disabled])';
      if ((await page.locator(chip).count()) > 0) await click('choose a chip or a slot', chip);
      if ((await page.locator('button[data-slot]').count()) > 0) await click('choose a chip or a slot', 'button[data-slot]');
      await here.decision();
      await here.decide('placing');
    }
  }
  await context.close();
  return times;
}

/**
 * Clicks, and finds out when something that came of it had been painted. There are two bounds: the
 * browser times how long it took from the event to the next picture, in steps of eight milliseconds,
 * which counts if the page had changed by then; and when a frame begins, the one before is painted.
 */
async function changeAfter(page: Page, selector: string): Promise<number> {
  await page.locator(selector).first().hover();
  await page.evaluate((timingsMs) => {
    let pictureAfter = Infinity;
    const timings = new PerformanceObserver((list) => {
      pictureAfter = list.getEntries().find(({ name }) => name === 'click')?.duration ?? pictureAfter;
    });
    timings.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const painted = new Promise<number>((found) => {
      let began = 0;
      addEventListener('click', (event) => (began = event.timeStamp), { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (began === 0) return;
        observer.disconnect();
        const changedAfter = performance.now() - began;
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const frameAfter = performance.now() - began;
            setTimeout(() => found(changedAfter < pictureAfter ? Math.min(pictureAfter, frameAfter) : frameAfter), timingsMs);
          }),
        );
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    Object.assign(window, { painted });
  }, TIMINGS_MS);
  await page.mouse.down();
  await page.mouse.up();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

function median(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

function table(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ what }) => what.length));
  const line = ({ what, value, unit, goal }: Figure): string => {
    const verdict = value === null ? '  not measured' : goal === null || value <= goal ? '' : '  too much';
    const shown = value?.toFixed(unit === 'ms' ? 0 : 1) ?? '–';
    return `${what.padEnd(width)}  ${shown.padStart(7)} ${unit}  ${goal === null ? '' : `goal ${String(goal).padStart(5)} ${unit}`}${verdict}`.trimEnd();
  };
  return figures.map(line).join('\n');
}
