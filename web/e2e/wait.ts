/**
 * How long a condition may take to come true. Only a test that fails waits so long; one on a machine
 * that is busy with other things takes the time it needs.
 */
export const PHASE_MS = 60_000;
