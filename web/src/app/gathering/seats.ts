// Sitting down and getting up before a game.

import { api } from '../../wire/api';
import { becomeSomebody } from '../../lib/me.svelte';
import { commandId, nonce } from '../../lib/random';
import type { TableClient } from '../../lib/table.svelte';
import { bearWitness, witnessOf } from '../../lib/witness';
import type { Command } from '../../wire/types';

/**
 * Does something at a table. Not by its socket: that one belongs to whoever came, and a stranger
 * becomes somebody only now.
 */
export async function act(client: TableClient, command: Command): Promise<void> {
  await api.command(client.game, commandId(), command);
}

/** Sits down, under a name if one has none yet. What the page adds to the draws is sent along. */
export async function sit(client: TableClient, seat: number, name: string, studio?: number): Promise<void> {
  await becomeSomebody(name);
  // The same for all seats of this browser, and again after getting up: it is what one can check.
  const chance = witnessOf(client.game).nonce ?? nonce();
  bearWitness(client.game, { commitment: client.table?.commitment ?? null, nonce: chance });
  const request = studio === undefined ? {} : { studio };
  await act(client, { type: 'sit', seat, nonce: chance, ...request });
  client.rejoin();
}

export async function stand(client: TableClient, seat: number): Promise<void> {
  await act(client, { type: 'stand', seat });
  client.rejoin();
}

/** Sits somewhere else: first there, so that the new seat is certain. */
export async function move(client: TableClient, from: number, to: number): Promise<void> {
  await sit(client, to, '');
  await stand(client, from);
}

/** Asks for a studio; 0 leaves it to the draw, which only a fresh start at the seat does. */
export async function requestStudio(client: TableClient, seat: number, studio: number): Promise<void> {
  if (studio > 0) return sit(client, seat, '', studio);
  await act(client, { type: 'stand', seat });
  await sit(client, seat, '');
}
