// What somebody has produced, as a wall shows it.

import type { Filmography } from '../../wire/types';
import type { BoardModel } from '../../board/model';
import { playersOf } from '../replay/players';

/** A film on the wall. */
export type Hung = {
  readonly game: string;
  readonly edition: string;
  readonly at: number;
  readonly film: number;
  readonly model: BoardModel;
};

/** The films of one's own seats, those of the latest game first. */
export function hungFrom({ games, boxes }: Filmography): readonly Hung[] {
  return games.flatMap(({ table, people, seats, view, box, at }) => {
    const model: BoardModel = {
      box: boxes[box]!,
      view,
      players: playersOf({ table, people }),
      me: seats[0] ?? null,
      spoken: [],
      sales: new Map(),
      isPaused: false,
      orders: [],
    };
    const own = view.films.filter(({ owner }) => seats.includes(owner));
    return own.map(({ screenplay }) => ({ game: table.game, edition: table.edition, at, film: screenplay, model }));
  });
}
