import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pacing } from './pacing.svelte';

const STEP_MS = 800;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function paced(delayMs: (word: string) => number = () => STEP_MS) {
  const seen: string[] = [];
  return { seen, pacing: new Pacing<string>((word) => seen.push(word), delayMs) };
}

describe('what happens', () => {
  it('is seen one after the other, the first at once', () => {
    const { seen, pacing } = paced();
    for (const word of ['a', 'b', 'c']) pacing.take(word);
    expect([seen, pacing.nWaiting]).toEqual([['a'], 2]);
    vi.advanceTimersByTime(STEP_MS);
    expect(seen).toEqual(['a', 'b']);
    vi.advanceTimersByTime(STEP_MS);
    expect([seen, pacing.nWaiting]).toEqual([['a', 'b', 'c'], 0]);
  });

  it('is seen at once where nobody waits for it, but never before what came first', () => {
    const { seen, pacing } = paced((word) => (word === 'mine' ? 0 : STEP_MS));
    for (const word of ['a', 'b', 'mine']) pacing.take(word);
    expect(seen).toEqual(['a']);
    vi.advanceTimersByTime(STEP_MS);
    expect(seen).toEqual(['a', 'b', 'mine']);
  });

  it('is all seen by whoever skips, and nothing twice', () => {
    const { seen, pacing } = paced();
    for (const word of ['a', 'b', 'c']) pacing.take(word);
    pacing.skip();
    expect(seen).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(10 * STEP_MS);
    expect(seen).toEqual(['a', 'b', 'c']);
  });

  it('does not come any more once everything is told anew', () => {
    const { seen, pacing } = paced();
    for (const word of ['a', 'b']) pacing.take(word);
    pacing.stop();
    vi.advanceTimersByTime(10 * STEP_MS);
    expect(seen).toEqual(['a']);
  });
});
