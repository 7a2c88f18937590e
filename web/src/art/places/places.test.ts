import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moved } from './drawing';
import { pictureOf, placeOf, PLACES } from './places';
import { SKIES } from './skies';

const EDITIONS = ['traumfabrik-2000', 'dream-factory-2009'] as const;

/** The stops of an edition, as its data name them. */
function stops(edition: string): readonly string[] {
  const data = readFileSync(new URL(`../../../../packs/editions/${edition}/edition.toml`, import.meta.url), 'utf8');
  return [...data.matchAll(/^\[\[route\]\]\nid = "(.+)"/gm)].map(([, id]) => id!);
}

describe('places', () => {
  test.each(EDITIONS)('every stop of %s has a picture of its own', (edition) => {
    const route = stops(edition);
    expect(route).toHaveLength(8);
    expect(new Set(route.map((stop) => placeOf(stop, edition))).size).toBe(route.length);
  });
  test('a stop that nobody knows has one, too', () => {
    expect(PLACES).toContain(placeOf('moon-base', 'another-edition'));
  });
  test.each(PLACES)('every number in the paths of %s is a number', async (place) => {
    const { ground, lights } = await pictureOf(place);
    expect([...ground, ...lights].filter(([d]) => /NaN|undefined|Infinity/.test(d))).toEqual([]);
  });
  test('every quarter has a sky', () => {
    expect(SKIES.map(({ quarter }) => quarter)).toEqual([1, 2, 3, 4]);
  });
});

test.each([
  ['M1 2H5V6z', { x: 10, y: 20 }, 'M11 22L15 22L15 26z'],
  ['M1 2L3 4', { x: 960, scaleX: -1 }, 'M959 2L957 4'],
  ['M1 2h3v4q1 2 3 4', { scaleX: -1 }, 'M-1 2h-3v4q-1 2 -3 4'],
  ['M0 0a2 2 0 1 0 4 0z', { x: 5, scaleY: 0.5 }, 'M5 0a2 1 0 1 0 4 0z'],
])('%s is moved by %o', (d, how, expected) => {
  expect(moved(d, how)).toBe(expected);
});
