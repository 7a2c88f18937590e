// The curve by keyboard, and the auctions in every order.

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { auction, decision, reviewModel } from '../../../testing/review';
import { EDITION } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import Auctions from './Auctions.svelte';
import Curves from './Curves.svelte';
import Decisions from './Decisions.svelte';

beforeAll(() => speakEnglish(EDITION));

describe('the curve', () => {
  const said = (): string => screen.getByRole('slider').getAttribute('aria-valuetext')!;
  const press = (key: string): Promise<boolean> => fireEvent.keyDown(screen.getByRole('slider'), { key });

  it('is walked along by keys, and says where it is', async () => {
    render(Curves, { model: reviewModel(), measure: 'win', at: 5 });
    expect(said()).toContain('Ada: 100 %, Ben: 0 %');
    await press('ArrowLeft');
    expect(said()).toMatch(/^Quarter 2 · .*, Ada: 70 %, Ben: 30 %$/);
    await press('PageUp');
    expect(said()).toMatch(/^Quarter 1 · .*, Ada: 60 %, Ben: 40 %$/);
    await press('Home');
    expect(said()).toBe('Set-up, Ada: 50 %, Ben: 50 %');
  });

  it('opens the replay at its moment', async () => {
    render(Curves, { model: reviewModel(), measure: 'win', at: 3 });
    await press('Enter');
    expect(location.hash).toBe('#replay/game/3');
    expect(screen.getByRole('link', { name: 'Replay from here' }).getAttribute('href')).toBe('#replay/game/3');
  });

  it('shows expected points instead, and goes to what turned the game', async () => {
    render(Curves, { model: reviewModel(), measure: 'win', at: 0 });
    await fireEvent.click(screen.getByRole('radio', { name: 'Expected points' }));
    expect(said()).toContain('Ada: 50.0, Ben: 50.0');
    await fireEvent.click(screen.getByRole('button', { name: /Ada gains, Ben loses/ }));
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('3');
  });
});

describe('the auctions', () => {
  const rows = (): readonly string[] =>
    within(screen.getByRole('list', { name: 'Auctions' }))
      .getAllByRole('listitem')
      .map((row) => row.querySelector('.verdict')?.textContent?.trim() ?? '');

  it('come in the order that somebody chooses', async () => {
    const auctions = [auction({ seq: 1 }, [5, 9]), auction({ seq: 2 }, [5, 1]), auction({ seq: 3 })];
    render(Auctions, { model: reviewModel({ auctions }) });
    expect(rows()).toEqual(['a bargain by 4.0', '4.0 too much', 'about right']);
    await fireEvent.click(screen.getByRole('radio', { name: 'Most overpaid' }));
    expect(rows()).toEqual(['4.0 too much', 'about right', 'a bargain by 4.0']);
    await fireEvent.click(screen.getByRole('radio', { name: 'Best bargain' }));
    expect(rows()).toEqual(['a bargain by 4.0', 'about right', '4.0 too much']);
  });
});

describe('the decisions', () => {
  it('are those of one seat and mistakes at first, and all if somebody wants', async () => {
    const decisions = [decision(), decision({ seq: 3, seat: 1, loss: 7 }), decision({ seq: 4, loss: 0.3, is_mistake: false })];
    render(Decisions, { model: reviewModel({ decisions }) });
    const losses = (): readonly (string | undefined)[] =>
      within(screen.getByRole('list', { name: 'The costliest decisions' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('b.num')?.textContent);
    expect(losses()).toEqual(['−4.0 ± 0.5']);
    await fireEvent.click(screen.getByRole('checkbox', { name: 'Mistakes only' }));
    expect(losses()).toEqual(['−4.0 ± 0.5', '−0.3 ± 0.5']);
    await fireEvent.click(screen.getByRole('radio', { name: 'All' }));
    expect(losses()).toEqual(['−7.0 ± 0.5', '−4.0 ± 0.5', '−0.3 ± 0.5']);
  });
});
