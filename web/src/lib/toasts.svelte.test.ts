import { expect, it, vi } from 'vitest';

// Texts come from the server; here their ids have to do.
vi.mock('./texts.svelte', () => ({ textOf: (id: string) => id, t: (id: string) => id, list: String, beforeWord: String, edition: () => null, hyphenated: String }));
const { explained, toasts } = await import('./toasts.svelte');
const { done, OFFLINE, refused } = await import('../wire/result');

it('what was done is handed on without a word', async () => {
  expect(await explained(Promise.resolve(done(7)))).toEqual(done(7));
  expect(toasts()).toEqual([]);
});

it('what was refused is said once, and handed on for whoever asked', async () => {
  expect(await explained(Promise.resolve(refused(OFFLINE)))).toEqual(refused(OFFLINE));
  expect(toasts()).toMatchObject([{ text: 'error-offline', isProblem: true }]);
});

it('a fault of ours is thrown, and not said', async () => {
  const fault = new Error('a fault of ours');
  await expect(explained(Promise.reject(fault))).rejects.toBe(fault);
  expect(toasts()).toHaveLength(1);
});
