// What a board draws, wherever it comes from: a running game, a replay or the lesson.

import type { Emote } from '../lib/emotes';
import type { Action, Away, Event, Facts, GameBox, Instruction, Order, View } from '../wire/types';

/** Whoever sits at a seat, as far as a board shows it. */
export type Player = {
  readonly seat: number;
  readonly name: string;
  readonly isBot: boolean;
  readonly isHere: boolean;
  readonly away: Away | null;
  readonly isOnVacation: boolean;
  /** A sign that they show just now. */
  readonly emote?: Emote | null;
  /** What they must have by all payments, where the table counts. */
  readonly counted?: number | null;
  /** What is left on the clock, when that was true, and whether it runs. */
  readonly clock: { readonly leftMs: number; readonly at: number; readonly isRunning: boolean } | null;
};

/** What somebody said in an auction: an amount, or null for a pass. */
export type Spoken = { readonly seat: number; readonly amount: number | null };

/** How a stop of this quarter ended: who won its lot, for how much, and what each of the others received. */
export type Sale = { readonly seat: number; readonly price: number; readonly share: number };

export type BoardModel = {
  readonly box: GameBox;
  readonly view: View;
  readonly players: readonly Player[];
  /** The seat whose hand this is; null for whoever only looks. */
  readonly me: number | null;
  /** What has been said in the auction that is on. */
  readonly spoken: readonly Spoken[];
  /** What was sold in this quarter, by stop. */
  readonly sales: ReadonlyMap<number, Sale>;
  /** Nobody is waited for. */
  readonly isPaused: boolean;
  /** Several people look at this board, and `me` is whoever of them is due. */
  readonly isShared?: boolean;
  /** The standing orders of the seat, for this quarter. */
  readonly orders: readonly Order[];
  /** What everything is worth to the seat, where that is known. */
  readonly facts?: Facts | null;
};

/** What came of an intent. Why it was refused is said by whoever took it; the board stays as it was. */
export type Outcome<T = unknown> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** What somebody can do at a board. */
export type Intents = {
  readonly play: (actions: readonly Action[]) => Promise<Outcome>;
  readonly draft: (actions: readonly Action[]) => Promise<Outcome<View>>;
  /** What everything is worth to me; null if nobody can say now. Absent where nobody is there to be asked. */
  readonly facts?: () => Promise<Facts | null>;
  /** Absent where there are no orders to give. */
  readonly order?: (location: number, wish: Instruction) => Promise<Outcome>;
  readonly dropOrder?: (location: number) => Promise<Outcome>;
  /** Shows at once whatever happens until one's next decision; absent where others play, too. */
  readonly skip?: () => void;
};

/** What has been said since the last arrival. */
export function spokenSince(events: readonly Event[]): readonly Spoken[] {
  const start = events.findLastIndex(({ type }) => type === 'arrived');
  return events.slice(start + 1).flatMap((event): readonly Spoken[] => {
    if (event.type === 'bid_made') return [{ seat: event.seat, amount: event.amount }];
    if (event.type === 'passed') return [{ seat: event.seat, amount: null }];
    return [];
  });
}

/** What was sold since the quarter began, by stop. */
export function salesSince(events: readonly Event[]): ReadonlyMap<number, Sale> {
  const sales = new Map<number, Sale>();
  let location = 0;
  for (const event of events) {
    if (event.type === 'legend_turned') sales.clear();
    if (event.type === 'arrived') location = event.location;
    if (event.type === 'lot_sold') sales.set(location, { seat: event.seat, price: event.price, share: event.share });
  }
  return sales;
}

/** The stop that is being visited, as an index of `view.lots`. */
export function lotOf(view: View): readonly number[] {
  if (view.scene.type === 'party') return view.scene.faces;
  return view.lots[view.location]?.chips ?? [];
}

/** The order of the seat for a stop of the route; one for a stop that is behind has done what it could. */
export function orderFor(model: BoardModel, location: number): Order | null {
  const { quarter, location: here } = model.view;
  if (location < here) return null;
  return model.orders.find((order) => order.location === location && order.quarter === quarter) ?? null;
}
