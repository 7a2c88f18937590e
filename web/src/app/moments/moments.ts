// What of all that happens is worth a moment, and what belongs to it.

import type { Award, Event } from '../../wire/types';

/** An award and who got it; nobody, if it was withheld. */
export type Prize = {
  readonly award: Award;
  readonly seat: number | null;
  /** The film it lies on; null for best direction, and where it was withheld. */
  readonly film: number | null;
};

export type Premiere = {
  readonly type: 'premiere';
  readonly seat: number;
  readonly film: number;
  /** The awards that it got at once. */
  readonly prizes: readonly Prize[];
};

export type QuarterTurn = {
  readonly type: 'quarter';
  /** The quarter that begins, 1 to 4. */
  readonly begins: number;
  /** The award of the quarter that has ended; null before the first. */
  readonly prize: Prize | null;
};

export type Moment = Premiere | QuarterTurn;

/** The moments of one entry, in order. What ends the game has its own ceremony. */
export function momentsIn(events: readonly Event[]): readonly Moment[] {
  const prizes = prizesIn(events);
  return events.flatMap((event): readonly Moment[] => {
    if (event.type === 'film_finished') {
      const { seat, screenplay: film } = event;
      return [{ type: 'premiere', seat, film, prizes: prizes.filter((prize) => isForFirst(prize) && prize.film === film) }];
    }
    if (event.type === 'legend_turned') {
      return [{ type: 'quarter', begins: event.quarter, prize: prizes.find(isForQuarter) ?? null }];
    }
    return [];
  });
}

/** The awards of the final ceremony, in order; none unless the game has come to its end. */
export function ceremonyOf(events: readonly Event[]): readonly Prize[] {
  if (!events.some(({ type }) => type === 'game_ended')) return [];
  return prizesIn(events).filter((prize) => !isForFirst(prize) && !isForQuarter(prize));
}

function prizesIn(events: readonly Event[]): readonly Prize[] {
  return events.flatMap((event): readonly Prize[] => {
    if (event.type === 'award_given') return [{ award: event.award, seat: event.seat, film: event.film }];
    if (event.type === 'award_withheld') return [{ award: event.award, seat: null, film: null }];
    return [];
  });
}

const isForFirst = ({ award }: Prize): boolean => award.startsWith('first_film');
const isForQuarter = ({ award }: Prize): boolean => award.startsWith('best_of_quarter');

/** Money that goes from the winner of an auction to somebody, or into the middle. */
export type Payment = { readonly from: number; readonly to: number | 'middle'; readonly amount: number };

/** Who is paid by a sale. What lay in the middle before is not paid again. */
export function paymentsIn(events: readonly Event[], nSeats: number, inMiddle: number): readonly Payment[] {
  return events.flatMap((event): readonly Payment[] => {
    if (event.type !== 'lot_sold') return [];
    const { seat: from, share, left } = event;
    const others = Array.from({ length: nSeats }, (_, seat) => seat).filter((seat) => seat !== from);
    const shares = others.map((to): Payment => ({ from, to, amount: share }));
    const rest: Payment = { from, to: 'middle', amount: left - inMiddle };
    return [...shares, rest].filter(({ amount }) => amount > 0);
  });
}
