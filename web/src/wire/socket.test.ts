import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ToClient } from './types';
import { TableSocket, type Connection } from './socket';

/** A line that the test holds the other end of. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text).id);
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Tells the page that the network is there, or gone. */
let network: EventTarget;

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const hint = (id: string) => ({ type: 'hint', id, seat: 0 }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'studio.lan' });
  network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined, visibilityState: 'visible' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(): { socket: TableSocket; lines: Connection[]; heard: ToClient[] } {
  const lines: Connection[] = [];
  const heard: ToClient[] = [];
  const socket = new TableSocket('game1', {
    since: () => 12,
    chatSince: () => 5,
    perspective: () => ({ type: 'seat', seat: 2 }),
    receive: (message) => heard.push(message),
    connection: (connection) => lines.push(connection),
  });
  return { socket, lines, heard };
}

describe('the socket of a table', () => {
  it('says from where to go on, and from which seat it looks', () => {
    open();
    expect(last().url).toBe('ws://studio.lan/api/tables/game1/socket?since=12&chat=5&look=seat-2');
  });

  it('gives an answer to whoever asked', async () => {
    const { socket } = open();
    last().tell({ type: 'sync' });
    const answer = socket.send(hint('a'));
    last().tell({ type: 'hint', id: 'a', advice: [] });
    await expect(answer).resolves.toMatchObject({ ok: true, value: { type: 'hint' } });
  });

  it('says that the network is gone, and takes a new line as soon as it is back', () => {
    const { socket, lines } = open();
    last().tell({ type: 'sync' });
    network.dispatchEvent(new Event('offline'));
    expect(lines).toEqual(['connecting', 'open', 'lost']);
    const asked = socket.send(hint('a'));
    network.dispatchEvent(new Event('online'));
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([FakeSocket.CLOSED, FakeSocket.OPEN]);
    last().tell({ type: 'sync' });
    expect([lines.at(-1), last().sent]).toEqual(['open', ['a']]);
    last().tell({ type: 'hint', id: 'a', advice: [] });
    return expect(asked).resolves.toMatchObject({ ok: true });
  });

  it('hands a refusal on with what can be said', async () => {
    const { socket } = open();
    last().tell({ type: 'sync' });
    const answer = socket.send(hint('a'));
    last().tell({ type: 'failed', id: 'a', error: { type: 'not_allowed' }, say: { id: 'error-not-allowed', args: [] } });
    const problem = { error: { type: 'not_allowed' }, say: { id: 'error-not-allowed', args: [] } };
    await expect(answer).resolves.toEqual({ ok: false, problem });
  });

  it('comes back after a gap and sends again what was not answered', async () => {
    const { socket, lines } = open();
    last().tell({ type: 'sync' });
    const answer = socket.send(hint('a'));
    last().close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    last().tell({ type: 'sync' });
    expect(last().sent).toEqual(['a']);
    last().tell({ type: 'done', id: 'a', seq: 0 });
    await expect(answer).resolves.toMatchObject({ ok: true, value: { type: 'done' } });
    expect(lines).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
  });

  it('waits longer from one attempt to the next, but not for ever', async () => {
    open();
    for (let attempt = 0; attempt < 12; attempt++) {
      last().close();
      await vi.advanceTimersByTimeAsync(8_000);
    }
    expect(FakeSocket.all).toHaveLength(13);
  });

  it('hangs up on a server that has fallen silent', async () => {
    const { socket } = open();
    last().tell({ type: 'sync' });
    void socket.send(hint('a'));
    const silent = last();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(silent.readyState).toBe(FakeSocket.CLOSED);
  });

  it('stays away once it is closed', async () => {
    const { socket } = open();
    socket.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
