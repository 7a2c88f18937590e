// A moment of a game that is over, from which somebody may play on.

import type { Replay } from '../../wire/types';

export type Moment = {
  readonly game: string;
  /** How many moves of the record have been made. */
  readonly nMoves: number;
  /** The seat that decides there. */
  readonly seat: number;
};

/** Whether anybody can play on: not from a file that does not tell how its chips were drawn. */
export function canPlayOn({ table, kept_until, header }: Replay): boolean {
  return table.stage === 'over' && (kept_until === null || header.draw !== undefined);
}
