// Sitting down and getting up before a game.

import { api } from '../../wire/api';
import { isCompanion } from '../../lib/companions';
import { becomeSomebody, me } from '../../lib/me.svelte';
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
  const request = studio === undefined ? {} : { studio };
  return arrived(client, await act(client, { type: 'sit', seat, nonce: chance(client), ...request }));
}

/** Somebody else at this device sits down; without a name they are called like whoever has it. */
export async function bring(client: TableClient, seat: number, name: string | null): Promise<Result<Done>> {
  const companion = { id: commandId(), seat, nonce: chance(client), ...(name === null ? {} : { name }) };
  return arrived(client, await api.bringCompanion(client.game, companion));
}

/** What somebody at this device is called who has a name of their own. */
export function companionName(client: TableClient, seat: number): string | null {
  const sitter = client.table?.chairs[seat]?.sitter ?? null;
  if (sitter?.type !== 'person' || !isCompanion(sitter)) return null;
  const name = client.people.find(({ person }) => person === sitter.person)?.name ?? null;
  return name === me()?.name ? null : name;
}

export async function stand(client: TableClient, seat: number): Promise<Result<Done>> {
  const stood = await act(client, { type: 'stand', seat });
  if (stood.ok) client.rejoin();
  return stood;
}

/** Sits somewhere else: first there, so that the new seat is certain. */
export async function move(client: TableClient, from: number, to: number): Promise<Result<Done>> {
  const seated = await again(client, from)(to);
  return seated.ok ? stand(client, from) : seated;
}

/** Asks for a studio; 0 leaves it to the draw, which only a fresh start at the seat does. */
export async function requestStudio(client: TableClient, seat: number, studio: number): Promise<Result<Done>> {
  if (studio > 0) return sit(client, seat, '', studio);
  const comeBack = again(client, seat);
  const stood = await act(client, { type: 'stand', seat });
  return stood.ok ? comeBack(seat) : stood;
}

/** Whoever has a seat now sits down at one anew. */
function again(client: TableClient, seat: number): (to: number) => Promise<Result<Done>> {
  if (!isCompanion(client.table?.chairs[seat]?.sitter ?? null)) return (to) => sit(client, to, '');
  const name = companionName(client, seat);
  return (to) => bring(client, to, name);
}

/** The same for all seats of this browser, and again after getting up: it is what one can check. */
function chance(client: TableClient): string {
  const word = witnessOf(client.game).nonce ?? nonce();
  bearWitness(client.game, { commitment: client.table?.commitment ?? null, nonce: word });
  return word;
}

function arrived(client: TableClient, seated: Result<Done>): Result<Done> {
  if (seated.ok) client.rejoin();
  return seated;
}
