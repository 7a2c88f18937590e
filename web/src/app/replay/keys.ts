// The keys of a replay.

import type { Playback } from './playback.svelte';

/** Does what a key asks for; says whether it meant anything. */
export function press(playback: Playback, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  switch (event.key) {
    case 'ArrowRight':
      if (event.shiftKey) playback.stepStop(1);
      else playback.step(1);
      return true;
    case 'ArrowLeft':
      if (event.shiftKey) playback.stepStop(-1);
      else playback.step(-1);
      return true;
    case 'PageDown':
      playback.stepStop(1);
      return true;
    case 'PageUp':
      playback.stepStop(-1);
      return true;
    case 'Home':
      playback.jump(0);
      return true;
    case 'End':
      playback.jump(playback.timeline.last);
      return true;
    case ' ':
      playback.toggle();
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
