// A screen above another: what lies below cannot be reached until it is gone.

const SPEAKING = '[aria-live], [role="log"], [role="status"]';

/** Makes everything beside an element out of reach, except what speaks; takes the focus, and gives it back. */
export function covering(element: HTMLElement): () => void {
  const below = [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element && !other.matches(SPEAKING),
  );
  const focused = document.activeElement;
  for (const other of below) other.inert = true;
  element.dataset['covers'] = '';
  element.focus({ preventScroll: true });
  return () => {
    for (const other of below) other.inert = false;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}

/** Takes the focus if what had it is gone: whoever uses the keyboard goes on where they look. */
export function heading(element: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) element.focus({ preventScroll: true });
}
