/** How long a condition may take to come true: long for a slow machine, short for a test that fails. */
export const PHASE_MS = 15_000;
