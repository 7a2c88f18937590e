import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EDITION, modelWhere } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import BidBar from './BidBar.svelte';

const model = modelWhere(({ legal }) => legal.type === 'auction');
const purse = model.view.boards[0]!.purse!;

beforeAll(() => speakEnglish(EDITION));

function show(floor: number, ceiling: number, isBusy = false) {
  const onBid = vi.fn();
  const onPass = vi.fn();
  const props = { model, floor, ceiling, isBusy, onBid, onPass };
  const { rerender } = render(BidBar, props);
  return { onBid, onPass, rerender, props };
}

const field = (): HTMLInputElement => screen.getByRole('spinbutton');
const press = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string): Promise<boolean> => fireEvent.input(field(), { target: { value } });
const submit = (): Promise<boolean> => fireEvent.submit(field().form!);

describe('the bar of a bidder', () => {
  it('bids the least and one more at a press, and passes', async () => {
    const { onBid, onPass } = show(5, 12);
    await press('Bid 5');
    await press('Bid 6');
    await press('Pass');
    expect(onBid.mock.calls).toEqual([[5], [6]]);
    expect(onPass).toHaveBeenCalledOnce();
  });

  it('says what is left by the button that stands out, or by the one that is pointed at', async () => {
    show(5, 12);
    const leaves = (amount: number): HTMLElement => screen.getByText(new RegExp(`Winning at ${amount}\\b.*\\b${purse - amount}\\b`));
    leaves(5);
    const more = screen.getByRole('button', { name: 'Bid 6' });
    await fireEvent.pointerEnter(more);
    leaves(6);
    await fireEvent.pointerLeave(more);
    leaves(5);
  });

  it('says what the server says is left, and where the price would go', async () => {
    const { props, rerender } = show(5, 12);
    const facts = { seat: 0, chips: [], lots: [], prices: [{ price: 5, rest: purse - 4, share: 1, middle: 2 }] };
    await rerender({ ...props, model: { ...model, facts } });
    screen.getByText(new RegExp(`Winning at 5\\b.*\\b${purse - 4}\\b`));
    screen.getByText('The others: +1 each. In the middle: 2.');
  });

  it('bids what is typed, and says what that leaves', async () => {
    const { onBid } = show(5, 12);
    expect(field().valueAsNumber).toBe(7);
    await type('9');
    screen.getByText(new RegExp(`\\b9\\b.*\\b${purse - 9}\\b`));
    await submit();
    expect(onBid.mock.calls).toEqual([[9]]);
  });

  it.each(['13', '4', '7.5', ''])('does not send %o, which is no bid', async (typed) => {
    const { onBid } = show(5, 12);
    await type(typed);
    await submit();
    expect(onBid).not.toHaveBeenCalled();
  });

  it('steps between the least and the most', async () => {
    show(5, 8);
    await press('One more');
    expect(screen.getByRole('button', { name: 'One more' })).toHaveProperty('disabled', true);
    for (let n = 8; n > 5; n--) await press('One less');
    expect(field().valueAsNumber).toBe(5);
    expect(screen.getByRole('button', { name: 'One less' })).toHaveProperty('disabled', true);
  });

  it('begins above the buttons again when the price has risen', async () => {
    const { rerender, props } = show(5, 12);
    await type('11');
    await rerender({ ...props, floor: 8 });
    expect(field().valueAsNumber).toBe(10);
  });

  it('offers no amount that cannot be paid', () => {
    show(12, 12);
    expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(['Pass', 'Bid 12']);
  });

  it('lets whoever has too little only pass', () => {
    show(purse + 1, purse);
    expect(screen.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(['Pass']);
    screen.getByText(new RegExp(`${purse}`));
  });

  it('waits for the answer before anything else is sent', async () => {
    const { onBid } = show(5, 12, true);
    for (const name of ['Pass', 'Bid 5', 'Bid 6', 'Bid 7']) {
      expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
    }
    await submit();
    expect(onBid).not.toHaveBeenCalled();
  });
});
