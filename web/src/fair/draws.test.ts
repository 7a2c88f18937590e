import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { BoxChip, BoxScreenplay, GameBox, RecordDraw } from '../wire/types';
import { fromHex, toHex } from './bytes';
import { below, commitmentOf, drawsOf, keyOf, KINDS, streamOf, type Draws, type Kind } from './draws';

type Vector = Pick<RecordDraw, 'seed' | 'game' | 'nonces' | 'commitment'> & {
  readonly about: string;
  readonly seats: number;
  readonly key: string;
  readonly words: Readonly<Record<Kind, readonly number[]>>;
  readonly pieces: Pick<Draws, 'legends' | 'bag' | 'stack'>;
  readonly lead: number;
} & Omit<Draws, 'lead'>;

type BelowVector = {
  readonly n: number;
  readonly words: readonly number[];
  readonly result: number;
  readonly n_read: number;
};

function frozen<T>(name: string): readonly T[] {
  return JSON.parse(readFileSync(new URL(`../../../fixtures/draws/${name}`, import.meta.url), 'utf8'));
}

/** A box with these pieces in these places; of the rest no draw takes notice. */
function boxOf({ legends, bag, stack }: Vector['pieces']): GameBox {
  const chips: Pick<BoxChip, 'legend'>[] = [...legends, ...bag].map(() => ({ legend: false }));
  for (const legend of legends) chips[legend] = { legend: true };
  const screenplays: Pick<BoxScreenplay, 'studio'>[] = Array.from({ length: 22 }, () => ({ studio: 1 }));
  for (const screenplay of stack) screenplays[screenplay] = { studio: null };
  return { chips, screenplays } as unknown as GameBox;
}

describe.each(frozen<Vector>('chacha20-1.json'))('the frozen draw: $about', (vector) => {
  const seed = fromHex(vector.seed)!;
  const key = keyOf(seed, vector.game, vector.nonces);

  it('has its commitment and its key', () => {
    expect(toHex(commitmentOf(seed))).toBe(vector.commitment);
    expect(toHex(key)).toBe(vector.key);
  });

  it.each(KINDS)('has the words of %s', (kind) => {
    const stream = streamOf(key, kind);
    expect(vector.words[kind].map(() => stream.next().value)).toEqual(vector.words[kind]);
  });

  it('draws every pile', () => {
    const { studios, lead, legends, bag, stack } = vector;
    const draws = drawsOf(key, boxOf(vector.pieces), vector.seats);
    expect(draws).toEqual({ studios: studios.slice(0, vector.seats), lead: [lead], legends, bag, stack });
  });
});

it.each(frozen<BelowVector>('below.json'))('reads words until one is below: $n of $words', (vector) => {
  let nRead = 0;
  const stream = { next: () => ({ value: vector.words[nRead++]! }) } as Iterator<number, never>;
  expect(below(stream, vector.n)).toBe(vector.result);
  expect(nRead).toBe(vector.n_read);
});
