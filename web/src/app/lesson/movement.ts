// Notices when things on a screen may have moved.

/**
 * Calls back once in a frame in which something below an element was drawn anew, changed its size,
 * was scrolled or came to rest after a journey. For attachments and effects.
 */
export function followMovement(root: HTMLElement, moved: () => void): () => void {
  let frame = 0;
  let isOver = false;

  function notice(): void {
    if (frame === 0 && !isOver) frame = requestAnimationFrame(report);
  }

  function report(): void {
    frame = 0;
    moved();
    const journeys = root.getAnimations({ subtree: true }).filter(isJourney);
    if (journeys.length > 0) void Promise.allSettled(journeys.map(({ finished }) => finished)).then(notice);
  }

  const drawn = new MutationObserver(notice);
  drawn.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  const sized = new ResizeObserver(notice);
  sized.observe(root);
  // Scrolling is not told to those around: it has to be caught on its way down.
  addEventListener('scroll', notice, { capture: true, passive: true });
  addEventListener('resize', notice);
  notice();
  return () => {
    isOver = true;
    cancelAnimationFrame(frame);
    drawn.disconnect();
    sized.disconnect();
    removeEventListener('scroll', notice, { capture: true });
    removeEventListener('resize', notice);
  };
}

/** What is on its way is somewhere else when it arrives. What never ends arrives nowhere. */
function isJourney({ playState, effect }: Animation): boolean {
  return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
}
