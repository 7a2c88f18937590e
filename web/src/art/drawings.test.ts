import { describe, expect, it } from 'vitest';
import source from '../app/showcase/traumfabrik-2000.json?raw';
import type { GameBox } from '../wire/types';
import { drawingsOf } from './drawings';
import { leadsOf } from './leads';

const { box } = JSON.parse(source) as { readonly box: GameBox };
const { posters, figures } = drawingsOf('traumfabrik-2000', box, { en: (id) => `${id} & <co>` });

describe('what the server draws posters from', () => {
  it('has a poster for every screenplay and a figure for every chip', () => {
    expect(Object.keys(posters)).toEqual(box.screenplays.map(({ id }) => id));
    expect(Object.keys(figures)).toEqual(box.chips.map(({ id }) => id));
  });

  it('holds no number that is none, and no text that could be taken for a drawing', () => {
    for (const { back, front, titles } of Object.values(posters)) {
      expect(`${back}${front}${titles['en']}`).not.toMatch(/NaN|undefined/);
      expect(titles['en']).toContain('&amp;');
      expect(titles['en']).not.toContain('<CO>');
    }
    for (const { outline, shapes } of Object.values(figures)) expect(`${outline}${shapes}`).not.toMatch(/NaN|undefined/);
  });
});

describe('those who stand on a poster', () => {
  it('are players by fame, or else whoever made it', () => {
    const chip = (kind: 'actor' | 'guest' | 'camera' | 'music', stars: number) => ({ kind, stars });
    expect(leadsOf([chip('camera', 4), chip('guest', 1), chip('actor', 2), chip('actor', 3), chip('actor', 1)])).toEqual(
      [chip('actor', 3), chip('actor', 2), chip('actor', 1)],
    );
    expect(leadsOf([chip('camera', 4), chip('music', 1)])).toEqual([chip('music', 1)]);
    expect(leadsOf([])).toEqual([]);
  });
});
