import { expect, it } from 'vitest';
import type { BoardModel } from './model';
import { posterOf } from './poster';

const model = {
  box: {
    chips: ['director', 'actor', 'guest'].map((kind, n) => ({ id: `${kind}-0${n}`, kind, stars: n, legend: false })),
    screenplays: [{ id: 'one', genre: 'drama' }, { id: 'two', genre: 'adventure' }],
  },
  view: {
    boards: [{ studio: 3 }],
    films: [{ screenplay: 1, owner: 0, value: 9, rating: { value: 9, plus: true }, tops: [0, null, 2] }],
    awards: [
      { award: 'worst_film', state: { type: 'film', film: 1 } },
      { award: 'first_film_drama', state: { type: 'film', film: 0 } },
      { award: 'best_direction', state: { type: 'seat', seat: 0 } },
      { award: 'best_of_quarter_1', state: { type: 'open' } },
    ],
  },
} as unknown as BoardModel;

it('a poster names those who are on top, and the awards of its own film', () => {
  const poster = posterOf(model, 1);
  expect(poster).toMatchObject({ genre: 'adventure', seed: 'two', value: 9, rating: { value: 9, plus: true } });
  expect(poster?.cast.map(({ kind, stars }) => [kind, stars])).toEqual([['director', 0], ['guest', 2]]);
  expect(poster?.awards).toEqual(['worst_film']);
});

it('what is not finished has no poster', () => {
  expect(posterOf(model, 0)).toBeNull();
});
