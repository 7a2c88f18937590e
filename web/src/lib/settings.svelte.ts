// What a person has settled for this browser. Kept in local storage, where there is one.

export type Theme = 'auto' | 'dark' | 'light';

/** Whether placements wait for a confirmation or are made at once. */
export type PlacingMode = 'confirm' | 'at-once';

/** How much moves. `auto` follows the system's wish for reduced motion. */
export type MotionMode = 'auto' | 'off';

/** How fast one sees what bots do, where nobody else waits. */
export type Tempo = 'instant' | 'quick' | 'normal' | 'leisurely';
export const TEMPO_MS: Readonly<Record<Tempo, number>> = { instant: 0, quick: 350, normal: 900, leisurely: 2_000 };

export type Settings = {
  lang: string | null;
  edition: string | null;
  theme: Theme;
  placing: PlacingMode;
  motion: MotionMode;
  tempo: Tempo;
  hasSound: boolean;
  /** Whether single letters press buttons at the table. */
  hasShortcuts: boolean;
  hasBrowserNotices: boolean;
  /** Whether somebody comments on what happens at the table. */
  hasCoach: boolean;
};

const KEY = 'traumfabrik-settings';

const USUAL: Settings = {
  lang: null,
  edition: null,
  theme: 'auto',
  placing: 'confirm',
  motion: 'auto',
  tempo: 'normal',
  hasSound: true,
  hasShortcuts: true,
  hasBrowserNotices: false,
  hasCoach: false,
};

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...USUAL, ...(kept as Partial<Settings>) };
  } catch {
    // Storage that is blocked or holds rubbish is as good as none.
    return { ...USUAL };
  }
}

export const settings: Settings = $state(load());

/** Changes some settings and keeps them. */
export function updateSettings(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed.
  }
}

/** Shows the chosen theme, and whether things may move, to the style sheets. */
export function applySettings(root: HTMLElement): void {
  if (settings.theme === 'auto') delete root.dataset['theme'];
  else root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion === 'off' ? 'reduce' : 'auto';
}

/** Whether things may move. */
export function hasMotion(): boolean {
  return settings.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
