// What those at a table are called, seat by seat.

import type { PersonShown, Sitter } from '../wire/types';
import { t, textOf } from './texts.svelte';

/** The names by seat; null where nobody sits. Whoever sits at several seats is counted there. */
export function seatNames(
  sitters: readonly (Sitter | null)[],
  people: readonly PersonShown[],
): readonly (string | null)[] {
  return sitters.map((sitter, seat) => {
    if (sitter === null) return null;
    if (sitter.type === 'bot') return textOf(`bot-name-${seat + 1}`);
    const isSame = (other: Sitter | null): boolean => other?.type === 'person' && other.person === sitter.person;
    const name = people.find(({ person }) => person === sitter.person)?.name ?? t('person-forgotten');
    if (sitters.filter(isSame).length === 1) return name;
    return t('person-again', { name, number: sitters.slice(0, seat + 1).filter(isSame).length });
  });
}
