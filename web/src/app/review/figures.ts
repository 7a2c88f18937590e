// Figures as the language writes them.

import { lang, t } from '../../lib/texts.svelte';

/** A number with so many digits after the point. */
export function figure(value: number, digits = 1): string {
  return written(value, digits, 'negative');
}

/** A number with its sign, which nothing has. */
export function signed(value: number, digits = 1): string {
  return written(value, digits, 'exceptZero');
}

function written(value: number, digits: number, signDisplay: 'negative' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(lang(), { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
  // A minus is as wide as a plus.
  return format.format(value).replace('-', '\u2212');
}

/** A share of one, in whole percent. */
export function percent(share: number): string {
  return t('review-percent', { percent: Math.round(share * 100) });
}
