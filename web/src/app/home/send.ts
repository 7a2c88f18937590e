// What is done at a table that one does not look at.

import { api } from '../../wire/api';
import { done, type Result } from '../../wire/result';
import type { Command, Done } from '../../wire/types';
import { commandId } from '../../lib/random';
import type { Bring } from './options';

/** Does one after the other, each when the one before is done. The first that is refused is the last. */
export async function sendAll(game: string, doings: readonly (Command | Bring)[]): Promise<Result<void>> {
  for (const doing of doings) {
    const result = await send(game, doing);
    if (!result.ok) return result;
  }
  return done(undefined);
}

function send(game: string, doing: Command | Bring): Promise<Result<Done>> {
  const id = commandId();
  return doing.type === 'bring' ? api.bringCompanion(game, { id, ...doing.companion }) : api.command(game, id, doing);
}
