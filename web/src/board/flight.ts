// Motion that explains: whatever changed its place travels there. Before the board is drawn anew
// the places of all pieces are noted; afterwards each piece flies from where it was.

const FLIGHT_MS = 420;
/** Shorter ways are not worth a journey. */
const NEAR_PX = 6;
/** Above all other pieces, below what is sticky: nothing covers the buttons of a decision. */
const IN_THE_AIR = '9';

type Placed = { readonly piece: HTMLElement; readonly rect: DOMRect };

/** Where each piece is, by its key: in the order of the page, as some are shown twice. */
type Places = ReadonlyMap<string, readonly Placed[]>;

const nameOf = (piece: HTMLElement): string => piece.dataset['flies']!;

/** Where all pieces with `data-flies` are that are seen. */
function measured(root: Element): readonly Placed[] {
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-flies]')];
  return pieces.map((piece) => ({ piece, rect: piece.getBoundingClientRect() })).filter(({ rect }) => rect.width > 0);
}

function byName(placed: readonly Placed[]): Places {
  const places = new Map<string, Placed[]>();
  for (const one of placed) places.set(nameOf(one.piece), [...(places.get(nameOf(one.piece)) ?? []), one]);
  return places;
}

/** What is about to be drawn anew. */
const waiting = new WeakSet<Element>();

/**
 * To be called before pieces are drawn anew: with the next frame they travel from where they are now.
 * Whatever is drawn until then is one journey, and measured once. What has just come flies from the
 * place that comes last on the page: the stage, where everybody looks, and not the way. Whoever does
 * not want to wait plays on.
 */
export function fly(root: Element): void {
  if (waiting.has(root)) return;
  waiting.add(root);
  const from = byName(measured(root));
  requestAnimationFrame(() => {
    waiting.delete(root);
    // First everything is measured, then everything departs: in turns, each would be laid out anew.
    for (const { piece, rect } of measured(root)) {
      const before = from.get(nameOf(piece)) ?? [];
      const start = before.find((one) => one.piece === piece) ?? before.at(-1);
      if (start) depart(piece, start.rect, rect);
    }
  });
}

function depart(piece: HTMLElement, start: DOMRect, end: DOMRect): void {
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  if (Math.hypot(x, y) < NEAR_PX) return;
  const scale = start.width / end.width;
  piece.style.zIndex = IN_THE_AIR;
  const journey = piece.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  );
  const land = (): string => (piece.style.zIndex = '');
  journey.finished.then(land, land);
}

/** Sends a picture from one place to another, and takes it away there: money that changes hands. */
export function send(picture: HTMLElement, from: DOMRect, to: DOMRect, delayMs: number): void {
  picture.classList.add('flight');
  document.body.append(picture);
  const at = (rect: DOMRect): string =>
    `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px) translate(-50%, -50%)`;
  const journey = picture.animate(
    [
      { transform: at(from), opacity: 0 },
      { transform: at(from), opacity: 1, offset: 0.15 },
      { transform: at(to), opacity: 1, offset: 0.9 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: FLIGHT_MS * 2, delay: delayMs, easing: 'ease-in-out', fill: 'both' },
  );
  const end = (): void => picture.remove();
  journey.finished.then(end, end);
}
