// Bringing a file: chosen or dropped, what is said meanwhile, where it leads, and what is refused.

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Made, Me } from '../../wire/types';
import { EDITION } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { setMe } from '../../lib/me.svelte';
import { api } from '../../wire/api';
import { done, refused, type Result } from '../../wire/result';
import BringScreen from './BringScreen.svelte';

beforeAll(() => speakEnglish(EDITION));

const bring = vi.spyOn(api, 'bring');

beforeEach(() => {
  location.hash = '#bring';
  setMe({ person: 'p', name: 'Ada' } as Me);
  bring.mockReset().mockResolvedValue(done({ game: 'kept' }));
  render(BringScreen);
});

const record = (name = 'game.jsonl', size = 1): File => new File(['x'.repeat(size)], name);

async function choose(...files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  await fireEvent.change(input);
}

describe('a file', () => {
  it('is chosen with a button, and leads to its review', async () => {
    const opened = vi.spyOn(HTMLInputElement.prototype, 'click').mockReturnValue();
    await fireEvent.click(screen.getByRole('button', { name: 'Choose a record' }));
    expect(opened).toHaveBeenCalledOnce();
    const file = record();
    await choose(file);
    await expect.poll(() => location.hash).toBe('#review/kept');
    expect(bring).toHaveBeenCalledExactlyOnceWith(file);
  });

  it('is dropped anywhere', async () => {
    const event = new Event('drop', { cancelable: true });
    Object.assign(event, { dataTransfer: { files: [record()] } });
    await fireEvent(window, event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(() => location.hash).toBe('#review/kept');
  });

  it('is the only one while it is checked', async () => {
    let answer: (result: Result<Made>) => void = () => undefined;
    bring.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await choose(record());
    await expect.poll(() => screen.getByRole('status').textContent).toContain('Checking game.jsonl');
    expect(screen.getByRole('button', { name: 'Choose a record' }).getAttribute('aria-disabled')).toBe('true');
    await choose(record('other.jsonl'));
    answer(done({ game: 'kept' }));
    await expect.poll(() => location.hash).toBe('#review/kept');
    expect(bring).toHaveBeenCalledOnce();
  });
});

describe('what is refused', () => {
  const alert = (): string => screen.getByRole('alert').textContent ?? '';

  it('is said with the name of the file and the line, and can be mended', async () => {
    const say = { id: 'error-record-untrue', args: [{ name: 'line', value: { type: 'number', value: 41 } }] } as const;
    bring.mockResolvedValueOnce(refused({ error: { type: 'malformed', what: '' }, say }));
    await choose(record());
    await expect.poll(alert).toContain('game.jsonl was not accepted');
    expect(alert()).toContain('line 41');
    expect(location.hash).toBe('#bring');
    await choose(record());
    await expect.poll(() => location.hash).toBe('#review/kept');
    expect(alert()).toBe('');
  });

  it('is not even sent if it is far too large', async () => {
    await choose(record('film.mp4', 256 * 1024 + 1));
    await expect.poll(alert).toContain('262');
    expect(bring).not.toHaveBeenCalled();
  });

  it('comes one at a time', async () => {
    await choose(record(), record());
    await expect.poll(alert).toContain('One file at a time');
    expect(bring).not.toHaveBeenCalled();
  });
});
