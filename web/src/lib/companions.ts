// Those who play at somebody's device. Their names in the log begin with that of whoever has it.

import type { Sitter } from '../wire/types';

/** Between the name of a person and what tells those apart who play at that person's device. */
const MARK = '.';

/** The person at whose device this one plays; for all others, they themselves. */
export function hostOf(person: string): string {
  return person.split(MARK)[0]!;
}

/** Whether somebody sits there who plays at another person's device. */
export function isCompanion(sitter: Sitter | null): boolean {
  return sitter?.type === 'person' && sitter.person.includes(MARK);
}
