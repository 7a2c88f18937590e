// Short words that appear for a while: why something was not done, what was copied.

import { Problem } from '../wire/api';
import { say, type Cast } from './say';

export type Toast = { readonly id: number; readonly text: string; readonly isProblem: boolean };

const SHOWN_MS = 6_000;
const shown: { toasts: readonly Toast[] } = $state({ toasts: [] });
let nextId = 1;

export function toasts(): readonly Toast[] {
  return shown.toasts;
}

export function toast(text: string, isProblem = false): void {
  const id = nextId++;
  shown.toasts = [...shown.toasts.slice(-2), { id, text, isProblem }];
  setTimeout(() => dismiss(id), SHOWN_MS);
}

export function dismiss(id: number): void {
  shown.toasts = shown.toasts.filter((toast) => toast.id !== id);
}

const NOBODY: Cast = { box: null, names: [] };

/** Says why something was not done. What is no refusal is a fault of ours, and goes on. */
export function explain(problem: unknown, cast: Cast = NOBODY): void {
  if (!(problem instanceof Problem)) throw problem;
  toast(say(problem.say, cast), true);
}
