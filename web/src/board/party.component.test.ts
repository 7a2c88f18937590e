import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { EDITION, modelWhere, Taker, withView } from '../../testing/table';
import { speakEnglish } from '../../testing/texts';
import { chipLabel } from '../lib/pieces';
import Board from './Board.svelte';

const model = modelWhere(({ legal }) => legal.type === 'party' && legal.decline);
const faces = model.view.legal.type === 'party' ? model.view.legal.faces : [];

beforeAll(() => speakEnglish(EDITION));

function show(shown = model) {
  const taker = new Taker();
  const { container, rerender } = render(Board, { model: shown, intents: taker.intents, turn: 1 });
  const takes = (): readonly HTMLButtonElement[] => [...container.querySelectorAll<HTMLButtonElement>('button.take')];
  return { taker, takes, rerender };
}

const decline = (): HTMLButtonElement => screen.getByRole('button', { name: 'Take nothing' });

describe('a guest whose turn it is to choose', () => {
  it('is asked to, and takes what is pressed', async () => {
    const { taker, takes } = show();
    screen.getByText('Choose one of the chips above.');
    expect(takes().map((button) => button.querySelector('.visually-hidden')?.textContent)).toEqual(
      faces.map((chip) => chipLabel(model.box, chip)),
    );
    await fireEvent.click(takes()[1]!);
    expect(taker.taken).toEqual([{ type: 'play', actions: [{ type: 'take', chip: faces[1] }] }]);
  });

  it('may take nothing where the table allows that', async () => {
    const { taker } = show();
    await fireEvent.click(decline());
    expect(taker.last).toEqual({ type: 'play', actions: [{ type: 'decline' }] });
  });

  it('has to take something where it does not', () => {
    show(withView(model, { legal: { type: 'party', faces, decline: false } }));
    expect(screen.queryByRole('button', { name: 'Take nothing' })).toBeNull();
  });

  it('sees that the choice was heard, and can choose once', async () => {
    const { taker, takes } = show();
    await fireEvent.click(takes()[0]!);
    expect(takes().map((button) => [button.disabled, button.classList.contains('taking')])).toEqual([[true, true], [true, false]]);
    expect(decline().disabled).toBe(true);
    await fireEvent.click(takes()[1]!);
    expect(taker.taken).toHaveLength(1);
  });

  it('chooses again after a refusal', async () => {
    const { taker, takes } = show();
    await fireEvent.click(takes()[0]!);
    await taker.answer(false);
    expect(takes().map(({ disabled }) => disabled)).toEqual([false, false]);
    await fireEvent.click(takes()[1]!);
    expect(taker.last).toEqual({ type: 'play', actions: [{ type: 'take', chip: faces[1] }] });
  });
});

describe('whoever looks on', () => {
  it('has nothing to press at the party', () => {
    const { container } = render(Board, { model, intents: null, turn: 1 });
    expect(container.querySelector('button.take')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Take nothing' })).toBeNull();
  });

  it('reads for whom everybody waits, or that the game is paused', async () => {
    const waiting = withView({ ...model, me: 1 }, { legal: { type: 'nothing' } });
    const { rerender } = render(Board, { model: waiting, intents: null, turn: 1 });
    screen.getByText('Waiting for Player 1 …');
    await rerender({ model: { ...waiting, isPaused: true } });
    screen.getByText('The game is paused.');
    expect(screen.queryByText('Waiting for Player 1 …')).toBeNull();
  });
});
