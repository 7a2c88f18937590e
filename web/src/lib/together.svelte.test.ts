import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromClient, Showing, Spot, ToClient } from '../wire/types';
import type { SocketEvents } from '../wire/socket';
import { done } from '../wire/result';

/** The socket of the table, from its other end. */
const line = vi.hoisted(() => ({
  events: null as unknown as SocketEvents,
  sent: [] as FromClient[],
  nOpen: 0,
}));

vi.mock('../wire/socket', () => ({
  TableSocket: class {
    constructor(_game: string, events: SocketEvents) {
      line.events = events;
      line.nOpen += 1;
    }
    send(message: FromClient): Promise<unknown> {
      line.sent.push(message);
      return Promise.resolve(done({ type: 'done', id: message.id, seq: 0 }));
    }
    close(): void {
      line.nOpen -= 1;
    }
  },
}));

const { lookTogether, Together } = await import('./together.svelte');

const at = (entry: number): Spot => ({ part: 'replay', entry });
const by = (person: string, entry: number): Showing => ({ person, name: person.toUpperCase(), spot: at(entry) });
const shown = (showing: Showing | null): void => line.events.receive({ type: 'shown', showing });
const sync = (showing: Showing | null): void => line.events.receive({ type: 'sync', you: 'ada', showing } as unknown as ToClient);
const entries = (): readonly (number | null)[] => line.sent.map((one) => (one.type === 'show' ? (one.spot?.entry ?? null) : -1));

beforeEach(() => {
  vi.useFakeTimers();
  line.sent = [];
  line.nOpen = 0;
});

afterEach(() => vi.useRealTimers());

function connected(): InstanceType<typeof Together> {
  const together = new Together('game');
  together.connect();
  sync(null);
  return together;
}

describe('whoever shows something', () => {
  it('says nothing before they want to, and then no more than is needed', async () => {
    const together = connected();
    together.point(at(1));
    together.point(at(2));
    expect(line.sent).toEqual([]);
    await together.show();
    expect(line.sent).toMatchObject([{ type: 'show', spot: at(2), takes_over: false }]);
    for (const entry of [3, 4, 5]) together.point(at(entry));
    vi.advanceTimersByTime(1_000);
    together.point(at(5));
    vi.advanceTimersByTime(1_000);
    expect(entries()).toEqual([2, 3, 5]);
    together.stop();
    together.point(at(6));
    vi.advanceTimersByTime(1_000);
    expect(entries()).toEqual([2, 3, 5, null]);
  });

  it('goes on after a gap, unless somebody else has taken over', async () => {
    const together = connected();
    together.point(at(1));
    await together.show();
    sync(null);
    expect(entries()).toEqual([1, 1]);
    sync(by('ada', 1));
    expect([together.isShowing, entries()]).toEqual([true, [1, 1, 1]]);
    sync(by('ben', 4));
    expect([together.isShowing, together.showing?.name, together.isFollowing]).toEqual([false, 'BEN', false]);
    together.point(at(2));
    vi.advanceTimersByTime(1_000);
    expect(entries()).toEqual([1, 1, 1]);
  });

  it('takes over where somebody else shows something', async () => {
    const together = connected();
    together.point(at(1));
    shown(by('ben', 4));
    together.follow();
    await together.show();
    expect(line.sent).toMatchObject([{ spot: at(1), takes_over: true }]);
    expect([together.isShowing, together.showing, together.target]).toEqual([true, null, null]);
  });
});

describe('whoever looks on', () => {
  it('follows only if they want to, and stays when another one takes over', () => {
    const together = connected();
    shown(by('ben', 4));
    expect([together.isFollowing, together.target]).toEqual([false, null]);
    together.follow();
    expect(together.target).toEqual(at(4));
    shown(by('cy', 7));
    expect(together.target).toEqual(at(7));
    together.unfollow();
    shown(by('cy', 8));
    expect(together.target).toBeNull();
  });

  it('goes on following whoever was away for a moment, and nobody else', () => {
    const together = connected();
    shown(by('ben', 4));
    together.follow();
    shown(null);
    expect([together.isFollowing, together.target]).toEqual([false, null]);
    shown(by('ben', 5));
    expect(together.target).toEqual(at(5));
    shown(null);
    shown(by('cy', 6));
    expect(together.target).toBeNull();
  });
});

it('lasts from one screen of a game to the next, and no longer', () => {
  const together = lookTogether('game');
  together.connect();
  const leave = together.stay();
  leave();
  expect(lookTogether('game')).toBe(together);
  const leaveNext = together.stay();
  vi.runAllTimers();
  expect(line.nOpen).toBe(1);
  leaveNext();
  vi.runAllTimers();
  expect(line.nOpen).toBe(0);
  expect(lookTogether('game')).not.toBe(together);
});
