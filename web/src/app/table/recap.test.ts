import { expect, it } from 'vitest';
import type { LogEntry } from '../../wire/types';
import { recapOf } from './recap';

const played = (seq: number, seat: number, ...ids: readonly string[]): LogEntry => ({
  seq, at: 0, deed: { type: 'played', seat, moves: [] } as unknown as LogEntry['deed'], told: ids.map((id) => ({ id, args: [] })),
});

const LOG = [
  played(1, 0, 'event-bid-made'),
  played(2, 1, 'event-passed', 'event-lot-sold'),
  played(3, 2, 'event-chip-placed', 'event-film-finished', 'event-award-given'),
  played(4, 1, 'event-bid-made'),
];

it('tells whoever waited what came of it, and leaves out the words that led to it', () => {
  expect(recapOf(LOG, 0).map(({ id }) => id)).toEqual(['event-lot-sold', 'event-film-finished', 'event-award-given']);
  expect(recapOf(LOG, 2)).toEqual([]);
});

it('tells nothing to whoever has not played yet', () => {
  expect(recapOf(LOG, 3)).toEqual([]);
});
