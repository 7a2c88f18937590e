// What on a table can be asked about. Whatever is drawn says so with `data-explains`; one layer reads
// it and opens the card.

import type { Piece } from '../../lib/say';
import type { Award, Genre, Rating } from '../../wire/types';

export type Thing =
  | Piece
  | { readonly type: 'slot'; readonly screenplay: number; readonly slotIdx: number }
  | { readonly type: 'award'; readonly award: Award }
  | { readonly type: 'token'; readonly token: Rating }
  | { readonly type: 'genre'; readonly genre: Genre }
  | { readonly type: 'value'; readonly screenplay: number }
  | { readonly type: 'cast' | 'purse' | 'points' | 'presence'; readonly seat: number }
  | { readonly type: 'order'; readonly location: number }
  | { readonly type: 'lead' | 'middle' };

/** For `data-explains`. */
export function explains(thing: Thing): string {
  return JSON.stringify(thing);
}

export const EXPLAINED = '[data-explains]';

export function thingOf(element: HTMLElement): Thing {
  return JSON.parse(element.dataset['explains']!) as Thing;
}
