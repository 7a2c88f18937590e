// Sitting down and getting up before a game.

import { api } from '../../wire/api';
import { becomeSomebody } from '../../lib/me.svelte';
import { commandId, nonce } from '../../lib/random';
import type { TableClient } from '../../lib/table.svelte';
import { bearWitness, witnessOf } from '../../lib/witness';
import type { Result } from '../../wire/result';
import type { Command, Done } from '../../wire/types';

/**
 * Does something at a table. Not by its socket: that one belongs to whoever came, and a stranger
 * becomes somebody only now.
 */
export function act(client: TableClient, command: Command): Promise<Result<Done>> {
  return api.command(client.game, commandId(), command);
}

/** Sits down, under a name if one has none yet. What the page adds to the draws is sent along. */
export async function sit(client: TableClient, seat: number, name: string, studio?: number): Promise<Result<Done>> {
  const somebody = await becomeSomebody(name);
  if (!somebody.ok) return somebody;
  // The same for all seats of this browser, and again after getting up: it is what one can check.
  const chance = witnessOf(client.game).nonce ?? nonce();
  bearWitness(client.game, { commitment: client.table?.commitment ?? null, nonce: chance });
  const request = studio === undefined ? {} : { studio };
  const seated = await act(client, { type: 'sit', seat, nonce: chance, ...request });
  if (seated.ok) client.rejoin();
  return seated;
}

export async function stand(client: TableClient, seat: number): Promise<Result<Done>> {
  const stood = await act(client, { type: 'stand', seat });
  if (stood.ok) client.rejoin();
  return stood;
}

/** Sits somewhere else: first there, so that the new seat is certain. */
export async function move(client: TableClient, from: number, to: number): Promise<Result<Done>> {
  const seated = await sit(client, to, '');
  return seated.ok ? stand(client, from) : seated;
}

/** Asks for a studio; 0 leaves it to the draw, which only a fresh start at the seat does. */
export async function requestStudio(client: TableClient, seat: number, studio: number): Promise<Result<Done>> {
  if (studio > 0) return sit(client, seat, '', studio);
  const stood = await act(client, { type: 'stand', seat });
  return stood.ok ? sit(client, seat, '') : stood;
}
