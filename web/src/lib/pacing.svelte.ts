// What happens comes one after the other, as fast as somebody wants to follow it. Nothing is left out
// and nothing changes its order; whoever does not want to wait skips.

export class Pacing<Message> {
  #waiting: readonly Message[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #lastAt = -Infinity;

  readonly #deliver: (message: Message) => void;
  /** How long after the last message this one may be seen. */
  readonly #delayMs: (message: Message) => number;

  constructor(deliver: (message: Message) => void, delayMs: (message: Message) => number) {
    this.#deliver = deliver;
    this.#delayMs = delayMs;
  }

  /** How much has happened that is not seen yet. */
  get nWaiting(): number {
    return this.#waiting.length;
  }

  take(message: Message): void {
    this.#waiting = [...this.#waiting, message];
    this.#next();
  }

  /** Shows everything that waits. */
  skip(): void {
    while (this.#waiting.length > 0) this.#show();
    this.stop();
  }

  /** Forgets what waits: what comes now tells it all anew. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  /** Shows what is due, and comes back for the rest. */
  #next(): void {
    while (this.#timer === null && this.#waiting.length > 0) {
      const restMs = this.#lastAt + this.#delayMs(this.#waiting[0]!) - performance.now();
      if (restMs <= 0) this.#show();
      else {
        this.#timer = setTimeout(() => {
          this.#timer = null;
          this.#show();
          this.#next();
        }, restMs);
      }
    }
  }

  #show(): void {
    const [first, ...others] = this.#waiting;
    if (first === undefined) return;
    this.#waiting = others;
    this.#lastAt = performance.now();
    this.#deliver(first);
  }
}
