import { describe, expect, test } from 'vitest';
import type { ChipKind, Genre } from '../wire/types';
import { studioHead, type Mood } from './heads/heads';
import { portrait } from './portrait';
import { COMPOSITIONS } from './compositions';
import { fitTitle, LEADING, titleWidth } from './titles';

const COUNTS: Readonly<Record<ChipKind, number>> = { actor: 19, director: 15, camera: 13, music: 13, effects: 13, guest: 7, agency: 9 };
const chips = (Object.entries(COUNTS) as [ChipKind, number][]).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, i) => [kind, `${kind}-${String(i + 1).padStart(2, '0')}`] as const),
);

describe('portraits', () => {
  test.each(['', 'traumfabrik-2000/', 'dream-factory-2009/'])('no two chips of a box look alike (%s)', (box) => {
    const pictures = chips.map(([kind, seed]) => JSON.stringify(portrait(kind, box + seed)));
    expect(new Set(pictures).size).toBe(chips.length);
  });
  test('a chip looks the same every time', () => {
    expect(portrait('actor', 'actor-07')).toEqual(portrait('actor', 'actor-07'));
  });
  test('every number in a path is a number', () => {
    const shapes = chips.flatMap(([kind, seed]) => portrait(kind, seed).figure);
    expect(shapes.filter(([d]) => /NaN|undefined|Infinity/.test(d))).toEqual([]);
  });
});

describe('heads of studios', () => {
  const MOODS: readonly Mood[] = ['waiting', 'thinking', 'bidding', 'leading', 'folded'];
  const heads = [1, 2, 3, 4, 5].flatMap((studio) => MOODS.map((mood) => studioHead(studio, mood)));
  test('no two look alike, and every mood shows', () => {
    expect(new Set(heads.map((layers) => JSON.stringify(layers))).size).toBe(heads.length);
  });
  test('a mood moves nothing but what somebody feels', () => {
    for (const mood of MOODS) expect({ ...studioHead(2, mood), feelings: [] }).toEqual({ ...studioHead(2, 'waiting'), feelings: [] });
  });
  test('every number in a path is a number', () => {
    const shapes = heads.flatMap(({ back, feelings, front }) => [...back, ...feelings, ...front]);
    expect(shapes.filter(([d]) => /NaN|undefined|Infinity/.test(d))).toEqual([]);
  });
});

describe('titles', () => {
  const titles = ['Vertigo', 'All Quiet on the Western Front', 'Arsen und Spitzenhäubchen', 'Les hommes préfèrent les blondes', 'Le train sifflera trois fois'];
  test.each(titles)('%s fits into a box and can be read', (title) => {
    const { lines, size } = fitTitle(title, 276, 78, 62);
    expect(lines.join(' ')).toBe(title.toUpperCase());
    expect(Math.max(...lines.map(titleWidth)) * size).toBeLessThanOrEqual(276.001);
    expect(lines.length * size * LEADING).toBeLessThanOrEqual(78.001);
    expect(size).toBeGreaterThan(20);
  });
});

test.each<Genre>(['drama', 'adventure', 'entertainment'])('%s has at least three compositions', (genre) => {
  expect(COMPOSITIONS[genre].length).toBeGreaterThanOrEqual(3);
});
