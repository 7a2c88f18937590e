// Which sound goes with what happened. One cue an entry: the greatest of its facts is heard.

import type { ChatShown, Event } from '../../wire/types';
import type { SoundName } from '../../sound/sound';

type Fact = Event['type'];

/** From the greatest to the least. The end of the game has a music of its own. */
const CUES: readonly (readonly [fact: Fact, sounds: readonly SoundName[]])[] = [
  ['film_finished', ['premiere']],
  ['legend_turned', ['quarter']],
  ['award_given', ['award']],
  ['party_revealed', ['party']],
  ['lot_sold', ['sold', 'coins']],
  ['lot_withdrawn', ['discard']],
  ['chip_placed', ['place']],
  ['chip_taken', ['chip']],
  ['chip_discarded', ['discard']],
  ['bid_made', ['bid']],
  ['passed', ['pass']],
  ['declined', ['pass']],
];

/** What is played for an entry, one sound after another. */
export function cueFor(events: readonly Event[]): readonly SoundName[] {
  const found = CUES.find(([fact]) => events.some(({ type }) => type === fact));
  if (!found) return [];
  const isFree = events.every((event) => event.type !== 'lot_sold' || event.price === 0);
  return found[1].filter((sound) => sound !== 'coins' || !isFree);
}

/** Whether somebody else has just said something. After a lost line everything comes at once, anew. */
export function isNewlySaid(before: readonly ChatShown[], after: readonly ChatShown[], you: string | null): boolean {
  const isOneMore = after.length === before.length + 1 && before.every((said, place) => said === after[place]);
  return isOneMore && after.at(-1)!.person !== you;
}
