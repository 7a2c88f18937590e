// What things are worth, in words: what would become of each film, who else could use them, and where
// the money would go.

import type { BoardModel } from '../model';
import type { Thing } from '../explain/things';
import { awardWord, chipName, ratingWord, slotWord, titleOf } from '../../lib/pieces';
import { list, t } from '../../lib/texts.svelte';
import type { AwardChange, ChipUse, FilmUse, RivalUse } from '../../wire/types';

export type Tone = 'gain' | 'loss' | 'even';

/** Something that would be so, and what comes with it. */
export type FactLine = { readonly text: string; readonly tone: Tone; readonly more: readonly { readonly text: string; readonly tone: Tone }[] };

/** What a thing is worth to me, and to others at a glance. */
export function worthLines(model: BoardModel, thing: Thing): readonly FactLine[] {
  const { facts } = model;
  if (!facts) return [];
  if (thing.type === 'chip') {
    const chip = facts.chips.find((known) => known.chip === thing.chip);
    if (!chip) return [];
    const uses = chip.uses.toSorted((one, other) => meritOf(other.film) - meritOf(one.film)).map((use) => chipLine(model, use));
    return [...(uses.length > 0 ? uses : [none()]), ...rivalLines(model, chip.rivals)];
  }
  if (thing.type === 'location') {
    const lot = facts.lots.find(({ location }) => location === thing.location);
    if (!lot) return [];
    const films = lot.films.map((film) => filmLine(model, film, ''));
    return [...(films.length > 0 ? films : [none()]), ...rivalLines(model, lot.rivals)];
  }
  if (thing.type === 'seat') return rivalLines(model, lotOnSale(model)?.rivals.filter(({ seat }) => seat === thing.seat) ?? []);
  return [];
}

/** The facts of the lot that is being sold. */
export function lotOnSale({ facts, view }: BoardModel) {
  if (view.phase.type !== 'auction') return null;
  return facts?.lots.find(({ location }) => location === view.location) ?? null;
}

/** What would become of a film with the lot that is being sold. */
export function useWords(model: BoardModel, film: FilmUse): string {
  const { text, more } = filmLine(model, film, '');
  return [text, ...more.map((part) => part.text)].join(' · ');
}

/** What the lot that is being sold would do for somebody else. */
export function rivalWords(model: BoardModel, { seat, n_filled, completes }: RivalUse): string {
  const name = model.players[seat]?.name ?? '';
  if (completes.length === 0) return t('worth-rival-gaps', { name, count: n_filled });
  return t('worth-rival-finishes', { name, titles: list(completes.map((film) => titleOf(model.box, film))) });
}

function none(): FactLine {
  return { text: t('explain-chip-fits-none'), tone: 'even', more: [] };
}

function meritOf({ value, before, finish }: FilmUse): number {
  return value - before + (finish ? 100 : 0);
}

function chipLine(model: BoardModel, { slots, film }: ChipUse): FactLine {
  const printed = model.box.screenplays[film.screenplay]!.slots;
  const words = new Set(slots.map((slot) => slotWord(printed[slot]!)));
  return filmLine(model, film, list([...words]));
}

function filmLine(model: BoardModel, film: FilmUse, slots: string): FactLine {
  const { box } = model;
  const { before, value, covers, finish, next } = film;
  const title = titleOf(box, film.screenplay);
  const covered = list(covers.map((chip) => chipName(box, chip)));
  const more: { readonly text: string; readonly tone: Tone }[] = [];
  if (value < before) more.push({ text: t('worth-loses', { stars: before - value, chips: covered }), tone: 'loss' });
  else if (covers.length > 0) more.push({ text: t('board-slot-covers', { chip: covered }), tone: 'even' });
  if (finish) {
    more.push({ text: finish.rating ? t('board-slot-finishes', { rating: ratingWord(finish.rating) }) : t('board-slot-finishes-unrated'), tone: finish.rating ? 'gain' : 'loss' });
  }
  for (const change of film.awards) more.push(awardPart(model, change));
  if (next !== null) more.push({ text: t('worth-next', { title: titleOf(box, next) }), tone: 'even' });
  const text = slots === '' ? t('worth-film', { title, before, value }) : t('worth-film-slots', { title, slots, before, value });
  return { text, tone: value > before ? 'gain' : value < before ? 'loss' : 'even', more };
}

function awardPart({ players, me }: BoardModel, { award, points, from, to }: AwardChange): { readonly text: string; readonly tone: Tone } {
  const words = { award: awardWord(award), points };
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  if (to !== null && to === me) {
    return { text: from === null ? t('worth-award-won', words) : t('worth-award-taken', { ...words, name: nameOf(from) }), tone: 'gain' };
  }
  if (to === null) return { text: t('worth-award-tied', { ...words, name: nameOf(from!) }), tone: from === me ? 'loss' : 'even' };
  return { text: t('worth-award-goes', { ...words, name: nameOf(to) }), tone: from === me ? 'loss' : 'even' };
}

function rivalLines(model: BoardModel, rivals: readonly RivalUse[]): readonly FactLine[] {
  return rivals.map((rival) => ({ text: rivalWords(model, rival), tone: 'even', more: [] }));
}
