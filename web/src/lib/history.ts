// What the log of a table says about the game as it stands: what was taken back does not count.

import type { Event, LogEntry, Motion, Move, TableEvent } from '../wire/types';

/** The moves that count, in order. */
export function movesOf(entries: readonly LogEntry[]): readonly Move[] {
  return standing(entries).flatMap(({ deed }) => movesIn(deed));
}

/** The facts that count, in order. */
export function eventsOf(entries: readonly LogEntry[]): readonly Event[] {
  return movesOf(entries).flatMap(({ events }) => events);
}

/** The facts of one entry. */
export function eventsIn(deed: TableEvent): readonly Event[] {
  return movesIn(deed).flatMap(({ events }) => events);
}

function movesIn(deed: TableEvent): readonly Move[] {
  return deed.type === 'started' || deed.type === 'played' ? deed.moves : [];
}

/** The entries without those that were taken back. */
function standing(entries: readonly LogEntry[]): readonly LogEntry[] {
  let kept: LogEntry[] = [];
  let asked: Motion | null = null;
  for (const entry of entries) {
    const { deed } = entry;
    if (deed.type === 'proposed') asked = deed.motion;
    const isCarried = (deed.type === 'proposed' || deed.type === 'voted') && deed.is_carried;
    if (isCarried && asked?.type === 'take_back') {
      const { to } = asked;
      kept = kept.filter(({ seq }) => seq <= to);
    }
    kept.push(entry);
  }
  return kept;
}

/** The number of the last entry that a seat made by itself; 0 if there is none. */
export function lastTurnOf(entries: readonly LogEntry[], seat: number): number {
  return entries.findLast(({ deed }) => deed.type === 'played' && deed.seat === seat)?.seq ?? 0;
}
