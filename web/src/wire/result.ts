// What comes of asking the server for something. Nothing that it refuses is thrown: whoever asked
// has the answer in hand and decides what to make of it. What is thrown is a fault of ours.

import type { ApiError, Message } from './types';

/** Why something was not done, and how to say it. */
export type Problem = {
  readonly error: ApiError | { readonly type: 'offline' };
  readonly say: Message;
};

export type Done<T> = { readonly ok: true; readonly value: T };
export type Refused = { readonly ok: false; readonly problem: Problem };
export type Result<T> = Done<T> | Refused;

export function done<T>(value: T): Done<T> {
  return { ok: true, value };
}

export function refused(problem: Problem): Refused {
  return { ok: false, problem };
}

/** The server did not answer, or something between us and it did. */
export const OFFLINE: Problem = { error: { type: 'offline' }, say: { id: 'error-offline', args: [] } };
