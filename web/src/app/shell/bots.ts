// The bots that people may choose, by the names that the server knows.

import { has, textOf } from '../../lib/texts.svelte';

export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master'] as const;
export const CHARACTERS = ['miser', 'sprinter', 'collector', 'quality', 'mass', 'balanced'] as const;

export const USUAL_BOT = 'medium';

/** A bot's strength or character in words. Bots that only programs ask for keep their own name. */
export function botWord(bot: string): string {
  return has(`bot-${bot}`) ? textOf(`bot-${bot}`) : bot;
}
