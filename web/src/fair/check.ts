// Drawing again: did every deal of a game come from the seed that the server committed to? Each
// step is told apart, so that the page can show the whole check and not only its result.

import type { RecordDraw, RecordHeader } from '../wire/types';
import { fromHex, toHex } from './bytes';
import { drawnIn, factFault, settledBy, type Drawn, type FactFault } from './deals';
import { commitmentOf, drawsOf, goingOn, keyOf, KINDS, type Draws, type Kind } from './draws';
import { parseRecord, RecordFault, type GameRecord } from './record';

/** What a page remembers of its own: what it was shown before the game, and what it added. */
export type Witness = {
  readonly commitment: string;
  readonly nonce: string | null;
  readonly seat: number;
};

/** A piece that is not the one that the seed gives; null where there should be none, or is none. */
export type WrongPiece = {
  /** Its place among all that came up of its kind, from 0. */
  readonly index: number;
  readonly expected: number | null;
  readonly found: number | null;
  /** The entry that dealt it; null if it is missing. */
  readonly seq: number | null;
};

export type KindReport = {
  readonly kind: Kind;
  /** Whether it was settled before the game, so that nothing had to be drawn. */
  readonly isSettled: boolean;
  readonly nDrawn: number;
  readonly isOk: boolean;
  readonly wrong: WrongPiece | null;
};

export type FairReport =
  /** The record does not tell what its draws came from: the game still runs, or none was kept. */
  | { readonly type: 'untold'; readonly isFair: false }
  /** What it tells makes no sense, or is of a method that we do not know. */
  | { readonly type: 'unreadable'; readonly isFair: false }
  | {
      readonly type: 'checked';
      /** Whether every step is all right. */
      readonly isFair: boolean;
      readonly commitment: { readonly isOk: boolean; readonly shown: string; readonly ofSeed: string };
      /** The games that this one goes on from: whether their seeds are those committed to. */
      readonly origin: readonly { readonly game: string; readonly moves: number; readonly isOk: boolean }[];
      /** Whether the record tells what this page itself saw and sent; null if it kept nothing. */
      readonly witness: { readonly isCommitmentOk: boolean; readonly isNonceOk: boolean } | null;
      /** What the draws came from, in hexadecimal digits. */
      readonly key: string;
      readonly kinds: readonly KindReport[];
      /** Whether what happened on the table is what was dealt. */
      readonly facts: {
        readonly isOk: boolean;
        readonly wrong: { readonly seq: number; readonly why: FactFault } | null;
      };
    };

/** Checks a record as it is written down. What this page remembers depends on what the record tells. */
export function checkText(text: string, witnessOf: (draw: RecordHeader['draw']) => Witness | undefined): FairReport {
  try {
    const record = parseRecord(text);
    return check(record, witnessOf(record.header.draw));
  } catch (fault) {
    if (fault instanceof RecordFault) return { type: 'unreadable', isFair: false };
    throw fault;
  }
}

export function check({ header, entries }: GameRecord, witness?: Witness): FairReport {
  const { draw } = header;
  if (!draw) return { type: 'untold', isFair: false };
  const seed = seedOf(draw, header.seats);
  if (!seed) return { type: 'unreadable', isFair: false };

  const origin = originOf(header);
  if (!origin) return { type: 'unreadable', isFair: false };

  const ofSeed = toHex(commitmentOf(seed));
  const commitment = { isOk: ofSeed === draw.commitment, shown: draw.commitment, ofSeed };
  const seen = witness ? compared(draw, witness) : null;
  const key = keyOf(seed, draw.game, draw.nonces);
  const draws = drawsFrom([...origin.map((game) => game.key), key], { header, entries });
  const drawn = drawnIn(entries);
  const hasBegun = entries.some((entry) => entry.action !== undefined);
  const settled = settledKinds(header);
  const kinds = KINDS.map((kind): KindReport => {
    const isSettled = settled.has(kind);
    const due = isSettled ? [] : draws[kind];
    const wrong = wrongPiece(due, drawn[kind], nDueAtLeast(kind, due, hasBegun));
    return { kind, isSettled, nDrawn: drawn[kind].length, isOk: wrong === null, wrong };
  });
  const fault = factFault(header, entries);
  const facts = { isOk: fault === null, wrong: fault };

  const isWitnessed = seen === null || (seen.isCommitmentOk && seen.isNonceOk);
  const steps = [commitment, ...origin, ...kinds, facts];
  const isFair = isWitnessed && steps.every((step) => step.isOk);
  const games = origin.map(({ game, moves, isOk }) => ({ game, moves, isOk }));
  return { type: 'checked', isFair, commitment, origin: games, witness: seen, key: toHex(key), kinds, facts };
}

/** The games that a game goes on from, with their keys; null if what is told of them makes no sense. */
function originOf({ origin = [], seats }: RecordHeader) {
  const games = origin.map(({ moves, draw }, index) => {
    const seed = seedOf(draw, seats);
    const isLater = Number.isInteger(moves) && moves > (origin[index - 1]?.moves ?? 0);
    if (!seed || !isLater) return null;
    const isOk = toHex(commitmentOf(seed)) === draw.commitment;
    return { game: draw.game, moves, isOk, key: keyOf(seed, draw.game, draw.nonces) };
  });
  return games.every((game) => game !== null) ? games : null;
}

/** What comes up, kind by kind: drawn by the first key, and by each other one from where its game began. */
function drawsFrom(keys: readonly Uint8Array[], { header, entries }: GameRecord): Draws {
  const [first, ...others] = keys;
  return others.reduce((draws, key, index) => {
    const { moves } = header.origin![index]!;
    const up = drawnIn(entries.slice(0, moves));
    const nUp = { studios: 0, lead: 0, stack: up.stack.length, legends: up.legends.length, bag: up.bag.length };
    return goingOn(key, draws, nUp);
  }, drawsOf(first!, header.box, header.seats));
}

/** The seed, if the draw has the form that the key is made of. */
function seedOf(draw: RecordDraw, seats: number): Uint8Array | null {
  const isSound = draw.method === 'chacha20-1'
    && /^[A-Za-z0-9._:-]{1,32}$/.test(draw.game)
    && draw.nonces.length === seats
    && draw.nonces.every((nonce) => nonce === null || /^[A-Za-z0-9_-]{1,64}$/.test(nonce));
  const seed = fromHex(draw.seed);
  return isSound && seed?.length === 32 ? seed : null;
}

function compared(draw: RecordDraw, { commitment, nonce, seat }: Witness) {
  const isCommitmentOk = draw.commitment === commitment;
  return { isCommitmentOk, isNonceOk: draw.nonces[seat] === nonce };
}

function settledKinds(header: RecordHeader): Set<string> {
  return new Set(settledBy(header).map((deal) => deal.type));
}

/** Before anybody can act, studios and lead are dealt, and one piece at least of everything else. */
function nDueAtLeast(kind: Kind, due: readonly number[], hasBegun: boolean): number {
  if (!hasBegun) return 0;
  return kind === 'studios' ? due.length : Math.min(1, due.length);
}

/** The first place where what came up is not how the list begins. */
function wrongPiece(due: readonly number[], drawn: readonly Drawn[], atLeast: number): WrongPiece | null {
  const nPlaces = Math.max(drawn.length, atLeast);
  for (let index = 0; index < nPlaces; index++) {
    const [expected, found] = [due[index], drawn[index]];
    if (expected === undefined || expected !== found?.piece) {
      const [piece, seq] = [found?.piece ?? null, found?.seq ?? null];
      return { index, expected: expected ?? null, found: piece, seq };
    }
  }
  return null;
}
