// Playing on from a moment: which seat, against whom, and where it leads.

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me, Replay } from '../../wire/types';
import { decision, reviewModel } from '../../../testing/review';
import { EDITION } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { setMe } from '../../lib/me.svelte';
import { witnessOf } from '../../lib/witness';
import { api } from '../../wire/api';
import { done, OFFLINE, refused } from '../../wire/result';
import Decisions from '../review/Decisions.svelte';
import { canPlayOn } from './moment';
import PlayOn from './PlayOn.svelte';

beforeAll(() => speakEnglish(EDITION));

const model = reviewModel({ decisions: [decision({ seq: 9 })] });
const fork = vi.spyOn(api, 'fork');

beforeEach(() => {
  location.hash = '';
  setMe({ person: 'p', name: 'Ada' } as Me);
  fork.mockReset().mockResolvedValue(done({ game: 'next' }));
});

const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('radio', { name }));

describe('playing on', () => {
  beforeEach(() => {
    render(PlayOn, { moment: { game: 'old', nMoves: 8, seat: 1 }, players: model.players, onclose: () => undefined });
  });

  it('takes the seat that decides and the usual bots unless told', async () => {
    await press('Play on');
    await expect.poll(() => location.hash).toBe('#table/next');
    expect(fork).toHaveBeenCalledExactlyOnceWith('old', { moves: 8, seat: 1, level: 'medium', nonce: witnessOf('next').nonce });
  });

  it('takes another seat and other bots', async () => {
    await choose('Ada');
    await choose('Hard');
    await press('Play on');
    expect(fork.mock.calls[0]![1]).toMatchObject({ seat: 0, level: 'hard' });
  });

  it('stays where it is if the server says no', async () => {
    fork.mockResolvedValue(refused(OFFLINE));
    await press('Play on');
    await expect.poll(() => screen.getByRole('button', { name: 'Play on' }).getAttribute('aria-disabled')).toBe('false');
    expect(location.hash).toBe('');
  });
});

it('begins before a decision of the review', async () => {
  render(Decisions, { model });
  const row = within(screen.getByRole('list', { name: 'The costliest decisions' })).getAllByRole('listitem')[0]!;
  await fireEvent.click(within(row).getByRole('button', { name: 'Play on from here' }));
  const seats = screen.getByRole('group', { name: 'Your seat' });
  expect(within(seats).getByRole<HTMLInputElement>('radio', { name: 'Ada' }).checked).toBe(true);
  await press('Play on');
  expect(fork.mock.calls[0]).toMatchObject(['game', { moves: 8, seat: 0 }]);
});

it('is not offered in a game from a file that does not tell how its chips were drawn', () => {
  const { replay } = model;
  const kept = (header: Partial<Replay['header']>): Replay => ({ ...replay, kept_until: 1, header: { ...replay.header, ...header } });
  const draw = {} as NonNullable<Replay['header']['draw']>;
  expect([replay, kept({ draw }), kept({})].map(canPlayOn)).toEqual([true, true, false]);
  render(Decisions, { model: { ...model, replay: kept({}) } });
  expect(screen.queryByRole('button', { name: 'Play on from here' })).toBeNull();
});
