import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundName } from './sound';

/** The module anew, as a page that was just opened has it. */
async function opened() {
  vi.resetModules();
  return import('./sound');
}

afterEach(() => vi.unstubAllGlobals());

it('does nothing where there is no audio', async () => {
  const { play, setEnabled, setVolume } = await opened();
  setVolume(0.5);
  play('turn');
  setEnabled(false);
  play('fanfare');
});

describe('in a browser', () => {
  /** Stands for every node: counts how many of them begin to sound. */
  let nStarted = 0;
  let hushed = 0;
  let gestures: Record<string, () => void> = {};
  let nContexts = 0;
  let now = 0;
  let isBlocked = false;

  class Param {
    value = 0;
    setValueAtTime() {}
    linearRampToValueAtTime() {}
    exponentialRampToValueAtTime() {}
    setTargetAtTime(value: number) {
      if (value === 0) hushed++;
    }
  }
  class Node {
    gain = new Param();
    frequency = new Param();
    constructor(readonly context: unknown) {}
    connect<Other>(other: Other): Other {
      return other;
    }
    start() {
      nStarted++;
    }
    stop() {}
  }

  beforeEach(() => {
    [nStarted, hushed, nContexts, now, isBlocked, gestures] = [0, 0, 0, 0, false, {}];
    vi.stubGlobal('AudioContext', class {
      state = 'running';
      sampleRate = 1000;
      constructor() {
        if (isBlocked) throw new Error('no device');
        nContexts++;
      }
      get currentTime() {
        return now;
      }
    });
    vi.stubGlobal('AudioBuffer', class {
      getChannelData = () => new Float32Array(10);
    });
    for (const name of [
      'GainNode', 'OscillatorNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'DynamicsCompressorNode',
      'WaveShaperNode', 'ConvolverNode',
    ]) vi.stubGlobal(name, Node);
    vi.stubGlobal('addEventListener', (name: string, then: () => void) => (gestures[name] = then));
  });

  it('is silent until somebody touches the page', async () => {
    const { play } = await opened();
    play('turn');
    expect([nContexts, nStarted]).toEqual([0, 0]);
    gestures['pointerup']!();
    gestures['keydown']!();
    play('tick');
    expect(nContexts).toBe(1);
    expect(nStarted).toBeGreaterThan(0);
  });

  it('is silent when it is not wanted, and asks for no audio then', async () => {
    const { play, setEnabled } = await opened();
    setEnabled(false);
    gestures['keydown']!();
    play('turn');
    expect([nContexts, nStarted]).toEqual([0, 0]);
    // Whoever turns it on has touched the page with that.
    setEnabled(true);
    play('turn');
    expect(nContexts).toBe(1);
    expect(nStarted).toBeGreaterThan(0);
  });

  it('is silent where audio is blocked', async () => {
    isBlocked = true;
    const { play } = await opened();
    gestures['keydown']!();
    play('turn');
    expect(nStarted).toBe(0);
  });

  it('plays the same sound once, and only so many at once', async () => {
    const { play } = await opened();
    gestures['keydown']!();
    play('tick');
    const once = nStarted;
    play('tick');
    expect(nStarted).toBe(once);
    const names: SoundName[] = ['turn', 'premiere', 'award', 'fanfare', 'quarter', 'party', 'coins'];
    names.forEach(play);
    expect(hushed).toBe(2);
    // When all have ended there is room again.
    now = 10;
    play('chat');
    expect(hushed).toBe(2);
  });
});
