import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { review } from '../../../testing/review';
import { EDITION, modelWhere, withView } from '../../../testing/table';
import { speakEnglish } from '../../../testing/texts';
import type { TableClient } from '../../lib/table.svelte';
import type { ReviewAnswer } from '../../wire/types';
import { api } from '../../wire/api';
import { done } from '../../wire/result';
import End from './End.svelte';

beforeAll(() => speakEnglish(EDITION));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NONE: ReviewAnswer = { state: 'none', progress: 0, review: null };
const NO_CURVES: ReviewAnswer = { state: 'working', progress: 0.1, review: { ...review, moments: [] } };
const FIRST_CURVES: ReviewAnswer = { state: 'working', progress: 0.3, review };

function end(isFresh: boolean, ...answers: readonly ReviewAnswer[]) {
  const left = [...answers];
  vi.spyOn(api, 'review').mockImplementation(async () => done(left.length > 1 ? left.shift()! : left[0]!));
  const asked = vi.spyOn(api, 'askForReview').mockResolvedValue(done({ ...NONE, state: 'waiting' }));
  const model = withView(modelWhere(() => true), { phase: { type: 'over', winners: [0] } });
  const client = { game: 'game', seats: [0], entries: [], table: null, context: { box: null, names: [] } } as unknown as TableClient;
  const { container } = render(End, { client, model, isFresh, onClose: () => undefined });
  const nCurves = async (afterMs: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(afterMs);
    flushSync();
    return container.querySelectorAll('.card .curve').length;
  };
  return { asked, nCurves, nPlayers: model.players.length };
}

describe('the card of a result', () => {
  it('has the curves as soon as there are some, where one has just seen the end', async () => {
    const { asked, nCurves, nPlayers } = end(true, NONE, NO_CURVES, FIRST_CURVES);
    expect(await nCurves(0)).toBe(0);
    expect(asked).toHaveBeenCalledOnce();
    expect(await nCurves(1_000)).toBe(0);
    // A line, and its colour beside the name.
    expect(await nCurves(1_000)).toBe(2 * nPlayers);
  });

  it('has them later where somebody has asked, and asks nobody', async () => {
    const { asked, nCurves, nPlayers } = end(false, FIRST_CURVES);
    expect(await nCurves(0)).toBe(2 * nPlayers);
    expect(asked).not.toHaveBeenCalled();
  });

  it('does without them where nobody has asked', async () => {
    const { asked, nCurves } = end(false, NONE);
    expect(await nCurves(5_000)).toBe(0);
    expect(asked).not.toHaveBeenCalled();
    expect(api.review).toHaveBeenCalledOnce();
  });
});
