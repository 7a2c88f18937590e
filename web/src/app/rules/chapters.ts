import { attr, textOf } from '../../lib/texts.svelte';
import { contains } from './search';
import { GLOSSARY, SECTIONS, rulesId, type RulesId } from '../../lib/rulebook';

/** A chapter of the screen. Only sections of the rules have a number. */
export interface Chapter {
  readonly id: string;
  readonly number: number | null;
}

export const CHAPTERS: readonly Chapter[] = [
  ...SECTIONS.map(({ id }, idx) => ({ id, number: idx + 1 })),
  { id: 'glossary', number: null },
  { id: 'sources', number: null },
];

/** The chapters before and after one. */
export function neighboursOf(chapter: string): readonly [before: string | null, after: string | null] {
  const at = CHAPTERS.findIndex(({ id }) => id === chapter);
  return [CHAPTERS[at - 1]?.id ?? null, CHAPTERS[at + 1]?.id ?? null];
}

export interface FoundRule {
  readonly rule: string;
  readonly number: string;
}

export interface FoundSection {
  readonly id: string;
  readonly number: number;
  readonly rules: readonly FoundRule[];
}

/** The sections with those of their rules in which a query occurs, by their usual numbers. */
export function findRules(query: string): readonly FoundSection[] {
  const sections = SECTIONS.map(({ id, rules }, idx) => ({
    id,
    number: idx + 1,
    rules: rules
      .map((rule, ruleIdx) => ({ rule, number: `${idx + 1}.${ruleIdx + 1}` }))
      .filter(({ rule }) => occurs(rulesId(id, rule), ['title', 'example', 'ruling'], query)),
  }));
  return sections.filter(({ rules }) => rules.length > 0);
}

/** The words of the glossary in which a query occurs. */
export function findWords(query: string): readonly string[] {
  return GLOSSARY.filter((word) => occurs(rulesId('glossary', word), ['word', 'meaning'], query));
}

function occurs(id: RulesId, attributes: readonly string[], query: string): boolean {
  return query === '' || contains([textOf(id), ...attributes.map((name) => attr(id, name))], query);
}
