// Whoever plays by keyboard goes on at the decision when what they pressed is gone or switched off.

/** Keeps the focus at the table: it would fall to the page, and Tab would begin at the top again. */
export function keepFocus(root: HTMLElement): () => void {
  let held: HTMLElement | null = null;

  function note(): void {
    const { activeElement } = document;
    held = activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null;
  }

  function restoreFocus(): void {
    if (held === null || (held.isConnected && !held.matches(':disabled'))) return;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body || activeElement === held;
    if (!isLost || document.querySelector('dialog[open]')) return;
    const decision = root.querySelector<HTMLElement>('.decision');
    if (!decision) return;
    decision.tabIndex = -1;
    decision.focus({ preventScroll: true });
  }

  /** Whoever presses beside everything wants the focus nowhere. */
  function drop({ target }: PointerEvent): void {
    if (target instanceof Element && target.closest('button, a, input, select, summary, [tabindex]') === null) held = null;
  }

  note();
  const watch = new MutationObserver(restoreFocus);
  watch.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', drop);
  return () => {
    watch.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', drop);
  };
}
