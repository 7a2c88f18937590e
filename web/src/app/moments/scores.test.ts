import { describe, expect, it } from 'vitest';
import type { BoardView, View } from '../../wire/types';
import { isTieBroken, scoresOf } from './scores';

function board(seat: number, films: number, awards: number, purse: number | null): BoardView {
  return {
    seat, studio: seat + 1, purse, cast: 0, direction: 0, film_points: films, award_points: awards,
    total: purse === null ? null : films + awards + purse, productions: [],
  };
}

const view = (boards: readonly BoardView[], winners: readonly number[] | null): View =>
  ({ boards, phase: winners ? { type: 'over', winners } : { type: 'auction' } }) as unknown as View;

describe('scores', () => {
  it('are sorted, winners first', () => {
    const scores = scoresOf(view([board(0, 10, 5, 5), board(1, 20, 0, 9), board(2, 10, 5, 14)], [2]));
    expect(scores.map(({ seat, total, hasWon }) => [seat, total, hasWon])).toEqual([[2, 29, true], [1, 29, false], [0, 20, false]]);
    expect(isTieBroken(scores)).toBe(true);
  });

  it('may be shared', () => {
    const scores = scoresOf(view([board(0, 10, 5, 5), board(1, 20, 0, 0)], [0, 1]));
    expect(scores.filter(({ hasWon }) => hasWon)).toHaveLength(2);
    expect(isTieBroken(scores)).toBe(false);
  });

  it('of a game that was broken off hide what was hidden', () => {
    const scores = scoresOf(view([board(0, 3, 0, null), board(1, 8, 5, null)], null));
    expect(scores.map(({ seat, money, total }) => [seat, money, total])).toEqual([[1, null, null], [0, null, null]]);
    expect(isTieBroken(scores)).toBe(false);
  });
});
