import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EDITION, modelWhere } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import type { Sale } from '../model';
import Sold from './Sold.svelte';

const model = modelWhere(({ phase }) => phase.type === 'auction');
const withSales = (...sales: readonly (readonly [number, Sale])[]) => ({ model: { ...model, sales: new Map(sales) } });
const FIRST = [1, { seat: 2, price: 11, share: 3 }] as const;
const SECOND = [2, { seat: 1, price: 4, share: 0 }] as const;
const A_WHILE_MS = 1_000;

beforeAll(() => speakEnglish(EDITION));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the gavel', () => {
  it('says who has bought it and for how much, for a moment', async () => {
    const { rerender } = render(Sold, withSales());
    await rerender(withSales(FIRST));
    screen.getByText('Sold! Player 3, 11');
    screen.getByText('+3 for each of the others');
    await rerender(withSales(FIRST, SECOND));
    screen.getByText('Sold! Player 2, 4');
    await vi.advanceTimersByTimeAsync(A_WHILE_MS);
    expect(screen.queryByText(/^Sold/)).toBeNull();
  });

  it.each([
    ['what was sold before one came', [FIRST], [FIRST]],
    ['several at once, as in a leap through a replay', [], [FIRST, SECOND]],
    ['a quarter that begins', [FIRST, SECOND], []],
  ])('does not fall for %s', async (_, before, after) => {
    const { rerender } = render(Sold, withSales(...before));
    await rerender(withSales(...after));
    expect(screen.queryByText(/^Sold/)).toBeNull();
  });
});
