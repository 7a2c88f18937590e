// What things are worth to whoever plays. The server works it out when somebody wants to know, and it
// holds until something on the table has changed.

import type { Facts, View } from '../../wire/types';
import type { Intents } from '../model';

/** All that facts depend on. What did not change keeps its identity. */
type Basis = readonly unknown[];

const basisOf = ({ placed, films, lots, hand, boards, scene }: View): Basis => [
  placed, films, lots, hand, boards, scene.type === 'party' ? scene : null,
];

const isSame = (one: Basis | null, other: Basis): boolean => one !== null && one.every((part, n) => part === other[n]);

/** How often it is tried, and how long after another: the table may move on while it answers. */
const TRIES = 5;
const RETRY_MS = 500;

export class Worth {
  #known: { readonly basis: Basis; readonly facts: Facts } | null = $state.raw(null);
  #asked: Basis | null = null;

  /** The facts for a view, if they are known. */
  of(view: View): Facts | null {
    return this.#known && isSame(this.#known.basis, basisOf(view)) ? this.#known.facts : null;
  }

  /**
   * Asks for them, and again as long as nobody could say and they are still wanted. Nobody is told if
   * no answer comes: whoever points at something is not interrupted.
   */
  async want(view: View, intents: Intents | null): Promise<void> {
    const basis = basisOf(view);
    if (!intents?.facts || isSame(this.#asked, basis)) return;
    this.#asked = basis;
    for (let nth = 0; nth < TRIES; nth += 1) {
      const facts = await intents.facts();
      if (this.#asked !== basis) return;
      if (facts) {
        this.#known = { basis, facts };
        return;
      }
      await new Promise((next) => setTimeout(next, RETRY_MS));
      if (this.#asked !== basis) return;
    }
    this.#asked = null;
  }
}
