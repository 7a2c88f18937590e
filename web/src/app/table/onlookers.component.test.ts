import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EDITION } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import type { TableClient } from '../../lib/table.svelte';
import Onlookers from './Onlookers.svelte';

beforeAll(() => speakEnglish(EDITION));

const said = { chat: 1, person: 'bo', name: 'Bo', at: 0, text: 'Psst' };

function show(isFree: boolean, aside: readonly typeof said[] | null) {
  const overhear = vi.fn(() => Promise.resolve({ ok: true }));
  const client = {
    you: 'ada', table: { owner: 'ada', chairs: [] }, chat: [], aside, hushed: { muted: [], blocked: [] },
    watchers: [{ person: 'bo', name: 'Bo' }], nWatchers: 3, context: { box: null, names: [] }, overhear,
    nameOf: (_: string, name: string) => name,
  } as unknown as TableClient;
  render(Onlookers, { client, isFree });
  return { overhear };
}

describe('those who look on', () => {
  it('are listed by name, and the others counted', () => {
    show(true, []);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Bo', '2 others']);
    screen.getByText('3 people are watching');
  });

  it('are not heard by whoever plays, unless they ask', async () => {
    const { overhear } = show(false, null);
    expect(screen.queryByText('Psst')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Read it anyway' }));
    expect(overhear).toHaveBeenCalledOnce();
  });

  it('say what they like, which whoever plays can only read', () => {
    show(false, [said]);
    screen.getByText('Psst');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('have a line of their own', () => {
    show(true, [said]);
    screen.getByRole('textbox', { name: 'Say something' });
  });
});
