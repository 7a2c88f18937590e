// A game that comes with the page, for those who have not seen one: how its stage looked, action by
// action, and which films came of it.

import type { Event, GameBox, View } from '../../wire/types';
import { salesSince, spokenSince, type BoardModel, type Player } from '../../board/model';
import { textOf } from '../../lib/texts.svelte';

export type Recording = {
  readonly box: GameBox;
  readonly start: View;
  readonly frames: readonly { readonly events: readonly Event[]; readonly view: Partial<View> }[];
  readonly end: Pick<View, 'films' | 'awards' | 'boards'>;
};

/** How the table looks after a frame, to somebody who looks on. */
export function modelAt({ box, start, frames }: Recording, frame: number): BoardModel {
  const shown = frames.slice(0, frame + 1);
  const events = shown.flatMap((one) => one.events);
  const view = Object.assign({}, start, ...shown.map((one) => one.view)) as View;
  return { ...around(view), box, view, spoken: spokenSince(events), sales: salesSince(events) };
}

/** How it looks at the end, as far as films go. */
export function modelAtEnd({ box, start, end }: Recording): BoardModel {
  const view: View = { ...start, ...end };
  return { ...around(view), box, view, spoken: [], sales: new Map() };
}

/** The frames that are worth a look: where the game has begun and somebody has done something. */
export function framesToShow({ frames }: Recording): readonly number[] {
  return frames.flatMap(({ events }, n) => (events.some(({ type }) => type !== 'screenplay_turned' && type !== 'legend_turned') ? [n] : []));
}

function around(view: View): Pick<BoardModel, 'players' | 'me' | 'isPaused' | 'orders'> {
  const players = view.boards.map(({ seat }): Player => ({
    seat, name: textOf(`bot-name-${seat + 1}`), isBot: true, isHere: true, away: null, isOnVacation: false, clock: null,
  }));
  return { players, me: null, isPaused: false, orders: [] };
}
