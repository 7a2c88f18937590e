import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EDITION, modelWhere, Taker, withView } from '../../testing/table';
import { speakEnglish } from '../../testing/texts';
import { updateSettings, type PlacingMode } from '../lib/settings.svelte';
import { chipName } from '../lib/pieces';
import type { Action, FilmView, Placement, View } from '../wire/types';
import Board from './Board.svelte';

// Three chips in hand.
const model = modelWhere(({ hand }) => hand.length === 3);
const { view, box } = model;
const placements = view.legal.type === 'placing' ? view.legal.placements : [];
const chips = view.hand;
const [film] = modelWhere(({ films }) => films.length === 1).view.films as [FilmView];

beforeAll(() => speakEnglish(EDITION));
afterEach(() => updateSettings({ placing: 'confirm' }));

/** As a server would answer: what is drafted is not in the hand any more. */
function drafted(actions: readonly Action[]): View {
  const laid = actions.map((action) => ('chip' in action ? action.chip : -1));
  const hand = chips.filter((chip) => !laid.includes(chip));
  const left = placements.filter(({ chip }) => hand.includes(chip));
  return { ...view, hand, legal: { type: 'placing', placements: left, discards: hand } };
}

function show(draft: (actions: readonly Action[]) => View | null = drafted, changes: { laying?: PlacingMode } = {}) {
  const taker = new Taker(draft);
  const { container, rerender } = render(Board, { model, intents: taker.intents, turn: 1, ...changes });
  const find = (selector: string): HTMLButtonElement | null => container.querySelector(selector);
  return {
    taker,
    rerender,
    find,
    hold: (chip: number) => fireEvent.click(find(`[data-hand="${chip}"]`)!),
    place: ({ screenplay, slot }: Placement) => fireEvent.click(find(`[data-slot="${screenplay}:${slot}"]`)!),
    slots: () => [...container.querySelectorAll('[data-slot]')].map((slot) => slot.getAttribute('data-slot')),
  };
}

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));
const placesOf = (chip: number): readonly Placement[] => placements.filter((place) => place.chip === chip);
const asAction = ({ chip, screenplay, slot }: Placement): Action => ({ type: 'place', chip, screenplay, slot });
const settled = (): Promise<void> => new Promise((next) => setTimeout(next));

describe('somebody with chips in hand', () => {
  const [first, second, third] = chips as readonly [number, number, number];

  it('is told to choose one, and can place nothing before', () => {
    const { slots } = show();
    screen.getByText('Choose a chip, then one of the highlighted slots.');
    expect(slots()).toEqual([]);
  });

  it('sees where the chip that they hold may go, and nowhere else', async () => {
    const { hold, slots, find } = show();
    await hold(first);
    expect(slots().toSorted()).toEqual(placesOf(first).map(({ screenplay, slot }) => `${screenplay}:${slot}`).toSorted());
    expect(find(`[data-hand="${first}"]`)?.getAttribute('aria-pressed')).toBe('true');
    await hold(first);
    expect(slots()).toEqual([]);
  });

  it('tries placements out, and confirms them in one go when the hand is empty', async () => {
    const { taker, hold, place } = show();
    const places = [placesOf(first)[0]!, placesOf(second)[0]!];
    for (const at of places) {
      await hold(at.chip);
      await place(at);
      await settled();
    }
    expect(taker.last).toEqual({ type: 'draft', actions: places.map(asAction) });
    expect(button('Confirm').disabled).toBe(true);
    await press('Discard');
    await settled();
    expect(button('Confirm').disabled).toBe(false);
    await press('Confirm');
    expect(taker.last).toEqual({ type: 'play', actions: [...places.map(asAction), { type: 'discard', chip: third }] });
  });

  it('is asked twice before a chip is discarded for good', async () => {
    updateSettings({ placing: 'at-once' });
    const { taker, hold } = show();
    await hold(third);
    await press('Discard');
    expect(taker.taken).toEqual([]);
    await press('Keep');
    expect(screen.queryByRole('button', { name: /^Really/ })).toBeNull();
    await press('Discard');
    await press(`Really discard ${chipName(box, third)}?`);
    expect(taker.last).toEqual({ type: 'play', actions: [{ type: 'discard', chip: third }] });
  });

  it('keeps the chip where a placement is refused', async () => {
    const { hold, place, find } = show(() => null);
    await hold(first);
    await place(placesOf(first)[0]!);
    await settled();
    expect(find(`[data-hand="${first}"]`)).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it('can start over', async () => {
    const { hold, place, find } = show();
    await hold(first);
    await place(placesOf(first)[0]!);
    await settled();
    expect(find(`[data-hand="${first}"]`)).toBeNull();
    await press('Start over');
    await settled();
    expect(find(`[data-hand="${first}"]`)).not.toBeNull();
  });

  it('hears of a premiere where the draft finishes a film', async () => {
    const { hold, place } = show((actions) => ({ ...drafted(actions), films: [film], legal: { type: 'nothing' } }));
    await hold(first);
    await place(placesOf(first)[0]!);
    await settled();
    expect(button('To the premiere').disabled).toBe(false);
  });

  it('sends nothing twice', async () => {
    updateSettings({ placing: 'at-once' });
    const { taker, hold, place } = show();
    await hold(first);
    await place(placesOf(first)[0]!);
    await place(placesOf(first)[0]!);
    expect(taker.taken).toHaveLength(1);
  });

  it.each([
    { mode: 'at-once', board: {}, goesOut: 'play' },
    { mode: 'at-once', board: { laying: 'confirm' }, goesOut: 'draft' },
    { mode: 'confirm', board: { laying: 'at-once' }, goesOut: 'play' },
  ] as const)('lays chips as is settled, unless the board wants it otherwise: $mode, $board', async ({ mode, board, goesOut }) => {
    updateSettings({ placing: mode });
    const { taker, hold, place } = show(drafted, board);
    await hold(first);
    await place(placesOf(first)[0]!);
    expect(taker.taken).toEqual([{ type: goesOut, actions: [asAction(placesOf(first)[0]!)] }]);
  });

  it('begins anew with another turn', async () => {
    const { hold, place, rerender, find } = show();
    await hold(first);
    await place(placesOf(first)[0]!);
    await settled();
    await rerender({ turn: 2 });
    expect(find(`[data-hand="${first}"]`)).not.toBeNull();
  });

  it('holds an only chip at once', () => {
    const taker = new Taker();
    const only = withView(model, drafted([...chips.slice(1)].map((chip) => ({ type: 'discard', chip }))));
    const { container } = render(Board, { model: only, intents: taker.intents, turn: 1 });
    expect(container.querySelectorAll('[data-slot]').length).toBe(placesOf(first).length);
  });
});
