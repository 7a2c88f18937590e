// What happened since somebody's last turn, without the bids and passes that led to it.

import { lastTurnOf } from '../../lib/history';
import type { LogEntry, Message } from '../../wire/types';

const GREAT = [
  'event-lot-sold',
  'event-lot-won-free',
  'event-lot-withdrawn',
  'event-film-finished',
  'event-film-finished-unrated',
  'event-award-given',
  'event-award-given-seat',
  'event-award-withheld',
  'event-legend-turned',
];

/** What is worth telling, in order. */
export function recapOf(entries: readonly LogEntry[], seat: number): readonly Message[] {
  const since = lastTurnOf(entries, seat);
  if (since === 0) return [];
  return entries.filter(({ seq }) => seq > since).flatMap(({ told }) => told.filter(({ id }) => GREAT.includes(id)));
}
