// Who sits at the seats of a table, as a board shows it.

import type { TableClient } from '../../lib/table.svelte';
import type { Player } from '../../board/model';

export function playersOf(client: TableClient): readonly Player[] {
  const { table, people, names } = client;
  if (!table) return [];
  return table.chairs.map((chair, seat): Player => {
    const { sitter } = chair;
    const person = sitter?.type === 'person' ? people.find((shown) => shown.person === sitter.person) : undefined;
    return {
      seat,
      name: names[seat] ?? '',
      isBot: sitter?.type === 'bot',
      isHere: sitter?.type === 'bot' || (person?.is_here ?? false),
      away: chair.away,
      isOnVacation: chair.is_on_vacation,
      emote: client.emotes.findLast(({ seats }) => seats.includes(seat))?.emote ?? null,
      counted: table.counted_purses?.[seat] ?? null,
      clock:
        chair.left_ms === null
          ? null
          : { leftMs: chair.left_ms, at: table.clocks_at, isRunning: table.running === seat },
    };
  });
}
