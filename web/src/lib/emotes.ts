// What people can say at a table with one press. It goes the way of everything that is said, as a sign
// that any program can show; whoever hears it sees it on the stage for a moment, drawn in our own hand.

export const EMOTES = [
  { sign: '👏', word: 'emote-applause', icon: 'applause' },
  { sign: '😄', word: 'emote-laugh', icon: 'laugh' },
  { sign: '😮', word: 'emote-surprise', icon: 'surprise' },
  { sign: '🤔', word: 'emote-doubt', icon: 'doubt' },
  { sign: '😤', word: 'emote-anger', icon: 'anger' },
  { sign: '🎬', word: 'emote-action', icon: 'clapper' },
] as const;

/** How long a sign is seen on the stage. */
export const EMOTE_MS = 4_000;

export type Emote = (typeof EMOTES)[number];

/** What is shown, if that is all that somebody has said. */
export function emoteOf(text: string | null | undefined): Emote | null {
  return EMOTES.find(({ sign }) => sign === text) ?? null;
}
