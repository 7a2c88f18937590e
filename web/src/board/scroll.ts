// What matters now is brought into sight: on a phone the board is longer than the screen.

import { hasMotion } from '../lib/settings.svelte';

/** Scrolls no further than it must, and not at all if the piece is in sight. */
export function bringIntoView(piece: Element | null | undefined): void {
  piece?.scrollIntoView({ block: 'nearest', behavior: hasMotion() ? 'smooth' : 'instant' });
}

/** If none of the slots where a chip may go is in sight, the first one is brought there. */
export function revealSlots(root: Element): void {
  const slots = [...root.querySelectorAll('[data-slot]')];
  if (!slots.some(isSeen)) bringIntoView(slots[0]);
}

/** In the window from top to bottom, and below nothing else. */
function isSeen(piece: Element): boolean {
  const { left, top, width, bottom } = piece.getBoundingClientRect();
  return [top + 1, bottom - 1].every((y) => piece.contains(document.elementFromPoint(left + width / 2, y)));
}
