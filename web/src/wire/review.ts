// What a review says: the shapes of crates/review, until they are made from Rust like all others.

import type { Action, Message } from './types';

export type ReviewAnswer = {
  readonly state: 'none' | 'waiting' | 'working' | 'ready';
  readonly progress: number;
  readonly review: Review | null;
};

export type Review = {
  readonly judge: string;
  readonly moments: readonly ReviewMoment[];
  readonly decisions: readonly ReviewDecision[];
  readonly auctions: readonly ReviewAuction[];
  readonly turns: readonly ReviewTurn[];
  readonly seats: readonly SeatReview[];
};

export type Forecast = { readonly points: number; readonly margin: number; readonly win: number; readonly error: number };
export type Standing = { readonly films: number; readonly awards: number; readonly money: number; readonly total: number };

export type ReviewMoment = {
  readonly seq: number;
  readonly quarter: number | null;
  readonly location: number;
  readonly forecasts: readonly Forecast[];
  readonly points: readonly Standing[];
};

export type ReviewDecision = {
  readonly seq: number;
  readonly seat: number;
  readonly quarter: number;
  readonly location: number;
  readonly played: Action;
  readonly best: Action;
  readonly loss: number;
  readonly error: number;
  readonly win_loss: number;
  readonly is_mistake: boolean;
};

export type ReviewAuction = {
  readonly seq: number;
  readonly end: number;
  readonly quarter: number;
  readonly location: number;
  readonly chips: readonly number[];
  readonly bidders: readonly ReviewBidder[];
  readonly sale: ReviewSale | null;
};

export type ReviewBidder = {
  readonly seat: number;
  readonly purse: number;
  readonly bid: number | null;
  readonly worth: number | null;
  readonly error: number;
};

export type ReviewSale = {
  readonly seat: number;
  readonly price: number;
  readonly runner_up: number | null;
  readonly made: { readonly placed: number; readonly discarded: number; readonly films: readonly number[] };
};

export type ReviewTurn = {
  readonly begin: number;
  readonly end: number;
  readonly quarter: number | null;
  readonly location: number;
  readonly is_draw: boolean;
  readonly swing: number;
  readonly winner: number;
  readonly loser: number;
};

export type ReviewLedger = {
  readonly start: number;
  readonly luck: number;
  readonly skill: number;
  readonly surplus: number;
  readonly others: number;
  readonly luck_error: number;
};

export type SeatReview = {
  readonly seat: number;
  readonly points: Standing;
  readonly rank: number;
  readonly margin: number;
  readonly ledger: ReviewLedger;
  readonly n_mistakes: number;
  readonly sentences: readonly Message[];
};
