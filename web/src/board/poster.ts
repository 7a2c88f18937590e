// What stands on the poster of a finished film.

import type { Award, ChipKind, Genre, Rating } from '../wire/types';
import type { BoardModel } from './model';
import { chipName, genreOf, portraitOf, studioName, titleOf } from '../lib/pieces';

export type PosterFacts = {
  readonly title: string;
  readonly genre: Genre;
  readonly seed: string;
  readonly studio: string;
  readonly value: number;
  readonly rating: Rating | null;
  readonly awards: readonly Award[];
  readonly cast: readonly { readonly name: string; readonly kind: ChipKind; readonly stars: number; readonly seed: string }[];
};

/** Everything about a finished film; null where there is no such film. */
export function posterOf({ box, view }: BoardModel, screenplay: number): PosterFacts | null {
  const film = view.films.find((made) => made.screenplay === screenplay);
  if (!film) return null;
  const studio = view.boards[film.owner]?.studio ?? null;
  const chips = film.tops.filter((chip) => chip !== null);
  return {
    title: titleOf(box, screenplay),
    genre: genreOf(box, screenplay),
    seed: box.screenplays[screenplay]!.id,
    studio: studio === null ? '' : studioName(studio),
    value: film.value,
    rating: film.rating,
    awards: view.awards.flatMap(({ award, state }) =>
      state.type === 'film' && state.film === screenplay ? [award] : [],
    ),
    cast: chips.map((chip) => {
      const { kind, stars } = box.chips[chip]!;
      return { name: chipName(box, chip), kind, stars, seed: portraitOf(box, chip) };
    }),
  };
}
