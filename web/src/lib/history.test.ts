import { describe, expect, it } from 'vitest';
import type { Event, LogEntry, TableEvent } from '../wire/types';
import { eventsOf, lastTurnOf } from './history';

const bid = (seat: number, amount: number): Event => ({ type: 'bid_made', seat, amount });

function log(...deeds: readonly TableEvent[]): readonly LogEntry[] {
  return deeds.map((deed, n) => ({ seq: n + 1, at: 0, deed, told: [] }));
}

function played(seat: number, ...events: readonly Event[]): TableEvent {
  return { type: 'played', seat, moves: [{ seq: 1, seat, events }] };
}

describe('the history of a table', () => {
  it('is the facts of all moves in order', () => {
    expect(eventsOf(log(played(0, bid(0, 1)), played(1, bid(1, 2))))).toEqual([bid(0, 1), bid(1, 2)]);
  });

  it('leaves out what was taken back at once', () => {
    const back: TableEvent = { type: 'proposed', seat: 0, motion: { type: 'take_back', to: 1 }, is_carried: true };
    const entries = log(played(0, bid(0, 1)), played(1, bid(1, 2)), back, played(1, bid(1, 5)));
    expect(eventsOf(entries)).toEqual([bid(0, 1), bid(1, 5)]);
  });

  it('leaves out what was taken back by a vote', () => {
    const asked: TableEvent = { type: 'proposed', seat: 0, motion: { type: 'take_back', to: 1 }, is_carried: false };
    const voted: TableEvent = { type: 'voted', seat: 1, is_yes: true, is_carried: true };
    expect(eventsOf(log(played(0, bid(0, 1)), played(1, bid(1, 2)), asked, voted))).toEqual([bid(0, 1)]);
  });

  it('keeps what others did not agree to take back', () => {
    const asked: TableEvent = { type: 'proposed', seat: 0, motion: { type: 'take_back', to: 1 }, is_carried: false };
    const voted: TableEvent = { type: 'voted', seat: 1, is_yes: false, is_carried: false };
    const entries = log(played(0, bid(0, 1)), played(1, bid(1, 2)), asked, voted);
    expect(eventsOf(entries)).toEqual([bid(0, 1), bid(1, 2)]);
  });

  it('knows when a seat played last', () => {
    const entries = log(played(0, bid(0, 1)), played(1, bid(1, 2)), played(0, bid(0, 3)));
    expect([0, 1, 2].map((seat) => lastTurnOf(entries, seat))).toEqual([3, 2, 0]);
  });
});
