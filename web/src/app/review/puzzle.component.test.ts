// A decision tried again on the board of its seat.

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Replay, View } from '../../wire/types';
import { decision, reviewModel } from '../../../testing/review';
import { EDITION, modelWhere } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import { api } from '../../wire/api';
import { done } from '../../wire/result';
import { Together } from '../../lib/together.svelte';
import Puzzle from './Puzzle.svelte';

beforeAll(() => speakEnglish(EDITION));

function seenAs(view: View): void {
  const steps = [{ move: { seq: 1, seat: 0, action: { type: 'pass' }, events: [] }, view: {}, told: [] }];
  vi.spyOn(api, 'replay').mockResolvedValue(done({ view, steps } as unknown as Replay));
}

const { view } = modelWhere(({ legal, due }) => legal.type === 'auction' && legal.floor < legal.ceiling && due.type === 'seat' && due.seat === 0);
const floor = view.legal.type === 'auction' ? view.legal.floor : 0;
const tried = [
  { action: { type: 'bid', amount: floor + 1 }, loss: 2.6, is_mistake: true },
  { action: { type: 'bid', amount: floor + 2 }, loss: 0.8, is_mistake: false },
] as const;
const puzzle = decision({ seq: 1, played: { type: 'pass' }, best: { type: 'bid', amount: floor }, tried });
const model = reviewModel({ decisions: [puzzle] });

beforeEach(() => {
  seenAs(view);
  render(Puzzle, { model, decision: puzzle, together: new Together('game') });
});

const press = async (name: string): Promise<boolean> => fireEvent.click(await screen.findByRole('button', { name }));
const told = (): string => screen.getByRole('dialog').textContent;

it('is told from what was played', async () => {
  await press('Pass');
  expect(told()).toContain('That is what was played then.');
  expect(told()).toContain('What was played cost about 4 points.');
  await press('Try again');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is right if it is the best decision', async () => {
  await press(`Bid ${floor}`);
  expect(told()).toContain('Well spotted!');
});

it('is worse by so many points if it was compared with the best one', async () => {
  await press(`Bid ${floor + 1}`);
  expect(told()).toContain('this brings about 3 points less than the best decision');
});

it('is as good if the review sees no difference', async () => {
  const field = await screen.findByRole('spinbutton');
  await fireEvent.input(field, { target: { value: `${floor + 2}` } });
  await press(`Bid ${floor + 2}`);
  expect(told()).toContain('Just as good!');
});

it('is neither right nor wrong if the review has not tried it', async () => {
  const field = await screen.findByRole('spinbutton');
  await fireEvent.input(field, { target: { value: `${floor + 4}` } });
  await press(`Bid ${floor + 4}`);
  expect(told()).toContain('Not in the script');
  expect(told()).toContain(`Best bid ${floor}`);
});

it('can be played on from, once it was tried', async () => {
  await press('Pass');
  await press('Play on from here');
  expect(screen.getByRole('dialog', { name: 'Play on from here' }).textContent).toContain('Your seat');
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
});
