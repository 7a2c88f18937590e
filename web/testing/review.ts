// A small review for tests, of a game whose pieces are those of the recorded lesson.

import type { Replay, Review, ReviewAuction, ReviewDecision, ReviewMoment } from '../src/wire/types';
import type { ReviewModel } from '../src/app/review/model';
import { Timeline } from '../src/app/replay/timeline';
import { modelWhere } from './table';

/** Chances to win and points of two seats, moment by moment: two stops of the first quarter, one of the second. */
const MOMENTS = [
  { quarter: null, location: 0, win: 0.5 },
  { quarter: 1, location: 0, win: 0.4 },
  { quarter: 1, location: 0, win: 0.3 },
  { quarter: 1, location: 1, win: 0.6 },
  { quarter: 2, location: 0, win: 0.7 },
  { quarter: 2, location: 0, win: 1 },
] as const;

export const moments: readonly ReviewMoment[] = MOMENTS.map(({ quarter, location, win }, seq) => ({
  seq,
  quarter,
  location,
  forecasts: [win, 1 - win].map((chance) => ({ points: 40 + 20 * chance, margin: 0, win: chance, error: 1 })),
  points: [0, 1].map((seat) => ({ films: seq, awards: seat, money: 12, total: seq + seat + 12 })),
}));

export function auction(changes: Partial<ReviewAuction> = {}, worths: readonly (number | null)[] = [5, 5], error = 0.5): ReviewAuction {
  return {
    seq: 1,
    end: 2,
    quarter: 1,
    location: 0,
    chips: [0],
    bidders: worths.map((worth, seat) => ({ seat, purse: 12, bid: 4 + seat, worth, error })),
    sale: { seat: 1, price: 5, runner_up: 0, made: { placed: 1, discarded: 0, films: [] } },
    ...changes,
  };
}

export function decision(changes: Partial<ReviewDecision> = {}): ReviewDecision {
  return {
    seq: 2,
    seat: 0,
    quarter: 1,
    location: 0,
    played: { type: 'pass' },
    best: { type: 'bid', amount: 3 },
    loss: 4,
    error: 0.5,
    win_loss: 0.1,
    is_mistake: true,
    ...changes,
  };
}

export const review: Review = {
  format: 'traumfabrik-review',
  version: 2,
  judge: 'test',
  seed: 1,
  game: '',
  moments,
  decisions: [decision()],
  auctions: [auction()],
  turns: [{ begin: 2, end: 3, quarter: 1, location: 1, is_draw: false, swing: 0.3, winner: 0, loser: 1 }],
  seats: [],
};

/** The review of a game between Ada and Ben, which Ada looks at. */
export function reviewModel(changes: Partial<Review> = {}): ReviewModel {
  const { box, view } = modelWhere(({ quarter }) => quarter !== null);
  const deal = (n: number) => ({ move: { seq: n, seat: 0, action: { type: 'pass' }, events: [] }, view: {}, told: [] });
  const replay = { view, steps: moments.slice(1).map(({ seq }) => deal(seq)), header: { box }, table: { stage: 'over' }, kept_until: null } as unknown as Replay;
  const names = ['Ada', 'Ben'];
  return {
    game: 'game',
    replay,
    timeline: new Timeline(replay),
    players: names.map((name, seat) => ({ seat, name, isBot: false, isHere: true, away: null, isOnVacation: false, clock: null })),
    studios: [1, 2],
    own: [0],
    context: { box, names },
    review: { ...review, ...changes },
  };
}
