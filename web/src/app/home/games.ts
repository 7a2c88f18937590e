// Tables in lists: in which order, and what is said of them.

import type { ClockRule, Listed } from '../../wire/types';
import { seatNames } from '../../lib/names';
import { dayTime, t } from '../../lib/texts.svelte';

/** Games that go on, those that wait for oneself first; and games that have come to an end. */
export type Sorted = { readonly going: readonly Listed[]; readonly ended: readonly Listed[] };

export function sorted(games: readonly Listed[]): Sorted {
  const going = games.filter((game) => !hasEnded(game));
  const ended = games.filter((game) => hasEnded(game) && game.table.stage !== 'closed');
  return { going: going.toSorted(byUrgency), ended: ended.toSorted(byTime) };
}

export function hasEnded({ table }: Listed): boolean {
  return table.stage === 'over' || table.stage === 'aborted' || table.stage === 'closed';
}

function byUrgency(one: Listed, other: Listed): number {
  return Number(other.is_due) - Number(one.is_due) || byTime(one, other);
}

function byTime(one: Listed, other: Listed): number {
  return other.updated_at - one.updated_at;
}

/** The names at a listed table by seat; null where nobody sits. */
export function namesAt({ table, people }: Listed): readonly (string | null)[] {
  return seatNames(table.sitters, people);
}

/** When a game began, in words; with a number where games that read the same began in the same minute. */
export function begunWord(game: Listed, twins: readonly Listed[]): string {
  const time = dayTime(game.created_at);
  const born = twins.filter(({ created_at }) => dayTime(created_at) === time).toSorted(byBirth);
  return born.length > 1 ? t('home-begun-nth', { time, number: born.indexOf(game) + 1 }) : t('home-begun', { time });
}

function byBirth(one: Listed, other: Listed): number {
  return one.created_at - other.created_at || (one.game < other.game ? -1 : 1);
}

const HOUR_MS = 3_600_000;

/** How long people may think, in few words. */
export function clockWord(clock: ClockRule): string {
  switch (clock.type) {
    case 'none':
      return t('clock-none');
    case 'live': {
      const minutes = Math.round(clock.bank_ms / 60_000);
      const seconds = Math.round(clock.increment_ms / 1_000);
      return seconds === 0 ? t('clock-live-plain', { minutes }) : t('clock-live', { minutes, seconds });
    }
    case 'correspondence': {
      const hours = Math.max(1, Math.round(clock.decision_ms / HOUR_MS));
      return hours % 24 === 0 ? t('clock-days', { days: hours / 24 }) : t('clock-hours', { hours });
    }
  }
}
