// Lines of a plot: from values to lengths, and from points to paths.

import type { ReviewMoment } from '../wire/types';

/** From a value to a length. */
export type Scale = (value: number) => number;

/** A scale that puts one stretch onto another. A stretch without length lies at its start. */
export function linear([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Scale {
  const step = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * step;
}

/** A tenth of a pixel is fine enough for an eye. */
const fine = (length: number): string => String(Math.round(length * 10) / 10);

/** A line through one value after another. */
export function linePath(values: readonly number[], x: Scale, y: Scale): string {
  return values.map((value, n) => `${n === 0 ? 'M' : 'L'}${fine(x(n))} ${fine(y(value))}`).join('');
}

/** The chance of a seat to win, moment by moment. */
export function winCurve(moments: readonly ReviewMoment[], seat: number): readonly number[] {
  return moments.map(({ forecasts }) => forecasts[seat]?.win ?? 0);
}

/** What lies between two lines. */
export function areaPath(low: readonly number[], high: readonly number[], x: Scale, y: Scale): string {
  const back = low.map((value, n) => `L${fine(x(n))} ${fine(y(value))}`).toReversed();
  return `${linePath(high, x, y)}${back.join('')}z`;
}
