import { expect, it, vi } from 'vitest';

// Texts come from the server; here their ids and gaps have to do.
vi.mock('./texts.svelte', () => ({
  t: (id: string, args?: { readonly name: string; readonly number: number }) => (args ? `${args.name} ${args.number}` : id),
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
    'Anna 1',
    'anna 2',
  ]);
});

it('counts somebody who sits at several seats', () => {
  expect(seatNames([anna, bot, anna], people)).toEqual([
    'Anna 1',
    'bot-name-2',
    'Anna 2',
  ]);
});

it('counts past a name that somebody has', () => {
  const [other, third] = [{ type: 'person', person: 'p-other' }, { type: 'person', person: 'p-third' }] as const;
  const all = [...people, { person: 'p-other', name: 'Anna', is_here: true }, { person: 'p-third', name: 'anna 2', is_here: true }];
  expect(seatNames([anna, other, third], all)).toEqual(['Anna 1', 'Anna 3', 'anna 2']);
});
