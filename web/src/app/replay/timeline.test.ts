import { describe, expect, test } from 'vitest';
import type { Event, Message, Replay, ReplayStep, View } from '../../wire/types';
import { Timeline, lengthOf } from './timeline';

const told: Message = { id: 'said', args: [] };

function deal(events: readonly Event[], view: Partial<View>): ReplayStep {
  return { move: { seq: 0, deal: { type: 'lead', seat: 0 }, events }, view, told: [told] };
}

function act(events: readonly Event[], view: Partial<View>): ReplayStep {
  return { move: { seq: 0, seat: 0, action: { type: 'pass' }, events }, view, told: [told] };
}

const lots = [
  { kind: 'city', n_chips: 2, chips: [7, 8], n_face_down: 0 },
  { kind: 'party', n_chips: 2, chips: [], n_face_down: 2 },
] as const;

const steps: readonly ReplayStep[] = [
  deal([], { quarter: 1, lots, location: 0, scene: { type: 'auction', standing: [0, 1], high: null } }),
  deal([{ type: 'arrived', location: 0 }], { lead: 1 }),
  act([{ type: 'bid_made', seat: 1, amount: 3 }], { middle: 1 }),
  act([{ type: 'lot_sold', seat: 1, price: 3, share: 3, left: 0 }], { middle: 2 }),
  act([{ type: 'arrived', location: 1 }], { location: 1 }),
  deal([], { scene: { type: 'party', faces: [4, 5], order: [1, 0], n_chosen: 0 } }),
];

const numbered = steps.map((step, n) => ({ ...step, move: { ...step.move, seq: n + 1 } }));
const replay = { view: { middle: 0, lead: 0 } as View, steps: numbered } as unknown as Replay;

describe('a timeline', () => {
  const timeline = new Timeline(replay);

  test('puts every action together with the deals that follow it', () => {
    expect(timeline.frames.map(({ nSteps }) => nSteps)).toEqual([2, 3, 4, 6]);
    expect(timeline.frames.map((frame) => frame.messages.length)).toEqual([2, 1, 1, 2]);
    expect(timeline.last).toBe(3);
  });

  test('shows any frame, in any order', () => {
    expect(timeline.view(3).scene.type).toBe('party');
    expect(timeline.view(0)).toMatchObject({ middle: 0, lead: 1, quarter: 1 });
    expect(timeline.view(2).middle).toBe(2);
    expect(timeline.view(99)).toBe(timeline.view(3));
    expect(timeline.view(Number.NaN)).toBe(timeline.view(0));
  });

  test('knows its stops, what they offered and who got it', () => {
    expect(timeline.stops).toEqual([
      { frame: 0, quarter: 1, location: 0, kind: 'city', chips: [7, 8], sold: { seat: 1, price: 3 } },
      { frame: 3, quarter: 1, location: 1, kind: 'party', chips: [4, 5], sold: null },
    ]);
    expect(timeline.stopAt(2)).toBe(timeline.stops[0]);
    expect([timeline.nextStop(0), timeline.nextStop(3), timeline.previousStop(3), timeline.previousStop(0)]).toEqual([3, 3, 0, 0]);
  });

  test('finds the frame of an entry', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 99].map((seq) => timeline.frameOf(seq))).toEqual([0, 0, 0, 1, 2, 3, 3, 3]);
  });

  test('tells what has happened so far', () => {
    expect(timeline.events(1).map(({ type }) => type)).toEqual(['arrived', 'bid_made']);
  });

  test('gives great moments more time', () => {
    expect(lengthOf(timeline.frames[2]!)).toBeGreaterThan(lengthOf(timeline.frames[1]!));
  });
});

test('a game that has not begun is an empty timeline', () => {
  const timeline = new Timeline({ ...replay, view: null, steps: [] });
  expect([timeline.last, timeline.stops.length]).toEqual([0, 0]);
});
