// What those at a table are called, seat by seat.

import type { PersonShown, Sitter } from '../wire/types';
import { t, textOf } from './texts.svelte';

/** The names by seat, each another one; null where nobody sits. Names that come several times are counted. */
export function seatNames(
  sitters: readonly (Sitter | null)[],
  people: readonly PersonShown[],
): readonly (string | null)[] {
  const names = sitters.map((sitter, seat) => {
    if (sitter === null) return null;
    if (sitter.type === 'bot') return textOf(`bot-name-${seat + 1}`);
    return people.find(({ person }) => person === sitter.person)?.name ?? t('person-forgotten');
  });
  return names.map((name, seat) => {
    const isSame = (other: string | null): boolean => other?.toLowerCase() === name?.toLowerCase();
    if (name === null || names.filter(isSame).length === 1) return name;
    return t('person-again', { name, number: names.slice(0, seat + 1).filter(isSame).length });
  });
}
