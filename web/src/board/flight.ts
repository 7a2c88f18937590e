// Motion that explains: whatever changed its place travels there. Before the board is drawn anew
// the places of all pieces are noted; afterwards each piece flies from where it was.

const FLIGHT_MS = 420;
/** Shorter ways are not worth a journey. */
const NEAR_PX = 6;
/** Above all other pieces, below what is sticky: nothing covers the buttons of a decision. */
const IN_THE_AIR = '9';

export type Places = ReadonlyMap<string, DOMRect>;

/** Where all pieces with `data-flies` are. */
export function places(root: Element): Places {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>('[data-flies]')) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(piece.dataset['flies']!, rect);
  }
  return found;
}

/** Lets the pieces travel from where they were. Whoever does not want to wait plays on. */
export function fly(root: Element, from: Places): void {
  for (const piece of root.querySelectorAll<HTMLElement>('[data-flies]')) {
    const start = from.get(piece.dataset['flies']!);
    const end = piece.getBoundingClientRect();
    if (!start || end.width === 0) continue;
    const x = start.left + start.width / 2 - (end.left + end.width / 2);
    const y = start.top + start.height / 2 - (end.top + end.height / 2);
    if (Math.hypot(x, y) < NEAR_PX) continue;
    const scale = start.width / end.width;
    piece.style.zIndex = IN_THE_AIR;
    const journey = piece.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
      { duration: FLIGHT_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    const land = (): string => (piece.style.zIndex = '');
    journey.finished.then(land, land);
  }
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
