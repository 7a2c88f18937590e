// Plays scores with the browser's own oscillators. Knows nothing of when and why.

import { INSTRUMENTS, type Blown, type Instrument, type Noise, type Struck } from './instruments';
import { hertz, length, type Score } from './score';

/** As good as silent: curves that fall by a ratio never reach nothing. */
const SILENCE = 0.0001;

/** Beyond this, partials are more hiss than tone. */
const HIGHEST = 12_000;

/** A note in the making: on what, when, and how. */
type Playing = {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly hz: number;
  readonly from: number;
  readonly lasts: number;
  readonly gain: number;
};

/** Plays a score from a point in time on, and says when it will have ended. */
export function perform(context: BaseAudioContext, out: AudioNode, score: Score, from: number): number {
  for (const [at, by, pitch, lasts, gain] of score) {
    sound(INSTRUMENTS[by], { context, out, hz: hertz(pitch), from: from + at, lasts, gain });
  }
  return from + length(score);
}

function sound(instrument: Instrument, playing: Playing): void {
  switch (instrument.type) {
    case 'struck': return strike(instrument, playing);
    case 'blown': return blow(instrument, playing);
    case 'noise': return rustle(instrument, playing);
  }
}

function strike({ overtones, glide }: Struck, { context, out, hz, from, lasts, gain }: Playing): void {
  for (const [ratio, part, share] of overtones) {
    const pitch = hz * ratio;
    if (pitch > HIGHEST) continue;
    const until = from + lasts * share;
    const tone = new OscillatorNode(context, { frequency: pitch });
    tone.frequency.setValueAtTime(pitch, from);
    tone.frequency.exponentialRampToValueAtTime(pitch * glide, until);
    tone.connect(fading(context, out, from, 0.003, until, gain * part));
    tone.start(from);
    tone.stop(until);
  }
}

function blow({ attack, opens }: Blown, { context, out, hz, from, lasts, gain }: Playing): void {
  const [first, brightest, end] = opens;
  const until = from + lasts;
  const bell = new BiquadFilterNode(context, { type: 'lowpass', Q: 1.1 });
  bell.frequency.setValueAtTime(hz * first, from);
  bell.frequency.exponentialRampToValueAtTime(hz * brightest, from + attack * 2);
  bell.frequency.exponentialRampToValueAtTime(hz * end, until);
  const breath = new GainNode(context, { gain: 0 });
  breath.gain.setValueAtTime(0, from);
  breath.gain.linearRampToValueAtTime(gain, from + attack);
  breath.gain.linearRampToValueAtTime(gain * 0.8, Math.max(from + attack, until - 0.08));
  breath.gain.linearRampToValueAtTime(0, until);
  bell.connect(breath).connect(out);
  // Two players are never quite in tune with each other, and sound the warmer for it.
  for (const detune of [-6, 6]) {
    const player = new OscillatorNode(context, { type: 'sawtooth', frequency: hz, detune });
    player.connect(bell);
    player.start(from);
    player.stop(until);
  }
}

function rustle(noise: Noise, { context, out, hz, from, lasts, gain }: Playing): void {
  const until = from + lasts;
  const filter = new BiquadFilterNode(context, { type: noise.filter, Q: noise.q });
  filter.frequency.setValueAtTime(hz, from);
  filter.frequency.exponentialRampToValueAtTime(hz * noise.glide, until);
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context, noise.grains, lasts) });
  const fade = noise.grains ? 'evenly' : 'like a string';
  source.connect(filter).connect(fading(context, out, from, noise.attack, until, gain, fade));
  source.start(from);
}

/** Loudness that rises and dies away: most of it at once as on a string, or evenly as in a crowd. */
function fading(
  context: BaseAudioContext, out: AudioNode, from: number, attack: number, until: number, gain: number,
  how: 'like a string' | 'evenly' = 'like a string',
): AudioNode {
  const node = new GainNode(context, { gain: 0 });
  node.gain.setValueAtTime(0, from);
  node.gain.linearRampToValueAtTime(gain, from + attack);
  if (how === 'evenly') node.gain.linearRampToValueAtTime(0, until);
  else node.gain.exponentialRampToValueAtTime(SILENCE, until);
  node.connect(out);
  return node;
}

/** So much white noise, whole or in grains. */
function noiseOf(context: BaseAudioContext, grains: Noise['grains'], lasts: number): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = new AudioBuffer({ length: Math.ceil(rate * lasts), sampleRate: rate });
  const samples = buffer.getChannelData(0);
  const white = () => Math.random() * 2 - 1;
  if (!grains) {
    samples.forEach((_, index) => (samples[index] = white()));
    return buffer;
  }
  const nGrains = Math.floor(lasts * grains.perSecond);
  for (let grain = 0; grain < nGrains; grain++) {
    const at = (grains.isEven ? grain / nGrains : Math.random()) * samples.length;
    const loud = grains.isEven ? 1 : 0.3 + 0.7 * Math.random();
    const fade = grains.lasts * rate;
    // After five times its length a grain is too soft to matter.
    const end = Math.min(samples.length, Math.floor(at + 5 * fade));
    for (let n = Math.floor(at); n < end; n++) samples[n]! += white() * loud * Math.exp((at - n) / fade);
  }
  return buffer;
}
