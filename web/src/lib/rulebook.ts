// What the rulebook is made of. Its texts are fetched by those who read it.

import type { MessageId } from '../wire/messages';

/** The texts of the rulebook: those of a section, a rule, or a word of the glossary. */
export type RulesId = Extract<MessageId, `rules-${string}`>;

/** The id of a text of the rules. Which ones there are is a list below, and a test compares. */
export function rulesId(...parts: readonly string[]): RulesId {
  return `rules-${parts.join('-')}` as RulesId;
}

/** What the rules are made of, in reading order. The texts are `rules-<section>-<rule>`. */
export interface Section {
  readonly id: string;
  readonly rules: readonly string[];
}

export const SECTIONS: readonly Section[] = [
  {
    id: 'setup',
    rules: [
      'seats',
      'purse',
      'studio',
      'screenplay',
      'stack',
      'track',
      'awards',
      'legends',
      'bag',
      'lead',
      'screens',
    ],
  },
  { id: 'quarter', rules: ['four', 'route', 'fill', 'lead-stays', 'award'] },
  {
    id: 'auction',
    rules: [
      'order',
      'open',
      'opening-late',
      'raise',
      'purse',
      'out',
      'win',
      'silent',
      'share',
      'settle',
      'middle-at-end',
    ],
  },
  {
    id: 'placing',
    rules: [
      'at-once',
      'match',
      'cover',
      'open-slot',
      'agency',
      'agency-closes',
      'guest',
      'discard',
      'finished',
      'nowhere',
    ],
  },
  {
    id: 'film',
    rules: ['finished', 'steps', 'value', 'rating', 'rating-above', 'rating-none', 'next', 'first'],
  },
  { id: 'party', rules: ['reveal', 'order', 'agency', 'covered', 'fixed', 'take', 'decline'] },
  { id: 'awards', rules: ['quarter', 'quarter-none', 'genre', 'worst', 'direction', 'many'] },
  { id: 'ending', rules: ['score', 'winner', 'tie'] },
  {
    id: 'switches',
    rules: [
      'legends',
      'last-silent-seat',
      'party-counts',
      'direction-counts',
      'party-decline',
      'final-tie',
      'screens',
      'studios',
      'first-lead',
    ],
  },
];

/** How people at a table refer to a rule, as in “3.4”. */
export function ruleNumber(section: string, rule: string): string {
  const at = SECTIONS.findIndex(({ id }) => id === section);
  return `${at + 1}.${(SECTIONS[at]?.rules.indexOf(rule) ?? -1) + 1}`;
}

/** The words that these rules use, `rules-glossary-<word>`, as they are told beside the edition's. */
export const GLOSSARY: readonly string[] = [
  'chip',
  'director',
  'legend',
  'actor',
  'camera',
  'music',
  'effects',
  'guest',
  'agency',
  'slot',
  'open-slot',
  'screenplay',
  'genre',
  'stars',
  'value',
  'film',
  'rating',
  'award',
  'lead',
  'lot',
  'cast',
  'money',
  'purse',
  'middle',
  'screen',
  'bag',
  'stack',
  'quarter',
  'sign',
  'city',
  'party',
];

/** The paragraphs about where the rules and the pieces come from: attributes of `rules-sources`. */
export const SOURCES: readonly string[] = ['rulebooks', 'pieces', 'names'];
