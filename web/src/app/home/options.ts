// A table as somebody wants it, while the form is being filled in; and what the server is
// asked for then.

import type { Absence, ClockRule, Command, NewCompanion, NewTable } from '../../wire/types';
import { USUAL_BOT } from '../shell/bots';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Who is to sit somewhere: nobody as yet, somebody else at this device, or a bot by its name. */
export type Guest = 'open' | 'here' | { readonly bot: string };

/** How long people may think, as choices of the form. */
export type ClockOption =
  | { readonly type: 'none' }
  | { readonly type: 'live'; readonly minutes: number; readonly seconds: number }
  | { readonly type: 'correspondence'; readonly hours: number; readonly vacationDays: number };

export type TableOptions = {
  readonly edition: string | null;
  /** The seats after one's own, clockwise. */
  readonly guests: readonly Guest[];
  /** What those at this device are called, by seat. */
  readonly companions: Readonly<Record<number, string>>;
  readonly isPublic: boolean;
  readonly hasWatchers: boolean;
  readonly clock: ClockOption;
  readonly substitute: string;
  readonly isTakenOverOnTimeout: boolean;
  /** After how many minutes a bot plays for somebody who is gone; null for never. */
  readonly graceMinutes: number | null;
  readonly paceMs: number;
  readonly hasHints: boolean;
  /** Whether the table remembers all payments, and shows what everybody must have. */
  readonly countsPurses: boolean;
  /** Answers that differ from the edition's. */
  readonly switches: Readonly<Record<string, string>>;
};

export const SEATS = [2, 3, 4, 5] as const;
export const LIVE = [
  { minutes: 10, seconds: 5 },
  { minutes: 20, seconds: 10 },
  { minutes: 40, seconds: 15 },
] as const;
export const HOURS = [8, 24, 48, 72, 168] as const;
export const VACATION_DAYS = [0, 3, 7, 14, 30] as const;
export const GRACE_MINUTES = [1, 2, 5, 10, 30] as const;
export const PACES = [{ name: 'quick', ms: 350 }, { name: 'normal', ms: 900 }, { name: 'leisurely', ms: 2_000 }] as const;

export const CLOCKS: Readonly<Record<ClockOption['type'], ClockOption>> = {
  none: { type: 'none' },
  live: { type: 'live', ...LIVE[1] },
  correspondence: { type: 'correspondence', hours: 24, vacationDays: 7 },
};

/** What suits most tables: four seats for friends who come by link, and time to think. */
export const USUAL: TableOptions = {
  edition: null,
  guests: ['open', 'open', 'open'],
  companions: {},
  isPublic: false,
  hasWatchers: true,
  clock: CLOCKS.none,
  substitute: USUAL_BOT,
  isTakenOverOnTimeout: true,
  graceMinutes: null,
  paceMs: PACES[1].ms,
  hasHints: true,
  countsPurses: false,
  switches: {},
};

/** How many seats there are, with one's own. */
export function seatsOf(options: TableOptions): number {
  return options.guests.length + 1;
}

/** The same options with another number of seats: who is invited already stays, and leads if still there. */
export function withSeats(options: TableOptions, seats: number): TableOptions {
  const guests = Array.from({ length: seats - 1 }, (_, place): Guest => options.guests[place] ?? 'open');
  const seated = withGuests(options, guests);
  const { first_lead: lead, ...others } = seated.switches;
  const isThere = lead !== undefined && Number(lead) < seats;
  return isThere ? seated : { ...seated, switches: others };
}

/** Another guest at a seat; seats are counted from 0, and 0 is one's own. */
export function withGuest(options: TableOptions, seat: number, guest: Guest): TableOptions {
  return withGuests(options, options.guests.map((was, place) => (place === seat - 1 ? guest : was)));
}

/**
 * Those who share a device play with open purses unless they want it otherwise: so it need not be
 * handed over for every bid.
 */
const FOR_SHARED = { screens: 'open' } as const;
const isShared = (guests: readonly Guest[]): boolean => guests.includes('here');

function withGuests(options: TableOptions, guests: readonly Guest[]): TableOptions {
  const { switches } = options;
  if (isShared(guests) === isShared(options.guests)) return { ...options, guests };
  if (isShared(guests)) return { ...options, guests, switches: { ...FOR_SHARED, ...switches } };
  const { screens, ...others } = switches;
  return { ...options, guests, switches: screens === FOR_SHARED.screens ? others : switches };
}

/** Another clock. Where clocks run while all look on, nobody waits long for somebody who is gone. */
export function withClock(options: TableOptions, clock: ClockOption): TableOptions {
  if (clock.type === options.clock.type) return { ...options, clock };
  return { ...options, clock, graceMinutes: clock.type === 'live' ? 2 : null };
}

/** Another edition; it has answers of its own to the open questions. */
export function withEdition(options: TableOptions, edition: string): TableOptions {
  return { ...options, edition, switches: isShared(options.guests) ? FOR_SHARED : {} };
}

/** An answer to an open question; the edition's own is not worth mentioning. */
export function withSwitch(
  options: TableOptions,
  usual: Readonly<Record<string, string>>,
  name: string,
  value: string,
): TableOptions {
  const { [name]: _, ...others } = options.switches;
  return { ...options, switches: value === usual[name] ? others : { ...others, [name]: value } };
}

/** How many seats stay open for people who come by link. */
export function nOpen(options: TableOptions): number {
  return options.guests.filter((guest) => guest === 'open').length;
}

/** The table that the server is asked for. Guests come afterwards, each to their own seat. */
export function newTable(options: TableOptions): NewTable {
  const table: NewTable = {
    seats: seatsOf(options),
    switches: { ...options.switches },
    is_public: options.isPublic,
    watchers: options.hasWatchers,
    clock: clockRule(options.clock),
    absence: absence(options),
    pace_ms: options.paceMs,
    has_hints: options.hasHints,
    counts_purses: options.countsPurses,
    bots: [],
  };
  return options.edition === null ? table : { ...table, edition: options.edition };
}

/** Somebody else at this device sits down. */
export type Bring = { readonly type: 'bring'; readonly companion: Omit<NewCompanion, 'id'> };

/** What is to be done at the new table: its guests sit down, and if all are there it begins. */
export function afterwards(options: TableOptions, nonce: string): readonly (Command | Bring)[] {
  const seated = options.guests.flatMap((guest, place): (Command | Bring)[] => {
    if (guest === 'open') return [];
    const seat = place + 1;
    if (guest !== 'here') return [{ type: 'seat_bot', seat, bot: guest.bot }];
    const name = options.companions[seat]?.trim() ?? '';
    return [{ type: 'bring', companion: { seat, nonce, ...(name === '' ? {} : { name }) } }];
  });
  const own: Command = { type: 'sit', seat: 0, nonce };
  return nOpen(options) === 0 ? [own, ...seated, { type: 'start' }] : [own, ...seated];
}

function clockRule(clock: ClockOption): ClockRule {
  switch (clock.type) {
    case 'none':
      return { type: 'none' };
    case 'live':
      return {
        type: 'live',
        bank_ms: clock.minutes * MINUTE_MS,
        increment_ms: clock.seconds * SECOND_MS,
      };
    case 'correspondence':
      return {
        type: 'correspondence',
        decision_ms: clock.hours * HOUR_MS,
        vacation_ms: clock.vacationDays * DAY_MS,
      };
  }
}

function absence(options: TableOptions): Absence {
  return {
    substitute: options.substitute,
    on_timeout: options.isTakenOverOnTimeout,
    grace_ms: options.graceMinutes === null ? null : options.graceMinutes * MINUTE_MS,
  };
}
