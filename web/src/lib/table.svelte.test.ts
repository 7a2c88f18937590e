import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatShown, LogEntry, TableView, ToClient, View } from '../wire/types';
import type { SocketEvents } from '../wire/socket';

/** The socket of the last table, from its other end. */
const line = vi.hoisted(() => ({
  events: null as unknown as SocketEvents,
  sent: [] as unknown[],
  nReconnects: 0,
}));

vi.mock('../wire/socket', () => ({
  TableSocket: class {
    constructor(_game: string, events: SocketEvents) {
      line.events = events;
    }
    send(message: unknown): Promise<unknown> {
      line.sent.push(message);
      return new Promise(() => undefined);
    }
    reconnect(): void {
      line.nReconnects += 1;
    }
    close(): void {}
  },
}));

const { TableClient } = await import('./table.svelte');
const { TEMPO_MS, updateSettings } = await import('./settings.svelte');

const table = { game: 'g', turn: 4, chairs: [] } as unknown as TableView;
const view = { quarter: 2, middle: 1, lead: 0, due: { type: 'nobody' } } as unknown as View;
const entry = (seq: number): LogEntry => ({ seq, at: 0, deed: { type: 'returned', seat: 0 }, told: [] });

function sync(entries: readonly LogEntry[], chat: readonly ChatShown[] = []): ToClient {
  return {
    type: 'sync', you: 'ada', seats: [0], look: { type: 'seat', seat: 0 }, table, view, entries,
    people: [], n_watchers: 0, watchers: [], orders: [], chat, hushed: { muted: [], blocked: [] }, showing: null, now: 0,
  };
}

const happens = (seq: number, change: Partial<View> = {}): ToClient => ({
  type: 'entry', ...entry(seq), table: { turn: seq }, view: change,
});

beforeEach(() => {
  line.sent = [];
  line.nReconnects = 0;
});

describe('a table as the page knows it', () => {
  it('lays changes over what it has', () => {
    const client = new TableClient('g');
    line.events.receive(sync([entry(1)]));
    line.events.receive(happens(2, { middle: 3 }));
    expect(client.view).toEqual({ ...view, middle: 3 });
    expect([client.table?.turn, client.table?.game]).toEqual([2, 'g']);
    expect(line.events.since()).toBe(2);
  });

  it('keeps what it knew when it comes back, and tells nothing twice', () => {
    const client = new TableClient('g');
    line.events.receive(sync([entry(1), entry(2)]));
    line.events.receive(sync([entry(2), entry(3)]));
    expect(client.entries.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    line.events.receive(happens(3));
    expect(client.entries).toHaveLength(3);
  });

  it('says what it has heard, keeps it, and shows what is removed as removed', () => {
    const client = new TableClient('g');
    const said = (chat: number, text: string | null): ChatShown => ({ chat, person: 'bo', name: 'Bo', at: 0, text });
    line.events.receive(sync([], [said(1, 'one'), said(2, 'two')]));
    expect(line.events.chatSince()).toBe(2);
    line.events.receive(sync([], [said(1, null), said(3, 'three')]));
    expect(client.chat.map(({ text }) => text)).toEqual([null, 'two', 'three']);
    line.events.receive({ type: 'hushed', hushed: { muted: [], blocked: [{ person: 'bo', name: 'Bo' }] }, chat: [] });
    expect([client.chat.length, client.hushed.blocked.length]).toEqual([0, 1]);
  });

  it('comes again for an entry that is missing, and does not guess', () => {
    const client = new TableClient('g');
    line.events.receive(sync([entry(1)]));
    line.events.receive(happens(3, { middle: 9 }));
    expect([line.nReconnects, client.view, client.entries.length]).toEqual([1, view, 1]);
  });

  it('tells listeners what was before and what is', () => {
    const client = new TableClient('g');
    line.events.receive(sync([]));
    const heard: unknown[] = [];
    client.onNews(({ before, after }) => heard.push(before?.middle, after?.middle));
    line.events.receive(happens(1, { middle: 7 }));
    expect(heard).toEqual([1, 7]);
  });

  it('plays the turn that it shows', () => {
    const client = new TableClient('g');
    line.events.receive(sync([]));
    void client.play(0, [{ type: 'pass' }]);
    expect(line.sent.at(-1)).toMatchObject({ command: { type: 'play', seat: 0, turn: 4, actions: [{ type: 'pass' }] } });
  });

  it('shows what was said, and that it was removed, in one place', () => {
    const client = new TableClient('g');
    line.events.receive(sync([]));
    const said = { chat: 1, person: 'bo', name: 'Bo', at: 0, text: 'hm' };
    line.events.receive({ type: 'said', channel: 'table', chat: said });
    line.events.receive({ type: 'said', channel: 'table', chat: { ...said, text: null } });
    expect(client.chat.map(({ text }) => text)).toEqual([null]);
  });

  it('counts what others say until it was in sight', () => {
    const said = (chat: number, person: string): ToClient => ({ type: 'said', channel: 'table', chat: { chat, person, name: person, at: 0, text: 'Hello' } });
    const client = new TableClient('g');
    line.events.receive(sync([entry(1)]));
    for (const message of [said(1, 'ben'), said(2, 'ada'), said(3, 'ben')]) line.events.receive(message);
    expect(client.nUnread).toBe(2);
    client.readChat();
    line.events.receive(said(4, 'ben'));
    expect(client.nUnread).toBe(1);
  });

  it('hears those who look on only after it asked, and asks again when it comes back', () => {
    const client = new TableClient('g');
    const said = (chat: number): ChatShown => ({ chat, person: 'bo', name: 'Bo', at: 0, text: 'psst' });
    line.events.receive(sync([entry(1)]));
    expect([client.aside, line.sent]).toEqual([null, []]);
    void client.overhear();
    expect(line.sent.at(-1)).toMatchObject({ type: 'overhear', is_on: true });
    line.events.receive({ type: 'aside', chat: [said(1)] });
    line.events.receive({ type: 'said', channel: 'watchers', chat: said(2) });
    expect([client.aside?.length, client.chat.length, client.nUnheard]).toEqual([2, 0, 1]);
    client.readAside();
    expect(client.nUnheard).toBe(0);
    line.sent = [];
    line.events.receive(sync([]));
    expect(line.sent).toMatchObject([{ type: 'overhear' }]);
  });

  it('shows bots at the tempo that somebody alone has chosen, and the rest of an auction that they have left at once', () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    updateSettings({ tempo: 'leisurely' });
    const chairs = [{ sitter: { type: 'person' } }, { sitter: { type: 'bot' } }, { sitter: { type: 'bot' } }] as unknown as TableView['chairs'];
    const auction = (...standing: readonly number[]): Partial<View> => ({ scene: { type: 'auction', standing } } as unknown as Partial<View>);
    const plays = (seq: number, change: Partial<View>): ToClient =>
      ({ ...happens(seq, change), deed: { type: 'played', seat: 1, moves: [] } } as unknown as ToClient);
    const client = new TableClient('g');
    line.events.receive({ ...sync([]), table: { ...table, chairs, clock: { type: 'none' } }, view: { ...view, ...auction(0, 1, 2) } } as ToClient);
    for (const seq of [1, 2]) line.events.receive(plays(seq, auction(0, 1, 2)));
    expect(client.entries).toHaveLength(1);
    vi.advanceTimersByTime(TEMPO_MS.leisurely);
    expect(client.entries).toHaveLength(2);
    // This one is out now.
    line.events.receive({ ...plays(3, auction(1, 2)), deed: { type: 'played', seat: 0, moves: [] } } as unknown as ToClient);
    for (const seq of [4, 5, 6]) line.events.receive(plays(seq, auction(1)));
    expect(client.entries).toHaveLength(6);
    // The next lot: what comes after it is followed again.
    line.events.receive(plays(7, auction(0, 1, 2)));
    line.events.receive(plays(8, {}));
    expect(client.entries).toHaveLength(7);
    client.close();
    updateSettings({ tempo: 'normal' });
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('shows a reaction at the seats of whoever has it, for a moment', () => {
    vi.useFakeTimers();
    const client = new TableClient('g');
    const chairs = [{ sitter: { type: 'person', person: 'ada' } }, { sitter: { type: 'person', person: 'bo' } }] as unknown as TableView['chairs'];
    line.events.receive({ ...sync([]), table: { ...table, chairs } } as ToClient);
    const said = { chat: 1, person: 'bo', name: 'Bo', at: 0, text: '👏' };
    line.events.receive({ type: 'said', channel: 'table', chat: said });
    line.events.receive({ type: 'said', channel: 'table', chat: { ...said, chat: 2, text: 'well done' } });
    expect(client.emotes).toMatchObject([{ chat: 1, seats: [1], emote: { sign: '👏' } }]);
    vi.advanceTimersByTime(10_000);
    expect(client.emotes).toEqual([]);
    vi.useRealTimers();
  });
});
