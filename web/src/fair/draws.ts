// All draws of a game, from what the server committed to and what the seats added. The numbers
// and their order are those of docs/protocol.md, “Fair draws”.

import type { GameBox, RecordDraw } from '../wire/types';
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ascii, joined, part, u32 } from './bytes';

/** The five kinds of draws, in the order in which a game first asks for them. */
export const KINDS = ['studios', 'lead', 'stack', 'legends', 'bag'] as const;
export type Kind = (typeof KINDS)[number];

/** What comes up, kind by kind, from the front. */
export type Draws = Readonly<Record<Kind, readonly number[]>>;

const N_STUDIOS = 5;
const N_WORDS = 2 ** 32;

/** What is shown before a game, so that the seed cannot be swapped later. */
export function commitmentOf(seed: Uint8Array): Uint8Array {
  return sha256(joined(ascii('traumfabrik-commitment-1\n'), seed));
}

/** What all draws of a game come from. */
export function keyOf(seed: Uint8Array, game: string, nonces: RecordDraw['nonces']): Uint8Array {
  const added = nonces.map((nonce) => part(ascii(nonce ?? '')));
  const head = [ascii('traumfabrik-key-1\n'), part(seed), part(ascii(game)), u32(nonces.length)];
  return sha256(joined(...head, ...added));
}

/** The words that draws of a kind are made of. */
export function streamOf(key: Uint8Array, kind: Kind): Iterator<number, never> {
  const nonce = new Uint8Array(12);
  nonce.set(ascii(kind));
  return keystream(key, nonce);
}

const BLOCK = 64;

/** The words of the keystream of ChaCha20 as in RFC 8439, each from four bytes, the lowest first. */
export function* keystream(key: Uint8Array, nonce: Uint8Array, counter = 0): Generator<number, never> {
  for (let n = counter; ; n++) {
    const block = new DataView(chacha20(key, nonce, new Uint8Array(BLOCK), undefined, n).buffer);
    for (let at = 0; at < BLOCK; at += 4) yield block.getUint32(at, true);
  }
}

/** A number from 0 to n − 1. Words that would favour the lower ones are left out. */
export function below(stream: Iterator<number, never>, n: number): number {
  const limit = N_WORDS - (N_WORDS % n);
  for (;;) {
    const word = stream.next().value;
    if (word < limit) return word % n;
  }
}

export function shuffled(stream: Iterator<number, never>, list: readonly number[]): number[] {
  const items = [...list];
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}

/** Everything that can come up in a game, in the order in which it does. */
export function drawsOf(key: Uint8Array, box: GameBox, seats: number): Draws {
  const shuffle = (kind: Kind, list: readonly number[]) => shuffled(streamOf(key, kind), list);
  const studios = Array.from({ length: N_STUDIOS }, (_, index) => index + 1);
  return {
    studios: shuffle('studios', studios).slice(0, seats),
    lead: [below(streamOf(key, 'lead'), seats)],
    stack: shuffle('stack', places(box.screenplays, (play) => play.studio === null)),
    legends: shuffle('legends', places(box.chips, (chip) => chip.legend)),
    bag: shuffle('bag', places(box.chips, (chip) => !chip.legend)),
  };
}

/**
 * The same for a game that goes on from another one after so many pieces of each kind had come up:
 * what was left then is shuffled anew.
 */
export function goingOn(key: Uint8Array, before: Draws, nUp: Readonly<Record<Kind, number>>): Draws {
  const shuffle = (kind: Kind) => {
    const left = before[kind].slice(nUp[kind]).sort((a, b) => a - b);
    return [...before[kind].slice(0, nUp[kind]), ...shuffled(streamOf(key, kind), left)];
  };
  const { studios, lead } = before;
  return { studios, lead, stack: shuffle('stack'), legends: shuffle('legends'), bag: shuffle('bag') };
}

/** Pieces are numbers: their places in the lists of the box. */
function places<Piece>(pieces: readonly Piece[], isMeant: (piece: Piece) => boolean): number[] {
  return pieces.flatMap((piece, index) => (isMeant(piece) ? [index] : []));
}
