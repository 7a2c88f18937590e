import { describe, expect, it } from 'vitest';
import { moments } from '../../../testing/review';
import { areaPath, linear, linePath } from '../../lib/curve';
import { curveOf, keyMoves, layersOf, momentOf, quarterMarks, spread, stopEnds, stopStarts, ticksFor } from './curves';

describe('lines', () => {
  const x = linear([0, 2], [10, 110]);
  const y = linear([0, 1], [100, 0]);

  it('go where the scales put them', () => {
    expect(linePath([0, 0.5, 1], x, y)).toBe('M10 100L60 50L110 0');
    expect(areaPath([0, 0], [1, 0.25], x, y)).toBe('M10 0L60 75L60 100L10 100z');
  });

  it('of a single moment stay where they begin', () => {
    expect(linear([0, 0], [10, 110])(0)).toBe(10);
  });
});

describe('curves', () => {
  it('are read seat by seat', () => {
    expect(curveOf(moments, 1, 'win').map((win) => Math.round(win * 10))).toEqual([5, 6, 7, 4, 3, 0]);
    expect(curveOf(moments, 0, 'points')[5]).toBe(60);
  });

  it('pile up what lies on the table', () => {
    const { films, awards, money } = layersOf(moments, 1);
    expect([films[3], awards[3], money[3]]).toEqual([3, 4, 16]);
  });

  it('know their quarters and stops', () => {
    expect(quarterMarks(moments)).toEqual([
      { quarter: 1, at: 1 },
      { quarter: 2, at: 4 },
    ]);
    expect(stopStarts(moments)).toEqual([0, 1, 3, 4]);
    expect(stopEnds(moments)).toEqual([0, 2, 3, 5]);
    expect([0, 3, 99].map((seq) => momentOf(moments, seq))).toEqual([0, 3, 5]);
  });

  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowRight', 5, 5],
    ['ArrowLeft', 0, 0],
    ['PageDown', 1, 3],
    ['PageDown', 4, 5],
    ['PageUp', 3, 1],
    ['Home', 3, 0],
    ['End', 3, 5],
    ['x', 3, null],
  ])('%s leads from %d to %s', (key, at, to) => {
    expect(keyMoves(key, at, 5, stopStarts(moments))).toBe(to);
  });
});

describe('scales', () => {
  it.each([
    [[3, 97], [0, 20, 40, 60, 80, 100]],
    [[-4, 11], [-5, 0, 5, 10, 15]],
    [[], [0, 1]],
  ])('have round marks around %j', (values, ticks) => {
    expect(ticksFor(values)).toEqual(ticks);
  });

  it('move what would overlap apart, in order and within bounds', () => {
    expect(spread([50, 10, 52, 99], 10, [0, 100])).toEqual([50, 10, 60, 99]);
    expect(spread([100, 100, 100], 10, [0, 100])).toEqual([80, 90, 100]);
  });
});
