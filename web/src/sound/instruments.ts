// The small orchestra: how each instrument sounds, as numbers. All of them play in the same hall.

/** A sine above the note: how high and how loud beside it, and what part of its time it rings. */
export type Overtone = readonly [ratio: number, gain: number, lasts: number];

/** Something that is hit and dies away. */
export type Struck = {
  readonly type: 'struck';
  readonly overtones: readonly Overtone[];
  /** Where the pitch ends, beside where it began. */
  readonly glide: number;
};

/** Something that is blown for as long as the note lasts. */
export type Blown = {
  readonly type: 'blown';
  readonly attack: number;
  /** How far the tone opens, in multiples of the pitch: at first, at its brightest, at the end. */
  readonly opens: readonly [first: number, brightest: number, end: number];
};

/** Noise around a pitch. Grains are the single claps of an applause, or the teeth of a wheel. */
export type Noise = {
  readonly type: 'noise';
  readonly filter: 'bandpass' | 'highpass' | 'lowpass';
  readonly q: number;
  readonly glide: number;
  readonly attack: number;
  readonly grains: { readonly perSecond: number; readonly isEven: boolean; readonly lasts: number } | null;
};

export type Instrument = Struck | Blown | Noise;

export type InstrumentName = keyof typeof INSTRUMENTS;

const struck = (overtones: readonly Overtone[], glide = 1): Struck => ({ type: 'struck', overtones, glide });

export const INSTRUMENTS = {
  // Steel plates over wooden boxes: the fourth partial makes them sweet.
  celesta: struck([[1, 0.72, 1], [2, 0.08, 0.5], [4, 0.2, 0.3]]),
  // Bars that are tuned to the double octave.
  marimba: struck([[1, 0.75, 1], [3.93, 0.2, 0.35], [9.2, 0.05, 0.12]]),
  bell: struck([[1, 0.45, 1], [2.76, 0.28, 0.7], [5.4, 0.17, 0.4], [8.93, 0.1, 0.2]]),
  coin: struck([[1, 0.4, 1], [1.47, 0.3, 0.8], [2.09, 0.2, 0.6], [2.56, 0.1, 0.4]]),
  // A gavel, a chip on a table, the tick of a clock.
  wood: struck([[1, 0.6, 1], [2.4, 0.25, 0.5], [4.1, 0.15, 0.25]], 0.85),
  drum: struck([[1, 0.6, 1], [1.5, 0.22, 0.7], [1.99, 0.12, 0.5], [2.44, 0.06, 0.3]], 0.94),
  cork: struck([[1, 1, 1]], 2.2),
  brass: { type: 'blown', attack: 0.035, opens: [1, 6, 3] },
  muted: { type: 'blown', attack: 0.025, opens: [1, 3.2, 1.2] },
  paper: { type: 'noise', filter: 'bandpass', q: 0.8, glide: 0.4, attack: 0.012, grains: null },
  clap: { type: 'noise', filter: 'bandpass', q: 1.2, glide: 1, attack: 0.002, grains: null },
  curtain: { type: 'noise', filter: 'lowpass', q: 0.7, glide: 2.4, attack: 0.45, grains: null },
  applause: {
    type: 'noise', filter: 'bandpass', q: 0.7, glide: 1, attack: 0.25,
    grains: { perSecond: 90, isEven: false, lasts: 0.009 },
  },
  projector: {
    type: 'noise', filter: 'bandpass', q: 2.5, glide: 1, attack: 0.12,
    grains: { perSecond: 24, isEven: true, lasts: 0.006 },
  },
} as const satisfies Readonly<Record<string, Instrument>>;
