// The keys of the projector.

import type { Projector } from './projector.svelte';

/** Does what a key asks for; says whether it meant anything. */
export function press(projector: Projector, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case 'ArrowRight':
      if (event.shiftKey) projector.stepStop(1);
      else projector.step(1);
      return true;
    case 'ArrowLeft':
      if (event.shiftKey) projector.stepStop(-1);
      else projector.step(-1);
      return true;
    case 'PageDown':
      projector.stepStop(1);
      return true;
    case 'PageUp':
      projector.stepStop(-1);
      return true;
    case 'Home':
      projector.jump(0);
      return true;
    case 'End':
      projector.jump(projector.film.last);
      return true;
    case ' ':
      projector.toggle();
      return true;
    default:
      return false;
  }
}

/** Whether a key belongs to whatever has the focus. */
export function isTaken(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (!(target instanceof Element) || document.querySelector('dialog[open]')) return true;
  if (target.closest('select, textarea, input:not([type="range"])')) return true;
  return key === ' ' ? target.closest('button, a, summary') !== null : target.closest('[data-scrolls]') !== null;
}
