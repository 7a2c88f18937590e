// Chips as they lie in the box, for pictures of the rules: real ones, in the faces of the chosen edition.

import { edition } from '../../../lib/texts.svelte';
import type { ChipKind } from '../../../wire/types';

export type Shown = { readonly id: string; readonly kind: ChipKind; readonly stars: number; readonly isLegend?: boolean };

export const DIRECTOR: Shown = { id: 'director-08', kind: 'director', stars: 2 };
export const ACTOR: Shown = { id: 'actor-15', kind: 'actor', stars: 3 };
export const EXTRA: Shown = { id: 'actor-05', kind: 'actor', stars: 1 };
export const CAMERA: Shown = { id: 'camera-03', kind: 'camera', stars: 1 };
export const MUSIC: Shown = { id: 'music-07', kind: 'music', stars: 2 };
export const EFFECTS: Shown = { id: 'effects-03', kind: 'effects', stars: 1 };
export const GUEST: Shown = { id: 'guest-02', kind: 'guest', stars: 1 };
export const AGENCY: Shown = { id: 'agency-04', kind: 'agency', stars: 1 };

export const NOVICE: Shown = { id: 'director-04', kind: 'director', stars: 1 };
export const LENSES: Shown = { id: 'camera-11', kind: 'camera', stars: 3 };
export const STAND_IN: Shown = { id: 'actor-10', kind: 'actor', stars: 2 };
export const JOKER: Shown = { id: 'agency-07', kind: 'agency', stars: 2 };

export const LEGENDS: readonly Shown[] = [1, 2, 3, 4].map((n) => ({ id: `legend-${n}`, kind: 'director', stars: 4, isLegend: true }));

/** The studio of a player in these pictures: whoever runs it looks as their name sounds. */
export function studioAt(seat: number): number {
  return 4 - seat;
}

/** What the portrait of a chip is drawn from: each edition has its own people. */
export function seedOf({ id }: Shown): string {
  return edition() === null ? id : `${edition()}/${id}`;
}
