import { describe, expect, it } from 'vitest';
import { limiterCurve } from './hall';
import { INSTRUMENTS, type Instrument } from './instruments';
import { hertz, length, SCORES, type Score, type SoundName } from './score';

const scores = Object.entries(SCORES) as [SoundName, Score][];

describe.each(scores)('the score of %s', (name, score) => {
  it('is short', () => {
    expect(length(score)).toBeGreaterThan(0.04);
    expect(length(score)).toBeLessThan(name === 'fanfare' ? 5 : 2.5);
  });

  it('can be heard', () => {
    for (const [at, , pitch, lasts, gain] of score) {
      expect(at).toBeGreaterThanOrEqual(0);
      expect(lasts).toBeGreaterThan(0.04);
      expect(hertz(pitch)).toBeGreaterThan(60);
      expect(hertz(pitch)).toBeLessThan(6000);
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(1);
    }
  });

  it('leaves every note time to rise', () => {
    for (const [, by, , lasts] of score) {
      const instrument: Instrument = INSTRUMENTS[by];
      if (instrument.type !== 'struck') expect(lasts).toBeGreaterThan(instrument.attack);
    }
  });
});

it('is in tune', () => {
  expect(hertz('A4')).toBe(440);
  expect(hertz('C4')).toBeCloseTo(261.63, 2);
  expect(hertz('Bb3')).toBeCloseTo(233.08, 2);
  expect(hertz(1234)).toBe(1234);
});

it('has instruments that are no louder than their notes', () => {
  for (const instrument of Object.values<Instrument>(INSTRUMENTS)) {
    if (instrument.type !== 'struck') continue;
    const loudest = instrument.overtones.reduce((sum, [, gain]) => sum + gain, 0);
    expect(loudest).toBeLessThanOrEqual(1.0001);
  }
});

it('is limited below what speakers can take', () => {
  const curve = limiterCurve();
  expect(Math.max(...curve)).toBeLessThan(0.95);
  expect(Math.min(...curve)).toBeGreaterThan(-0.95);
  expect(curve.every((value, index) => index === 0 || value > curve[index - 1]!)).toBe(true);
});
