// How long ago something was, in the largest unit that fits.

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** “3 hours ago”; less than a minute is “now”, also when clocks disagree a little. */
export function ago(at: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const past = Math.max(0, now - at);
  const found = UNITS.find(([, ms]) => past >= ms);
  if (!found) return format.format(0, 'second');
  const [unit, ms] = found;
  return format.format(-Math.floor(past / ms), unit);
}
