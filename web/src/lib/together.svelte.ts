// Looking at a game together once it is over: one shows, and whoever likes follows. What is shown goes
// over the socket of the table and is kept nowhere.

import type { Showing, Spot, ToClient } from '../wire/types';
import { TableSocket } from '../wire/socket';
import { done, type Result } from '../wire/result';
import { commandId } from './random';
import { t } from './texts.svelte';
import { toast } from './toasts.svelte';

/** What is shown changes no more often than this, however fast somebody moves. */
const PACE_MS = 250;
/** A page that has the replay has all entries, and wants none of what was said. */
const ALL = 0xffff_ffff;

export class Together {
  /** Who shows what, unless it is shown here. */
  showing: Showing | null = $state.raw(null);
  /** Whether this page shows what is on it. */
  isShowing = $state(false);
  /** Whether nobody else can be here: a game from a file has no table. */
  isAlone = $state(false);
  #followed: string | null = $state(null);
  #socket: TableSocket | null = null;
  #you: string | null = null;
  /** Where on this page one is. */
  #spot: Spot | null = null;
  #sent: Spot | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #nUsers = 0;

  constructor(readonly game: string) {}

  readonly isFollowing: boolean = $derived(this.showing !== null && this.showing.person === this.#followed);

  /** Where whoever is followed is just now. */
  readonly target: Spot | null = $derived(this.isFollowing ? this.showing!.spot : null);

  /** Who shows something, by name. */
  readonly presenter: string = $derived(this.showing?.name ?? t('together-somebody'));

  /** Keeps the line as long as a screen of the game is there. For use in an effect. */
  stay(): () => void {
    this.#nUsers += 1;
    return () => {
      this.#nUsers -= 1;
      // The next screen of the same game has come by then, if there is one.
      setTimeout(() => this.#nUsers === 0 && this.#close());
    };
  }

  /** The game is over: from now on one hears what others show. */
  connect(): void {
    this.#socket ??= new TableSocket(this.game, {
      since: () => ALL,
      chatSince: () => ALL,
      perspective: () => null,
      receive: (message) => this.#receive(message),
      connection: () => undefined,
    });
  }

  /** Says where one is; others hear of it while one shows it. */
  point(spot: Spot): void {
    this.#spot = spot;
    if (this.isShowing && this.#timer === undefined) this.#pace();
  }

  /** Shows others what is on this page, in place of whoever else does as far as one knows. */
  async show(): Promise<Result<null>> {
    const spot = this.#spot;
    if (spot === null || this.#socket === null) return done(null);
    this.#sent = spot;
    const answer = await this.#socket.send({ type: 'show', id: commandId(), spot, takes_over: this.showing !== null });
    if (!answer.ok) return answer;
    this.showing = null;
    this.#followed = null;
    this.isShowing = true;
    this.#pace();
    return done(null);
  }

  stop(): void {
    this.isShowing = false;
    void this.#socket?.send({ type: 'show', id: commandId(), spot: null });
  }

  follow(): void {
    this.#followed = this.showing?.person ?? null;
  }

  unfollow(): void {
    this.#followed = null;
  }

  #close(): void {
    clearTimeout(this.#timer);
    // Hanging up ends what was shown.
    this.#socket?.close();
    if (current === this) current = null;
  }

  /** Sends where one is by now, and looks again a little later. */
  #pace(): void {
    if (!this.isShowing || this.#spot === null || isSame(this.#spot, this.#sent)) {
      this.#timer = undefined;
      return;
    }
    this.#send(this.#spot);
    this.#timer = setTimeout(() => this.#pace(), PACE_MS);
  }

  #send(spot: Spot): void {
    this.#sent = spot;
    // Should it be refused, somebody else shows something by now, or the next moment will do.
    void this.#socket?.send({ type: 'show', id: commandId(), spot });
  }

  #receive(message: ToClient): void {
    if (message.type === 'shown') this.#hear(message.showing);
    if (message.type !== 'sync') return;
    this.#you = message.you;
    const isOwn = message.showing === null || message.showing.person === this.#you;
    // After a gap it is shown again, unless somebody else has taken over.
    if (this.isShowing && isOwn && this.#spot !== null) this.#send(this.#spot);
    else this.#hear(message.showing);
  }

  #hear(showing: Showing | null): void {
    const { isFollowing } = this;
    this.showing = showing;
    if (showing === null) return;
    // Whoever follows stays with those who look together, whoever shows it.
    if (isFollowing) this.#followed = showing.person;
    if (this.isShowing) toast(t('together-taken-over', { name: this.presenter }));
    this.isShowing = false;
  }
}

function isSame(one: Spot, other: Spot | null): boolean {
  return one.part === other?.part && one.entry === other.entry && one.seat === other.seat;
}

let current: Together | null = null;

/** Those who look at a game together: the same for all screens of it. */
export function lookTogether(game: string): Together {
  if (current?.game !== game) current = new Together(game);
  return current;
}
