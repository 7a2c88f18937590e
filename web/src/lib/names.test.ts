import { expect, it, vi } from 'vitest';

// Texts come from the server; here their ids and gaps have to do.
vi.mock('./texts.svelte', () => ({
  t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id),
  textOf: (id: string) => id,
}));
const { seatNames } = await import('./names');

const anna = { type: 'person', person: 'p-anna' } as const;
const bot = { type: 'bot', bot: 'easy' } as const;
const people = [{ person: 'p-anna', name: 'Anna', is_here: true }];

it('names people, bots by their seat, and nobody', () => {
  expect(seatNames([anna, bot, null], people)).toEqual(['Anna', 'bot-name-2', null]);
});

it('has a word for somebody who was forgotten', () => {
  expect(seatNames([anna], [])).toEqual(['person-forgotten']);
});

it('tells those apart who are called the same', () => {
  const other = { type: 'person', person: 'p-other' } as const;
  expect(seatNames([anna, other], [...people, { person: 'p-other', name: 'anna', is_here: true }])).toEqual([
    'person-again {"name":"Anna","number":1}',
    'person-again {"name":"anna","number":2}',
  ]);
});

it('counts somebody who sits at several seats', () => {
  expect(seatNames([anna, bot, anna], people)).toEqual([
    'person-again {"name":"Anna","number":1}',
    'bot-name-2',
    'person-again {"name":"Anna","number":2}',
  ]);
});
