// What would come of a placement, in words.

import { chipName, ratingWord } from '../lib/pieces';
import { t } from '../lib/texts.svelte';
import type { GameBox, Placement } from '../wire/types';

/** `before` is the value of the film as it is: a placement can make it worse. */
export function effectWords(box: GameBox, { covers, value, finish }: Placement, before: number): string {
  const parts = value < before ? [t('board-slot-loses', { stars: before - value })] : [];
  parts.push(t('board-slot-value', { value }));
  if (covers !== null) parts.push(t('board-slot-covers', { chip: chipName(box, covers) }));
  if (finish?.rating) parts.push(t('board-slot-finishes', { rating: ratingWord(finish.rating) }));
  else if (finish) parts.push(t('board-slot-finishes-unrated'));
  return parts.join(' · ');
}
