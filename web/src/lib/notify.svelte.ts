// Calls people who look elsewhere when it is their turn: a sound, the title and the icon of the
// tab, and a notice of the browser where they asked for one.

import { play } from '../sound/sound';
import { settings } from './settings.svelte';
import { t } from './texts.svelte';

/** Whether the browser would show notices; some only do for pages with a certificate. */
export type NoticePermission = NotificationPermission | 'unsupported';

const ICON = '/icons/icon.svg';
const ICON_TURN = '/icons/icon-turn.svg';

const allowed: { now: NoticePermission } = $state({ now: readPermission() });
let isMyTurn = false;
let title = typeof document === 'undefined' ? '' : document.title;
let notice: Notification | null = null;

function readPermission(): NoticePermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

export function permission(): NoticePermission {
  return allowed.now;
}

/** Asks whether notices may be shown. Only when a person wants it so: browsers punish the rest. */
export async function askPermission(): Promise<NoticePermission> {
  if (allowed.now === 'default') {
    await Notification.requestPermission();
    allowed.now = readPermission();
  }
  return allowed.now;
}

/** Names the page. The tab says before it when it is somebody's turn. */
export function setTitle(words: string): void {
  title = words;
  show();
}

/** Tells whether it is the turn of whoever looks, and in a sentence what they are to do. */
export function yourTurn(isMine: boolean, text: string): void {
  const hasCome = isMine && !isMyTurn;
  isMyTurn = isMine;
  show();
  if (!isMine) dismiss();
  if (!hasCome) return;
  play('turn');
  if (document.hidden) notify(text);
}

function show(): void {
  document.title = isMyTurn ? `${t('notify-your-turn-title')} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isMyTurn ? ICON_TURN : ICON;
  // Setting the same address again would make some browsers fetch it again.
  if (icon && icon.getAttribute('href') !== href) icon.href = href;
}

function notify(text: string): void {
  if (!settings.hasBrowserNotices || allowed.now !== 'granted') return;
  dismiss();
  try {
    // A tag, so that several tabs and turns leave one notice and not a pile.
    const shown = new Notification(t('notify-your-turn-heading'), { body: text, icon: ICON_TURN, tag: 'your-turn' });
    shown.onclick = () => {
      window.focus();
      dismiss();
    };
    notice = shown;
  } catch {
    // Phones have the word but take notices from service workers only. The sound has to do.
  }
}

function dismiss(): void {
  notice?.close();
  notice = null;
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) dismiss();
  });
}
