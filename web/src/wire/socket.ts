// The socket of a table: connects, comes back by itself after a gap and says from where to go on,
// and carries each message until it is answered.

import type { FromClient, Perspective, ToClient } from './types';
import { done, refused, type Result } from './result';

/** How things are with the server. */
export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

type Answer = Extract<ToClient, { readonly id: string }>;

/** What answers a message that was not refused: `done`, or the answer that carries what was asked for. */
export type Reply = Exclude<Answer, { readonly type: 'failed' }>;

export type SocketEvents = {
  /** Where to go on from: the number of the last entry that is known. */
  readonly since: () => number;
  /** The number of the last thing said that is known. */
  readonly chatSince: () => number;
  readonly perspective: () => Perspective | null;
  readonly receive: (message: ToClient) => void;
  readonly connection: (connection: Connection) => void;
};

type Waiting = {
  readonly message: FromClient;
  readonly settle: (result: Result<Reply>) => void;
};

const FIRST_RETRY_MS = 300;
const MAX_RETRY_MS = 8_000;
/** A table that does not answer for so long has probably lost us without either side noticing. */
const SILENCE_MS = 20_000;

export class TableSocket {
  readonly #game: string;
  readonly #events: SocketEvents;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #retries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(game: string, events: SocketEvents) {
    this.#game = game;
    this.#events = events;
    addEventListener('offline', this.#goOff);
    addEventListener('online', this.#comeOn);
    document.addEventListener('visibilitychange', this.#comeBack);
    this.#connect();
  }

  /** Sends a message; sends it again after a gap until it is answered. */
  send(message: FromClient): Promise<Result<Reply>> {
    return new Promise((settle) => {
      this.#waiting.set(message.id, { message, settle });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#put(message);
    });
  }

  /** Hangs up and comes back, which brings whatever was missed. */
  reconnect(): void {
    this.#socket?.close();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener('offline', this.#goOff);
    removeEventListener('online', this.#comeOn);
    document.removeEventListener('visibilitychange', this.#comeBack);
    clearTimeout(this.#timer);
    clearTimeout(this.#watch);
    this.#socket?.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#events.connection('connecting');
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const perspective = this.#events.perspective();
    const query = new URLSearchParams({ since: String(this.#events.since()), chat: String(this.#events.chatSince()) });
    if (perspective) query.set('look', perspective.type === 'seat' ? `seat-${perspective.seat}` : perspective.type);
    const path = `/api/tables/${encodeURIComponent(this.#game)}/socket?${query}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = () => {
      if (socket === this.#socket) this.#retryLater();
    };
  }

  #receive(message: ToClient): void {
    clearTimeout(this.#watch);
    if (message.type === 'sync') {
      this.#retries = 0;
      this.#events.connection('open');
      // Whatever was not answered before the gap is sent again; by its id it is done once.
      for (const { message: unanswered } of this.#waiting.values()) this.#put(unanswered);
    }
    this.#events.receive(message);
    if ('id' in message) this.#settle(message);
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    waiting.settle(answer.type === 'failed' ? refused({ error: answer.error, say: answer.say }) : done(answer));
  }

  #put(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.reconnect(), SILENCE_MS);
  }

  #retryLater(): void {
    clearTimeout(this.#watch);
    if (this.#isClosed) return;
    this.#events.connection('lost');
    // A little chance keeps everybody from knocking at the same instant after a restart.
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#retries, MAX_RETRY_MS);
    this.#retries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + 0.6 * Math.random()));
  }

  /** A socket does not notice by itself that the network is gone; people should. */
  readonly #goOff = (): void => this.#events.connection('lost');

  /** The old socket may look open for a long time yet: a new one is surer. */
  readonly #comeOn = (): void => {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#comeBack();
  };

  /** The network or the person is back: no reason to wait any longer. */
  readonly #comeBack = (): void => {
    const isGone = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (isGone && !this.#isClosed && document.visibilityState === 'visible') {
      this.#retries = 0;
      this.#connect();
    }
  };
}
