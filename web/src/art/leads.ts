// Who stands on a poster, and where.

import type { ChipKind } from '../wire/types';

/** Whoever plays comes before whoever works behind the camera. */
export const RANK: Readonly<Record<ChipKind, number>> = { actor: 0, guest: 1, director: 2, effects: 3, music: 4, camera: 5, agency: 6 };

/** How many kinds stand before the camera: the first ones by rank. */
export const N_PLAYERS = 2;

export interface Place {
  readonly x: number;
  readonly scale: number;
}

/** Where one, two or three stand; the star is the first. */
export const PLACES: readonly (readonly Place[])[] = [
  [{ x: 150, scale: 2.25 }],
  [{ x: 90, scale: 1.95 }, { x: 214, scale: 1.85 }],
  [{ x: 150, scale: 1.95 }, { x: 56, scale: 1.5 }, { x: 244, scale: 1.5 }],
];

/** Players first, by fame; a film without any shows whoever made it. */
export function leadsOf<T extends { readonly kind: ChipKind; readonly stars: number }>(cast: readonly T[]): readonly T[] {
  const sorted = [...cast].sort((a, b) => RANK[a.kind] - RANK[b.kind] || b.stars - a.stars);
  const faces = sorted.filter(({ kind }) => RANK[kind] < N_PLAYERS);
  return (faces.length > 0 ? faces : sorted.slice(0, 1)).slice(0, PLACES.length);
}
