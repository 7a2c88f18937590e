// Where everything is played: a small cinema with a soft echo, and a limiter at the door, so that
// nothing clips however many sounds meet.

/** How long the echo lasts, and how loud it is beside the sound itself. */
const ECHO_LASTS = 0.7;
const ECHO_GAIN = 0.22;

/** Up to here the limiter leaves everything as it is; it ends just below what speakers can take. */
const KNEE = 0.6;
const CEILING = 0.95;

export type Hall = { readonly stage: AudioNode; readonly volume: AudioParam };

export function openHall(context: BaseAudioContext): Hall {
  const stage = new GainNode(context);
  const leveller = new DynamicsCompressorNode(context, {
    threshold: -14, knee: 12, ratio: 6, attack: 0.003, release: 0.18,
  });
  // The leveller makes up for what it takes away; this takes that back.
  const trim = new GainNode(context, { gain: 0.6 });
  const limiter = new WaveShaperNode(context, { curve: limiterCurve() });
  const volume = new GainNode(context);
  const echo = new ConvolverNode(context, { buffer: echoOf(context) });
  stage.connect(leveller);
  stage.connect(echo).connect(new GainNode(context, { gain: ECHO_GAIN })).connect(leveller);
  leveller.connect(trim).connect(limiter).connect(volume).connect(context.destination);
  return { stage, volume: volume.gain };
}

/** What comes back from the walls: noise that dies away, and its treble first. */
function echoOf(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = new AudioBuffer({ numberOfChannels: 2, length: Math.ceil(rate * ECHO_LASTS), sampleRate: rate });
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let smooth = 0;
    samples.forEach((_, index) => {
      const progress = index / samples.length;
      const dullness = 0.6 + 0.35 * progress;
      smooth = dullness * smooth + (1 - dullness) * (Math.random() * 2 - 1);
      samples[index] = smooth * (1 - progress) ** 4;
    });
  }
  return buffer;
}

/** Straight up to the knee, then bending towards the ceiling without ever passing it. */
export function limiterCurve(): Float32Array<ArrayBuffer> {
  const nPoints = 1025;
  return Float32Array.from({ length: nPoints }, (_, index) => {
    const x = (2 * index) / (nPoints - 1) - 1;
    const loud = Math.abs(x);
    if (loud <= KNEE) return x;
    const room = CEILING - KNEE;
    return Math.sign(x) * (KNEE + room * Math.tanh((loud - KNEE) / room));
  });
}
