// Who sat at the table of a replay, as a board shows it.

import type { Replay } from '../../wire/types';
import type { Player } from '../../board/model';
import { seatNames } from '../../lib/names';

/** A film does not tell who was away, and it has no clocks. */
export function playersOf({ table, people }: Pick<Replay, 'table' | 'people'>): readonly Player[] {
  const sitters = table.chairs.map(({ sitter }) => sitter);
  return seatNames(sitters, people).map((name, seat) => ({
    seat,
    name: name ?? '',
    isBot: sitters[seat]?.type === 'bot',
    isHere: true,
    away: null,
    isOnVacation: false,
    clock: null,
  }));
}
