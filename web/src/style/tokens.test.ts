import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function colour(name: string, theme: Theme): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1];
  const pair = value?.match(/#[0-9a-f]{6}/g) ?? [];
  const chosen = pair[theme === 'dark' ? pair.length - 1 : 0];
  if (chosen === undefined) throw new Error(`--${name} is not a colour`);
  return chosen;
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string, theme: Theme): number {
  const [low = 0, high = 0] = [luminance(colour(one, theme)), luminance(colour(other, theme))].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['bg', 'panel', 'panel-raised'];
const KINDS = ['director', 'actor', 'camera', 'music', 'effects', 'guest', 'agency', 'open'];
const GENRES = ['drama', 'adventure', 'entertainment'];
const SEATS = [0, 1, 2, 3, 4].map((seat) => `seat-${seat}`);

const TEXT: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((surface) =>
    [
      'ink',
      'ink-soft',
      'brass',
      'brass-bright',
      'accent',
      'danger',
      'good',
      ...KINDS.map((kind) => `kind-${kind}-line`),
      ...GENRES.map((genre) => `genre-${genre}-line`),
      ...SEATS,
    ].map((ink) => [ink, surface] as const),
  ),
  ...KINDS.map((kind) => [`kind-${kind}-ink`, `kind-${kind}`] as const),
  ...GENRES.flatMap((genre) => [[`genre-${genre}`, 'paper'], ['genre-ink', `genre-${genre}`]] as const),
  ...SEATS.map((seat) => ['seat-ink', seat] as const),
  ['velvet-ink', 'velvet'],
  ['velvet-ink', 'velvet-deep'],
  ['paper-ink', 'paper'],
  ['paper-ink', 'paper-shade'],
  ['paper-ink-soft', 'paper'],
  ['paper-ink-soft', 'paper-shade'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-bright'],
];

const GRAPHICS: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((surface) => [['line-strong', surface], ['focus', surface]] as const),
  ['gold', 'velvet'],
  ['gold', 'velvet-deep'],
  ['gold', 'celluloid'],
  ['gold-deep', 'paper'],
];

describe.each(THEMES)('in the %s theme', (theme) => {
  test.each(TEXT)('--%s can be read on --%s', (ink, surface) => {
    expect(contrast(ink, surface, theme)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(GRAPHICS)('--%s can be seen on --%s', (line, surface) => {
    expect(contrast(line, surface, theme)).toBeGreaterThanOrEqual(3);
  });
});
