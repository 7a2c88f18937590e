// How long the main thread of the page is busy at a stretch while a game is played with everything
// that moves: the frames of the animations, and the updates that show what has happened.

import type { CDPSession } from 'playwright-core';
import { simple, type Visitor } from '../e2e/visitor';

/** What is looked at, and for how long after it began things move. */
const KINDS_MS = { sale: 1_000, placing: 600, premiere: 3_500, quarter: 2_500 } as const;
export type Kind = keyof typeof KINDS_MS;
export const KINDS = Object.keys(KINDS_MS) as readonly Kind[];

/** The longest stretch of each time that something of a kind was shown. */
export type Stretches = Readonly<Record<'moving' | 'showing', Readonly<Record<Kind, readonly number[]>>>> & {
  /** The longest of all while the game went on, whatever it was. */
  readonly longestMs: number;
};

/** How often at least each is looked at, unless the game ends before. */
const ENOUGH = { sale: 6, placing: 6, premiere: 1, quarter: 1 } as const;

/** How often the page is asked whether it has come so far: seldom, for that is work of its main thread, too. */
const POLL_MS = 500;

/**
 * Lets a page that is slowed down show a game, until enough was seen or the game is over. What its
 * player does goes to the server past the page, so that all its work comes from what it shows.
 */
export async function stretches(visitor: Visitor, game: string, slowdown: number): Promise<Stretches> {
  const { page, context, testbed } = visitor;
  await context.addInitScript(() => {
    const key = 'traumfabrik-settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), tempo: 'quick', hasSound: false }));
  });
  await page.goto(`${testbed.url}/#table/${game}`);
  await page.locator('.board').waitFor();
  await page.evaluate(mark);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const isSeen = (enough: typeof ENOUGH): boolean => Object.entries(enough).every(([kind, n]) => performance.getEntriesByName(kind).length >= n);
  const traced = await trace(devtools, async () => {
    for (;;) {
      const { view, table, seats } = await visitor.shown(game);
      if (view === null || view.phase.type === 'over') break;
      const { due } = view;
      if (due.type !== 'seat' || !seats.includes(due.seat)) continue;
      await page.waitForFunction(() => document.querySelector('.decision.mine'), null, { polling: POLL_MS });
      if (await page.evaluate(isSeen, ENOUGH)) break;
      if (view.legal.type === 'placing') await page.evaluate(() => performance.mark('placing'));
      await visitor.command(game, { type: 'play', seat: due.seat, turn: table.turn, actions: [simple(view)] });
    }
  });
  await context.close();
  return read(traced);
}

/** Runs in the page: notes when it was changed, and by what that is looked at. */
function mark(): void {
  const shown = { sale: '.sold', premiere: '.house', quarter: '.between' };
  new MutationObserver((changes) => {
    // Money that flies is put beside the page itself: that is motion, no update.
    const added = changes.filter(({ target }) => target !== document.body);
    if (added.length > 0) performance.mark('changed');
    for (const node of added.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      for (const [kind, selector] of Object.entries(shown)) {
        if (node.matches(selector) || node.querySelector(selector)) performance.mark(kind);
      }
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** What the browser tells of its work, in millionths of a second. */
type Told = { readonly name: string; readonly ph: string; readonly pid: number; readonly tid: number; readonly ts: number; readonly dur?: number; readonly tdur?: number };

async function trace(devtools: CDPSession, doing: () => Promise<void>): Promise<readonly Told[]> {
  const told: Told[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => told.push(...(value as unknown as Told[])));
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'];
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  await doing();
  const complete = new Promise((done) => devtools.once('Tracing.tracingComplete', done));
  await devtools.send('Tracing.end');
  await complete;
  return told;
}

function read(told: readonly Told[]): Stretches {
  const marks = told.filter(({ name }) => name === 'changed' || name in KINDS_MS).toSorted((a, b) => a.ts - b.ts);
  const main = marks[0];
  const isMain = ({ pid, tid }: Told): boolean => pid === main?.pid && tid === main.tid;
  const tasks = told.filter((one) => one.name === 'RunTask' && isMain(one)).toSorted((a, b) => a.ts - b.ts);
  const frames = told.filter((one) => one.name === 'Paint' && isMain(one));
  const holds = (task: Told, one: Told): boolean => one.ts >= task.ts && one.ts <= task.ts + (task.dur ?? 0);
  /** An update is what changes the page, with the frame that paints it. */
  const showing = new Set<Told>();
  let isUnpainted = false;
  for (const task of tasks) {
    const isChange = marks.some((one) => holds(task, one));
    const isFrame = frames.some((one) => holds(task, one));
    if (isChange || (isUnpainted && isFrame)) showing.add(task);
    isUnpainted = isChange || (isUnpainted && !isFrame);
  }
  const longest = (kind: Kind, isShowing: boolean): readonly number[] =>
    marks
      .filter(({ name }) => name === kind)
      .map(({ ts }) => tasks.filter((task) => task.ts + (task.dur ?? 0) >= ts && task.ts <= ts + KINDS_MS[kind] * 1_000))
      .map((during) => Math.max(0, ...during.filter((task) => showing.has(task) === isShowing).map(busyMs)));
  const all = (isShowing: boolean): Readonly<Record<Kind, readonly number[]>> =>
    Object.fromEntries(KINDS.map((kind) => [kind, longest(kind, isShowing)])) as Record<Kind, readonly number[]>;
  return { moving: all(false), showing: all(true), longestMs: Math.max(0, ...tasks.map(busyMs)) };
}

/** The time of its own thread, which others on a busy machine do not lengthen. */
function busyMs({ dur = 0, tdur = dur }: Told): number {
  return tdur / 1_000;
}
