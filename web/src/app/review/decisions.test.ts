import { describe, expect, it } from 'vitest';
import { decision, reviewModel } from '../../../testing/review';
import type { Action, ReviewDecision, ReviewTried } from '../../wire/types';
import { bestOf, chipInQuestion, costliest, isElsewhere, judge, puzzlesOf } from './decisions';

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
  const { box } = reviewModel().context;
  const look = (chip: number): string => `${box.chips[chip]?.kind} ${box.chips[chip]?.stars}`;
  const chips = [...box.chips.keys()];
  const twin = chips.find((chip) => chip !== 7 && look(chip) === look(7))!;
  const stranger = chips.find((chip) => look(chip) !== look(7))!;

  const verdict = (puzzle: ReviewDecision, action: Action): string => judge(box, puzzle, action).verdict;

  it('tells the best answer from what was played and from what was found out about others', () => {
    const tried = [
      { action: { ...place, slot: 2 }, loss: 2.4, is_mistake: true },
      { action: { type: 'discard', chip: 7 }, loss: 0.3, is_mistake: false },
      { action: { ...place, slot: 4 }, loss: 3.9, is_mistake: false },
    ] as const;
    const puzzle = decision({ played: place, best: { ...place, slot: 0 }, tried });
    expect(verdict(puzzle, { ...place, slot: 0 })).toBe('right');
    expect(verdict(puzzle, place)).toBe('same');
    expect(judge(box, puzzle, { ...place, slot: 2 })).toEqual({ verdict: 'wrong', points: 2 });
    expect(verdict(puzzle, { type: 'discard', chip: 7 })).toBe('good');
    expect(judge(box, puzzle, { ...place, slot: 4 })).toEqual({ verdict: 'unsure', points: 4 });
    expect(verdict(puzzle, { ...place, slot: 3 })).toBe('untried');
  });

  it('takes a chip for its twin', () => {
    const tried = [{ action: { type: 'discard', chip: twin }, loss: 5, is_mistake: true }] as const;
    const puzzle = decision({ played: place, best: { ...place, chip: twin, slot: 0 }, tried });
    expect(verdict(puzzle, { ...place, slot: 0 })).toBe('right');
    expect(verdict(puzzle, { ...place, chip: twin })).toBe('same');
    expect(verdict(puzzle, { type: 'discard', chip: 7 })).toBe('wrong');
    expect(verdict(puzzle, { ...place, chip: stranger })).toBe('untried');
    expect(chipInQuestion(box, puzzle)).toBe(7);
    expect(bestOf(box, puzzle)).toEqual({ ...place, slot: 0 });
    expect([7, twin, stranger].map((chip) => isElsewhere(box, 7, { type: 'discard', chip }))).toEqual([false, false, true]);
  });

  it('is about one chip where both answers are', () => {
    expect(chipInQuestion(box, decision({ played: place, best: { type: 'discard', chip: 7 } }))).toBe(7);
    expect(chipInQuestion(box, decision({ played: place, best: { ...place, chip: stranger } }))).toBeNull();
    expect(chipInQuestion(box, decision())).toBeNull();
  });

  it.each([
    ['next to the best one', 9, 8, 'close'],
    ['next to the best one, further up', 9, 11, 'close'],
    ['far from the best one', 9, 15, 'untried'],
    ['that was compared', 9, 7, 'wrong'],
    ['where a pass is best', null, 8, 'untried'],
    ['beyond what was played', 12, 13, 'close'],
    ['on the other side of what was played', 17, 13, 'untried'],
  ] as const)('says of a bid whether it was tried: %s', (_, best, amount, answer) => {
    const bids = [4, 5, 6, 7, 9, 12, 17].filter((bid) => bid !== best);
    const tried: readonly ReviewTried[] = bids.map((bid) => ({ action: { type: 'bid', amount: bid }, loss: 3, is_mistake: true }));
    const puzzle = decision({ played: { type: 'bid', amount: 14 }, best: best === null ? { type: 'pass' } : { type: 'bid', amount: best }, tried });
    expect(verdict(puzzle, { type: 'bid', amount })).toBe(answer);
  });
});
