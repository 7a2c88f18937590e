// What can be asked about, on a table and elsewhere. Whatever is drawn says so with `data-explains`; one layer reads
// it and opens the card.

import type { Piece } from '../../lib/say';
import type { Genre } from '../../wire/types';

/** What was agreed on before there is a table with anything on it. */
export type Agreed = { readonly type: 'switch'; readonly name: string } | { readonly type: 'bot'; readonly bot: string };

/** A button or a mark beside the table. */
export type Tool = { readonly type: 'tool'; readonly tool: 'hint' | 'reactions' | 'menu' | 'watching' };

/** What lies on a table, or belongs to whoever sits there. */
export type TableThing =
  | Piece
  | { readonly type: 'slot'; readonly screenplay: number; readonly slotIdx: number }
  | { readonly type: 'genre'; readonly genre: Genre }
  | { readonly type: 'value'; readonly screenplay: number }
  | { readonly type: 'cast' | 'purse' | 'points' | 'presence' | 'clock' | 'bid'; readonly seat: number }
  | { readonly type: 'order'; readonly location: number }
  | { readonly type: 'lead' | 'middle' };

export type Thing = TableThing | Agreed | Tool;

/** For `data-explains`. */
export function explains(thing: Thing): string {
  return JSON.stringify(thing);
}

export const EXPLAINED = '[data-explains]';

export function thingOf(element: HTMLElement): Thing {
  return JSON.parse(element.dataset['explains']!) as Thing;
}
