// What the pieces of a box are called. Games name pieces by number; the box knows their ids, and
// the words of the edition know the rest.

import type { Award, ChipKind, GameBox, Genre, Rating, Slot } from '../wire/types';
import { attr, edition, hyphenated, t, textOf } from './texts.svelte';

export function chipName(box: GameBox, chip: number): string {
  return textOf(`chip-${box.chips[chip]?.id}`);
}

/** What the portrait of a chip is drawn from: each edition has its own people. */
export function portraitOf(box: GameBox, chip: number): string {
  const id = box.chips[chip]?.id;
  return edition() === null ? `${id}` : `${edition()}/${id}`;
}

/** The name of a chip with its kind and stars. */
export function chipLabel(box: GameBox, chip: number): string {
  const { stars } = box.chips[chip]!;
  return t('chip-label', { name: chipName(box, chip), kind: chipKind(box, chip), stars });
}

/** What a chip is: the word of its kind, or one of its own, such as “actress”. */
export function chipKind(box: GameBox, chip: number): string {
  const { id, kind } = box.chips[chip]!;
  return attr(`chip-${id}`, 'kind') ?? kindWord(kind);
}

export function titleOf(box: GameBox, screenplay: number): string {
  return textOf(`screenplay-${box.screenplays[screenplay]?.id}`);
}

export function genreOf(box: GameBox, screenplay: number): Genre {
  return box.screenplays[screenplay]!.genre;
}

export function locationName(box: GameBox, location: number): string {
  return textOf(`location-${box.route[location]?.id}`);
}

export function kindWord(kind: ChipKind): string {
  return t(`kind-${kind}`);
}

/** A slot is called after the chip that it asks for. */
export function slotWord(slot: Slot): string {
  return slot === 'open' ? t('slot-open') : t(`kind-${slot}`);
}

export function genreWord(genre: Genre): string {
  return t(`genre-${genre}`);
}

export function awardWord(award: Award): string {
  return t(`award-${hyphenated(award)}`);
}

export function moneyWord(amount: number): string {
  return t('money', { amount });
}

export function ratingWord(rating: Rating): string {
  return t('rating', { value: rating.value, plus: rating.plus ? 'yes' : 'no' });
}

export function studioName(studio: number): string {
  return textOf(`studio-${studio}`);
}
