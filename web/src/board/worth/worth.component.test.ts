import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { EDITION, modelWhere } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { chipName, titleOf } from '../../lib/pieces';
import type { Facts, FilmUse } from '../../wire/types';
import BidBar from '../decide/BidBar.svelte';
import type { Intents } from '../model';
import { rivalWords, worthLines } from './lines';
import { Worth } from './worth.svelte';

const model = modelWhere(({ legal }) => legal.type === 'auction');
const { view, box } = model;
const [chip] = view.lots[view.location]!.chips;
const screenplay = view.boards[0]!.productions.find((made) => made !== null)!.screenplay;
const [covered] = box.chips.keys();

const use = (changes: Partial<FilmUse>): FilmUse => ({
  screenplay, chips: [chip!], covers: [], n_filled: 0, n_missing: 1, before: 6, value: 6, finish: null, next: null, awards: [], ...changes,
});

const factsWith = (film: FilmUse): Facts => ({
  seat: 0,
  chips: [{ chip: chip!, uses: [{ slots: [0], film }], rivals: [] }],
  lots: [{ location: view.location, films: [film], rivals: [{ seat: 1, n_filled: 2, completes: [] }] }],
  prices: [{ price: 5, rest: 7, share: 1, middle: 2 }],
});

const linesWith = (film: FilmUse) => worthLines({ ...model, facts: factsWith(film) }, { type: 'chip', chip: chip! });

beforeAll(() => speakEnglish(EDITION));

describe('what a chip is worth', () => {
  it('is a loss where it makes a film worse', () => {
    const [line] = linesWith(use({ value: 3, covers: [covered!] }));
    expect(line!.tone).toBe('loss');
    expect(line!.text).toMatch(/6★\s→\s3★/);
    expect(line!.more).toEqual([{ text: `−3★, covers ${chipName(box, covered!)}`, tone: 'loss' }]);
  });

  it('is a film that is finished, with its awards and what is drawn then', () => {
    const finish = { rating: { value: 9, plus: true }, award: 'first_film_drama' as const };
    const awards = [
      { award: 'first_film_drama' as const, points: 5, from: null, to: 0 },
      { award: 'best_direction' as const, points: 10, from: 2, to: 0 },
      { award: 'worst_film' as const, points: 10, from: 0, to: null },
    ];
    const [line] = linesWith(use({ value: 9, n_missing: 0, finish, awards, next: view.readable }));
    expect(line!.tone).toBe('gain');
    expect(line!.more.map(({ tone }) => tone)).toEqual(['gain', 'gain', 'gain', 'loss', 'even']);
    const said = line!.more.map(({ text }) => text).join('\n');
    for (const words of ['rating 9+', '5 points', 'no longer for Player 3', titleOf(box, view.readable!)]) expect(said).toContain(words);
  });

  it('is said of rivals at a glance', () => {
    expect(rivalWords(model, { seat: 1, n_filled: 2, completes: [] })).toContain('Player 2 would fill 2 gaps');
    expect(rivalWords(model, { seat: 1, n_filled: 2, completes: [screenplay] })).toContain(titleOf(box, screenplay));
  });

  it('is not said where nobody knows', () => {
    expect(worthLines(model, { type: 'chip', chip: chip! })).toEqual([]);
  });
});

describe('the bid bar', () => {
  it('says where the price goes', () => {
    render(BidBar, { model: { ...model, facts: factsWith(use({})) }, floor: 5, ceiling: 12, isBusy: false, onBid: vi.fn(), onPass: vi.fn() });
    screen.getByText(/The others: \+1 each. In the middle: 2./);
  });
});

describe('the facts of a table', () => {
  afterEach(() => void vi.useRealTimers());

  const facts = factsWith(use({}));
  const intents = (answer: Facts | null) => ({ facts: vi.fn(async () => answer) }) as unknown as Intents & { facts: ReturnType<typeof vi.fn> };

  it('are asked for once, and hold until something has changed', async () => {
    const worth = new Worth();
    const asked = intents(facts);
    await worth.want(view, asked);
    const bid = { ...view, scene: { ...view.scene } };
    await worth.want(bid, asked);
    expect(asked.facts).toHaveBeenCalledOnce();
    expect(worth.of(bid)).toBe(facts);
    expect(worth.of({ ...view, placed: [...view.placed] })).toBeNull();
  });

  it('are asked for again if the table moved on before the answer came', async () => {
    vi.useFakeTimers();
    const worth = new Worth();
    const asked = intents(facts);
    asked.facts.mockResolvedValueOnce(null);
    const wanted = worth.want(view, asked);
    await vi.runAllTimersAsync();
    await wanted;
    expect(asked.facts).toHaveBeenCalledTimes(2);
    expect(worth.of(view)).toBe(facts);
  });

  it('are not asked for for ever, nor of what is gone', async () => {
    vi.useFakeTimers();
    const worth = new Worth();
    const silent = intents(null);
    const wanted = worth.want(view, silent);
    await vi.runAllTimersAsync();
    await wanted;
    const nAsked = silent.facts.mock.calls.length;
    expect(nAsked).toBeLessThan(10);
    const again = worth.want(view, silent);
    const other = worth.want({ ...view, placed: [...view.placed] }, intents(facts));
    await vi.runAllTimersAsync();
    await Promise.all([again, other]);
    expect(silent.facts).toHaveBeenCalledTimes(nAsked + 1);
    expect(worth.of(view)).toBeNull();
  });
});
