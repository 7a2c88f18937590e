import { describe, expect, it } from 'vitest';
import { decision } from '../../../testing/review';
import { chipInQuestion, costliest, judge, puzzlesOf } from './decisions';

describe('decisions', () => {
  const all = [
    decision({ seq: 1, loss: 2 }),
    decision({ seq: 2, loss: 9, seat: 1 }),
    decision({ seq: 3, loss: 0.4, is_mistake: false }),
    decision({ seq: 4, loss: 5 }),
    decision({ seq: 5, loss: 0, is_mistake: false }),
  ];
  const seqs = (found: readonly { readonly seq: number }[]): readonly number[] => found.map(({ seq }) => seq);

  it('are listed by what they cost', () => {
    expect(seqs(costliest(all, null, true))).toEqual([2, 4, 1]);
    expect(seqs(costliest(all, 0, true))).toEqual([4, 1]);
    expect(seqs(costliest(all, 0, false))).toEqual([4, 1, 3]);
  });

  it('make puzzles where they were mistakes', () => {
    expect(seqs(puzzlesOf(all, 0))).toEqual([4, 1]);
    expect(puzzlesOf(Array.from({ length: 20 }, (_, seq) => decision({ seq })), 0)).toHaveLength(6);
  });
});

describe('a puzzle', () => {
  const place = { type: 'place', chip: 7, screenplay: 2, slot: 1 } as const;

  it('tells the best answer from what was played and from anything else', () => {
    const puzzle = decision({ played: place, best: { ...place, slot: 0 } });
    expect(judge(puzzle, { ...place, slot: 0 })).toBe('right');
    expect(judge(puzzle, place)).toBe('same');
    expect(judge(puzzle, { ...place, slot: 2 })).toBe('wrong');
    expect(judge(puzzle, { type: 'discard', chip: 7 })).toBe('wrong');
  });

  it('is about one chip where both answers are', () => {
    expect(chipInQuestion(decision({ played: place, best: { type: 'discard', chip: 7 } }))).toBe(7);
    expect(chipInQuestion(decision({ played: place, best: { ...place, chip: 8 } }))).toBeNull();
    expect(chipInQuestion(decision())).toBeNull();
  });
});
