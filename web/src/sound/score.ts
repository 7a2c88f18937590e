// What is played for what happens, as notes. Everything stands in F major with a sixth here and
// there, so that sounds that meet go together.

import type { InstrumentName } from './instruments';

type Letter = 'C' | 'D' | 'E' | 'F' | 'G' | 'A' | 'B';
type Octave = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A note by its name, `b` being a flat; or its frequency, for what has no note. */
export type Pitch = `${Letter}${'' | 'b'}${Octave}` | number;

/** Times are seconds from the beginning of the sound, loudness is 0 to 1. */
export type Note = readonly [at: number, by: InstrumentName, pitch: Pitch, lasts: number, gain: number];

export type Score = readonly Note[];

const SEMITONES: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** The frequency of a pitch in equal temperament. */
export function hertz(pitch: Pitch): number {
  if (typeof pitch === 'number') return pitch;
  const semitone = SEMITONES[pitch[0]!]! - (pitch.includes('b') ? 1 : 0);
  const fromA4 = semitone - 9 + 12 * (Number(pitch.at(-1)) - 4);
  return 440 * 2 ** (fromA4 / 12);
}

/** How long a score sounds, without the hall. */
export function length(score: Score): number {
  return Math.max(...score.map(([at, , , lasts]) => at + lasts));
}

/** The same instrument several times at once. */
function chord(at: number, by: InstrumentName, pitches: readonly Pitch[], lasts: number, gain: number): Note[] {
  return pitches.map((pitch) => [at, by, pitch, lasts, gain]);
}

/** The same instrument several times, one after another, each note as far from the last. */
function run(
  at: number, step: number, by: InstrumentName, pitches: readonly Pitch[], lasts: number, gain: number,
): Note[] {
  return pitches.map((pitch, index) => [at + index * step, by, pitch, lasts, gain]);
}

export const SCORES = {
  // It rings for somebody: friendly, and heard from the next room.
  turn: [
    ...run(0, 0.14, 'celesta', ['C5', 'F5', 'A5'], 1, 0.42),
    [0.28, 'marimba', 'F4', 0.7, 0.3],
  ],
  bid: [
    [0, 'marimba', 'C5', 0.3, 0.4],
    [0.06, 'marimba', 'F5', 0.35, 0.35],
  ],
  pass: [
    [0, 'marimba', 'F4', 0.3, 0.32],
    [0.11, 'marimba', 'C4', 0.4, 0.3],
  ],
  // The gavel twice, and the band agrees.
  sold: [
    ...run(0, 0.16, 'wood', [330, 300], 0.14, 0.8),
    ...run(0, 0.16, 'clap', [1100, 1000], 0.06, 0.4),
    ...chord(0.36, 'brass', ['F3', 'A3', 'D4', 'F4'], 0.42, 0.17),
    [0.36, 'drum', 'F2', 0.5, 0.45],
  ],
  // A cash register: the drawer, the ding, the change.
  coins: [
    [0, 'clap', 700, 0.08, 0.35],
    [0.05, 'bell', 'C6', 0.8, 0.3],
    ...run(0.16, 0.065, 'coin', [3150, 3720, 3360, 4100, 3520], 0.22, 0.22),
  ],
  chip: [
    [0, 'wood', 880, 0.1, 0.5],
    [0.045, 'wood', 1180, 0.08, 0.35],
  ],
  place: [
    [0, 'wood', 240, 0.16, 0.75],
    [0, 'paper', 1500, 0.1, 0.2],
    [0.05, 'celesta', 'A5', 0.5, 0.26],
  ],
  discard: [
    [0, 'paper', 2600, 0.34, 0.45],
    [0.16, 'marimba', 'D4', 0.35, 0.22],
  ],
  // The projector starts, the music swells, and they like it.
  premiere: [
    [0, 'projector', 1700, 1.3, 1],
    ...run(0.35, 0.11, 'celesta', ['F4', 'A4', 'C5', 'D5', 'F5', 'A5'], 0.9, 0.26),
    ...chord(1.0, 'brass', ['F3', 'C4', 'F4', 'A4'], 0.75, 0.16),
    [1.0, 'drum', 'F2', 0.7, 0.4],
    [1.1, 'applause', 1500, 1.3, 0.7],
  ],
  award: [
    ...run(0, 0.055, 'celesta', ['F4', 'G4', 'A4', 'C5', 'D5', 'F5', 'G5', 'A5', 'C6'], 0.7, 0.22),
    ...chord(0.5, 'brass', ['A3', 'C4', 'F4', 'A4'], 0.5, 0.15),
    [0.5, 'bell', 'F6', 1.4, 0.26],
    [0.65, 'applause', 1400, 1.5, 0.65],
  ],
  // The end of the game: a call in triplets, the great chord, the whole house.
  fanfare: [
    ...run(0, 0.15, 'brass', ['C4', 'C4', 'C4'], 0.13, 0.24),
    ...chord(0.45, 'brass', ['A3', 'C4', 'F4'], 0.4, 0.17),
    ...run(0.9, 0.15, 'brass', ['F4', 'F4', 'F4'], 0.13, 0.22),
    ...chord(1.35, 'brass', ['Bb3', 'D4', 'G4', 'Bb4'], 0.36, 0.15),
    ...chord(1.8, 'brass', ['C4', 'E4', 'G4', 'Bb4'], 0.36, 0.15),
    ...chord(2.25, 'brass', ['F3', 'C4', 'F4', 'A4', 'C5'], 1.5, 0.15),
    [0.45, 'drum', 'F2', 0.5, 0.4],
    [1.35, 'drum', 'G2', 0.4, 0.4],
    [1.8, 'drum', 'C2', 0.4, 0.4],
    ...run(2.05, 0.05, 'drum', ['F2', 'F2', 'F2', 'F2', 'F2'], 0.4, 0.32),
    ...run(2.35, 0.075, 'celesta', ['F5', 'A5', 'C6', 'D6', 'F6', 'A6', 'C7'], 0.8, 0.16),
    [2.3, 'applause', 1450, 2.4, 0.85],
  ],
  // A cork, two glasses, and a bar of swing.
  party: [
    [0, 'cork', 320, 0.07, 0.7],
    [0.02, 'paper', 3000, 0.3, 0.18],
    [0.24, 'coin', 2350, 0.5, 0.18],
    [0.3, 'coin', 2640, 0.5, 0.14],
    ...chord(0.42, 'muted', ['A4', 'C5', 'D5'], 0.1, 0.17),
    ...chord(0.66, 'muted', ['G4', 'Bb4', 'D5'], 0.07, 0.15),
    ...chord(0.76, 'muted', ['A4', 'C5', 'F5'], 0.22, 0.18),
    ...run(0.42, 0.17, 'marimba', ['F3', 'A3', 'C4'], 0.4, 0.32),
  ],
  // The curtain opens, and the clapperboard falls.
  quarter: [
    [0, 'curtain', 420, 0.9, 0.4],
    ...run(0.1, 0.16, 'marimba', ['C4', 'F4', 'A4', 'C5'], 0.6, 0.26),
    [0.8, 'clap', 1300, 0.1, 0.7],
    [0.8, 'wood', 620, 0.1, 0.5],
    ...chord(0.86, 'celesta', ['F4', 'A4', 'D5'], 0.9, 0.22),
  ],
  chat: [
    [0, 'celesta', 'D6', 0.25, 0.2],
    [0.07, 'celesta', 'F6', 0.3, 0.16],
  ],
  refused: [
    [0, 'muted', 'F3', 0.13, 0.2],
    [0.17, 'muted', 'E3', 0.26, 0.2],
  ],
  tick: [
    [0, 'wood', 1350, 0.06, 0.55],
  ],
} as const satisfies Readonly<Record<string, Score>>;

export type SoundName = keyof typeof SCORES;
