// Where a margin came from: parts that add up, also when they are written with few digits.

import type { ReviewLedger } from '../../wire/types';

export const PARTS = ['start', 'luck', 'skill', 'surplus', 'others'] as const;
export type Part = (typeof PARTS)[number];
export type Figures = Readonly<Record<Part, number>>;

/** The words of the parts, as everybody else who shows a review calls them. */
export const PART_WORDS = {
  start: 'review-start',
  luck: 'review-luck',
  skill: 'review-skill',
  surplus: 'review-decisions-own',
  others: 'review-others',
} as const satisfies Record<Part, string>;

const TENTHS = 10;

/** The parts in tenths of a point, rounded so that together they are the margin and each is off by less than one. */
export function roundedParts(ledger: ReviewLedger, margin: number): Figures {
  const exact = PARTS.map((part) => ledger[part] * TENTHS);
  const floors = exact.map(Math.floor);
  const missing = Math.round(margin * TENTHS) - floors.reduce((sum, value) => sum + value, 0);
  // Whatever lost most by rounding down gets a tenth first.
  const order = exact.map((_, n) => n).toSorted((a, b) => exact[b]! - floors[b]! - (exact[a]! - floors[a]!) || a - b);
  const raised = new Set(order.slice(0, Math.max(0, missing)));
  const figures = PARTS.map((part, n) => [part, (floors[n]! + Number(raised.has(n))) / TENTHS] as const);
  return Object.fromEntries(figures) as Figures;
}

export type Segment = { readonly part: Part; readonly from: number; readonly to: number };

/** The parts as a bar: what was gained goes to one side of zero, what was lost to the other. */
export function segmentsOf(figures: Figures): readonly Segment[] {
  let gained = 0;
  let lost = 0;
  return PARTS.map((part) => {
    const value = figures[part];
    if (value >= 0) return { part, from: gained, to: (gained += value) };
    const to = lost;
    return { part, from: (lost += value), to };
  });
}

/** How far bars reach to both sides of zero. */
export function reachOf(bars: readonly (readonly Segment[])[]): readonly [number, number] {
  const ends = bars.flat().flatMap(({ from, to }) => [from, to]);
  return [Math.min(0, ...ends), Math.max(0, ...ends)];
}
