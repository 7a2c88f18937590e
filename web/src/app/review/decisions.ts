// The decisions of a review: the costliest first, and those that make good puzzles.

import type { Action, ReviewDecision } from '../../wire/types';

/** The costliest decisions of a seat, or of all. */
export function costliest(decisions: readonly ReviewDecision[], seat: number | null, isMistakesOnly: boolean): readonly ReviewDecision[] {
  return decisions
    .filter((decision) => (seat === null || decision.seat === seat) && (isMistakesOnly ? decision.is_mistake : decision.loss > 0))
    .toSorted((a, b) => b.loss - a.loss || a.seq - b.seq);
}

const MOST_PUZZLES = 6;

/** The mistakes of a seat that are worth another try. */
export function puzzlesOf(decisions: readonly ReviewDecision[], seat: number): readonly ReviewDecision[] {
  return costliest(decisions, seat, true).slice(0, MOST_PUZZLES);
}

export function isSame(one: Action, other: Action): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof Action>;
  return [...keys].every((key) => one[key] === other[key]);
}

/** The chip that a decision is about, where it is about one and the same. */
export function chipInQuestion({ played, best }: ReviewDecision): number | null {
  const isPlacing = (action: Action): action is Extract<Action, { chip: number }> => action.type === 'place' || action.type === 'discard';
  return isPlacing(played) && isPlacing(best) && played.chip === best.chip ? played.chip : null;
}

export type Answer = 'right' | 'same' | 'wrong';

/** What a new try comes to. */
export function judge({ played, best }: ReviewDecision, action: Action): Answer {
  if (isSame(action, best)) return 'right';
  return isSame(action, played) ? 'same' : 'wrong';
}
