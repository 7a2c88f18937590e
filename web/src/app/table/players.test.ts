import { expect, it } from 'vitest';
import type { ChairView } from '../../wire/types';
import type { TableClient } from '../../lib/table.svelte';
import { playersOf } from './players';

const chair = (sitter: ChairView['sitter'], change: Partial<ChairView> = {}): ChairView => ({
  sitter, studio: null, nonce: null, away: null, left_ms: null, vacation_ms: null, is_on_vacation: false, ...change,
});

const client = {
  names: ['Ada', 'Bo', 'Ruby'],
  people: [
    { person: 'p1', name: 'Ada', is_here: true },
    { person: 'p2', name: 'Bo', is_here: false },
  ],
  emotes: [{ chat: 3, seats: [1], emote: { sign: '👏' } }],
  table: {
    counted_purses: [12, 9, 15],
    running: 1,
    clocks_at: 500,
    chairs: [
      chair({ type: 'person', person: 'p1' }, { left_ms: 1000 }),
      chair({ type: 'person', person: 'p2' }, { left_ms: 2000, away: 'gone' }),
      chair({ type: 'bot', bot: 'easy' }),
    ],
  },
} as unknown as TableClient;

it('a board shows who is here, who is a bot, and whose clock runs', () => {
  const players = playersOf(client);
  expect(players.map(({ name, isBot, isHere, away }) => [name, isBot, isHere, away])).toEqual([
    ['Ada', false, true, null],
    ['Bo', false, false, 'gone'],
    ['Ruby', true, true, null],
  ]);
  expect(players.map(({ clock }) => clock?.isRunning)).toEqual([false, true, undefined]);
  expect(players.map(({ emote, counted }) => [emote?.sign ?? null, counted])).toEqual([[null, 12], ['👏', 9], [null, 15]]);
  expect(players[1]?.clock).toEqual({ leftMs: 2000, at: 500, isRunning: true });
});
