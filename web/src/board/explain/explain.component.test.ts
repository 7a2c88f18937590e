import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITION, modelWhere } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { chipName, titleOf } from '../../lib/pieces';
import { SECTIONS } from '../../lib/rulebook';
import Board from '../Board.svelte';
import { explain } from './explain';
import { thingOf, type Thing } from './things';

const model = modelWhere(({ films, legal }) => films.length > 0 && legal.type === 'auction');
const placing = modelWhere(({ hand, legal }) => hand.length === 3 && legal.type === 'placing');
const A_WHILE_MS = 1_000;
const LABELS = SECTIONS.flatMap(({ id, rules }) => rules.map((rule) => `${id}/${rule}`));

beforeAll(async () => {
  await speakEnglish(EDITION);
  // What the board fetches when it is there.
  await import('./Explainer.svelte');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const card = (): HTMLElement => screen.getByRole('note', { hidden: true });
const isOpen = (): boolean => !card().hidden;
const wait = (ms = A_WHILE_MS): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
async function show(shown = model): Promise<Element> {
  const { container } = render(Board, { model: shown, intents: null, turn: 1 });
  await wait(0);
  return container;
}
const award = (container: Element): Element => container.querySelector('.awards tbody tr')!;
const pointer = (type: string, target: Element, pointerType = 'mouse'): Promise<boolean> =>
  fireEvent(target, new PointerEvent(type, { bubbles: true, pointerType, buttons: 0 }));

describe('the card that explains', () => {
  it('opens for whatever the pointer rests on, and can be reached', async () => {
    const container = await show();
    await pointer('pointerover', award(container));
    expect(isOpen()).toBe(false);
    await wait();
    expect(card().textContent).toContain('Award, 5 points');
    // From the award to the card, and on to nothing.
    await pointer('pointerover', document.body);
    await pointer('pointerover', card());
    await wait();
    expect(isOpen()).toBe(true);
    await pointer('pointerover', document.body);
    await wait();
    expect(isOpen()).toBe(false);
  });

  it('goes away with Escape, which does nothing else', async () => {
    const container = await show();
    await pointer('pointerover', award(container));
    await wait();
    const heard = vi.fn();
    document.body.addEventListener('keydown', heard);
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(heard).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', heard);
  });

  it('goes from thing to thing by keyboard, and back to where one was', async () => {
    await show();
    const tab = screen.getByRole('button', { name: /Rivals/ });
    tab.focus();
    await fireEvent.keyDown(tab, { key: '?' });
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(card());
    await fireEvent.keyDown(card(), { key: 'Escape' });
    expect(document.activeElement).toBe(tab);
  });

  it('stays with what was asked for by keyboard, whatever was pointed at just before', async () => {
    const container = await show();
    await pointer('pointerover', award(container));
    await fireEvent.keyDown(document.body, { key: '?' });
    const first = card().textContent;
    await wait();
    expect(card().textContent).toBe(first);
    expect(first).not.toContain('Award, 5 points');
  });

  it('opens for a finger that stays, and swallows its press', async () => {
    const container = await show();
    const film = container.querySelector('.film')!;
    await pointer('pointerdown', film, 'touch');
    await wait();
    expect(isOpen()).toBe(true);
    await pointer('pointerup', film, 'touch');
    await fireEvent.click(film);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('leaves a short press alone', async () => {
    const container = await show();
    const film = container.querySelector('.film')!;
    await pointer('pointerdown', film, 'touch');
    await pointer('pointerup', film, 'touch');
    await fireEvent.click(film);
    await wait();
    expect(isOpen()).toBe(false);
    await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
  });
});

describe('what a card says', () => {
  it.each([['an auction', model], ['chips in hand', placing]])('of everything on the board at %s names rules that exist', async (_, shown) => {
    const container = await show(shown);
    const things = [...container.querySelectorAll<HTMLElement>('[data-explains]')].map(thingOf);
    expect(new Set(things.map(({ type }) => type)).size).toBeGreaterThan(8);
    for (const thing of things) {
      const { title, rules, now } = explain(shown, thing);
      expect(title).not.toBe('');
      expect([title, ...now].join()).not.toMatch(/\[|undefined/);
      expect(rules.filter((label) => !LABELS.includes(label))).toEqual([]);
    }
  });

  const linesOf = (shown: typeof model, thing: Thing): string => explain(shown, thing).now.join('\n');

  it('of a finished film is its rating and whose it is', () => {
    const [film] = model.view.films;
    expect(linesOf(model, { type: 'screenplay', screenplay: film!.screenplay })).toContain(`Rating ${film!.rating!.value}`);
    expect(linesOf(model, { type: 'token', token: film!.rating! })).toContain(titleOf(model.box, film!.screenplay));
  });

  it('of a chip in hand is what each placement would bring', () => {
    const { legal } = placing.view;
    const [place] = legal.type === 'placing' ? legal.placements : [];
    const said = linesOf(placing, { type: 'chip', chip: place!.chip });
    expect(said).toContain(titleOf(placing.box, place!.screenplay));
    expect(said).toContain(`${place!.value}`);
    const slot: Thing = { type: 'slot', screenplay: place!.screenplay, slotIdx: place!.slot };
    expect(linesOf(placing, slot)).toContain(chipName(placing.box, place!.chip));
  });

  it('of what somebody has said is how they stand in the auction', () => {
    const { scene, due } = model.view;
    if (scene.type !== 'auction' || due.type !== 'seat') throw new Error('no auction');
    const said = (seat: number): string => linesOf(model, { type: 'bid', seat });
    if (scene.high) {
      expect(explain(model, { type: 'bid', seat: scene.high.seat }).title).toContain(`${scene.high.amount}`);
      expect(said(scene.high.seat)).toContain('has bid the most');
    }
    expect(said(due.seat)).toContain('is deciding now');
    const out = model.players.map((_, seat) => seat).filter((seat) => !scene.standing.includes(seat));
    for (const seat of out) expect(said(seat)).toContain('is out of this auction');
  });

  it('of a clock is when it runs, and what comes when it has run out', () => {
    const clocked = { ...model, players: model.players.map((player) => ({ ...player, clock: { leftMs: 60_000, isRunning: true, at: 0 } })) };
    expect(linesOf(clocked, { type: 'clock', seat: 0 })).toMatch(/is running.*\n.*a bot takes over/);
  });

  it('of an order is what that is, and of a sign that it stands for', () => {
    const { location } = model.view;
    expect(linesOf(model, { type: 'order', location })).toMatch(/said in advance/);
    const leads = model.view.awards.find(({ state, seat }) => state.type === 'open' && seat !== null);
    expect(linesOf(model, { type: 'award', award: leads!.award })).toMatch(/^The ≥: as things stand/);
  });

  it('of what is agreed on needs no table, and of a piece there is nothing to say without one', () => {
    expect(explain(null, { type: 'switch', name: 'last_silent_seat' })?.rules).toEqual(['switches/last-silent-seat']);
    expect(explain(null, { type: 'switch', name: 'of_tomorrow' })?.rules).toEqual([]);
    expect(explain(null, { type: 'bot', bot: 'master' })?.title).not.toBe('');
    expect(explain(null, { type: 'chip', chip: 0 })).toBeNull();
    for (const tool of ['hint', 'reactions', 'menu', 'watching'] as const) expect(explain(null, { type: 'tool', tool })?.now.join()).toMatch(/\.$/);
  });

  it('of the top of the stack is that the next film brings it', () => {
    const { readable } = model.view;
    expect(linesOf(model, { type: 'screenplay', screenplay: readable! })).toMatch(/top of the stack/i);
  });
});
