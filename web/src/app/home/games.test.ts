import { describe, expect, it, vi } from 'vitest';
import type { Listed, Stage } from '../../wire/types';
import { ago } from './ago';

// Texts come from the server; here their ids and gaps have to do.
vi.mock('../../lib/texts.svelte', () => ({
  t: (id: string, args?: object) => (args ? `${id} ${JSON.stringify(args)}` : id),
  dayTime: (at: number) => `${Math.floor(at / 60_000)}`,
}));
const { begunWord, clockWord, sorted } = await import('./games');

function listed(game: string, stage: Stage, updated_at: number, is_due = false): Listed {
  const table: Listed['table'] = {
    edition: 'traumfabrik-2000',
    stage,
    sitters: [],
    clock: { type: 'none' },
    quarter: null,
    stop: null,
    winners: [],
  };
  return { game, table, people: [], is_due, created_at: 0, updated_at };
}

describe('my games', () => {
  it('begin with those that wait for me, the newest first', () => {
    const games = [
      listed('old', 'running', 1),
      listed('new', 'running', 3),
      listed('mine', 'running', 2, true),
      listed('won', 'over', 9),
      listed('called-off', 'closed', 8),
    ];
    const { going, ended } = sorted(games);
    expect(going.map(({ game }) => game)).toEqual(['mine', 'new', 'old']);
    expect(ended.map(({ game }) => game)).toEqual(['won']);
  });
});

describe('games that read the same', () => {
  const begun = (game: string, created_at: number): Listed => ({ ...listed(game, 'running', 0), created_at });
  const [first, second, later] = [begun('b', 10_000), begun('a', 20_000), begun('c', 90_000)];

  it('are told apart by when they began, and by a number within the same minute', () => {
    const words = [first, second, later].map((game) => begunWord(game, [later, second, first]));
    expect(words).toEqual(['home-begun-nth {"time":"0","number":1}', 'home-begun-nth {"time":"0","number":2}', 'home-begun {"time":"1"}']);
  });

  it('are told apart where they began at once', () => {
    const twins = [begun('a', 0), begun('b', 0)];
    expect(new Set(twins.map((game) => begunWord(game, twins))).size).toBe(2);
  });
});

describe('clocks', () => {
  it('are said in the largest unit', () => {
    const letters = (hours: number) =>
      clockWord({ type: 'correspondence', decision_ms: hours * 3_600_000, vacation_ms: 0 });
    expect(letters(8)).toBe('clock-hours {"hours":8}');
    expect(letters(48)).toBe('clock-days {"days":2}');
    expect(clockWord({ type: 'live', bank_ms: 600_000, increment_ms: 5_000 })).toBe(
      'clock-live {"minutes":10,"seconds":5}',
    );
  });
});

describe('ago', () => {
  const now = 1_000_000_000_000;
  it.each([
    [0, 'now'],
    [-5_000, 'now'],
    [59_000, 'now'],
    [61_000, '1 minute ago'],
    [7_300_000, '2 hours ago'],
    [90_000_000, 'yesterday'],
    [15 * 86_400_000, '2 weeks ago'],
  ])('%i ms is %s', (ms, words) => {
    expect(ago(now - ms, now, 'en')).toBe(words);
  });
});
