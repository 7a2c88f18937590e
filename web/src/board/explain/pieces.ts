// What a card says about the pieces on the table: where they are, and what could be done with them.

import type { BoardModel } from '../model';
import { orderFor } from '../model';
import { effectWords } from '../effect';
import { orderWords } from '../decide/orders';
import { awardWord, chipName, kindWord, locationName, moneyWord, ratingWord, slotWord, titleOf } from '../../lib/pieces';
import { list, t } from '../../lib/texts.svelte';
import type { Placement, ProductionView, SlotView } from '../../wire/types';

/** A screenplay in the making, and whose it is. */
export function productionOf({ view }: BoardModel, screenplay: number): { readonly seat: number; readonly production: ProductionView } | null {
  for (const { seat, productions } of view.boards) {
    const production = productions.find((made) => made?.screenplay === screenplay);
    if (production) return { seat, production };
  }
  return null;
}

/** Where a chip is, and what could be done with it. */
export function chipLines(model: BoardModel, chip: number): readonly string[] {
  const { view, box, players, facts } = model;
  for (const { seat, productions } of view.boards) {
    for (const production of productions) {
      const slot = production?.slots.find(({ top }) => top === chip);
      if (!production || !slot) continue;
      const name = players[seat]?.name ?? '';
      return [t('explain-chip-on', { title: titleOf(box, production.screenplay), name }), ...slotLines(model, slot)];
    }
  }
  const film = view.films.find(({ tops }) => tops.includes(chip));
  if (film) {
    const name = players[film.owner]?.name ?? '';
    return [t('explain-chip-on', { title: titleOf(box, film.screenplay), name })];
  }
  const { legal } = view;
  const placements = legal.type === 'placing' ? legal.placements.filter((place) => place.chip === chip) : [];
  // What it is worth is said apart, where it is known.
  const isKnown = facts?.chips.some((known) => known.chip === chip) ?? false;
  if (placements.length > 0) {
    if (isKnown) return [];
    return placements.map((place) =>
      t('explain-placement', { title: titleOf(box, place.screenplay), effect: effectOf(model, place) }),
    );
  }
  const location = view.lots.findIndex(({ chips }) => chips.includes(chip));
  const where = location >= 0 ? [t('explain-chip-at', { location: locationName(box, location) })] : [];
  const isOpen = location >= 0 || view.hand.includes(chip) || (view.scene.type === 'party' && view.scene.faces.includes(chip));
  return isOpen ? [...where, ...(isKnown ? [] : needLines(model, chip))] : view.undrawn.includes(chip) ? [t('explain-chip-undrawn')] : [t('explain-chip-gone')];
}

/** On which of my screenplays a chip would fit, and who else has a gap for it: slots say what they take. */
function needLines(model: BoardModel, chip: number): readonly string[] {
  const { view, box, players, me } = model;
  const { kind } = box.chips[chip]!;
  const takes = ({ takes: kinds }: SlotView): boolean => kinds.includes(kind);
  const titles = (isSo: (slot: SlotView) => boolean): readonly string[] =>
    (view.boards[me ?? -1]?.productions ?? []).flatMap((made) => (made?.slots.some(isSo) ? [titleOf(box, made.screenplay)] : []));
  const gaps = titles((slot) => takes(slot) && slot.top === null);
  const covers = titles((slot) => takes(slot) && slot.top !== null);
  const rivals = view.boards
    .filter(({ seat, productions }) => seat !== me && productions.some((made) => made?.slots.some((slot) => takes(slot) && slot.is_missing)))
    .map(({ seat }) => players[seat]?.name ?? '');
  return [
    ...(gaps.length > 0 ? [t('explain-chip-fits', { titles: list(gaps) })] : []),
    ...(covers.length > 0 ? [t('explain-chip-covers', { titles: list(covers) })] : []),
    ...(me !== null && gaps.length + covers.length === 0 ? [t('explain-chip-fits-none')] : []),
    ...(rivals.length > 0 ? [t('explain-chip-wanted', { names: list(rivals) })] : []),
  ];
}

export function slotLines({ box }: BoardModel, slot: SlotView): readonly string[] {
  const { top, takes, n_covered, is_missing } = slot;
  return [
    ...(is_missing ? [t('explain-slot-missing')] : []),
    ...(top === null && slot.slot === 'guest' ? [t('explain-slot-optional')] : []),
    ...(top === null ? [] : [t('explain-slot-top', { stars: box.chips[top]!.stars })]),
    ...(n_covered > 0 ? [t('explain-slot-covered', { count: n_covered })] : []),
    t('explain-slot-takes', { kinds: list(takes.map(kindWord)) }),
  ];
}

function effectOf(model: BoardModel, place: Placement): string {
  return effectWords(model.box, place, productionOf(model, place.screenplay)?.production.value ?? 0);
}

/** What the chips in hand would bring there. */
export function targetLines(model: BoardModel, screenplay: number, slotIdx: number): readonly string[] {
  const { view, box } = model;
  if (view.legal.type !== 'placing') return [];
  return view.legal.placements
    .filter((place) => place.screenplay === screenplay && place.slot === slotIdx)
    .map((place) => t('explain-placement-chip', { chip: chipName(box, place.chip), effect: effectOf(model, place) }));
}

export function screenplayLines(model: BoardModel, screenplay: number): readonly string[] {
  const { view, players } = model;
  const film = view.films.find((made) => made.screenplay === screenplay);
  if (film) {
    const awards = view.awards.filter(({ state }) => state.type === 'film' && state.film === screenplay);
    return [
      t('explain-film', { name: players[film.owner]?.name ?? '', value: film.value }),
      film.rating ? t('explain-film-rating', { rating: ratingWord(film.rating), points: film.rating.value }) : t('explain-film-unrated'),
      ...(awards.length > 0 ? [t('explain-film-awards', { awards: list(awards.map(({ award }) => awardWord(award))) })] : []),
    ];
  }
  const made = productionOf(model, screenplay);
  if (made) {
    const missing = made.production.slots.filter(({ is_missing }) => is_missing).map(({ slot }) => slotWord(slot));
    return [
      t('explain-production', { name: players[made.seat]?.name ?? '', value: made.production.value }),
      ...(missing.length > 0 ? [t('board-needs', { slots: list(missing) })] : []),
    ];
  }
  if (view.readable === screenplay) return [t('explain-stack-top')];
  return [view.unread.includes(screenplay) ? t('explain-stack') : t('explain-chip-gone')];
}

export function locationLines(model: BoardModel, location: number): readonly string[] {
  const { view, box, players } = model;
  const { chips, n_face_down } = view.lots[location]!;
  const sale = model.sales.get(location);
  const order = orderFor(model, location);
  return [
    ...(chips.length > 0 ? [t('explain-location-chips', { chips: list(chips.map((chip) => chipName(box, chip))) })] : []),
    ...(n_face_down > 0 ? [t('board-face-down', { count: n_face_down })] : []),
    ...(sale && chips.length === 0 ? [t('explain-location-sold', { name: players[sale.seat]?.name ?? '', money: moneyWord(sale.price) })] : []),
    ...(location === view.location && view.phase.type !== 'over' ? [t('explain-location-now')] : []),
    ...(order ? [orderWords(order.wish)] : []),
  ];
}
