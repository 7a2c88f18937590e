import { beforeEach, expect, it, vi } from 'vitest';
import { bearWitness, witnessOf } from './witness';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it('what was seen first is kept, whatever is shown later', () => {
  bearWitness('g', { commitment: 'shown before' });
  bearWitness('g', { nonce: 'sent' });
  bearWitness('g', { commitment: 'shown after', nonce: 'another' });
  expect(witnessOf('g')).toEqual({ commitment: 'shown before', nonce: 'sent' });
});

it('writes down only what is new', () => {
  const write = vi.spyOn(localStorage, 'setItem');
  for (let n = 0; n < 3; n += 1) bearWitness('g', { commitment: 'one' });
  expect(write).toHaveBeenCalledOnce();
});

it('each game has a witness of its own', () => {
  bearWitness('g', { commitment: 'one' });
  expect(witnessOf('h')).toEqual({ commitment: null, nonce: null });
});

it('without storage nobody bears witness, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  bearWitness('g', { commitment: 'one' });
  expect(witnessOf('g')).toEqual({ commitment: null, nonce: null });
});
