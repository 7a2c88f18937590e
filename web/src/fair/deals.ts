// What the entries of a record say about the deals: the pieces that came up, by kind, and whether
// the facts of the game are those of its deals.

import type { Deal, Event, Move, RecordHeader } from '../wire/types';
import type { Kind } from './draws';

/** A piece that came up, and the entry where it did. */
export type Drawn = { readonly piece: number; readonly seq: number };

/**
 * What does not fit: a number left out, a fact that no deal caused, a piece that never came up, a
 * game that goes on from another where nobody decides.
 */
export type FactFault = 'gap' | 'other_fact' | 'never_drawn' | 'no_decision';

const KIND_OF: Readonly<Record<Deal['type'], Kind>> = {
  studios: 'studios',
  lead: 'lead',
  screenplay: 'stack',
  legend: 'legends',
  lots: 'bag',
  faces: 'bag',
};

/** Everything that was dealt, in order. */
export function drawnIn(entries: readonly Move[]): Record<Kind, Drawn[]> {
  const drawn: Record<Kind, Drawn[]> = { studios: [], lead: [], stack: [], legends: [], bag: [] };
  for (const { seq, deal } of entries) {
    if (deal) drawn[KIND_OF[deal.type]].push(...piecesOf(deal).map((piece) => ({ piece, seq })));
  }
  return drawn;
}

function piecesOf(deal: Deal): readonly number[] {
  switch (deal.type) {
    case 'studios': return deal.studios;
    case 'lead': return [deal.seat];
    case 'screenplay': return [deal.screenplay];
    case 'legend': return [deal.chip];
    case 'lots':
    case 'faces': return deal.chips;
  }
}

/** The deal that a fact tells of, if it tells of one. */
function dealTold(fact: Event): Deal | null {
  switch (fact.type) {
    case 'studios_assigned': return { type: 'studios', studios: fact.studios };
    case 'lead_assigned': return { type: 'lead', seat: fact.seat };
    case 'screenplay_turned': return { type: 'screenplay', screenplay: fact.screenplay };
    case 'legend_turned': return { type: 'legend', chip: fact.chip };
    case 'lots_dealt': return { type: 'lots', chips: fact.chips };
    case 'party_revealed': return { type: 'faces', chips: fact.faces };
    default: return null;
  }
}

/** What was settled before the game, so that nobody had to deal it. */
export function settledBy({ first_lead, studios, seats }: RecordHeader): Deal[] {
  const settled: Deal[] = [];
  if (first_lead !== 'random') settled.push({ type: 'lead', seat: first_lead });
  if (studios === 'by_seat') {
    const bySeat = Array.from({ length: seats }, (_, seat) => seat + 1);
    settled.push({ type: 'studios', studios: bySeat });
  } else if (studios !== 'random') {
    settled.push({ type: 'studios', studios });
  }
  return settled;
}

/** Chips and screenplays are counted apart: a name for each that no other piece has. */
const chipName = (chip: number) => `chip ${chip}`;
const screenplayName = (screenplay: number) => `screenplay ${screenplay}`;

/** The pieces that a deal brings up. */
function broughtUp(deal: Deal): string[] {
  if (deal.type === 'screenplay') return [screenplayName(deal.screenplay)];
  return KIND_OF[deal.type] === 'bag' || deal.type === 'legend' ? piecesOf(deal).map(chipName) : [];
}

/** The pieces that a fact plays with: they must have come up before. */
function used(fact: Event): string[] {
  switch (fact.type) {
    case 'chip_taken':
    case 'chip_placed':
    case 'chip_discarded': return [chipName(fact.chip)];
    case 'leftovers_removed': return fact.chips.map(chipName);
    case 'screenplay_taken': return [screenplayName(fact.screenplay)];
    default: return [];
  }
}

/**
 * The first entry whose facts do not fit the deals. Without this a deal could be left out, or tell
 * something else than what people saw.
 */
export function factFault(
  header: RecordHeader,
  entries: readonly Move[],
): { readonly seq: number; readonly why: FactFault } | null {
  const upSoFar = new Set<string>();
  const leftAfter = new Set(header.origin?.map(({ moves }) => moves));
  for (const [index, { seq, start, deal, events }] of entries.entries()) {
    if (seq !== index + 1) return { seq: index + 1, why: 'gap' };
    if (leftAfter.has(index) && !entries[index]!.action) return { seq, why: 'no_decision' };
    const caused = deal ? [deal] : start ? settledBy(header) : [];
    const told = events.map(dealTold).filter((fact) => fact !== null);
    if (!areEqual(caused, told)) return { seq, why: 'other_fact' };
    if (deal) broughtUp(deal).forEach((piece) => upSoFar.add(piece));
    if (!events.flatMap(used).every((piece) => upSoFar.has(piece))) return { seq, why: 'never_drawn' };
  }
  return null;
}

function areEqual(some: readonly Deal[], others: readonly Deal[]): boolean {
  return some.length === others.length && some.every((deal, index) => {
    const other = others[index]!;
    return deal.type === other.type && piecesOf(deal).join() === piecesOf(other).join();
  });
}
