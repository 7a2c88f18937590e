// The lists of tables, fetched again while somebody looks at them.

import { api } from '../../wire/api';
import { done } from '../../wire/result';
import type { Listed } from '../../wire/types';
import { me } from '../../lib/me.svelte';

const EVERY_MS = 15_000;

export class Lists {
  mine: readonly Listed[] = $state.raw([]);
  open: readonly Listed[] = $state.raw([]);
  now = $state(Date.now());
  isKnown = $state(false);

  /** Fetches the lists now: something has been done. */
  refresh: () => void = () => undefined;

  /** Keeps the lists fresh; returns how to stop that. For use in an effect. */
  follow(): () => void {
    const isSomebody = me() !== null;
    let isOver = false;
    const refresh = (): void => {
      // A list that could not be fetched is tried again soon, so nobody has to hear of it. What was
      // asked before it was known who asks may come late, and is not wanted any more.
      if (document.visibilityState === 'visible') void this.#fetch(isSomebody, () => isOver);
    };
    this.refresh = refresh;
    refresh();
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    addEventListener('focus', refresh);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
    };
  }

  async #fetch(isSomebody: boolean, isTooLate: () => boolean): Promise<void> {
    const [mine, open] = await Promise.all([isSomebody ? api.games() : done([]), api.tables()]);
    if (isTooLate() || !mine.ok || !open.ok) return;
    const own = new Set(mine.value.map(({ game }) => game));
    this.mine = mine.value;
    this.open = open.value.filter(({ game }) => !own.has(game));
    this.now = Date.now();
    this.isKnown = true;
  }
}
