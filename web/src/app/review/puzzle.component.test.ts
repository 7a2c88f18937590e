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
const puzzle = decision({ seq: 1, played: { type: 'pass' }, best: { type: 'bid', amount: floor } });
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

it('is worse if it was compared with the best one', async () => {
  await press(`Bid ${floor + 1}`);
  expect(told()).toContain('The review has tried this, too');
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
