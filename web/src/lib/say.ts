// Messages of the server in words. A message may be said as plain text, or in segments, so that
// whatever it names can be pointed at.

import type { Arg, Award, GameBox, Message, Rating } from '../wire/types';
import { awardWord, chipLabel, chipName, locationName, moneyWord, ratingWord, studioName, titleOf } from './pieces';
import { beforeWord, list, textOf } from './texts.svelte';

/** Who and what a message may speak of. Without a box it cannot name pieces. */
export type MessageContext = {
  readonly box: GameBox | null;
  /** The names at the seats, in order. */
  readonly names: readonly string[];
};

export type Piece =
  | { readonly type: 'seat'; readonly seat: number }
  | { readonly type: 'chip'; readonly chip: number }
  | { readonly type: 'screenplay'; readonly screenplay: number }
  | { readonly type: 'location'; readonly location: number }
  | { readonly type: 'award'; readonly award: Award }
  | { readonly type: 'token'; readonly token: Rating };

type ChipWord = (box: GameBox, chip: number) => string;

export type Segment = { readonly text: string; readonly piece: Piece | null };

/** Marks from the private area of Unicode, around the number of a piece. */
const OPEN = '\u{E000}';
const CLOSE = '\u{E001}';

/** A message as plain text. */
export function say(message: Message, context: MessageContext): string {
  return segmentsBy(message, context, chipLabel)
    .map(({ text }) => text)
    .join('');
}

/** A message in segments: text, and pieces by name. */
export function segments(message: Message, context: MessageContext): readonly Segment[] {
  return segmentsBy(message, context, chipName);
}

function segmentsBy(message: Message, context: MessageContext, chip: ChipWord): readonly Segment[] {
  const pieces: Piece[] = [];
  const marked = put(message, (piece) => `${OPEN}${pieces.push(piece) - 1}${CLOSE}`);
  // Every second part is the number of a piece.
  const parts = marked.split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
  const wordOf = (part: string | undefined) => (part === undefined ? '' : name(pieces[Number(part)]!, context, chip));
  let last = '';
  return parts.flatMap((part, place): readonly Segment[] => {
    const piece = place % 2 === 0 ? null : pieces[Number(part)]!;
    const words = piece === null ? beforeWord(part, wordOf(parts[place + 1])) : wordOf(part);
    // A name that ends with a full stop ends a sentence, too.
    const text = piece === null && last.endsWith('.') ? words.replace(/^\./, '') : words;
    last = text;
    return text === '' ? [] : [{ text, piece }];
  });
}

function put(message: Message, word: (piece: Piece) => string): string {
  const args = message.args.map(({ name: gap, value }) => [gap, fill(value, word)] as const);
  return textOf(message.id, Object.fromEntries(args));
}

function fill(arg: Arg, word: (piece: Piece) => string): string | number {
  switch (arg.type) {
    case 'number':
      return arg.value;
    case 'money':
      return moneyWord(arg.value);
    case 'seat':
      return word({ type: 'seat', seat: arg.value });
    case 'seats':
      return list(arg.value.map((seat) => word({ type: 'seat', seat })));
    case 'chip':
      return word({ type: 'chip', chip: arg.value });
    case 'chips':
      return list(arg.value.map((chip) => word({ type: 'chip', chip })));
    case 'screenplay':
      return word({ type: 'screenplay', screenplay: arg.value });
    case 'studio':
      return studioName(arg.value);
    case 'location':
      return word({ type: 'location', location: arg.value });
    case 'rating':
      return word({ type: 'token', token: arg.value });
    case 'word': {
      const award = awardOf(arg.value);
      return award === null ? textOf(arg.value) : word({ type: 'award', award });
    }
  }
}

const AWARD = 'award-';

/** The award that a word names, if it names one. */
function awardOf(word: string): Award | null {
  return word.startsWith(AWARD) ? (word.slice(AWARD.length).replaceAll('-', '_') as Award) : null;
}

function name(piece: Piece, context: MessageContext, chip: ChipWord): string {
  if (piece.type === 'seat') return context.names[piece.seat] ?? String(piece.seat + 1);
  if (piece.type === 'award') return awardWord(piece.award);
  if (piece.type === 'token') return ratingWord(piece.token);
  if (context.box === null) return '?';
  switch (piece.type) {
    case 'chip':
      return chip(context.box, piece.chip);
    case 'screenplay':
      return titleOf(context.box, piece.screenplay);
    case 'location':
      return locationName(context.box, piece.location);
  }
}
