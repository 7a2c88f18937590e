// What the curves of a review are drawn from.

import type { ReviewMoment } from '../../wire/types';

/** What a curve can show of each seat. */
export type Measure = 'win' | 'points';

/** Where the points on the table come from, from the bottom of a pile to its top. */
export const SOURCES = ['films', 'awards', 'money'] as const;
export type Source = (typeof SOURCES)[number];

export type Range = readonly [low: number, high: number];

/** What is expected of a seat, moment by moment. */
export function curveOf(moments: readonly ReviewMoment[], seat: number, measure: Measure): readonly number[] {
  return moments.map(({ forecasts }) => forecasts[seat]?.[measure] ?? 0);
}

/** The points of a seat by source, piled up: each layer lies upon the one before. */
export function layersOf(moments: readonly ReviewMoment[], seat: number): Readonly<Record<Source, readonly number[]>> {
  const upTo = (last: Source): readonly number[] => {
    const sources = SOURCES.slice(0, SOURCES.indexOf(last) + 1);
    return moments.map(({ points }) => sources.reduce((sum, source) => sum + (points[seat]?.[source] ?? 0), 0));
  };
  return { films: upTo('films'), awards: upTo('awards'), money: upTo('money') };
}

/** Where each quarter begins. */
export function quarterMarks(moments: readonly ReviewMoment[]): readonly { readonly quarter: number; readonly at: number }[] {
  return moments.flatMap(({ quarter }, at) => (quarter !== null && quarter !== moments[at - 1]?.quarter ? [{ quarter, at }] : []));
}

/** The first moment of each stop, and the very first one. */
export function stopStarts(moments: readonly ReviewMoment[]): readonly number[] {
  return moments.flatMap(({ quarter, location }, at) => {
    const before = moments[at - 1];
    return before?.quarter === quarter && before.location === location ? [] : [at];
  });
}

/** The last moment of each stop. */
export function stopEnds(moments: readonly ReviewMoment[]): readonly number[] {
  return [...stopStarts(moments).slice(1).map((at) => at - 1), moments.length - 1];
}

/** The moment that an entry led to. */
export function momentOf(moments: readonly ReviewMoment[], seq: number): number {
  return Math.max(0, moments.findLastIndex((moment) => moment.seq <= seq));
}

/** Where a key leads from a moment; null for a key that means nothing here. */
export function keyMoves(key: string, at: number, last: number, stops: readonly number[]): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(at - 1, 0);
    case 'PageDown':
      return stops.find((stop) => stop > at) ?? last;
    case 'PageUp':
      return stops.findLast((stop) => stop < at) ?? 0;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** The marks of a scale: round numbers, not too many, from one below the values to one above them. */
export function ticksFor(values: readonly number[], most = 5): readonly number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const step = [1, 2, 5, 10, 20, 25, 50, 100].find((size) => (high - low) / size <= most) ?? 200;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, n) => (first + n) * step);
}

/** Moves places apart until there is a gap between any two, in their order, within a range. */
export function spread(places: readonly number[], gap: number, [low, high]: Range): readonly number[] {
  const order = places.map((_, n) => n).toSorted((a, b) => places[a]! - places[b]! || a - b);
  const moved = [...places];
  let next = low;
  for (const n of order) next = (moved[n] = Math.max(places[n]!, next)) + gap;
  next = high;
  for (const n of order.toReversed()) next = (moved[n] = Math.min(moved[n]!, next)) - gap;
  return moved;
}
