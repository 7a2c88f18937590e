// Where a card lies: beside what it explains, always in the window, and where it can be
// helped not on the decision either: whoever reads may want to press a button next.

const GAP_PX = 6;
const EDGE_PX = 8;

type Side = 'below' | 'above' | 'right' | 'left';
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export function placeBeside(card: HTMLElement, thing: HTMLElement): void {
  const { width, height } = card.getBoundingClientRect();
  const at = thing.getBoundingClientRect();
  const boxes = sidesOf(at).map((side) => boxAt(side, at, width, height));
  const decision = document.querySelector('.board .decision')?.getBoundingClientRect();
  const best = boxes.find((box) => isInWindow(box) && !(decision && overlap(box, decision))) ?? boxes.find(isInWindow) ?? boxes[0]!;
  const x = within(best.left, width, innerWidth);
  const y = within(best.top, height, innerHeight);
  card.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  // With very large letters a card may find no place but on the thing, which can still be pressed then.
  const isOnThing = overlap({ left: x, top: y, right: x + width, bottom: y + height }, at);
  card.style.pointerEvents = isOnThing ? 'none' : '';
}

/** The sides to try: below what is high up, above what is far down or below a finger, else towards the middle. */
function sidesOf({ top, bottom, left, right }: Box): readonly Side[] {
  if (matchMedia('(pointer: coarse)').matches) return ['above', 'below', 'right', 'left'];
  if (top < innerHeight / 4) return ['below', 'right', 'left', 'above'];
  if (bottom > innerHeight * 0.8) return ['above', 'right', 'left', 'below'];
  return (left + right) / 2 > innerWidth / 2 ? ['left', 'right', 'below', 'above'] : ['right', 'left', 'below', 'above'];
}

function boxAt(side: Side, at: Box, width: number, height: number): Box {
  const middleX = within((at.left + at.right - width) / 2, width, innerWidth);
  const middleY = within((at.top + at.bottom - height) / 2, height, innerHeight);
  const left = side === 'right' ? at.right + GAP_PX : side === 'left' ? at.left - GAP_PX - width : middleX;
  const top = side === 'below' ? at.bottom + GAP_PX : side === 'above' ? at.top - GAP_PX - height : middleY;
  return { left, top, right: left + width, bottom: top + height };
}

function within(at: number, size: number, most: number): number {
  return Math.max(EDGE_PX, Math.min(at, most - size - EDGE_PX));
}

function isInWindow({ left, top, right, bottom }: Box): boolean {
  return left >= EDGE_PX && top >= EDGE_PX && right <= innerWidth - EDGE_PX && bottom <= innerHeight - EDGE_PX;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
