import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { posterOf } from '../../board/poster';
import { framesToShow, modelAt, modelAtEnd, type Recording } from './recording';

const read = (edition: string): string => readFileSync(resolve(import.meta.dirname, `${edition}.json`), 'utf8');

describe.each(['traumfabrik-2000', 'dream-factory-2009'])('the recorded game of %s', (edition) => {
  const source = read(edition);
  const recording = JSON.parse(source) as Recording;

  it('names nobody', () => {
    expect(source).not.toMatch(/"(person|name|people)":/);
  });

  it('has auctions in which people bid, and a lot that is sold', () => {
    const shown = framesToShow(recording).map((frame) => modelAt(recording, frame));
    expect(shown.length).toBeGreaterThan(30);
    expect(shown.some(({ spoken }) => spoken.length > 2)).toBe(true);
    expect(shown.at(-1)!.sales.size).toBeGreaterThan(3);
  });

  it('ends with enough films for a wall, each with a cast', () => {
    const model = modelAtEnd(recording);
    const posters = model.view.films.map(({ screenplay }) => posterOf(model, screenplay)!);
    expect(posters.length).toBeGreaterThan(8);
    expect(posters.every(({ cast, studio }) => cast.length > 2 && studio !== '')).toBe(true);
  });
});
