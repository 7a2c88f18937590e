// Moments wait for each other. Whoever plays must not: what is shown steps aside for decisions,
// and hurries when more has happened already.

import type { Moment } from './moments';

/** Where a moment is shown: on the whole stage, as a title between scenes, or in a corner. */
export type Place = 'stage' | 'title' | 'corner';

export type Circumstances = {
  /** The seats of whoever looks. */
  readonly seats: readonly number[];
  readonly isMyTurn: boolean;
  /** Whether it was their turn already when the moment began. */
  readonly wasMyTurn: boolean;
  /** Whether they think against a clock. */
  readonly hasClock: boolean;
  readonly hasMotion: boolean;
};

const LASTS_MS: Readonly<Record<Place, number>> = { stage: 4_000, title: 2_800, corner: 2_500 };

/** Nobody may be kept busy with what is long past. */
const MOST_WAITING = 3;

export function placeOf(moment: Moment, { seats, isMyTurn, wasMyTurn, hasClock, hasMotion }: Circumstances): Place {
  if (!hasMotion) return 'corner';
  if (moment.type === 'premiere') {
    // Whoever finishes a film often goes on at once, and would never see a premiere. They have
    // asked for this one and a key ends it; but it makes way for a turn that comes, and for a clock.
    const isHeldUp = isMyTurn && (hasClock || !wasMyTurn);
    return seats.includes(moment.seat) && !isHeldUp ? 'stage' : 'corner';
  }
  return isMyTurn ? 'corner' : 'title';
}

/** How long a moment is shown while others wait behind it. */
export function lastsMs(place: Place, nWaiting: number): number {
  return LASTS_MS[place] / (1 + 0.6 * Math.min(nWaiting, MOST_WAITING));
}

/** The line with more moments at its end. What is shown stays; of the rest, premieres of one's own stay longest. */
export function enqueue(line: readonly Moment[], more: readonly Moment[], seats: readonly number[]): readonly Moment[] {
  const [shown, ...waiting] = [...line, ...more];
  if (!shown) return [];
  while (waiting.length > MOST_WAITING) {
    const other = waiting.findIndex((moment) => moment.type !== 'premiere' || !seats.includes(moment.seat));
    waiting.splice(Math.max(other, 0), 1);
  }
  return [shown, ...waiting];
}
