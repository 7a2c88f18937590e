// The decisions of a review: the costliest first, and those that make good puzzles.

import type { Action, GameBox, ReviewDecision } from '../../wire/types';

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

/** Whether two chips differ in nothing but their names: a board offers both, a review names one of them. */
function areTwins({ chips }: GameBox, one: number, other: number): boolean {
  return one === other || (chips[one]?.kind === chips[other]?.kind && chips[one]?.stars === chips[other]?.stars);
}

/** Whether two actions come to the same. */
export function isSame(box: GameBox, one: Action, other: Action): boolean {
  const renamed = 'chip' in one && 'chip' in other && areTwins(box, one.chip, other.chip) ? { ...one, chip: other.chip } : one;
  const keys = new Set([...Object.keys(renamed), ...Object.keys(other)]) as Set<keyof Action>;
  return [...keys].every((key) => renamed[key] === other[key]);
}

/** The best decision; where it is about a twin of the chip that was played, about that chip itself. */
export function bestOf(box: GameBox, { played, best }: ReviewDecision): Action {
  return 'chip' in played && 'chip' in best && areTwins(box, played.chip, best.chip) ? { ...best, chip: played.chip } : best;
}

/** The chip that a decision is about, where it is about one and the same. */
export function chipInQuestion(box: GameBox, decision: ReviewDecision): number | null {
  const { played } = decision;
  const best = bestOf(box, decision);
  const isPlacing = (action: Action): action is Extract<Action, { chip: number }> => action.type === 'place' || action.type === 'discard';
  return isPlacing(played) && isPlacing(best) && played.chip === best.chip ? played.chip : null;
}

/** Whether an action is about another chip than the one in question. */
export function isElsewhere(box: GameBox, chip: number | null, action: Action): boolean {
  return chip !== null && 'chip' in action && !areTwins(box, action.chip, chip);
}

/**
 * What a new try comes to, and how many points it would have cost: `unsure` if chance may be all of it.
 * Of `untried` and `close` the review knows nothing; `close` is an amount beside the best one.
 */
export type Answer =
  | { readonly verdict: 'right' | 'same' | 'good' | 'close' | 'untried' }
  | { readonly verdict: 'wrong' | 'unsure'; readonly points: number };

export function judge(box: GameBox, { played, best, tried = [] }: ReviewDecision, action: Action): Answer {
  if (isSame(box, action, best)) return { verdict: 'right' };
  if (isSame(box, action, played)) return { verdict: 'same' };
  const known = tried.find((other) => isSame(box, action, other.action));
  if (known) return known.loss < 1 ? { verdict: 'good' } : { verdict: known.is_mistake ? 'wrong' : 'unsure', points: Math.round(known.loss) };
  if (tried.length === 0 || action.type !== 'bid' || best.type !== 'bid') return { verdict: 'untried' };
  const compared = [played, ...tried.map((other) => other.action)].flatMap((other) => (other.type === 'bid' ? [other.amount] : []));
  return { verdict: areNeighbours(compared, action.amount, best.amount) ? 'close' : 'untried' };
}

/** Whether none of the amounts lies between these two. */
function areNeighbours(amounts: readonly number[], one: number, other: number): boolean {
  return !amounts.some((amount) => (amount - one) * (amount - other) < 0);
}
