// Dragging a chip by mouse, pen or finger. The board's own drag and drop: the browser's does not
// know fingers.

/** What a drag does when it begins and where it may end. */
export type Drag = {
  readonly lift: () => void;
  readonly drop: (screenplay: number, slot: number) => void;
  readonly toDiscard: () => void;
};

/** A shaky tap is not a drag. */
const THRESHOLD_PX = 8;

/** A chip that is held so near to an edge of what scrolls, scrolls it. */
const EDGE_PX = 80;
const FASTEST_PX_PER_S = 700;

export function draggable(node: HTMLElement, drag: Drag): { update: (drag: Drag) => void; destroy: () => void } {
  let current = drag;
  let stop: (() => void) | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || node.hasAttribute('disabled')) return;
    stop = follow(node, event, () => current);
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (current = next),
    destroy: () => {
      stop?.();
      node.removeEventListener('pointerdown', down);
    },
  };
}

function follow(node: HTMLElement, start: PointerEvent, drag: () => Drag): () => void {
  let ghost: HTMLElement | null = null;
  let at = start;
  let frame = 0;

  function scrollOn(before: number): void {
    frame = requestAnimationFrame((now) => {
      scrollAtEdge(node, at.clientY, now - before);
      mark(targetAt(at));
      scrollOn(now);
    });
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const x = event.clientX - start.clientX;
    const y = event.clientY - start.clientY;
    if (ghost === null && Math.hypot(x, y) < THRESHOLD_PX) return;
    if (ghost === null) {
      ghost = lift(node);
      drag().lift();
      scrollOn(performance.now());
    }
    at = event;
    ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    mark(targetAt(event));
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const wasDragged = ghost !== null;
    end();
    if (!wasDragged || event.type === 'pointercancel') return;
    swallowClick();
    const target = targetAt(event);
    if (target?.dataset['slot']) {
      const [screenplay, slot] = target.dataset['slot'].split(':').map(Number);
      drag().drop(screenplay!, slot!);
    } else if (target) drag().toDiscard();
  }

  function end(): void {
    cancelAnimationFrame(frame);
    ghost?.remove();
    mark(null);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  }

  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return end;
}

/** The click that follows a drag would deselect the chip again. */
function swallowClick(): void {
  const swallow = (click: Event): void => click.stopPropagation();
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

function lift(node: HTMLElement): HTMLElement {
  const picture = (node.querySelector('svg') ?? node).cloneNode(true);
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.append(picture);
  document.body.append(ghost);
  return ghost;
}

/** A finger that holds a chip cannot scroll, so what it holds the chip to comes nearer. */
function scrollAtEdge(node: HTMLElement, y: number, ms: number): void {
  const scrolled = scrollerOf(node);
  const { top, bottom } = edgesOf(scrolled);
  const pull = y < top + EDGE_PX ? y - (top + EDGE_PX) : Math.max(0, y - (bottom - EDGE_PX));
  const share = Math.max(-1, Math.min(1, pull / EDGE_PX));
  scrolled.scrollBy({ top: (share * FASTEST_PX_PER_S * ms) / 1000, behavior: 'instant' });
}

/** The column that scrolls, or the page. */
function scrollerOf(node: HTMLElement): Element {
  for (let one = node.parentElement; one; one = one.parentElement) {
    if (one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto') return one;
  }
  return document.scrollingElement!;
}

/** What of it is in sight: on a phone it ends above the decision. */
function edgesOf(scrolled: Element): { readonly top: number; readonly bottom: number } {
  if (scrolled !== document.scrollingElement) return scrolled.getBoundingClientRect();
  const bar = document.querySelector('.board .decision')?.getBoundingClientRect();
  const isAtBottom = bar !== undefined && bar.height > 0 && bar.bottom >= innerHeight - 1;
  return { top: 0, bottom: isAtBottom ? bar.top : innerHeight };
}

/** The slot or the bin below the pointer. The ghost lets pointers through. */
function targetAt(event: PointerEvent): HTMLElement | null {
  const below = document.elementFromPoint(event.clientX, event.clientY);
  return below?.closest<HTMLElement>('[data-slot], [data-bin]') ?? null;
}

function mark(target: HTMLElement | null): void {
  document.querySelector('.drop-here')?.classList.remove('drop-here');
  target?.classList.add('drop-here');
}
