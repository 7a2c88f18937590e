import { describe, expect, it } from 'vitest';
import type { ChatShown, Event } from '../../wire/types';
import { cueFor, isNewlySaid } from './cues';

const placed: Event = { type: 'chip_placed', seat: 0, chip: 1, screenplay: 2, slot: 0 };
const finished: Event = { type: 'film_finished', seat: 0, screenplay: 2, value: 9, rating: null };
const sold: Event = { type: 'lot_sold', seat: 0, price: 4, share: 1, left: 1 };

describe('cues', () => {
  it('belong to single facts', () => {
    expect(cueFor([{ type: 'bid_made', seat: 0, amount: 3 }])).toEqual(['bid']);
    expect(cueFor([{ type: 'passed', seat: 0 }])).toEqual(['pass']);
    expect(cueFor([{ type: 'chip_discarded', seat: 0, chip: 1 }])).toEqual(['discard']);
  });

  it('are for the greatest of several facts', () => {
    expect(cueFor([placed, finished, { type: 'award_given', award: 'first_film_drama', seat: 0, film: 2 }])).toEqual(['premiere']);
    expect(cueFor([{ type: 'chip_taken', seat: 0, chip: 1 }, placed])).toEqual(['place']);
    expect(cueFor([placed, { type: 'award_withheld', award: 'best_of_quarter_1' }, { type: 'legend_turned', quarter: 2, chip: 1 }])).toEqual(['quarter']);
    expect(cueFor([placed, { type: 'arrived', location: 3 }, { type: 'party_revealed', faces: [], order: [] }])).toEqual(['party']);
  });

  it('let coins ring only where money was paid', () => {
    expect(cueFor([{ type: 'passed', seat: 2 }, sold])).toEqual(['sold', 'coins']);
    expect(cueFor([{ type: 'passed', seat: 2 }, { ...sold, price: 0, share: 0, left: 0 }])).toEqual(['sold']);
  });

  it('are none where nothing happened at the board', () => expect(cueFor([])).toEqual([]));
});

describe('the sound of a chat', () => {
  const say = (chat: number, person: string): ChatShown => ({ chat, person, name: null, at: 0, text: 'hello' });
  const [one, two] = [say(1, 'anna'), say(2, 'ben')];

  it('is for what somebody else has said', () => {
    expect(isNewlySaid([one], [one, two], 'anna')).toBe(true);
    expect(isNewlySaid([one], [one, two], 'ben')).toBe(false);
    expect(isNewlySaid([], [one], 'ben')).toBe(true);
  });

  it('is not for what comes again, or was removed', () => {
    expect(isNewlySaid([one], [{ ...one }, two], 'anna')).toBe(false);
    expect(isNewlySaid([one, two], [two, { ...one, text: null }], 'carla')).toBe(false);
    expect(isNewlySaid([one], [one], 'carla')).toBe(false);
  });
});
