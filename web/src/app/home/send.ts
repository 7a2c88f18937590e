// Commands to a table that one does not sit at.

import { api } from '../../wire/api';
import { done, type Result } from '../../wire/result';
import type { Command } from '../../wire/types';
import { commandId } from '../../lib/random';

/** Sends commands in order, each when the one before is done. The first that is refused is the last. */
export async function sendAll(game: string, commands: readonly Command[]): Promise<Result<void>> {
  for (const command of commands) {
    const result = await api.command(game, commandId(), command);
    if (!result.ok) return result;
  }
  return done(undefined);
}
