import { describe, expect, it } from 'vitest';
import type { ReviewLedger } from '../../wire/types';
import { PARTS, reachOf, roundedParts, segmentsOf } from './ledger';

const ledger: ReviewLedger = { start: -10.789, luck: -9.454, skill: -53.569, surplus: 95.291, others: 7.521, luck_error: 7.4 };

describe('the parts of a margin', () => {
  it.each([
    [ledger, 29],
    [{ ...ledger, others: 7.55, luck: -9.483 }, 29],
    [{ start: 0.04, luck: 0.04, skill: -0.04, surplus: -0.02, others: -0.02, luck_error: 0 }, 0],
  ])('add up as they are written', (exact, margin) => {
    const figures = roundedParts(exact, margin);
    expect(Math.round(PARTS.reduce((sum, part) => sum + figures[part], 0) * 10)).toBe(margin * 10);
    for (const part of PARTS) expect(Math.abs(figures[part] - exact[part])).toBeLessThan(0.1);
  });

  it('lie on both sides of zero, without gaps', () => {
    const bar = segmentsOf({ start: -10, luck: 5, skill: -20, surplus: 30, others: 2 });
    expect(bar.map(({ from, to }) => [from, to])).toEqual([[-10, 0], [0, 5], [-30, -10], [5, 35], [35, 37]]);
    expect(reachOf([bar, []])).toEqual([-30, 37]);
  });
});
