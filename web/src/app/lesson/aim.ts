// What the spotlight falls on: found on the board itself, so that it follows whatever the learner
// does there.

import type { Action } from '../../wire/types';
import { tasksOf, type Point, type Step } from './script';

/** Where each part is; on a phone, what shows as much of it. */
const AREAS: Readonly<Record<Point, readonly string[]>> = {
  none: [],
  studio: ['.board .studio'],
  route: ['.board .route'],
  money: ['.board .studio [data-money]'],
  awards: ['.board .awards', '.board .studio .films'],
  boards: ['.board .studio [data-seat]'],
};

/** What lies in the light, and which task comes next: the number of all of them if none is left. */
export type Aim = { readonly target: Element | null; readonly task: number };

export function aimAt(step: Step, nDone: number, root: ParentNode): Aim {
  if (!('tasks' in step)) return { target: visible(root, AREAS[step.point]), task: 0 };
  const tasks = tasksOf(step);
  // A chip that is not in the hand any more has been placed, if only for a try.
  const open = tasks.findIndex(({ action }, n) => n >= nDone && isOpen(action, root));
  const task = open < 0 ? tasks.length : open;
  const next = tasks[task]?.action;
  return { target: visible(root, [next ? selector(next, root) : '[data-key="confirm"]']), task };
}

function isOpen(action: Action, root: ParentNode): boolean {
  const isInHand = action.type === 'place' || action.type === 'discard';
  return !isInHand || root.querySelector(`[data-hand="${action.chip}"]`) !== null;
}

function selector(action: Action, root: ParentNode): string {
  switch (action.type) {
    case 'bid':
      return '[data-key="bid"]';
    case 'pass':
    case 'decline':
      return '[data-key="pass"]';
    case 'take':
      return '.stage .highlighted';
    case 'place':
    case 'discard': {
      const chip = `[data-hand="${action.chip}"]`;
      if (root.querySelector(`${chip}[aria-pressed="true"]`) === null) return chip;
      if (action.type === 'place') return `[data-slot="${action.screenplay}:${action.slot}"]`;
      return root.querySelector('[data-bin]') ? '[data-bin]' : '.decision .danger';
    }
  }
}

/** The first of them that can be seen. */
function visible(root: ParentNode, selectors: readonly string[]): Element | null {
  const found = selectors.map((selector) => root.querySelector(selector));
  return found.find((element) => element !== null && element.getClientRects().length > 0) ?? null;
}
