/** Chance that always falls the same way for the same seed: pictures only, never the game. */
export type Chance = {
  /** A number from 0 to below 1. */
  readonly next: () => number;
  readonly pick: <T>(of: readonly T[]) => T;
  readonly between: (low: number, high: number) => number;
  readonly is: (share: number) => boolean;
};

export function hash(seed: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  // Seeds differ in their last digit, so the end is stirred well.
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  return (h ^ (h >>> 13)) >>> 0;
}

export function seeded(seed: string): Chance {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    pick: <T>(of: readonly T[]) => of[Math.floor(next() * of.length)] as T,
    between: (low, high) => low + next() * (high - low),
    is: (share) => next() < share,
  };
}

/** The number that a seed ends with, so that neighbours in a list never look alike; else its hash. */
export function ordinal(seed: string): number {
  const digits = /(\d{1,6})$/.exec(seed)?.[1];
  return digits === undefined ? hash(seed) % 9973 : Number(digits);
}
