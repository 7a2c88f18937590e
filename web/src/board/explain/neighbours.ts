// From thing to thing by arrow keys, as they lie on the screen.

type Middle = { readonly x: number; readonly y: number };

/** How much a step aside weighs against one ahead. */
const ASIDE = 2.5;

/** The nearest one in a direction, `left`, `right`, `up` or `down`; null where there is none. */
export function neighbour(from: HTMLElement | null, things: readonly HTMLElement[], direction: string): HTMLElement | null {
  if (from === null) return things[0] ?? null;
  const start = middleOf(from);
  const ways = things.map((thing) => {
    const { x, y } = middleOf(thing);
    const [ahead, aside] = turned(x - start.x, y - start.y, direction);
    return { thing, ahead, length: ahead + Math.abs(aside) * ASIDE };
  });
  const [first, ...others] = ways.filter(({ thing, ahead }) => thing !== from && ahead > 1);
  return others.reduce((best, way) => (way.length < best.length ? way : best), first ?? { thing: null, length: Infinity }).thing;
}

function middleOf(thing: HTMLElement): Middle {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A way as seen by somebody who looks in a direction: ahead, and aside. */
function turned(x: number, y: number, direction: string): readonly [ahead: number, aside: number] {
  switch (direction) {
    case 'left':
      return [-x, y];
    case 'right':
      return [x, y];
    case 'up':
      return [-y, x];
    default:
      return [y, x];
  }
}
