// Who sat at the table of a replay, as a board shows it.

import type { Replay } from '../../wire/types';
import type { Player } from '../../board/scene';
import { t } from '../../lib/texts.svelte';

export function playersOf({ table, people }: Replay): readonly Player[] {
  return table.chairs.map(({ sitter }, seat): Player => {
    const person = sitter?.type === 'person' ? people.find((shown) => shown.person === sitter.person) : undefined;
    const isBot = sitter?.type !== 'person';
    return {
      seat,
      name: isBot ? t(`bot-name-${seat + 1}`) : (person?.name ?? t('person-forgotten')),
      isBot,
      // A film does not tell who was away, and it has no clocks.
      isHere: true,
      away: null,
      isOnVacation: false,
      clock: null,
    };
  });
}
