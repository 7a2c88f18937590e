// Whether anything that comes and goes lies on what one plays by.

import type { Page } from 'playwright-core';

/** What comes and goes, and what it must leave in sight. */
const COMES = ['.toasts button', '.cards .corner', '.cards .advice', '.cards .recap', '.cards .coach'];
const STAYS = ['.board .stage .lot li', '.board button[data-hand]', '.board .awards', '.board .studio article', '.board .decision button'];
/** On a phone that stands, cards lie on what comes next: all else is needed for what is due now. */
const STAYS_WHERE_WIDE = [...STAYS, '.board [data-location]'];
const WIDTH_OF_PHONES = 832;

export type Overlays = {
  /** What has come so far. */
  readonly seen: readonly string[];
  /** What it has lain on, or where it took a press for itself that was meant for something else. */
  readonly faults: readonly string[];
};

/** Looks from now on, whenever a picture is drawn. */
export async function watchOverlays(page: Page): Promise<void> {
  await page.evaluate(
    ([comes, stays]) => {
      const [seen, faults] = [new Set<string>(), new Set<string>()];
      const isShown = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().width > 0;
      const shown = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isShown);
      const meet = (one: DOMRect, other: DOMRect): boolean =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      const look = (): void => {
        for (const selector of comes!) {
          for (const over of shown(selector)) {
            seen.add(selector);
            const box = seenPart(over);
            for (const below of stays!) {
              if (shown(below).some((one) => meet(box, one.getBoundingClientRect()))) faults.add(`${selector} lies on ${below}`);
            }
            const hit = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
            if (selector !== '.toasts button' && hit && over.contains(hit) && !hit.closest('button')) faults.add(`${selector} takes presses at ${hit.outerHTML.slice(0, 80)}`);
            if (box.height < 12 || box.width < 60) faults.add(`${selector} is cut to ${box.width}×${box.height}`);
          }
        }
        requestAnimationFrame(look);
      };
      /** As much of it as is not cut off by what it is in. */
      const seenPart = (one: Element): DOMRect => {
        let { left, top, right, bottom } = one.getBoundingClientRect();
        for (let frame = one.parentElement; frame && !frame.matches('.board'); frame = frame.parentElement) {
          if (getComputedStyle(frame).overflowY === 'visible' || frame.matches('.middle')) continue;
          const box = frame.getBoundingClientRect();
          [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
        }
        return new DOMRect(left, top, right - left, bottom - top);
      };
      Object.assign(window, { overlays: () => ({ seen: [...seen], faults: [...faults] }) });
      look();
    },
    [COMES, page.viewportSize()!.width > WIDTH_OF_PHONES ? STAYS_WHERE_WIDE : STAYS],
  );
}

export async function overlays(page: Page): Promise<Overlays> {
  return page.evaluate(() => (window as unknown as { overlays: () => Overlays }).overlays());
}

/** Looks at another tab for a moment: whatever happened meanwhile is told. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const isHidden of [true, false]) {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    await new Promise(requestAnimationFrame);
  });
}
