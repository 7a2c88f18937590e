// The auctions of a review: what was paid, what it was worth, and who should have done otherwise.

import type { ReviewBidder, ReviewAuction } from '../../wire/types';

/** So many standard errors make a finding certain. */
const CERTAIN = 3;
/** Less than that nobody minds. */
const MINDED = 1;

export const SORTS = ['game', 'over', 'bargain'] as const;
export type Sort = (typeof SORTS)[number];

/** The winner's place at an auction; nobody's if nobody wanted the lot. */
export function winnerOf({ sale, bidders }: ReviewAuction): ReviewBidder | null {
  return (sale && bidders.find(({ seat }) => seat === sale.seat)) ?? null;
}

/** How much more was paid than the lot was worth to its winner; negative for a bargain. Null where nobody knows. */
export function overpaid(auction: ReviewAuction): number | null {
  const worth = winnerOf(auction)?.worth ?? null;
  return auction.sale === null || worth === null ? null : auction.sale.price - worth;
}

export type Verdict = 'too-much' | 'too-little' | 'about-right' | 'unknown';

/** What is to be said of a price, as far as the figures carry. */
export function verdictOf(auction: ReviewAuction): Verdict {
  const over = overpaid(auction);
  if (over === null) return 'unknown';
  const doubt = Math.max(MINDED, CERTAIN * (winnerOf(auction)?.error ?? 0));
  if (Math.abs(over) <= doubt) return 'about-right';
  return over > 0 ? 'too-much' : 'too-little';
}

/** Whoever drove the price up with a bid that the lot was not worth to them. */
export function pusherOf({ sale, bidders }: ReviewAuction): ReviewBidder | null {
  const rival = bidders.find(({ seat }) => seat === sale?.runner_up);
  if (!rival || rival.bid === null || rival.worth === null) return null;
  return rival.bid - rival.worth > MINDED + CERTAIN * rival.error ? rival : null;
}

/** Those to whom the lot was worth more than one more than its price, beyond doubt, and who had the money. */
export function shouldHaveGoneOn({ sale, bidders }: ReviewAuction): readonly ReviewBidder[] {
  if (sale === null) return [];
  const next = sale.price + 1;
  return bidders.filter(
    ({ seat, purse, worth, error }) =>
      seat !== sale.seat && purse >= next && worth !== null && worth - next > MINDED + CERTAIN * error,
  );
}

/** Auctions in an order; those of which nothing is known come last. */
export function sortedBy(auctions: readonly ReviewAuction[], sort: Sort): readonly ReviewAuction[] {
  if (sort === 'game') return auctions.toSorted((a, b) => a.seq - b.seq);
  const sign = sort === 'over' ? -1 : 1;
  const key = (auction: ReviewAuction): number => sign * (overpaid(auction) ?? sign * Infinity);
  return auctions.toSorted((a, b) => compare(key(a), key(b)) || a.seq - b.seq);
}

/** Two that are as far as can be are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
