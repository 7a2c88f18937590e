// What people can say at a table with one press. It goes the way of everything that is said; whoever
// hears it sees it on the stage for a moment.

export const EMOTES = [
  { sign: '👏', word: 'emote-applause' },
  { sign: '😄', word: 'emote-laugh' },
  { sign: '😮', word: 'emote-surprise' },
  { sign: '🤔', word: 'emote-doubt' },
  { sign: '😤', word: 'emote-anger' },
  { sign: '🎬', word: 'emote-action' },
] as const;

/** How long a sign is seen on the stage. */
export const EMOTE_MS = 4_000;

export function isEmote(text: string | null): text is string {
  return EMOTES.some(({ sign }) => sign === text);
}
