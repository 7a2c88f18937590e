import { describe, expect, it } from 'vitest';
import type { Away, ChairView, Command, Shown, Sitter, Stage } from '../../wire/types';
import { commandsFor, wayOut } from './parting';

type Seated = { readonly sitter: Sitter | null; readonly away?: Away };
const me: Seated = { sitter: { type: 'person', person: 'me' } };
const friend: Seated = { sitter: { type: 'person', person: 'friend' } };
const bot: Seated = { sitter: { type: 'bot', bot: 'easy' } };
const open: Seated = { sitter: null };

function shown(stage: Stage, seated: readonly Seated[], owner = 'me'): Shown {
  const chairs = seated.map(({ sitter, away = null }) => ({ sitter, away }) as ChairView);
  const seats = chairs.flatMap(({ sitter }, seat) => (sitter?.type === 'person' && sitter.person === 'me' ? [seat] : []));
  return { table: { stage, owner, chairs }, seats } as unknown as Shown;
}

function out(game: Shown): readonly [string, readonly Command[]] {
  const way = wayOut(game, 'me');
  return [way, commandsFor(way, game)];
}

const abort = (seat: number): Command => ({ type: 'propose', seat, motion: { type: 'abort' } });

describe('the way out of a game', () => {
  it('ends it for whoever plays against bots alone', () => {
    expect(out(shown('running', [bot, me, bot]))).toEqual(['abort', [abort(1)]]);
    expect(out(shown('paused', [me, me, bot]))).toEqual(['abort', [abort(0)]]);
  });

  it('leads back to one’s seat first if a bot plays there', () => {
    const away: Seated = { ...me, away: 'left' };
    expect(out(shown('running', [away, bot]))).toEqual(['abort', [{ type: 'return', seat: 0 }, abort(0)]]);
    expect(out(shown('running', [away, me]))).toEqual(['abort', [abort(1)]]);
  });

  it('leaves the game to others, from every seat that one plays', () => {
    const commands = [0, 2].map((seat) => ({ type: 'leave', seat }));
    expect(out(shown('running', [me, friend, me, { ...me, away: 'gone' }]))).toEqual(['leave', commands]);
  });

  it('is none where a bot plays to the end already', () => {
    expect(out(shown('running', [{ ...me, away: 'left' }, friend]))).toEqual(['stay', []]);
    expect(out(shown('running', [{ ...me, away: 'resigned' }, bot]))).toEqual(['stay', []]);
  });

  it('before the game closes one’s own table, and gives a seat at another one back', () => {
    expect(out(shown('gathering', [me, open]))).toEqual(['call_off', [{ type: 'call_off' }]]);
    expect(out(shown('gathering', [friend, me, open], 'friend'))).toEqual(['stand', [{ type: 'stand', seat: 1 }]]);
  });
});
