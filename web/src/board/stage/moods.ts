// How those at the table take part in what goes on, as their faces show it.

import type { Mood } from '../../art/heads/heads';
import type { BoardModel } from '../model';

export type Part = {
  readonly mood: Mood;
  /** What was bid last at this stop; null for nothing and for a pass. */
  readonly amount: number | null;
  /** Whether a pass was the last word. */
  readonly hasPassed: boolean;
};

export function partOf({ view, spoken }: BoardModel, seat: number): Part {
  const { scene: stop, due } = view;
  const isDue = due.type === 'seat' && due.seat === seat;
  if (stop.type === 'party') {
    const place = stop.order.indexOf(seat);
    const hasChosen = place >= 0 && place < stop.n_chosen;
    return { mood: isDue ? 'thinking' : hasChosen ? 'leading' : 'waiting', amount: null, hasPassed: false };
  }
  const said = spoken.filter((word) => word.seat === seat).map(({ amount }) => amount);
  const amount = said.findLast((word) => word !== null) ?? null;
  const hasPassed = said.length > 0 && said.at(-1) === null;
  if (stop.high?.seat === seat) return { mood: 'leading', amount: stop.high.amount, hasPassed: false };
  if (hasPassed || !stop.standing.includes(seat)) return { mood: 'folded', amount, hasPassed };
  if (isDue) return { mood: 'thinking', amount, hasPassed };
  return { mood: amount === null ? 'waiting' : 'bidding', amount, hasPassed };
}

/** Who sits where on the stage: the others clockwise, then oneself. Nobody ever changes places. */
export function places(nSeats: number, me: number | null): readonly number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: nSeats }, (_, place) => (first + place) % nSeats);
}
