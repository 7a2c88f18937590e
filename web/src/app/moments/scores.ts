// The final account: what each seat has, best first.

import type { View } from '../../wire/types';

export type Score = {
  readonly seat: number;
  readonly studio: number | null;
  readonly films: number;
  readonly awards: number;
  /** Null where it may not be seen: a game that was broken off keeps its screens. */
  readonly money: number | null;
  readonly total: number | null;
  readonly hasWon: boolean;
};

export function winnersOf({ phase }: View): readonly number[] {
  return phase.type === 'over' ? phase.winners : [];
}

export function scoresOf(view: View): readonly Score[] {
  const winners = winnersOf(view);
  const scores = view.boards.map((board): Score => ({
    seat: board.seat,
    studio: board.studio,
    films: board.film_points,
    awards: board.award_points,
    money: board.purse,
    total: board.total,
    hasWon: winners.includes(board.seat),
  }));
  const open = ({ films, awards, total }: Score): number => total ?? films + awards;
  return scores.toSorted((a, b) => Number(b.hasWon) - Number(a.hasWon) || open(b) - open(a) || a.seat - b.seat);
}

/** Whether equal totals were told apart by the best film. */
export function isTieBroken(scores: readonly Score[]): boolean {
  const best = scores.find(({ hasWon }) => hasWon)?.total;
  return best !== undefined && scores.some(({ hasWon, total }) => !hasWon && total === best);
}
