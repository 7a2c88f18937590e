import { describe, expect, it } from 'vitest';
import { auction } from '../../../testing/review';
import { overpaid, pusherOf, shouldHaveGoneOn, sortedBy, verdictOf } from './auctions';

describe('what was paid', () => {
  it.each([
    ['far more than it was worth', auction({}, [5, 1]), 4, 'too-much'],
    ['far less than it was worth', auction({}, [5, 9]), -4, 'too-little'],
    ['a little more', auction({}, [5, 4.2]), 0.8, 'about-right'],
    ['more, as far as anybody can tell', auction({}, [5, 1], 2), 4, 'about-right'],
    ['for what nobody could value', auction({}, [5, null]), null, 'unknown'],
    ['by nobody', auction({ sale: null }), null, 'unknown'],
  ] as const)('is judged: %s', (_, one, over, verdict) => {
    const found = overpaid(one);
    expect(found === null ? null : Math.round(found * 10) / 10).toBe(over);
    expect(verdictOf(one)).toBe(verdict);
  });

  it('was driven up by whoever bid more than it was worth to them', () => {
    expect(pusherOf(auction({}, [1, 5]))?.seat).toBe(0);
    expect(pusherOf(auction({}, [3, 5]))).toBeNull();
    expect(pusherOf(auction({ sale: null }, [1, 5]))).toBeNull();
  });

  it('should have been outbid by whoever had the money and valued it higher', () => {
    expect(shouldHaveGoneOn(auction({}, [9, 5])).map(({ seat }) => seat)).toEqual([0]);
    expect(shouldHaveGoneOn(auction({}, [8, 5]))).toEqual([]);
    const poor = auction({}, [12, 5]);
    expect(shouldHaveGoneOn({ ...poor, bidders: poor.bidders.map((bidder) => ({ ...bidder, purse: 5 })) })).toEqual([]);
  });
});

describe('auctions', () => {
  const all = [
    auction({ seq: 1 }, [5, 5]),
    auction({ seq: 2 }, [5, 9]),
    auction({ seq: 3, sale: null }),
    auction({ seq: 4 }, [5, 1]),
  ];
  it.each([
    ['game', [1, 2, 3, 4]],
    ['over', [4, 1, 2, 3]],
    ['bargain', [2, 1, 4, 3]],
  ] as const)('are sorted by %s', (sort, order) => {
    expect(sortedBy(all, sort).map(({ seq }) => seq)).toEqual(order);
  });
});
