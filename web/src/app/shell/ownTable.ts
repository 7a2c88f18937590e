// A table that is made with one click, at which one sits at once.

import { becomeSomebody } from '../../lib/me.svelte';
import { nonce } from '../../lib/random';
import { go } from '../../lib/route.svelte';
import { bearWitness } from '../../lib/witness';
import type { Result } from '../../wire/result';
import type { Made } from '../../wire/types';

/** Has a table made, with what one's page adds to its draws, and goes there. */
export async function goToOwnTable(make: (chance: string) => Promise<Result<Made>>): Promise<Result<Made>> {
  const somebody = await becomeSomebody();
  if (!somebody.ok) return somebody;
  const chance = nonce();
  const made = await make(chance);
  if (!made.ok) return made;
  bearWitness(made.value.game, { nonce: chance });
  go(`table/${made.value.game}`);
  return made;
}
