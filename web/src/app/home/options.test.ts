import { describe, expect, it } from 'vitest';
import {
  CLOCKS, USUAL, afterwards, nOpen, newTable, withClock, withEdition, withGuest, withSeats, withSwitch,
} from './options';

const nonce = 'chance';

describe('a options for a table', () => {
  it('is usually a table of four, by link, without a clock', () => {
    expect(newTable(USUAL)).toEqual({
      seats: 4,
      switches: {},
      is_public: false,
      watchers: true,
      clock: { type: 'none' },
      absence: { substitute: 'medium', on_timeout: true, grace_ms: null },
      pace_ms: 900,
      has_hints: true,
      counts_purses: false,
      bots: [],
    });
    expect(afterwards(USUAL, nonce)).toEqual([{ type: 'sit', seat: 0, nonce: 'chance' }]);
  });

  it('seats each guest where the form says', () => {
    const options = withGuest(withGuest(USUAL, 2, 'here'), 3, { bot: 'hard' });
    expect(nOpen(options)).toBe(1);
    expect(afterwards(options, nonce)).toEqual([
      { type: 'sit', seat: 0, nonce: 'chance' },
      { type: 'bring', companion: { seat: 2, nonce: 'chance' } },
      { type: 'seat_bot', seat: 3, bot: 'hard' },
    ]);
  });

  it('opens the purses of those who share a device, and names them', () => {
    const shared = { ...withGuest(USUAL, 2, 'here'), companions: { 2: ' Ben ', 3: 'Cleo' } };
    expect(newTable(shared).switches).toEqual({ screens: 'open' });
    expect(afterwards(shared, nonce).slice(1)).toEqual([{ type: 'bring', companion: { seat: 2, name: 'Ben', nonce } }]);
    expect(newTable(withGuest(shared, 2, 'open')).switches).toEqual({});
    expect(newTable(withEdition(shared, 'another')).switches).toEqual({ screens: 'open' });
    expect(newTable(withSeats(shared, 2)).switches).toEqual({});
    expect(newTable(withSeats(shared, 5)).switches).toEqual({ screens: 'open' });
  });

  it('starts at once if nobody is missing', () => {
    const options = withGuest(withSeats(USUAL, 2), 1, { bot: 'easy' });
    expect(afterwards(options, nonce).at(-1)).toEqual({ type: 'start' });
  });

  it('keeps its guests while seats come and go', () => {
    const options = withGuest(USUAL, 1, 'here');
    expect(withSeats(options, 5).guests).toEqual(['here', 'open', 'open', 'open']);
    expect(withSeats(options, 2).guests).toEqual(['here']);
  });

  it('has nobody lead who is not there any more', () => {
    const options = withSwitch(USUAL, { first_lead: 'random' }, 'first_lead', '2');
    expect(withSeats(options, 3).switches).toEqual({ first_lead: '2' });
    expect(withSeats(options, 2).switches).toEqual({});
  });

  it('counts clocks in milliseconds', () => {
    const live = withClock(USUAL, { type: 'live', minutes: 10, seconds: 5 });
    expect(newTable(live).clock).toEqual({ type: 'live', bank_ms: 600_000, increment_ms: 5_000 });
    const letters = withClock(USUAL, { type: 'correspondence', hours: 24, vacationDays: 7 });
    expect(newTable(letters).clock).toEqual({
      type: 'correspondence',
      decision_ms: 86_400_000,
      vacation_ms: 604_800_000,
    });
  });

  it('waits two minutes for somebody who leaves a live table, and for ever elsewhere', () => {
    const live = withClock(USUAL, CLOCKS.live);
    expect(newTable(live).absence?.grace_ms).toBe(120_000);
    expect(newTable(withClock(live, CLOCKS.correspondence)).absence?.grace_ms).toBeNull();
  });

  it('keeps a grace that was chosen while only the time changes', () => {
    const live = { ...withClock(USUAL, CLOCKS.live), graceMinutes: 10 };
    const slower = withClock(live, { type: 'live', minutes: 40, seconds: 15 });
    expect(slower.graceMinutes).toBe(10);
  });

  it('mentions only what differs from the edition', () => {
    const usual = { legends: 'face_up', screens: 'screened' };
    const open = withSwitch(withEdition(USUAL, 'some-edition'), usual, 'screens', 'open');
    expect(newTable(open)).toMatchObject({ edition: 'some-edition', switches: { screens: 'open' } });
    expect(newTable(withSwitch(open, usual, 'screens', 'screened')).switches).toEqual({});
    expect(newTable(withEdition(open, 'another')).switches).toEqual({});
  });
});
