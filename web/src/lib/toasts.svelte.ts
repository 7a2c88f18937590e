// Short words that appear for a while: why something was not done, what was copied.

import { untrack } from 'svelte';
import type { Problem, Result } from '../wire/result';
import { say, type MessageContext } from './say';

export type Toast = { readonly id: number; readonly text: string; readonly isProblem: boolean };

const SHOWN_MS = 6_000;
const shown: { toasts: readonly Toast[] } = $state({ toasts: [] });
let nextId = 1;

export function toasts(): readonly Toast[] {
  return shown.toasts;
}

export function toast(text: string, isProblem = false): void {
  const id = nextId++;
  // An effect that says something does not say it again because something is shown.
  const before = untrack(() => shown.toasts);
  shown.toasts = [...before.slice(-2), { id, text, isProblem }];
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  shown.toasts = shown.toasts.filter((toast) => toast.id !== id);
}

const NOBODY: MessageContext = { box: null, names: [] };

/** Says why something was not done. */
export function explain(problem: Problem, context: MessageContext = NOBODY): void {
  toast(say(problem.say, context), true);
}

/** Says why, should what was asked for be refused, and hands the result on. */
export async function explained<T>(asked: Promise<Result<T>>, context: MessageContext = NOBODY): Promise<Result<T>> {
  const result = await asked;
  if (!result.ok) explain(result.problem, context);
  return result;
}
