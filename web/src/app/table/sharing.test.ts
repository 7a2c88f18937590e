import { describe, expect, it } from 'vitest';
import { isCovered, isLeftOpen, turnsTo, type Device } from './sharing';

/** Two people share a device; it is the turn of the first, who has said so. */
const FIRST: Device = { seats: [0, 2], due: 0, shown: 0, taker: 0, isScreened: true };

describe('a device that several people share', () => {
  it('shows a hand to whoever has said that it is theirs', () => {
    expect(isLeftOpen(FIRST)).toBe(false);
    expect(isCovered(FIRST)).toBe(false);
  });

  it('is covered until the next one says that it is them', () => {
    expect(isCovered({ ...FIRST, due: 2 })).toBe(true);
    expect(isCovered({ ...FIRST, due: 2, shown: null, taker: null })).toBe(true);
    // What the first one saw is still there until the server has answered.
    expect(isCovered({ ...FIRST, due: 2, taker: 2 })).toBe(true);
    expect(isCovered({ ...FIRST, due: 2, shown: 2, taker: 2 })).toBe(false);
  });

  it('keeps nobody’s hand open while others play', () => {
    expect(isLeftOpen({ ...FIRST, due: null })).toBe(true);
    expect(isCovered({ ...FIRST, due: null, shown: null })).toBe(false);
  });

  it('asks whoever comes back to the page who they are', () => {
    expect(isLeftOpen({ ...FIRST, taker: null })).toBe(true);
  });

  it('hides nothing where all purses lie open, and turns to whoever comes next', () => {
    const open = { ...FIRST, isScreened: false };
    expect(isLeftOpen({ ...open, due: null })).toBe(false);
    expect(isCovered({ ...open, due: 2 })).toBe(false);
    expect(isCovered({ ...open, due: 2, shown: null, taker: null })).toBe(false);
    expect(turnsTo({ ...open, due: 2 })).toBe(2);
    expect(turnsTo({ ...open, due: 2, shown: null })).toBe(2);
    expect(turnsTo({ ...open, due: 2, shown: 2 })).toBeNull();
    // Whoever was shown last stays while others play.
    expect(turnsTo({ ...open, due: null })).toBeNull();
  });

  it('is never covered for one person alone', () => {
    const alone = { ...FIRST, seats: [0], taker: null };
    expect(isCovered(alone)).toBe(false);
    expect(isCovered({ ...alone, due: null })).toBe(false);
    expect(turnsTo({ ...alone, shown: null })).toBeNull();
  });
});
