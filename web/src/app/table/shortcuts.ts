// Keys for those who play by keyboard. They press the buttons that are there, so that they can do
// nothing that a button could not.

import { settings, updateSettings } from '../../lib/settings.svelte';

const BUTTONS: Readonly<Record<string, string>> = {
  p: 'pass',
  b: 'bid',
  '+': 'bid',
  n: 'bid-more',
  c: 'confirm',
  u: 'undo',
  d: 'discard',
  h: 'hint',
  s: 'skip',
  a: 'pass-ahead',
};

export function shortcuts(event: KeyboardEvent): void {
  if (!settings.hasShortcuts || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
  const key = event.key.toLowerCase();
  if (key === 'm') return updateSettings({ hasSound: !settings.hasSound });
  const name = BUTTONS[key];
  const button = name ? document.querySelector<HTMLButtonElement>(`button[data-key="${name}"]`) : null;
  if (!button || button.disabled) return;
  event.preventDefault();
  button.click();
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
