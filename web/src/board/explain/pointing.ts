// How people ask what something is: they rest the pointer on it, hold a finger on it, or come to it by
// keyboard. A card that is open can be reached with the pointer and goes away with Escape.

import { EXPLAINED } from './things';
import { neighbour } from './neighbours';

/** How long a pointer rests before a card opens, and before the next one does while one is open. */
const REST_MS = 450;
const NEXT_MS = 120;
/** Long enough to get from a thing to its card. */
const LEAVE_MS = 280;
const HOLD_MS = 450;
/** A shaky finger still holds. */
const SHAKE_PX = 10;

/** Where a question mark is a letter, or looks for one. */
const TYPED_IN = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea';
const CONTROLS = 'button, a, input, select, textarea, summary, label';

export type Layer = {
  /** The card, where it is in the page. */
  readonly card: () => HTMLElement | null;
  /** What is explained now. */
  readonly shown: () => HTMLElement | null;
  readonly show: (thing: HTMLElement) => void;
  readonly hide: () => void;
};

/** Listens to the whole document; returns how to stop. */
export function watchPointing(layer: Layer): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  let timer = 0;
  /** Where somebody was who goes from thing to thing by keyboard. */
  let origin: Element | null = null;

  function after(ms: number, work: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(work, ms) as unknown as number;
  }

  function hide(): void {
    clearTimeout(timer);
    origin = null;
    layer.hide();
  }

  const isInCard = (target: EventTarget | null): boolean => target instanceof Node && (layer.card()?.contains(target) ?? false);

  function rest(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons !== 0 || origin !== null) return;
    if (isInCard(event.target)) return clearTimeout(timer);
    const thing = thingAt(event.target);
    if (thing === null) return layer.shown() ? after(LEAVE_MS, hide) : clearTimeout(timer);
    if (thing === layer.shown()) return clearTimeout(timer);
    after(layer.shown() ? NEXT_MS : REST_MS, () => layer.show(thing));
  }

  function press(event: PointerEvent): void {
    // What was swallowed, or would have been, is over.
    removeEventListener('click', swallow, { capture: true });
    if (isInCard(event.target)) return;
    hide();
    const thing = event.pointerType === 'touch' ? thingAt(event.target) : null;
    if (thing) hold(event, thing);
  }

  /** A finger that stays opens the card, and does nothing else. */
  function hold(start: PointerEvent, thing: HTMLElement): void {
    const held = new AbortController();
    const during = { signal: held.signal };
    after(HOLD_MS, () => {
      layer.show(thing);
      addEventListener('click', swallow, { capture: true, once: true, signal: listening.signal });
    });
    const end = (): void => {
      if (layer.shown() === null) clearTimeout(timer);
      held.abort();
    };
    addEventListener('pointerup', end, during);
    addEventListener('pointercancel', end, during);
    addEventListener('pointermove', (event) => {
      if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) <= SHAKE_PX) return;
      end();
      hide();
    }, during);
  }

  /** What does nothing else when it is touched, explains itself. */
  function touch(event: MouseEvent): void {
    const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!isTouch || !(event.target instanceof Element) || event.target.closest(CONTROLS)) return;
    const thing = thingAt(event.target);
    if (thing) layer.show(thing);
  }

  /** Only whoever came by keyboard: a press moves the focus, too, and so does a finger that has stayed. */
  function focus({ target }: FocusEvent): void {
    if (isInCard(target) || !(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    hide();
    const thing = thingAt(target) ?? target.querySelector<HTMLElement>(EXPLAINED);
    if (thing) after(REST_MS, () => layer.show(thing));
  }

  function key(event: KeyboardEvent): void {
    const isTyping = event.target instanceof Element && event.target.matches(TYPED_IN);
    const step = event.key.startsWith('Arrow') ? event.key.slice('Arrow'.length).toLowerCase() : null;
    if (event.key === 'Escape' && layer.shown()) leave();
    else if (event.key === '?' && !isTyping) walk(layer.shown() ?? thingOfFocus() ?? firstThing());
    else if (origin !== null && step !== null) walk(neighbour(layer.shown(), things(), step));
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * Goes from thing to thing, also to those that Tab passes by. The focus is on the card, where the
   * links are; it goes back to where it was.
   */
  function walk(thing: HTMLElement | null): void {
    const from = origin ?? document.activeElement;
    if (thing === null) return;
    // What the focus alone would have opened in a moment is not wanted any more.
    clearTimeout(timer);
    layer.show(thing);
    origin = from;
    layer.card()?.focus();
  }

  function leave(): void {
    const from = origin;
    hide();
    if (from instanceof HTMLElement) from.focus();
  }

  document.addEventListener('pointerover', rest, options);
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('click', touch, options);
  document.addEventListener('focusin', focus, options);
  // Before everybody else: Escape closes the card, and not the dialog below it.
  document.addEventListener('keydown', key, { ...options, capture: true });
  // A finger that stays would open the browser's own menu.
  document.addEventListener('contextmenu', (event) => layer.shown() && event.preventDefault(), options);
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(EXPLAINED) : null;
}

/** Whoever is at an answer asks about its question. */
function thingOfFocus(): HTMLElement | null {
  const focused = document.activeElement;
  return thingAt(focused) ?? focused?.closest('fieldset')?.querySelector<HTMLElement>(EXPLAINED) ?? null;
}

/** All things that can be seen and reached; those of a dialog alone where one is open. */
function things(): readonly HTMLElement[] {
  const root = document.querySelector('dialog[open]') ?? document;
  return [...root.querySelectorAll<HTMLElement>(EXPLAINED)].filter((thing) => thing.checkVisibility() && thing.closest('[inert]') === null);
}

/** Where one begins: not with the buttons above the table. */
function firstThing(): HTMLElement | null {
  const all = things();
  return all.find((thing) => thing.closest('main, dialog') !== null) ?? all[0] ?? null;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
