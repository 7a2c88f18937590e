import { describe, expect, it } from 'vitest';
import type { Action, Placement, View } from '../wire/types';
import { Placing } from './placing.svelte';
import type { Intents } from './model';

/** As much of a view as a hand looks at. */
function view(hand: readonly number[], slots: readonly [chip: number, slot: number][]): View {
  const placements: readonly Placement[] = slots.map(([chip, slot]) => ({
    chip, screenplay: 7, slot, covers: null, value: 3, finish: null,
  }));
  return { hand, films: [], legal: { type: 'placing', discards: hand, placements } } as unknown as View;
}

/** What a draft looks like when nothing can be done but to confirm it. */
function stopped(hand: readonly number[], films: readonly unknown[]): View {
  return { hand, films, legal: { type: 'nothing' } } as unknown as View;
}

/** A table that remembers what it was asked, and answers drafts with what is given; null refuses them. */
function table(answer: (actions: readonly Action[]) => View | null): { intents: Intents; played: Action[][] } {
  const played: Action[][] = [];
  const intents: Intents = {
    play: async (actions) => ({ ok: true, value: played.push([...actions]) }),
    draft: async (actions) => {
      const value = answer(actions);
      return value ? { ok: true, value } : { ok: false };
    },
  };
  return { intents, played };
}

const two = view([1, 2], [[1, 0], [1, 1], [2, 1]]);

describe('a hand', () => {
  it('shows where the selected chip may go', () => {
    const placing = new Placing(two, table(() => two).intents);
    expect(placing.selected).toBeNull();
    placing.select(1);
    expect(placing.targets.map(({ slot }) => slot)).toEqual([0, 1]);
    expect(placing.target(7, 1)?.chip).toBe(1);
    expect(placing.target(8, 1)).toBeNull();
  });

  it('is confirmed as one command when all chips lie', async () => {
    const left = [view([2], [[2, 1]]), stopped([], [])];
    const { intents, played } = table((actions) => left[actions.length - 1]!);
    const placing = new Placing(two, intents);
    await placing.place(1, 7, 0);
    expect([placing.canConfirm, placing.selected]).toEqual([false, 2]);
    await placing.discard(2);
    expect([placing.canConfirm, placing.discarded, placing.isPremiere]).toEqual([true, [2], false]);
    await placing.confirm();
    expect(played).toEqual([[{ type: 'place', chip: 1, screenplay: 7, slot: 0 }, { type: 'discard', chip: 2 }]]);
  });

  it('lays chips for good at once where that is wanted', async () => {
    const { intents, played } = table(() => two);
    const placing = new Placing(two, intents, () => true);
    await placing.place(1, 7, 0);
    await placing.discard(2);
    expect(played).toEqual([[{ type: 'place', chip: 1, screenplay: 7, slot: 0 }], [{ type: 'discard', chip: 2 }]]);
    expect(placing.actions).toEqual([]);
  });

  it('can be rearranged freely', async () => {
    const asked: (readonly Action[])[] = [];
    const { intents } = table((actions) => (asked.push(actions), view([2], [[2, 1]])));
    const placing = new Placing(two, intents);
    await placing.place(1, 7, 0);
    await placing.place(1, 7, 1);
    expect(asked.at(-1)).toEqual([{ type: 'place', chip: 1, screenplay: 7, slot: 1 }]);
    await placing.takeUp(1);
    expect([placing.actions, placing.selected, placing.view]).toEqual([[], 1, two]);
  });

  it('stops where a film is finished and a screenplay has to be drawn', async () => {
    const placing = new Placing(two, table(() => stopped([2], ['film'])).intents);
    await placing.place(1, 7, 0);
    expect([placing.isFull, placing.isPremiere, placing.canConfirm]).toEqual([true, true, true]);
  });

  it('comes to a premiere with its last chip, too', async () => {
    const placing = new Placing(two, table(() => stopped([], ['film'])).intents);
    await placing.place(1, 7, 0);
    expect([placing.isFull, placing.isPremiere, placing.canConfirm]).toEqual([false, true, true]);
  });

  it('stays as it was when a draft is refused', async () => {
    const placing = new Placing(two, table(() => null).intents);
    await placing.place(1, 7, 0);
    expect([placing.actions, placing.isBusy, placing.view]).toEqual([[], false, two]);
  });

  it('leaves a chip where it lies if it may not be taken up', async () => {
    const drafts = [view([2], [[2, 1]]), view([], []), null];
    const placing = new Placing(two, table(() => drafts.shift()!).intents);
    await placing.place(1, 7, 0);
    await placing.place(2, 7, 1);
    await placing.takeUp(1);
    expect([placing.laid, placing.selected]).toEqual([[1, 2], null]);
  });

  it('forgets the draft with another turn, and keeps it within the same', async () => {
    const { intents } = table(() => view([2], [[2, 1]]));
    const placing = new Placing(two, intents);
    await placing.place(1, 7, 0);
    placing.follow(two, intents, true);
    expect(placing.actions).toHaveLength(1);
    placing.follow(two, intents, false);
    expect([placing.actions, placing.view]).toEqual([[], two]);
  });
});
