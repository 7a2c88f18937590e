import { describe, expect, it } from 'vitest';
import type { Event } from '../wire/types';
import { orderFor, salesSince, spokenSince, type BoardModel } from './model';

const events: readonly Event[] = [
  { type: 'legend_turned', quarter: 1, chip: 0 },
  { type: 'arrived', location: 0 },
  { type: 'bid_made', seat: 0, amount: 2 },
  { type: 'passed', seat: 1 },
  { type: 'lot_sold', seat: 0, price: 2, share: 1, left: 0 },
  { type: 'arrived', location: 1 },
  { type: 'passed', seat: 0 },
];

describe('what a board tells of an auction', () => {
  it('is what was said since the last arrival', () => {
    expect(spokenSince(events)).toEqual([{ seat: 0, amount: null }]);
    expect(spokenSince(events.slice(0, 5))).toEqual([
      { seat: 0, amount: 2 },
      { seat: 1, amount: null },
    ]);
  });

  it('is what was sold in this quarter', () => {
    expect([...salesSince(events)]).toEqual([[0, { seat: 0, price: 2, share: 1 }]]);
    expect([...salesSince([...events, { type: 'legend_turned', quarter: 2, chip: 1 }])]).toEqual([]);
  });
});

it('an order is for its stop of its quarter, until one has left the stop', () => {
  const order = { quarter: 2, location: 3, wish: { type: 'pass' } } as const;
  const at = (quarter: number, location: number): BoardModel => ({ view: { quarter, location }, orders: [order] }) as unknown as BoardModel;
  expect([orderFor(at(2, 1), 3), orderFor(at(2, 3), 3)]).toEqual([order, order]);
  expect([orderFor(at(2, 4), 3), orderFor(at(2, 1), 2), orderFor(at(3, 1), 3)]).toEqual([null, null, null]);
});
