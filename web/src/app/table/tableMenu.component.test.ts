import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { EDITION } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import type { TableClient } from '../../lib/table.svelte';
import type { Pending, TableView } from '../../wire/types';
import TableMenu from './TableMenu.svelte';

beforeAll(async () => {
  await speakEnglish(EDITION);
  // What it fetches when it is opened.
  await import('./MenuDialog.svelte');
});

const sitter = { type: 'person', person: 'x' };
const PAUSE: Pending = { motion: { type: 'pause' }, agreed: [0] } as unknown as Pending;

/** The menu of whoever has these seats, opened; `asker` is whoever has asked for a pause. */
async function open(asker: number | null, { seats = [0], agreed = [] as readonly number[] } = {}) {
  const command = vi.fn(() => Promise.resolve({ ok: true, value: null }));
  const table = {
    stage: 'running', motion: asker === null ? null : { ...PAUSE, agreed: [asker, ...agreed] },
    chairs: [0, 1, 2].map(() => ({ sitter, away: null, vacation_ms: null, is_on_vacation: false })),
  } as unknown as TableView;
  const entries = asker === null ? [] : [{ deed: { type: 'proposed', seat: asker, motion: PAUSE.motion } }];
  const client = {
    game: 'game', seats, me: seats[0], names: ['Ada', 'Bo', 'Cy'], entries, isAlone: false, context: { box: null, names: [] }, command,
  } as unknown as TableClient;
  render(TableMenu, { client, table });
  await fireEvent.click(screen.getByRole('button', { name: 'Table menu' }));
  return { command, menu: within(await screen.findByRole('dialog')) };
}

const ASKING = ['Pause', 'Call off the game'];
const names = (menu: { getAllByRole: (role: string) => HTMLElement[] }): readonly string[] =>
  menu.getAllByRole('button').map((one) => one.textContent.trim());

describe('the menu of a table', () => {
  it('lets one ask the others', async () => {
    const { menu } = await open(null);
    expect(names(menu)).toEqual(expect.arrayContaining(ASKING));
  });

  it('asks for nothing else while they are asked, and lets whoever has asked withdraw', async () => {
    const { menu, command } = await open(0);
    for (const asking of ASKING) expect(names(menu)).not.toContain(asking);
    await fireEvent.click(menu.getByRole('button', { name: 'Withdraw' }));
    expect(command).toHaveBeenCalledWith({ type: 'vote', seat: 0, is_yes: false });
  });

  it('withdraws for the seat that has asked, where several share a device', async () => {
    const { menu, command } = await open(1, { seats: [0, 1], agreed: [0] });
    await fireEvent.click(menu.getByRole('button', { name: 'Withdraw' }));
    expect(command).toHaveBeenCalledWith({ type: 'vote', seat: 1, is_yes: false });
  });

  it('lets whoever has agreed think better of it, so that something else can be asked', async () => {
    const { menu, command } = await open(1, { agreed: [0] });
    await fireEvent.click(menu.getByRole('button', { name: 'No, thanks' }));
    expect(command).toHaveBeenCalledWith({ type: 'vote', seat: 0, is_yes: false });
  });

  it('lets whoever is asked answer', async () => {
    const { menu, command } = await open(1);
    for (const asking of ASKING) expect(names(menu)).not.toContain(asking);
    await fireEvent.click(menu.getByRole('button', { name: 'I agree' }));
    expect(command).toHaveBeenCalledWith({ type: 'vote', seat: 0, is_yes: true });
  });
});
