// Orders in words.

import type { Instruction } from '../../wire/types';
import { t } from '../../lib/texts.svelte';

/** What an order that was given says. */
export function orderWords(wish: Instruction): string {
  switch (wish.type) {
    case 'bid_up_to':
      return t('order-kept-bid', { limit: wish.limit, above: wish.above });
    case 'pass':
      return t('order-kept-pass');
    case 'watch': {
      const [first] = wish.wake;
      return first?.type === 'price_reaches' ? t('order-kept-watch', { amount: first.amount }) : t('order-kept-other');
    }
    case 'pick':
      return t('order-kept-other');
  }
}
