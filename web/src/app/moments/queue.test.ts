import { describe, expect, it } from 'vitest';
import { enqueue, lastsMs, placeOf } from './queue';
import type { Moment } from './moments';

const premiere = (seat: number, film = seat): Moment => ({ type: 'premiere', seat, film, prizes: [] });
const quarter: Moment = { type: 'quarter', begins: 2, prize: null };

describe('the place of a moment', () => {
  const free = { seats: [1], isMyTurn: false, wasMyTurn: false, hasClock: false, hasMotion: true };

  it('is the stage for a film of one’s own, and a corner for others', () => {
    expect(placeOf(premiere(1), free)).toBe('stage');
    expect(placeOf(premiere(0), free)).toBe('corner');
    expect(placeOf(quarter, free)).toBe('title');
  });

  it('is a corner when one’s turn comes, or when nothing may move', () => {
    for (const moment of [premiere(1), quarter]) {
      expect(placeOf(moment, { ...free, isMyTurn: true })).toBe('corner');
      expect(placeOf(moment, { ...free, hasMotion: false })).toBe('corner');
    }
  });

  it('stays the stage for whoever finished a film and goes on, unless a clock runs', () => {
    const on = { ...free, isMyTurn: true, wasMyTurn: true };
    expect(placeOf(premiere(1), on)).toBe('stage');
    expect(placeOf(premiere(1), { ...on, hasClock: true })).toBe('corner');
    expect(placeOf(quarter, on)).toBe('corner');
  });
});

describe('the line of moments', () => {
  it('is shorter for each when several wait', () => {
    expect(lastsMs('stage', 0)).toBe(4_000);
    expect(lastsMs('stage', 1)).toBe(2_500);
    expect(lastsMs('corner', 9)).toBe(lastsMs('corner', 3));
  });

  it('keeps its order', () => {
    expect(enqueue([premiere(0)], [premiere(1), quarter], [1])).toEqual([premiere(0), premiere(1), quarter]);
    expect(enqueue([], [], [1])).toEqual([]);
  });

  it('forgets the oldest that wait, one’s own last', () => {
    const line = enqueue([premiere(0), premiere(1), premiere(2)], [premiere(3), quarter, premiere(2, 8)], [1]);
    expect(line).toEqual([premiere(0), premiere(1), quarter, premiere(2, 8)]);
    const mine = [premiere(1, 5), premiere(1, 6), premiere(1, 7), premiere(1, 8)];
    expect(enqueue([quarter], mine, [1])).toEqual([quarter, ...mine.slice(1)]);
  });
});
