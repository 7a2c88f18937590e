import { describe, expect, it } from 'vitest';
import type { Event } from '../../wire/types';
import { fairGames } from '../../fair/games';
import { ceremonyOf, momentsIn, paymentsIn } from './moments';

const finished: Event = { type: 'film_finished', seat: 1, screenplay: 9, value: 12, rating: { value: 11, plus: false } };
const first: Event = { type: 'award_given', award: 'first_film_drama', seat: 1, film: 9 };
const ofQuarter: Event = { type: 'award_given', award: 'best_of_quarter_1', seat: 1, film: 9 };
const legend: Event = { type: 'legend_turned', quarter: 2, chip: 3 };

describe('moments', () => {
  it('are few', () => {
    expect(momentsIn([{ type: 'passed', seat: 0 }, { type: 'arrived', location: 2 }])).toEqual([]);
  });

  it('give a premiere the award for a first film, and nothing else', () => {
    expect(momentsIn([finished, first, ofQuarter, legend])).toEqual([
      { type: 'premiere', seat: 1, film: 9, prizes: [{ award: 'first_film_drama', seat: 1, film: 9 }] },
      { type: 'quarter', begins: 2, prize: { award: 'best_of_quarter_1', seat: 1, film: 9 } },
    ]);
  });

  it('keep two films of one entry apart', () => {
    const other: Event = { ...finished, screenplay: 4 };
    const [one, two] = momentsIn([other, finished, first]);
    expect(one).toMatchObject({ film: 4, prizes: [] });
    expect(two).toMatchObject({ film: 9, prizes: [{ award: 'first_film_drama' }] });
  });

  it('say that an award was withheld, and begin the first quarter without one', () => {
    expect(momentsIn([{ type: 'award_withheld', award: 'best_of_quarter_1' }, legend])).toEqual([
      { type: 'quarter', begins: 2, prize: { award: 'best_of_quarter_1', seat: null, film: null } },
    ]);
    expect(momentsIn([{ ...legend, quarter: 1 }])).toEqual([{ type: 'quarter', begins: 1, prize: null }]);
  });

  it('are a premiere for every film and four quarters in a whole game', () => {
    const [, { entries }] = fairGames.find(([file]) => file.startsWith('03'))!;
    const events = entries.flatMap((entry) => entry.events);
    const moments = entries.flatMap((entry) => momentsIn(entry.events));
    const nFinished = events.filter(({ type }) => type === 'film_finished').length;
    expect(moments.filter(({ type }) => type === 'premiere')).toHaveLength(nFinished);
    expect(moments.flatMap((moment) => (moment.type === 'quarter' ? [moment.begins] : []))).toEqual([1, 2, 3, 4]);
  });
});

describe('the ceremony', () => {
  const [, { entries }] = fairGames.find(([file]) => file.startsWith('03'))!;
  const events = entries.flatMap((entry) => entry.events);

  it('has the five awards of the end, in order', () => {
    expect(ceremonyOf(events).map(({ award }) => award)).toEqual([
      'best_of_genre_drama', 'best_of_genre_adventure', 'best_of_genre_entertainment', 'worst_film', 'best_direction',
    ]);
  });

  it('comes only at the end', () => expect(ceremonyOf(events.slice(0, -1))).toEqual([]));
});

describe('payments', () => {
  const sold: Event = { type: 'lot_sold', seat: 1, price: 8, share: 2, left: 2 };

  it('go to everybody else, and the rest into the middle', () => {
    expect(paymentsIn([sold], 4, 0)).toEqual([
      { from: 1, to: 0, amount: 2 },
      { from: 1, to: 2, amount: 2 },
      { from: 1, to: 3, amount: 2 },
      { from: 1, to: 'middle', amount: 2 },
    ]);
  });

  it('do not pay again what lay in the middle', () => {
    expect(paymentsIn([sold], 4, 2).map(({ to }) => to)).toEqual([0, 2, 3]);
  });

  it('are none for what was free', () => {
    expect(paymentsIn([{ ...sold, price: 0, share: 0, left: 1 }], 4, 1)).toEqual([]);
  });
});
