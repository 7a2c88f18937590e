import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { review } from '../../testing/review';
import type { ReviewAnswer } from '../wire/types';
import { api } from '../wire/api';
import { done, OFFLINE, refused, type Result } from '../wire/result';
import { Reviewing } from './reviewing.svelte';

let isHidden = false;
Object.defineProperty(document, 'hidden', { get: () => isHidden });

const NONE: ReviewAnswer = { state: 'none', progress: 0, review: null };
const WORKING: ReviewAnswer = { state: 'working', progress: 0.4, review: null };
const READY: ReviewAnswer = { state: 'ready', progress: 1, review };

/** Answers looks one after another; the last answer stays. */
function server(...answers: readonly Result<ReviewAnswer>[]): void {
  const left = [...answers];
  vi.spyOn(api, 'review').mockImplementation(async () => (left.length > 1 ? left.shift()! : left[0]!));
  vi.spyOn(api, 'askForReview').mockResolvedValue(done({ ...WORKING, state: 'waiting' }));
}

let leave: () => void = () => undefined;
function come(): Reviewing {
  const reviewing = new Reviewing('game');
  leave = $effect.root(() => {
    $effect(() => reviewing.follow());
  });
  return reviewing;
}

/** Lets time pass, and whatever happens in it happen. */
async function pass(ms: number): Promise<void> {
  flushSync();
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a review on its way', () => {
  it('is asked for where there is none, and looked for until it is there', async () => {
    server(done(NONE), done(WORKING), done(READY));
    const reviewing = come();
    await reviewing.look();
    expect(api.askForReview).toHaveBeenCalledOnce();
    await pass(1_000);
    expect([reviewing.isWorking, reviewing.progress, reviewing.isReady]).toEqual([true, 0.4, false]);
    await pass(1_000);
    expect(reviewing.isReady).toBe(true);
    await pass(10_000);
    expect(api.review).toHaveBeenCalledTimes(3);
  });

  it('is not looked for while nobody looks', async () => {
    server(done(WORKING));
    await come().look();
    isHidden = true;
    await pass(10_000);
    expect(api.review).toHaveBeenCalledTimes(1);
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(api.review).toHaveBeenCalledTimes(2);
  });

  it('outlasts a connection that is gone for a while', async () => {
    server(done(WORKING), refused(OFFLINE), done(READY));
    const reviewing = come();
    await reviewing.look();
    await pass(1_000);
    expect(reviewing.problem).toBeNull();
    await pass(1_000);
    expect(reviewing.isReady).toBe(true);
  });

  it('ends with a refusal', async () => {
    server(refused(OFFLINE));
    const reviewing = come();
    await reviewing.look();
    expect(reviewing.problem).toBe(OFFLINE);
    await pass(10_000);
    expect(api.review).toHaveBeenCalledTimes(1);
  });
});
