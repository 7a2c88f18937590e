import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choose } from '../../../testing/fields';
import { EDITION, modelWhere, Taker, withView } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { dismiss, toasts } from '../../lib/toasts.svelte';
import type { Instruction, View } from '../../wire/types';
import Board from '../Board.svelte';
import AuctionOrderForm from './AuctionOrderForm.svelte';
import PartyOrderForm from './PartyOrderForm.svelte';

const model = modelWhere(({ phase }) => phase.type === 'auction');
const { view, box } = model;
const auction = view.lots.findIndex(({ kind }, location) => kind === 'city' && location > view.location);
const party = view.lots.findIndex(({ kind }) => kind === 'party');

beforeAll(() => speakEnglish(EDITION));
beforeEach(() => toasts().forEach(({ id }) => dismiss(id)));

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(button(name));
const select = (name: string): HTMLSelectElement => screen.getByRole('combobox', { name });
const said = (): readonly string[] => toasts().map(({ text }) => text);

function keeping(location: number, wish: Instruction) {
  return { ...model, orders: [{ quarter: view.quarter!, location, wish }] };
}

describe('an order for an auction', () => {
  function show(shown = model) {
    const taker = new Taker();
    render(AuctionOrderForm, { model: shown, location: auction, intents: taker.intents });
    return taker;
  }

  const limit = (value: string): Promise<boolean> => fireEvent.input(screen.getByRole('spinbutton'), { target: { value } });

  it.each([
    ['pass', { type: 'bid_up_to', limit: 4, above: 'pass', wake: [] }],
    ['wake', { type: 'bid_up_to', limit: 4, above: 'wake', wake: [] }],
    ['watch', { type: 'watch', wake: [{ type: 'price_reaches', amount: 4 }] }],
  ])('says how far to go, and what then: %s', async (mode, wish) => {
    const taker = show();
    await limit('4');
    await choose(select('Above that'), mode);
    await press('Give the order');
    expect(taker.taken).toEqual([{ type: 'order', location: auction, wish }]);
  });

  it('can be to pass', async () => {
    const taker = show();
    await press('Pass here');
    expect(taker.last).toEqual({ type: 'order', location: auction, wish: { type: 'pass' } });
  });

  it('stands when the table says so, and is sent once', async () => {
    const taker = show();
    await press('Give the order');
    expect([button('Give the order').disabled, button('Pass here').disabled, said()]).toEqual([true, true, []]);
    await taker.answer(true);
    expect([button('Give the order').disabled, said()]).toEqual([false, ['Your order stands.']]);
  });

  it('does not stand if it is refused', async () => {
    const taker = show();
    await press('Give the order');
    await taker.answer(false);
    expect([button('Give the order').disabled, said()]).toEqual([false, []]);
  });

  it('for the lot that is on begins above the bid, and warns below it', async () => {
    const high = { seat: 1, amount: 5 };
    const here = withView(model, { scene: { ...view.scene, type: 'auction', high } as View['scene'] });
    render(AuctionOrderForm, { model: here, location: view.location, intents: new Taker().intents });
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '6');
    expect(screen.queryByText(/already stands/)).toBeNull();
    await limit('5');
    screen.getByText('The bid already stands at 5: with this limit you will not bid again.');
    await choose(select('Above that'), 'watch');
    expect(screen.queryByText(/already stands/)).toBeNull();
  });

  it('that stands is told, begins the next one, and can be taken back', async () => {
    const taker = show(keeping(auction, { type: 'bid_up_to', limit: 2, above: 'wake', wake: [] }));
    screen.getByText(/^Your order: bid up to 2/);
    expect(screen.getByRole('spinbutton')).toHaveProperty('value', '2');
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'wake');
    await press('Take it back');
    expect(taker.taken).toEqual([{ type: 'drop-order', location: auction }]);
  });
});

describe('an order for a party', () => {
  function show(shown = model) {
    const taker = new Taker();
    render(PartyOrderForm, { model: shown, location: party, intents: taker.intents });
    return taker;
  }

  const offers = (): readonly HTMLElement[] => screen.getAllByRole('button', { name: /^Wish for / });
  const wishes = (): readonly string[] =>
    within(screen.getByRole('list')).getAllByRole('listitem').map((item) => item.children[1]?.textContent ?? '');
  const wordsOf = (offer: HTMLElement): string => offer.getAttribute('aria-label')!.replace('Wish for ', '');

  it('offers one of each kind and stars that may come, and no legend', () => {
    show();
    const expected = new Set(
      view.undrawn.map((chip) => box.chips[chip]!).filter(({ legend }) => !legend).map(({ kind, stars }) => `${kind}/${stars}`),
    );
    expect(offers()).toHaveLength(expected.size);
    expect(new Set(offers().map(wordsOf)).size).toBe(expected.size);
  });

  it('cannot be given without a wish', async () => {
    show();
    expect(button('Give the order').disabled).toBe(true);
    await fireEvent.click(offers()[0]!);
    expect(button('Give the order').disabled).toBe(false);
  });

  it('ranks wishes as they were chosen and moved', async () => {
    const taker = show();
    const words = offers().slice(0, 3).map(wordsOf);
    for (const word of words) await press(`Wish for ${word}`);
    expect(wishes()).toEqual(words);
    await press(`${words[2]}: further up`);
    await press(`${words[0]}: remove`);
    expect(wishes()).toEqual([words[2], words[1]]);
    await press('Give the order');
    const [given] = taker.taken;
    const wish = given?.type === 'order' && given.wish.type === 'pick' ? given.wish : null;
    expect([given?.type, wish?.otherwise, wish?.chips.length]).toEqual(['order', 'wake', 2]);
    expect(wish?.chips.map((chip) => box.chips[chip]!.stars)).toEqual([words[2], words[1]].map((word) => Number(/-?\d/.exec(word!)?.[0])));
    await taker.answer(true);
    expect(said()).toEqual(['Your order stands.']);
  });

  it('that stands is shown as it was given, and can be taken back', async () => {
    const chips = view.undrawn.filter((chip) => !box.chips[chip]!.legend).slice(0, 1);
    const taker = show(keeping(party, { type: 'pick', chips, otherwise: 'wake' }));
    expect(wishes()).toHaveLength(1);
    await press('Take it back');
    expect(taker.taken).toEqual([{ type: 'drop-order', location: party }]);
  });
});

describe('somebody who waits in an auction', () => {
  const waiting = modelWhere(({ scene, phase }) => phase.type === 'auction' && scene.type === 'auction' && scene.standing.includes(0));
  const shown = withView(waiting, { legal: { type: 'nothing' }, due: { type: 'seat', seat: 1 } });

  it('passes ahead with one press, and takes it back with another', async () => {
    const taker = new Taker();
    const { rerender } = render(Board, { model: shown, intents: taker.intents, turn: 1 });
    await fireEvent.click(screen.getByRole('button', { name: 'Pass ahead' }));
    expect(taker.last).toEqual({ type: 'order', location: shown.view.location, wish: { type: 'pass' } });
    await taker.answer(true);
    const order = { quarter: shown.view.quarter!, location: shown.view.location, wish: { type: 'pass' as const } };
    await rerender({ model: { ...shown, orders: [order] } });
    expect(screen.getAllByText('Your order: pass.').length).toBeGreaterThan(0);
    await fireEvent.click(screen.getAllByRole('button', { name: 'Take it back' })[0]!);
    expect(taker.last).toEqual({ type: 'drop-order', location: shown.view.location });
  });

  it('skips to their next turn where nobody else waits', async () => {
    const skip = vi.fn();
    render(Board, { model: shown, intents: { ...new Taker().intents, skip }, turn: 1 });
    await fireEvent.click(screen.getByRole('button', { name: 'Skip to my turn' }));
    expect(skip).toHaveBeenCalledOnce();
  });
});
