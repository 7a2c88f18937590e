// A review together with the game that it is about: names, pieces, and the way into the replay.

import type { Action, Replay, Review, ReviewDecision, Spot } from '../../wire/types';
import type { Player } from '../../board/model';
import type { MessageContext } from '../../lib/say';
import type { Moment } from '../replay/moment';
import type { Timeline } from '../replay/timeline';
import { playersOf } from '../replay/players';
import { hostOf } from '../../lib/companions';
import { chipName, locationName, moneyWord, titleOf } from '../../lib/pieces';
import { lang, t } from '../../lib/texts.svelte';

export type ReviewModel = {
  readonly game: string;
  readonly replay: Replay;
  readonly timeline: Timeline;
  readonly players: readonly Player[];
  /** By seat. */
  readonly studios: readonly (number | null)[];
  /** The seats of whoever looks. */
  readonly own: readonly number[];
  readonly context: MessageContext & { readonly box: Replay['header']['box'] };
  readonly review: Review;
};

export function modelOf(game: string, replay: Replay, timeline: Timeline, review: Review, me: string | null): ReviewModel {
  const players = playersOf(replay);
  const own = replay.table.chairs.flatMap(({ sitter }, seat) => (sitter?.type === 'person' && hostOf(sitter.person) === me ? [seat] : []));
  const studios = timeline.view(timeline.last).boards.map(({ studio }) => studio);
  const context = { box: replay.header.box, names: players.map(({ name }) => name) };
  return { game, replay, timeline, players, studios, own, context, review };
}

/** All seats: those of whoever looks first, then by how they finished. */
export function seatsInOrder({ review, own, players }: ReviewModel): readonly number[] {
  const rank = new Map(review.seats.map(({ seat, rank }) => [seat, rank]));
  const place = (seat: number): number => (own.includes(seat) ? 0 : (rank.get(seat) ?? 1));
  return players.map(({ seat }) => seat).toSorted((a, b) => place(a) - place(b) || a - b);
}

export function nameOf({ players }: ReviewModel, seat: number): string {
  return players[seat]?.name ?? '';
}

/** The replay once an entry of the record has been made. */
export function replayAfter({ game, timeline }: ReviewModel, seq: number): string {
  return `replay/${game}/${timeline.frameOf(seq)}`;
}

/** The replay before an entry was made: as whoever had to decide saw it. */
export function replayBefore({ game, timeline }: ReviewModel, seq: number): string {
  return `replay/${game}/${Math.max(0, timeline.frameOf(seq) - 1)}`;
}

/** The moment before a decision, from which somebody may play on. */
export function momentBefore({ game }: ReviewModel, { seq, seat }: ReviewDecision): Moment {
  return { game, nMoves: seq - 1, seat };
}

/** A stop of the game in words. */
export function whereWord({ context }: ReviewModel, quarter: number | null, location: number): string {
  if (quarter === null) return t('replay-set-up');
  const words = t('replay-where', { quarter, location: locationName(context.box, location) });
  return `${words.charAt(0).toLocaleUpperCase(lang())}${words.slice(1)}`;
}

/** What a place is called that somebody shows; null where its part says all. */
export function spotName(model: ReviewModel, { part, entry }: Spot): string | null {
  const { auctions, decisions, moments } = model.review;
  switch (part) {
    case 'replay':
    case 'curves':
    case 'sources': {
      const moment = moments.findLast(({ seq }) => seq <= entry);
      return moment ? whereWord(model, moment.quarter, moment.location) : null;
    }
    case 'auctions': {
      const place = auctions.toSorted((a, b) => a.seq - b.seq).findIndex(({ seq }) => seq === entry);
      return place < 0 ? null : t('together-auction', { number: place + 1 });
    }
    case 'puzzle':
    case 'decisions': {
      const decision = decisions.find(({ seq }) => seq === entry);
      return decision ? whereWord(model, decision.quarter, decision.location) : null;
    }
    case 'words':
    case 'ledger':
    case 'puzzles':
      return null;
  }
}

/** What was done, or could have been, in words. */
export function actionWord({ context: { box } }: ReviewModel, action: Action): string {
  switch (action.type) {
    case 'bid':
      return t('review-did-bid', { amount: moneyWord(action.amount) });
    case 'pass':
      return t('review-did-pass');
    case 'take':
      return t('review-did-take', { chip: chipName(box, action.chip) });
    case 'decline':
      return t('review-did-decline');
    case 'place':
      return t('review-did-place', { chip: chipName(box, action.chip), screenplay: titleOf(box, action.screenplay) });
    case 'discard':
      return t('review-did-discard', { chip: chipName(box, action.chip) });
  }
}
