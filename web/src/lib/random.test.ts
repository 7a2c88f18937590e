import { expect, it } from 'vitest';
import { commandId, nonce } from './random';

it('names commands as the server wants it, each in its own way', () => {
  const ids = Array.from({ length: 1000 }, commandId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
});

it('draws nonces of the form that records take', () => {
  const nonces = Array.from({ length: 1000 }, nonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const text of nonces) expect(text).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
  // All 64 characters come up.
  expect(new Set(nonces.join('')).size).toBe(64);
});
