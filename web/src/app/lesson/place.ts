// Where a speech bubble goes: beside what it speaks of, never over it.

export type Rect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
type Size = { readonly width: number; readonly height: number };
export type Side = 'above' | 'below' | 'left' | 'right' | 'none';

/** The corner of the bubble, the side of the target on which it is, and where its tip points. */
export type BubblePlace = { readonly x: number; readonly y: number; readonly side: Side; readonly tip: number };

const GAP = 18;
const EDGE = 12;
const TIP_EDGE = 24;

/** `keep` is what must stay free besides the target: there the learner has something to do. */
export function place(target: Rect | null, keep: Rect | null, bubble: Size, screen: Size): BubblePlace {
  if (!target) {
    return { x: (screen.width - bubble.width) / 2, y: (screen.height - bubble.height) / 2, side: 'none', tip: 0 };
  }
  const free = keep ?? target;
  const right = free.left + free.width;
  const bottom = free.top + free.height;
  const room: Readonly<Record<Exclude<Side, 'none'>, number>> = {
    below: screen.height - bottom - GAP - EDGE - bubble.height,
    above: free.top - GAP - EDGE - bubble.height,
    right: screen.width - right - GAP - EDGE - bubble.width,
    left: free.left - GAP - EDGE - bubble.width,
  };
  const preferred = keep ? (['left', 'right', 'below', 'above'] as const) : (['below', 'above', 'right', 'left'] as const);
  const side = preferred.find((where) => room[where] >= 0) ?? preferred[0];
  const clampX = (x: number): number => clamp(x, EDGE, screen.width - bubble.width - EDGE);
  const clampY = (y: number): number => clamp(y, EDGE, screen.height - bubble.height - EDGE);
  const middleX = target.left + target.width / 2;
  const middleY = target.top + target.height / 2;
  if (side === 'below' || side === 'above') {
    const x = clampX(middleX - bubble.width / 2);
    const y = clampY(side === 'below' ? bottom + GAP : free.top - GAP - bubble.height);
    return { x, y, side, tip: clamp(middleX - x, TIP_EDGE, bubble.width - TIP_EDGE) };
  }
  const x = clampX(side === 'right' ? right + GAP : free.left - GAP - bubble.width);
  const y = clampY(middleY - bubble.height / 2);
  return { x, y, side, tip: clamp(middleY - y, TIP_EDGE, bubble.height - TIP_EDGE) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}
