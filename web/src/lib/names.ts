// What those at a table are called, seat by seat.

import type { PersonShown, Sitter } from '../wire/types';
import { t, textOf } from './texts.svelte';

/** The names by seat, each another one; null where nobody sits. Names that come several times are counted. */
export function seatNames(sitters: readonly (Sitter | null)[], people: readonly PersonShown[]): readonly (string | null)[] {
  const names = sitters.map((sitter, seat) => {
    if (sitter === null) return null;
    if (sitter.type === 'bot') return textOf(`bot-name-${seat + 1}`);
    return people.find(({ person }) => person === sitter.person)?.name ?? t('person-forgotten');
  });
  return unique(names);
}

/** The same names, counted where several are the same; nobody else is called what comes of it. */
function unique(names: readonly (string | null)[]): readonly (string | null)[] {
  const keys = names.map((name) => name?.toLowerCase());
  const numbers = new Map<string, number>();
  return names.map((name, seat) => {
    const key = keys[seat];
    if (name === null || key === undefined || keys.indexOf(key) === keys.lastIndexOf(key)) return name;
    let number = numbers.get(key) ?? 0;
    let counted: string;
    do counted = t('person-again', { name, number: ++number });
    while (keys.includes(counted.toLowerCase()));
    numbers.set(key, number);
    return counted;
  });
}
