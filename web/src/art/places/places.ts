import type { Picture } from './drawing';
import { pool, sign } from './hills';
import { bar, palace, premiere } from './houses';
import { boulevard, lot, walk } from './streets';

const AT_HOME = { sign, boulevard, lot, pool, palace, walk, bar, premiere } satisfies Readonly<Record<string, Picture>>;
const ABROAD = ['cannes', 'yacht', 'venice', 'mumbai', 'newYork'] as const;

type AtHome = keyof typeof AT_HOME;
export type PlaceName = AtHome | (typeof ABROAD)[number];

export const PLACES: readonly PlaceName[] = [...(Object.keys(AT_HOME) as AtHome[]), ...ABROAD];

/** The picture of a place; one that most never see has to be fetched first. */
export function pictureOf(place: PlaceName): Picture | Promise<Picture> {
  const isAtHome = (name: PlaceName): name is AtHome => name in AT_HOME;
  return isAtHome(place) ? AT_HOME[place] : import('./abroad').then(({ ABROAD }) => ABROAD[place]);
}

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
