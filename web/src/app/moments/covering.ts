// A screen above another: what lies below cannot be reached until it is gone.

/** Makes everything beside an element out of reach, except what speaks; takes the focus, and gives it back. */
export function covering(element: HTMLElement): () => void {
  const below = [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element && !other.matches('[aria-live], [role="log"], [role="status"]'),
  );
  const focused = document.activeElement;
  for (const other of below) other.inert = true;
  element.focus({ preventScroll: true });
  return () => {
    for (const other of below) other.inert = false;
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
  };
}
