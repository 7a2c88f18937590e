// The sounds of the table. Where there is no audio, or it is not wanted, nothing happens.

import { openHall, type Hall } from './hall';
import { SCORES, type SoundName } from './score';
import { perform } from './synth';

export type { SoundName };

/** More at once would be noise: the oldest one gives way. */
const MOST = 6;

/** The same sound again within this time, in seconds, is the same sound. */
const SOONEST = 0.05;

/** A sound that could not begin within this time, in milliseconds, has lost its meaning. */
const LATEST = 400;

type Sounding = { readonly name: SoundName; readonly out: GainNode; readonly from: number; readonly until: number };

let isEnabled = true;
let isTouched = false;
let volume = 0.8;
let context: AudioContext | null = null;
let hall: Hall | null = null;
let sounding: Sounding[] = [];

/** Turns all sounds on or off. */
export function setEnabled(enabled: boolean): void {
  isEnabled = enabled;
  if (enabled && isTouched) wake();
  if (enabled) return;
  sounding.forEach(hush);
  sounding = [];
}

/** How loud everything is, from 0 to 1. */
export function setVolume(loudness: number): void {
  volume = Math.min(1, Math.max(0, loudness));
  if (context && hall) hall.volume.setTargetAtTime(volume, context.currentTime, 0.02);
}

/** Plays a sound, unless nobody has touched the page as yet: browsers want it so. */
export function play(name: SoundName): void {
  if (!isEnabled || !context) return;
  if (context.state === 'running') return begin(name);
  // The first touch has only just woken it, or the phone had put it to sleep.
  const asked = performance.now();
  context.resume().then(() => {
    if (isEnabled && performance.now() - asked < LATEST) begin(name);
  }, ignore);
}

function begin(name: SoundName): void {
  if (!context || !hall) return;
  const now = context.currentTime;
  sounding = sounding.filter(({ until }) => until > now);
  if (sounding.some((other) => other.name === name && now - other.from < SOONEST)) return;
  if (sounding.length >= MOST) hush(sounding.shift()!);
  const out = new GainNode(context);
  out.connect(hall.stage);
  const until = perform(context, out, SCORES[name], now + 0.01);
  sounding.push({ name, out, from: now, until });
}

/** Fades a sound out; cut off at once it would click. */
function hush({ out }: Sounding): void {
  out.gain.setTargetAtTime(0, out.context.currentTime, 0.03);
}

/** Audio may only begin when a person has done something. */
function wake(): void {
  isTouched = true;
  if (!isEnabled) return;
  try {
    if (!context) {
      context = new AudioContext({ latencyHint: 'interactive' });
      hall = openHall(context);
      hall.volume.value = volume;
    }
    if (context.state !== 'running') context.resume().catch(ignore);
  } catch {
    // No audio device, or one that is blocked: the game goes on in silence.
    context = null;
  }
}

function ignore(): void {}

if (typeof AudioContext !== 'undefined') {
  // Phones count the end of a touch, not its beginning, as something that a person has done.
  for (const gesture of ['pointerup', 'keydown']) {
    addEventListener(gesture, wake, { capture: true, passive: true });
  }
}
