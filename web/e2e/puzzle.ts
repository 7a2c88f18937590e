// A review with one puzzle, made up: a real one takes half a minute of a core.

import type { Replay, Review, ReviewAnswer } from '../src/wire/types';
import type { Visitor } from './visitor';

/** Somebody bids in the middle of the game. */
const MANY_MOVES = 40;

/** The entry of a decision that can be tried again. */
export async function puzzleOf(visitor: Visitor, game: string): Promise<number> {
  return (await puzzleIn(visitor, game)).seq;
}

/** Answers whoever asks for the review of a game next with one in which a pass would have been best there. */
export async function bringReview(visitor: Visitor, game: string): Promise<void> {
  const { seq, seat, action, quarter, location, n_seats } = await puzzleIn(visitor, game);
  const seats = Array.from({ length: n_seats });
  const review: Review = {
    format: 'traumfabrik-review',
    version: 2,
    judge: 'nobody',
    seed: 0,
    game: '',
    moments: [
      {
        seq: 0,
        quarter: null,
        location: 0,
        forecasts: seats.map(() => ({ points: 0, margin: 0, win: 1 / seats.length, error: 0 })),
        points: seats.map(() => ({ films: 0, awards: 0, money: 0, total: 0 })),
      },
    ],
    decisions: [
      { seq, seat, quarter, location, played: action, best: { type: 'pass' }, loss: 4, error: 0.5, win_loss: 0.1, is_mistake: true },
    ],
    auctions: [],
    turns: [],
    seats: [],
  };
  const json: ReviewAnswer = { state: 'ready', progress: 1, review };
  await visitor.page.route(`**/api/tables/${game}/review`, (route) => route.fulfill({ json }), { times: 1 });
}

async function puzzleIn(visitor: Visitor, game: string) {
  const { steps, view } = await visitor.ask<Replay>('GET', `/api/tables/${game}/replay?look=judge`);
  const at = steps.findIndex(({ move }, n) => n >= MANY_MOVES && move.action?.type === 'bid');
  const { quarter, location } = steps.slice(0, at).reduce((seen, step) => ({ ...seen, ...step.view }), view!);
  const { seq, seat, action } = steps[at]!.move;
  return { seq, seat: seat!, action: action!, quarter: quarter!, location, n_seats: view!.seats };
}
