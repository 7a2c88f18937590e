// Who shows what, whether one follows, and who may show something.

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Me, Spot } from '../../wire/types';
import { speakEnglish } from '../../../testing/texts';
import { EDITION } from '../../../testing/table';
import { setMe } from '../../lib/me.svelte';
import { Together } from '../../lib/together.svelte';
import LookTogether from './LookTogether.svelte';
import TogetherBar from './TogetherBar.svelte';

beforeAll(() => speakEnglish(EDITION));
beforeEach(() => setMe({ person: 'p', name: 'Ada' } as Me));

const spot: Spot = { part: 'auctions', entry: 40 };
const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

function shownBy(name: string | null): Together {
  const together = new Together('game');
  together.showing = { person: 'ben', name, spot };
  return together;
}

describe('the bar', () => {
  it('is not there while nobody shows anything', () => {
    const { container } = render(TogetherBar, { together: new Together('game'), nameOf: () => null });
    expect(container.textContent).toBe('');
  });

  it('says who shows what, and lets one follow and stop', async () => {
    const together = shownBy('Ben');
    render(TogetherBar, { together, nameOf: () => 'number 12' });
    expect(screen.getByRole('status').textContent?.trim()).toBe('Ben shows: auctions, number 12');
    await fireEvent.click(button('Follow')!);
    expect(together.target).toEqual(spot);
    await fireEvent.click(button('Stop following')!);
    expect(together.target).toBeNull();
  });

  it('lets those follow whom nobody knows, but not take over', () => {
    setMe(null);
    render(TogetherBar, { together: shownBy(null), nameOf: () => null });
    expect(screen.getByRole('status').textContent?.trim()).toBe('Somebody shows: auctions');
    expect(button('Follow')).not.toBeNull();
    expect(button('Take over')).toBeNull();
  });

  it('ends what one shows', async () => {
    const together = new Together('game');
    together.isShowing = true;
    const { container } = render(TogetherBar, { together, nameOf: () => null });
    await fireEvent.click(button('Stop showing')!);
    expect([together.isShowing, container.textContent]).toEqual([false, '']);
  });
});

describe('the button', () => {
  it('is for somebody, while nobody else shows anything', () => {
    const { unmount } = render(LookTogether, { together: new Together('game') });
    expect(button('Look together')).not.toBeNull();
    unmount();
    render(LookTogether, { together: shownBy('Ben') });
    expect(button('Look together')).toBeNull();
    setMe(null);
    render(LookTogether, { together: new Together('game') });
    expect(button('Look together')).toBeNull();
  });
});
