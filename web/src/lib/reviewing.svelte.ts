// A review on its way: asked for, looked for about once a second until it is there, and not while
// nobody looks. Whoever does not ask sees only what somebody else has asked for.

import type { Review, ReviewAnswer } from '../wire/types';
import { api } from '../wire/api';
import type { Problem } from '../wire/result';

const LOOK_MS = 1_000;

export class Reviewing {
  #shown: ReviewAnswer | null = $state.raw(null);
  #nLooks = $state(0);
  /** Why there is none. */
  problem: Problem | null = $state.raw(null);

  constructor(
    readonly game: string,
    readonly asks = true,
  ) {}

  readonly review: Review | null = $derived(this.#shown?.review ?? null);
  readonly isReady: boolean = $derived(this.#shown?.state === 'ready' && this.review !== null);
  readonly isWorking: boolean = $derived(this.#shown?.state === 'working');
  readonly progress: number = $derived(this.#shown?.progress ?? 0);

  /** Looks for the review, and asks for it where there is none. */
  async look(): Promise<void> {
    this.problem = null;
    const there = await api.review(this.game);
    const heard = this.asks && there.ok && there.value.state === 'none' ? await api.askForReview(this.game) : there;
    if (heard.ok) this.#shown = heard.value;
    // A connection that is gone for a while comes back; only at first one has to know of it.
    else if (heard.problem.error.type !== 'offline' || this.#shown === null) this.problem = heard.problem;
    this.#nLooks += 1;
  }

  /** Looks again and again as long as it is being made. For use in an effect. */
  follow(): (() => void) | undefined {
    const isOver = this.isReady || this.#shown?.state === 'none' || this.problem !== null;
    if (this.#nLooks === 0 || isOver) return undefined;
    const look = (): void => void (document.hidden || this.look());
    const timer = setTimeout(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}
