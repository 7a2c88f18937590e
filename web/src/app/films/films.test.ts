import { expect, it } from 'vitest';
import source from '../lesson/script.json?raw';
import type { Filmography, View } from '../../wire/types';
import type { Script } from '../lesson/script';
import { hungFrom } from './films';

const { box } = JSON.parse(source) as Script;

function filmed(game: string, seats: readonly number[], owners: readonly number[]): Filmography['games'][number] {
  const films = owners.map((owner, screenplay) => ({ screenplay, owner, value: 7, rating: null, tops: [] }));
  return {
    table: { game, edition: 'traumfabrik-2000', chairs: [] },
    people: [],
    seats,
    view: { films } as unknown as View,
    box: 0,
    at: 5,
  } as unknown as Filmography['games'][number];
}

it('hangs what was made at one’s own seats, game by game', () => {
  const hung = hungFrom({ boxes: [box], games: [filmed('late', [1, 2], [0, 1, 2]), filmed('early', [0], [1])], next: null });
  expect(hung.map(({ game, film }) => [game, film])).toEqual([['late', 1], ['late', 2]]);
  expect(hung[0]?.model.box).toBe(box);
});
