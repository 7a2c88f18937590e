// How to be rid of a game: whoever plays alone ends it, whoever plays with others leaves it to them.

import type { Command, Shown } from '../../wire/types';

/**
 * The ways out of a game, each named after the command that leads there; `stay` where a bot plays on
 * already, which is all that one can do to others.
 */
export type Way = 'call_off' | 'stand' | 'abort' | 'leave' | 'stay';

export function wayOut({ table, seats }: Shown, me: string): Way {
  if (table.stage === 'gathering') return table.owner === me ? 'call_off' : 'stand';
  const own = seats.map((seat) => table.chairs[seat]!);
  const isAlone = table.chairs.every(({ sitter }, seat) => sitter?.type !== 'person' || seats.includes(seat));
  if (isAlone && own.some(({ away }) => away !== 'resigned')) return 'abort';
  return own.some(({ away }) => away === null) ? 'leave' : 'stay';
}

/** What has to be done for that, in order. */
export function commandsFor(way: Way, { table, seats }: Shown): readonly Command[] {
  const here = seats.filter((seat) => table.chairs[seat]!.away === null);
  switch (way) {
    case 'call_off':
      return [{ type: 'call_off' }];
    case 'stand':
      return seats.map((seat) => ({ type: 'stand', seat }));
    case 'leave':
      return here.map((seat) => ({ type: 'leave', seat }));
    case 'abort': {
      // Whoever is away has no say, and takes the seat back first.
      const seat = here[0] ?? seats.find((seat) => table.chairs[seat]!.away !== 'resigned')!;
      const back: readonly Command[] = here.length > 0 ? [] : [{ type: 'return', seat }];
      return [...back, { type: 'propose', seat, motion: { type: 'abort' } }];
    }
    case 'stay':
      return [];
  }
}
