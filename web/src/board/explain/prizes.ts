// What a card says about awards and ratings.

import type { BoardModel } from '../model';
import type { Explanation, RuleLabel } from './explain';
import { ratingWord, titleOf } from '../../lib/pieces';
import { t } from '../../lib/texts.svelte';
import type { Award, AwardView, Rating } from '../../wire/types';

/** Who has an award or would have it now, and by which rule. */
export function awardLines(model: BoardModel, award: AwardView): Pick<Explanation, 'about' | 'now' | 'rules'> {
  const rule = ruleOf(award.award);
  return { about: rule, now: [stateOf(model, award)], rules: [rule, 'awards/many'] };
}

function stateOf({ box, players, view }: BoardModel, { state, seat, film }: AwardView): string {
  if (state.type === 'withheld') return t('explain-award-withheld');
  if (seat === null) return t('explain-award-nobody');
  const name = players[seat]?.name ?? '';
  const isWon = state.type !== 'open';
  if (film === null) return t(isWon ? 'explain-award-won' : 'explain-award-leads', { name });
  const rating = view.films.find(({ screenplay }) => screenplay === film)?.rating ?? null;
  const made = { name, title: titleOf(box, film), rating: rating === null ? '0' : ratingWord(rating) };
  return t(isWon ? 'explain-award-won-film' : 'explain-award-leads-film', made);
}

function ruleOf(award: Award): RuleLabel {
  switch (award) {
    case 'first_film_drama':
    case 'first_film_adventure':
    case 'first_film_entertainment':
      return 'film/first';
    case 'best_of_quarter_1':
    case 'best_of_quarter_2':
    case 'best_of_quarter_3':
      return 'awards/quarter';
    case 'best_of_genre_drama':
    case 'best_of_genre_adventure':
    case 'best_of_genre_entertainment':
      return 'awards/genre';
    case 'worst_film':
      return 'awards/worst';
    case 'best_direction':
      return 'awards/direction';
  }
}

/** Whether a token is still to be had, and what its plus means. */
export function ratingLines({ view, box, players }: BoardModel, token: Rating): readonly string[] {
  const isSame = (other: Rating | null): boolean => other?.value === token.value && other.plus === token.plus;
  const film = view.films.find(({ rating }) => isSame(rating));
  return [
    film
      ? t('explain-token-taken', { title: titleOf(box, film.screenplay), name: players[film.owner]?.name ?? '' })
      : t('explain-token-left'),
    ...(token.plus ? [t('explain-token-plus', { value: token.value })] : []),
  ];
}
