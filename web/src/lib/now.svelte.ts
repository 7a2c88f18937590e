// The time by the server's clock, ticking while somebody looks at it.

import { createSubscriber } from 'svelte/reactivity';

const TICK_MS = 250;
let skewMs = 0;

const tick = createSubscriber((update) => {
  const timer = setInterval(update, TICK_MS);
  return () => clearInterval(timer);
});

/** Sets our clock by what the server said. */
export function setClock(serverTime: number): void {
  skewMs = serverTime - Date.now();
}

/** The time now; whatever shows it is drawn again as it passes. */
export function serverNow(): number {
  tick();
  return Date.now() + skewMs;
}
