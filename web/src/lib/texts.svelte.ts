// Everything that is said, in the language of whoever reads: Fluent texts from the server, in the
// words of an edition.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { api } from '../wire/api';
import type { MessageId, Messages } from '../wire/messages';
import { done, type Result } from '../wire/result';

export const LANGS = ['en', 'de', 'fr', 'it'] as const;
export type Lang = (typeof LANGS)[number];

type Args = Record<string, FluentVariable>;

/** Whatever any of several texts needs, where it is not known yet which one it will be. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never;
/** What has to be given for the gaps of a text: nothing where it has none, or where there is no such text. */
type Gaps<Id extends MessageId> = MessageId extends Id ? [] : keyof AllOf<Messages[Id]> extends never ? [] : [args: AllOf<Messages[Id]>];

/** A text without gaps. */
export type PlainId = { [Id in MessageId]: keyof Messages[Id] extends never ? Id : never }[MessageId];

/** A word of the wire as ids of texts write it. */
export type Hyphenated<Word extends string> = Word extends `${infer Head}_${infer Tail}` ? `${Head}-${Hyphenated<Tail>}` : Word;

export function hyphenated<Word extends string>(word: Word): Hyphenated<Word> {
  return word.replaceAll('_', '-') as Hyphenated<Word>;
}

/** What only some screens say: the rules and the lesson, and reviews. */
export type ExtraPart = 'manual' | 'review';

type Book = {
  readonly lang: Lang;
  readonly edition: string | null;
  readonly bundle: FluentBundle;
  readonly extras: readonly ExtraPart[];
};

let book: Book | null = $state.raw(null);
/** The edition of what is on the screen: its words come before those that somebody likes. */
let shown: string | null = $state(null);
let nSpoken = 0;

/** The first of the browser's languages that we speak. */
export function browserLang(wanted: readonly string[] = navigator.languages): Lang {
  const codes = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.map(asLang).find((lang) => lang !== null) ?? 'en';
}

export function asLang(code: string | null): Lang | null {
  return LANGS.find((lang) => lang === code) ?? null;
}

/** The language that is spoken now. */
export function lang(): Lang {
  return book?.lang ?? 'en';
}

/** The edition whose words are used now; null for the server's first one. */
export function edition(): string | null {
  return book?.edition ?? null;
}

/** Whether the words of an edition are there. */
export function hasWords(of: string): boolean {
  return book?.edition === of;
}

/** The edition that the screen asks for, if it does. */
export function shownEdition(): string | null {
  return shown;
}

/** Asks for the words of an edition until the screen is left: for effects. */
export function withWords(of: string): () => void {
  shown = of;
  return () => (shown = null);
}

/** Speaks another language, or with the words of another edition, from now on. */
export async function speak(wanted: Lang, words: string | null): Promise<Result<void>> {
  const turn = ++nSpoken;
  // Not tracked: an effect that speaks must not run again because somebody else has spoken.
  const before = untrack(() => book);
  if (before?.lang === wanted && before.edition === words) return done(undefined);
  const extras = before?.extras ?? [];
  const sources = await Promise.all((['page', ...extras] as const).map((part) => api.texts(wanted, part, words)));
  const failed = sources.find((source) => !source.ok);
  if (failed) return failed;
  // Somebody may have asked for something else meanwhile.
  if (turn !== nSpoken) return done(undefined);
  const bundle = bundleOf(wanted, sources.map((source) => (source.ok ? source.value : '')).join('\n'));
  book = { lang: wanted, edition: words, bundle, extras };
  document.documentElement.lang = wanted;
  return done(undefined);
}

/** Fetches what only some screens say. */
export async function loadTexts(part: ExtraPart): Promise<Result<void>> {
  while (book !== null && !book.extras.includes(part)) {
    const now: Book = book;
    const source = await api.texts(now.lang, part, now.edition);
    // If another language is spoken meanwhile, its texts are the ones that are wanted.
    if (book !== now) continue;
    if (!source.ok) return source;
    add(now.bundle, source.value);
    book = { ...now, extras: [...now.extras, part] };
  }
  return done(undefined);
}

export function bundleOf(code: Lang, source: string): FluentBundle {
  // All our languages run from left to right, so nothing has to be isolated.
  const bundle = new FluentBundle(code, { useIsolating: false });
  add(bundle, source);
  return bundle;
}

function add(bundle: FluentBundle, source: string): void {
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
}

/** A text of the page, with what fills its gaps. */
export function t<Id extends MessageId>(id: Id, ...[args]: Gaps<Id>): string {
  return textOf(id, args as Args | undefined);
}

/**
 * A text by an id that is known only when it comes: of a message of the server, or of a piece. What
 * is missing is shown by its id in brackets: a gap must not stop a game.
 */
export function textOf(id: string, args?: Args): string {
  const message = book?.bundle.getMessage(id);
  if (!book || !message?.value) return `[${id}]`;
  return book.bundle.formatPattern(message.value, args, []);
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return book?.bundle.hasMessage(id) ?? false;
}

/** Something that is attached to a text; null where it has none. */
export function attr(id: string, name: string): string | null {
  const pattern = book?.bundle.getMessage(id)?.attributes[name];
  return book && pattern ? book.bundle.formatPattern(pattern, null, []) : null;
}

/** Things put together as the language does it: “a, b and c”. */
export function list(items: readonly string[]): string {
  const joined = new Intl.ListFormat(lang(), { type: 'conjunction' }).format(items);
  const last = items.at(-1) ?? '';
  return `${beforeWord(joined.slice(0, joined.length - last.length), last)}${last}`;
}

/** Text as it sounds before a word: Italian joins with “ed” before the same vowel. */
export function beforeWord(text: string, word: string): string {
  return lang() === 'it' && /^e/i.test(word) ? text.replace(/ e $/, ' ed ') : text;
}

/** A point in time, short. */
export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(lang(), { timeStyle: 'short' }).format(at);
}

/** A day. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'long' }).format(at);
}

/** A day and a time. */
export function dayTime(at: number): string {
  return new Intl.DateTimeFormat(lang(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
