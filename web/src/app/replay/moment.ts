// A moment of a game that is over, from which somebody may play on.

export type Moment = {
  readonly game: string;
  /** How many moves of the record have been made. */
  readonly nMoves: number;
  /** The seat that decides there. */
  readonly seat: number;
};
