import { flushSync } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { TableView, ToClient } from '../wire/types';
import type { SocketEvents } from '../wire/socket';

const line = vi.hoisted(() => ({ events: null as unknown as SocketEvents }));
vi.mock('../wire/socket', () => ({
  TableSocket: class {
    constructor(_game: string, events: SocketEvents) {
      line.events = events;
    }
  },
}));
const { TableClient } = await import('./table.svelte');

const chairs = [{ sitter: { type: 'person', person: 'ada' } }] as unknown as TableView['chairs'];
const sync = (name: string): ToClient =>
  ({
    type: 'sync', you: 'ada', seats: [0], look: { type: 'seat', seat: 0 }, table: { game: 'g', turn: 4, chairs },
    view: { quarter: 2, middle: 1, lead: 0, due: { type: 'nobody' } }, entries: [], people: [{ person: 'ada', name }],
    n_watchers: 0, watchers: [], orders: [], chat: [], hushed: { muted: [], blocked: [] }, showing: null, now: 0,
  }) as unknown as ToClient;

let leave: () => void = () => undefined;
afterEach(() => leave());

it('sentences of the log are said anew when somebody has another name, not with everything that happens', () => {
  const client = new TableClient('g');
  const names: (readonly string[])[] = [];
  leave = $effect.root(() => {
    $effect(() => void names.push(client.context.names));
  });
  flushSync();
  line.events.receive(sync('Ada'));
  flushSync();
  expect(names.at(-1)).toEqual(['Ada']);
  const before = names.length;
  line.events.receive({ type: 'entry', seq: 1, at: 0, deed: { type: 'returned', seat: 0 }, told: [], table: { turn: 5 }, view: { middle: 7 } });
  flushSync();
  expect([client.view?.middle, names.length]).toEqual([7, before]);
  line.events.receive(sync('Ada L.'));
  flushSync();
  expect(names.at(-1)).toEqual(['Ada L.']);
});
