import { mumbai, newYork } from './cities';
import { cannes, venice, yacht } from './coasts';
import type { Picture } from './drawing';
import { pool, sign } from './hills';
import { bar, palace, premiere } from './houses';
import { boulevard, lot, walk } from './streets';

export const PLACES = { sign, boulevard, lot, pool, palace, walk, bar, premiere, cannes, yacht, venice, mumbai, newYork } satisfies Readonly<Record<string, Picture>>;

export type PlaceName = keyof typeof PLACES;

/** The stops of a route by their ids, as they are called in the first edition. */
const STOPS: Readonly<Record<string, PlaceName>> = {
  sign: 'sign',
  'city-1': 'boulevard',
  'city-2': 'lot',
  'party-1': 'pool',
  'city-3': 'palace',
  'city-4': 'walk',
  'city-5': 'bar',
  'party-2': 'premiere',
};

/** What other editions put there. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, PlaceName>>>> = {
  'dream-factory-2009': { 'city-2': 'cannes', 'party-1': 'yacht', 'city-3': 'venice', 'city-4': 'mumbai', 'city-5': 'newYork' },
};

/** The picture of a stop. One that we do not know is a lot of the studios, which can be anything. */
export function placeOf(stop: string, edition: string | null): PlaceName {
  return ELSEWHERE[edition ?? '']?.[stop] ?? STOPS[stop] ?? 'lot';
}
