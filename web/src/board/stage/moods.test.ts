import { expect, test } from 'vitest';
import type { View } from '../../wire/types';
import type { BoardModel, Spoken } from '../model';
import { partOf, places } from './moods';

type Stop = View['scene'];

const model = (scene: Stop, due: number | null, spoken: readonly Spoken[] = []): BoardModel =>
  ({ view: { scene, due: due === null ? { type: 'nobody' } : { type: 'seat', seat: due } }, spoken }) as unknown as BoardModel;

const auction = (standing: readonly number[], high: { seat: number; amount: number } | null): Stop => ({ type: 'auction', standing, high }) as Stop;

test('faces show how an auction goes', () => {
  const spoken = [{ seat: 0, amount: 2 }, { seat: 1, amount: null }, { seat: 2, amount: 4 }];
  const here = model(auction([0, 2, 3], { seat: 2, amount: 4 }), 3, spoken);
  expect([0, 1, 2, 3].map((seat) => partOf(here, seat))).toEqual([
    { mood: 'bidding', amount: 2, hasPassed: false },
    { mood: 'folded', amount: null, hasPassed: true },
    { mood: 'leading', amount: 4, hasPassed: false },
    { mood: 'thinking', amount: null, hasPassed: false },
  ]);
});

test('whoever thinks again keeps the paddle up', () => {
  const here = model(auction([0, 1], { seat: 1, amount: 5 }), 0, [{ seat: 0, amount: 3 }, { seat: 1, amount: 5 }]);
  expect(partOf(here, 0)).toEqual({ mood: 'thinking', amount: 3, hasPassed: false });
});

test('before the first word all wait but one', () => {
  const here = model(auction([0, 1, 2], null), 1);
  expect([0, 1, 2].map((seat) => partOf(here, seat).mood)).toEqual(['waiting', 'thinking', 'waiting']);
});

test('at a party those who have chosen are pleased', () => {
  const here = model({ type: 'party', faces: [], order: [2, 0, 1], n_chosen: 1 } as Stop, 0);
  expect([2, 0, 1].map((seat) => partOf(here, seat).mood)).toEqual(['leading', 'thinking', 'waiting']);
});

test.each([
  [4, 0, [1, 2, 3, 0]],
  [5, 2, [3, 4, 0, 1, 2]],
  [3, null, [0, 1, 2]],
])('of %d seats, seen from %o, everybody has a place', (nSeats, me, expected) => {
  expect(places(nSeats, me)).toEqual(expected);
});
