// What is agreed at a table, in words.

import type { ChairView, EditionShown, LogEntry, TableView } from '../../wire/types';
import { hostOf } from '../../lib/companions';
import { hyphenated, t, textOf } from '../../lib/texts.svelte';
import { botWord } from '../shell/bots';
import { editionName } from '../shell/server.svelte';
import { clockWord } from '../home/games';

export type Fact = { readonly label: string; readonly text: string };

export function factsOf(table: TableView): readonly Fact[] {
  return [
    { label: t('edition-label'), text: editionName(table.edition) },
    { label: t('new-clock'), text: clockWord(table.clock) },
    { label: t('new-access'), text: t(table.is_public ? 'new-access-public' : 'new-access-link') },
    { label: t('new-watchers'), text: t(table.watchers === 'everybody' ? 'yes' : 'no') },
    { label: t('new-hints'), text: t(table.has_hints ? 'yes' : 'no') },
    { label: t('new-counts-purses'), text: t(table.counts_purses ? 'yes' : 'no') },
    { label: t('new-absence'), text: absenceWord(table) },
  ];
}

function absenceWord({ absence, clock }: TableView): string {
  const bot = botWord(absence.substitute);
  if (absence.grace_ms !== null) {
    return t('gathering-absence-grace', { bot, minutes: Math.round(absence.grace_ms / 60_000) });
  }
  const waits = clock.type === 'none' || !absence.on_timeout;
  return waits ? t('gathering-absence-wait') : t('gathering-absence-timeout', { bot });
}

/** What stands beside the switches in a header. */
const SETTLED_APART: readonly string[] = ['studios', 'first_lead'];

/** The answer of a table to an open question, as a sentence. */
export type Variant = { readonly name: string; readonly text: string };

/** The rulings that differ from the edition's own. */
export function variantsOf(entries: readonly LogEntry[], edition: EditionShown | undefined): readonly Variant[] {
  const opened = entries.map(({ deed }) => deed).find((deed) => deed.type === 'opened');
  if (opened?.type !== 'opened' || !edition) return [];
  const { switches, first_lead } = opened.plan.header;
  // A switch that is born later is written down only where its answer is not the first one.
  const usual = Object.entries(edition.options).flatMap(([name, [first]]) => (SETTLED_APART.includes(name) ? [] : [[name, first]]));
  const rulings = Object.entries<string>({ ...switches, ...Object.fromEntries(usual), ...switches })
    .filter(([name, value]) => edition.switches[name] !== value)
    .map(([name, value]) => ({ name, text: textOf(hyphenated(`ruling-${name}-${value}`)) }));
  return first_lead === 'random' ? rulings : [...rulings, { name: 'first_lead', text: t('new-first-lead', { number: first_lead + 1 }) }];
}

/** The seats whose word is waited for: those of people, as soon as two devices have come. */
export function askedOf(chairs: readonly ChairView[]): readonly number[] {
  const people = chairs.map(({ sitter }) => (sitter?.type === 'person' ? hostOf(sitter.person) : null));
  const isAlone = new Set(people.filter((person) => person !== null)).size < 2;
  return isAlone ? [] : people.flatMap((person, seat) => (person === null ? [] : [seat]));
}
