// A table as the page knows it: what the server said, kept up to date, and the ways to answer.

import type {
  Action, AdviceShown, Channel, ChatShown, Command, Facts, GameBox, Hushed, LogEntry, Order, PersonShown,
  Perspective, SeatOrder, TableView, ToClient, View, Instruction, WatcherShown,
} from '../wire/types';
import { untrack } from 'svelte';
import { api } from '../wire/api';
import { done, type Result } from '../wire/result';
import { TableSocket, type Connection, type Reply } from '../wire/socket';
import { EMOTE_MS, emoteOf, type Emote } from './emotes';
import { setClock } from './now.svelte';
import { seatNames } from './names';
import { Pacing } from './pacing.svelte';
import { keepRead, readBefore } from './reading';
import { commandId } from './random';
import type { MessageContext } from './say';
import { settings, TEMPO_MS } from './settings.svelte';
import { t } from './texts.svelte';

type Sync = Extract<ToClient, { readonly type: 'sync' }>;

/** Something that was not there before, for those who show news as they come. */
export type News = { readonly entry: LogEntry; readonly before: View | null; readonly after: View | null };

/** What changes the game, and so must come in order. */
type Step = Extract<ToClient, { readonly type: 'entry' | 'view' | 'woken' }>;

const NOBODY: Hushed = { muted: [], blocked: [] };

export class TableClient {
  readonly game: string;
  connection: Connection = $state('connecting');
  isStoreAway = $state(false);
  you: string | null = $state(null);
  /** The seats that are ours. */
  seats: readonly number[] = $state.raw([]);
  perspective: Perspective | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  view: View | null = $state.raw(null);
  box: GameBox | null = $state.raw(null);
  entries: readonly LogEntry[] = $state.raw([]);
  people: readonly PersonShown[] = $state.raw([]);
  nWatchers = $state(0);
  /** Those of them who have names. */
  watchers: readonly WatcherShown[] = $state.raw([]);
  orders: readonly SeatOrder[] = $state.raw([]);
  chat: readonly ChatShown[] = $state.raw([]);
  /** Whether there may be more that was said before. */
  #hasOlderChat = true;
  /** What those who look on say to each other; null unless one wanted to hear it. */
  aside: readonly ChatShown[] | null = $state.raw(null);
  /** The number of the last of it that was in sight. */
  #lastOverheard = $state(0);
  /** Who is silent: muted by the owner of the table, or blocked by us. */
  hushed: Hushed = $state.raw(NOBODY);
  /** What somebody shows just now. */
  emotes: readonly { readonly chat: number; readonly seats: readonly number[]; readonly emote: Emote }[] = $state.raw([]);
  /** The number of the last word that was in sight, also before the page was loaded anew. */
  #lastRead = $state(0);
  /** An order of ours that has left a decision to us. */
  woken: { readonly seat: number; readonly order: Order } | null = $state.raw(null);

  readonly #socket: TableSocket;
  readonly #pacing = new Pacing<Step>((step) => this.#take(step), (step) => this.#delayMs(step));
  /** Everything is seen at once until it is our turn. */
  #isSkipping = false;
  readonly #listeners = new Set<(news: News) => void>();

  constructor(game: string, perspective: Perspective | null = null) {
    this.game = game;
    this.perspective = perspective;
    this.#lastRead = readBefore(game);
    this.#socket = new TableSocket(game, {
      since: () => this.entries.at(-1)?.seq ?? 0,
      chatSince: () => this.chat.at(-1)?.chat ?? 0,
      perspective: () => this.perspective,
      receive: (message) => this.#receive(message),
      connection: (connection) => (this.connection = connection),
    });
  }

  close(): void {
    this.#pacing.stop();
    this.#socket.close();
  }

  /** Nobody else waits, so that everything may come as fast as one likes. */
  readonly isAlone: boolean = $derived.by(() => {
    const others = this.table?.chairs.filter((_, seat) => !this.seats.includes(seat)) ?? [];
    return this.seats.length === 1 && this.table?.clock.type === 'none' && others.every(({ sitter }) => sitter?.type === 'bot');
  });

  /** Shows at once whatever happens until it is our turn. */
  skip(): void {
    this.#isSkipping = true;
    this.#pacing.skip();
  }

  /** Comes again as whoever sits here now, and looks from where they belong. */
  rejoin(): void {
    this.perspective = null;
    // Others may want to hear other people.
    this.chat = [];
    this.#hasOlderChat = true;
    this.#socket.reconnect();
  }

  /** Tells what happens from now on; returns how to stop that. */
  onNews(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The seat that this page looks from, if it is one. */
  readonly me: number | null = $derived(this.perspective?.type === 'seat' ? this.perspective.seat : null);

  /** The names at the seats, in order. */
  readonly names: readonly string[] = $derived.by(() => {
    const sitters = this.table?.chairs.map(({ sitter }) => sitter) ?? [];
    return seatNames(sitters, this.people).map((name) => name ?? t('seat-open'));
  });

  /** Whether we have opened the table. */
  readonly isOwner: boolean = $derived(this.you !== null && this.table?.owner === this.you);

  /** Whether whoever has opened it wants to hear nothing from us. */
  readonly isMuted: boolean = $derived(!this.isOwner && this.hushed.muted.some(({ person }) => person === this.you));

  /** What somebody is called at this table: as their seat is, if they have one. */
  nameOf(person: string, own: string | null): string {
    const seat = this.table?.chairs.findIndex(({ sitter }) => sitter?.type === 'person' && sitter.person === person) ?? -1;
    return this.names[seat] ?? own ?? t('person-forgotten');
  }

  /** How much others have said that has not been in sight. */
  readonly nUnread: number = $derived(
    this.chat.filter(({ chat, person }) => chat > this.#lastRead && person !== this.you).length,
  );

  /** The same of what those who look on say. */
  readonly nUnheard: number = $derived(
    (this.aside ?? []).filter(({ chat, person }) => chat > this.#lastOverheard && person !== this.you).length,
  );

  readonly #allNames: string = $derived(this.names.join('\n'));
  /** Stays the same while the names do: with another one, every sentence of the log would be said anew. */
  readonly context: MessageContext = $derived.by(() => {
    void this.#allNames;
    return { box: this.box, names: untrack(() => this.names) };
  });

  command(command: Command): Promise<Result<Reply>> {
    return this.#socket.send({ type: 'command', id: commandId(), command });
  }

  play(seat: number, actions: readonly Action[]): Promise<Result<Reply>> {
    const turn = this.table?.turn ?? 0;
    return this.command({ type: 'play', seat, turn, actions });
  }

  /** How things would stand after some actions. */
  async draft(seat: number, actions: readonly Action[]): Promise<Result<View>> {
    const turn = this.table?.turn ?? 0;
    const answer = await this.#socket.send({ type: 'draft', id: commandId(), seat, turn, actions });
    if (!answer.ok) return answer;
    if (answer.value.type !== 'draft') throw new Error(`a draft was answered by ${answer.value.type}`);
    return done(answer.value.view);
  }

  /** What everything is worth to a seat as the table is shown; null if it has moved on meanwhile. */
  async facts(seat: number): Promise<Facts | null> {
    const answer = await this.#socket.send({ type: 'facts', id: commandId(), seat });
    if (!answer.ok || answer.value.type !== 'facts') return null;
    return answer.value.turn === this.table?.turn ? answer.value.facts : null;
  }

  order(seat: number, location: number, wish: Instruction): Promise<Result<Reply>> {
    const order = { quarter: this.view?.quarter ?? 1, location, wish };
    return this.#socket.send({ type: 'order', id: commandId(), seat, order });
  }

  dropOrder(seat: number, location: number): Promise<Result<Reply>> {
    const quarter = this.view?.quarter ?? 1;
    return this.#socket.send({ type: 'drop_order', id: commandId(), seat, quarter, location });
  }

  /** What was said so far has been seen. */
  readChat(): void {
    this.#lastRead = Math.max(this.#lastRead, ...this.chat.map(({ chat }) => chat));
    keepRead(this.game, this.#lastRead);
  }

  /** Fetches what was said before all that is here, if there is anything. */
  async olderChat(): Promise<void> {
    const first = this.chat[0];
    if (!first || !this.#hasOlderChat) return;
    this.#hasOlderChat = false;
    const page = await api.chat(this.game, first.chat);
    this.#hasOlderChat = !page.ok || page.value.length > 0;
    if (page.ok) this.#hear(page.value);
  }

  mute(person: string, is_on: boolean): Promise<Result<Reply>> {
    return this.#socket.send({ type: 'mute', id: commandId(), person, is_on });
  }

  block(person: string, is_on: boolean): Promise<Result<Reply>> {
    return this.#socket.send({ type: 'block', id: commandId(), person, is_on });
  }

  say(text: string, channel: Channel = 'table'): Promise<Result<Reply>> {
    return this.#socket.send({ type: 'say', id: commandId(), text, channel });
  }

  /** Hears what those who look on say to each other, from now on. */
  overhear(): Promise<Result<Reply>> {
    return this.#socket.send({ type: 'overhear', id: commandId(), is_on: true });
  }

  /** What those who look on have said so far has been seen. */
  readAside(): void {
    this.#lastOverheard = this.aside?.at(-1)?.chat ?? 0;
  }

  setPerspective(perspective: Perspective): Promise<Result<Reply>> {
    this.perspective = perspective;
    return this.#socket.send({ type: 'look', id: commandId(), look: perspective });
  }

  async hint(seat: number): Promise<Result<readonly AdviceShown[]>> {
    const answer = await this.#socket.send({ type: 'hint', id: commandId(), seat });
    if (!answer.ok) return answer;
    return done(answer.value.type === 'hint' ? answer.value.advice : []);
  }

  #receive(message: ToClient): void {
    switch (message.type) {
      case 'sync':
        this.#pacing.stop();
        return this.#start(message);
      case 'entry':
      case 'view':
      case 'woken':
        return this.#pacing.take(message);
      case 'orders':
        this.orders = message.orders;
        return;
      case 'people':
        this.people = message.people;
        this.nWatchers = message.n_watchers;
        this.watchers = message.watchers;
        return;
      case 'aside':
        // What was said before one listened is no news.
        if (this.aside === null) this.#lastOverheard = message.chat.at(-1)?.chat ?? 0;
        this.aside = message.chat;
        return;
      case 'said':
        if (message.channel === 'watchers') {
          this.aside = merged(this.aside ?? [], [message.chat]);
          return;
        }
        this.#hear([message.chat]);
        this.#showEmote(message.chat);
        return;
      case 'hushed':
        this.hushed = message.hushed;
        this.chat = message.chat;
        this.#hasOlderChat = true;
        return;
      case 'store':
        this.isStoreAway = message.is_away;
        return;
      case 'done':
      case 'failed':
      case 'draft':
      case 'facts':
      case 'hint':
        // Whoever sent the message waits for its answer.
        return;
    }
  }

  /** Whoever shows something shows it at all their seats, for a moment. */
  #showEmote({ chat, person, text }: ChatShown): void {
    const emote = emoteOf(text);
    if (!emote) return;
    const seats = this.table?.chairs.flatMap(({ sitter }, seat) => (sitter?.type === 'person' && sitter.person === person ? [seat] : [])) ?? [];
    if (seats.length === 0) return;
    this.emotes = [...this.emotes, { chat, seats, emote }];
    setTimeout(() => (this.emotes = this.emotes.filter((shown) => shown.chat !== chat)), EMOTE_MS);
  }

  #take(step: Step): void {
    switch (step.type) {
      case 'entry':
        return this.#enter(step);
      case 'view':
        this.perspective = step.look;
        this.view = step.view;
        return;
      case 'woken':
        this.woken = { seat: step.seat, order: step.order };
        return;
    }
  }

  /** How long somebody wants to see what was there before. What one does oneself never waits. */
  #delayMs(step: Step): number {
    if (step.type !== 'entry' || step.deed.type !== 'played' || this.seats.includes(step.deed.seat)) return 0;
    if (!this.isAlone || this.#isSkipping || document.hidden) return 0;
    const scene = this.view?.scene;
    // Whoever is out of an auction does not want to watch the rest of it.
    const isOut = scene?.type === 'auction' && !scene.standing.includes(this.seats[0]!);
    return isOut ? 0 : TEMPO_MS[settings.tempo];
  }

  #start(sync: Sync): void {
    this.you = sync.you;
    this.seats = sync.seats;
    this.perspective = sync.look;
    this.table = sync.table;
    this.people = sync.people;
    this.nWatchers = sync.n_watchers;
    this.watchers = sync.watchers;
    // A new connection has to be told anew.
    if (this.aside !== null) void this.overhear();
    this.orders = sync.orders;
    this.hushed = sync.hushed;
    this.#hear(sync.chat);
    setClock(sync.now);
    this.isStoreAway = false;
    const known = this.entries.at(-1)?.seq ?? 0;
    this.entries = [...this.entries, ...sync.entries.filter(({ seq }) => seq > known)];
    this.box ??= boxOf(this.entries);
    this.view = sync.view;
  }

  #hear(said: readonly ChatShown[]): void {
    this.chat = merged(this.chat, said);
  }

  #enter(message: Extract<ToClient, { readonly type: 'entry' }>): void {
    const { seq, at, deed, told } = message;
    const known = this.entries.at(-1)?.seq ?? 0;
    if (seq <= known) return;
    // Entries come without gaps. Should one be missing, coming back brings it.
    if (seq > known + 1) return this.#socket.reconnect();
    const before = this.view;
    const entry = { seq, at, deed, told };
    this.entries = [...this.entries, entry];
    if (this.table) this.table = { ...this.table, ...message.table };
    if (message.view) this.view = { ...(this.view ?? ({} as View)), ...message.view };
    this.woken = null;
    if (this.view?.due.type === 'seat' && this.seats.includes(this.view.due.seat)) this.#isSkipping = false;
    const news = { entry, before, after: this.view };
    for (const listener of this.#listeners) listener(news);
  }
}

/** Each thing said is there once, as it was heard last, in order. */
function merged(before: readonly ChatShown[], said: readonly ChatShown[]): readonly ChatShown[] {
  const known = new Map([...before, ...said].map((one) => [one.chat, one]));
  return [...known.values()].sort((one, other) => one.chat - other.chat);
}

/** The box of the game: the first entry brings it along. */
function boxOf(entries: readonly LogEntry[]): GameBox | null {
  const opened = entries.map(({ deed }) => deed).find((deed) => deed.type === 'opened');
  return opened?.type === 'opened' ? opened.plan.header.box : null;
}
