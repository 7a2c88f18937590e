// How much of a page fits into a window.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1,
};

export const LYING_PHONE: BrowserContextOptions = { ...PHONE, viewport: { width: 844, height: 390 } };

export const SMALL_PHONE: BrowserContextOptions = { ...PHONE, viewport: { width: 360, height: 640 } };

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement!;
    if (scrollWidth <= clientWidth) return [];
    const isWide = (one: Element): boolean => one.getBoundingClientRect().right > clientWidth + 1;
    return [...document.body.querySelectorAll('*')].filter(isWide).slice(0, 5).map((one) => one.outerHTML.slice(0, 120));
  });
  expect(found, 'what is wider than the window').toEqual([]);
}

/** The bar with the decision is in the window as a whole, and nothing lies above it. */
export async function expectDecisionInView(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const bar = document.querySelector('.board .decision')!;
    const { top, bottom, left, right } = bar.getBoundingClientRect();
    return { top, bottom, left, right, width: innerWidth, height: innerHeight };
  });
  expect(found.top, 'top of the decision').toBeGreaterThanOrEqual(0);
  expect(found.bottom, 'bottom of the decision').toBeLessThanOrEqual(found.height + 1);
  expect(found.left, 'left of the decision').toBeGreaterThanOrEqual(-1);
  expect(found.right, 'right of the decision').toBeLessThanOrEqual(found.width + 1);
}

/** Every slot of one's own studio says in words what it takes; where there is little room, in whole words or not at all. */
export async function expectSlotWords(page: Page, mayBeHidden = false): Promise<void> {
  const words = await page.locator('.board .studio .slot .word').evaluateAll((all) =>
    all.map((one) => {
      const line = document.createRange();
      line.selectNodeContents(one);
      const nLines = new Set([...line.getClientRects()].map(({ top }) => Math.round(top))).size;
      const isWhole = one.scrollWidth <= one.clientWidth + 1 && nLines <= one.textContent!.split(/[\s-]+/).length;
      return { word: one.textContent, isShown: one.checkVisibility(), isWhole };
    }),
  );
  expect(words.filter(({ isShown, isWhole }) => (isShown ? !isWhole : !mayBeHidden)), 'slots without their words').toEqual([]);
  expect(words).not.toEqual([]);
}

/** None of these is cut off by the window, by what it is in, or by something above it. */
export async function expectWhole(page: Page, selector: string): Promise<void> {
  const found = await page.locator(selector).filter({ visible: true }).evaluateAll((all) =>
    all.map((one) => {
      // Up and down alone: nobody scrolls sideways to see the rest of it.
      scrollBy({ top: one.getBoundingClientRect().top - innerHeight / 2, behavior: 'instant' });
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const isSeen = ([x, y]: readonly [number, number]): boolean => one.contains(document.elementFromPoint(x, y));
      const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
      const edges = [[left + 2, middleY], [right - 2, middleY], [middleX, top + 2], [middleX, bottom - 2]] as const;
      return { what: one.outerHTML.slice(0, 100), isWhole: edges.every(isSeen) };
    }),
  );
  expect(found.filter(({ isWhole }) => !isWhole), 'what is cut off').toEqual([]);
  expect(found).not.toEqual([]);
}

/** At least one of the slots where the chosen chip may go can be pressed as things stand. */
export async function expectSlotInView(page: Page): Promise<void> {
  const isSeen = (): Promise<boolean> => page.locator('button[data-slot]').evaluateAll((slots) =>
    slots.some((slot) => {
      const { left, top, width, height } = slot.getBoundingClientRect();
      return slot.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  // The board scrolls there once it has been drawn.
  await expect.poll(isSeen, { message: 'a slot in sight' }).toBe(true);
}

/** Every screenplay of one's own studio is in the window as a whole, above the decision and below no card. */
export async function expectFilmsInView(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const foot = document.querySelector('.board .decision')!.getBoundingClientRect().top;
    // Most cards let presses through, so asking what one would press finds none of them.
    const cards = [...document.querySelectorAll('.above :is(.coach, .recap, .advice, .corner, .notice)')].filter((one) => one.checkVisibility());
    return [...document.querySelectorAll('.board .studio article')].map((film) => {
      const { top, bottom } = film.getBoundingClientRect();
      const isBelow = (card: DOMRect): boolean => card.bottom > top + 1 && card.top < bottom - 1;
      const isCovered = cards.some((card) => isBelow(card.getBoundingClientRect()));
      return { film: film.getAttribute('aria-label'), isInView: top >= 0 && bottom <= foot && !isCovered };
    });
  });
  expect(found.filter(({ isInView }) => !isInView), 'films out of sight').toEqual([]);
  expect(found).not.toEqual([]);
}

/**
 * Notes from now on where the fixed parts of the table are, whenever a picture is drawn. On a phone, parts
 * are as high as what they say, so only their edges count: the decision hangs from the foot of the window.
 */
export async function watchFrame(page: Page, isPhone = false): Promise<void> {
  await page.evaluate((isPhone) => {
    const seen: Record<string, string[]> = {};
    const note = (part: string, one: Element): void => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const isDecision = part.startsWith('.board .decision');
      // What scrolls with the page stays where it is on it; the decision stays in the window.
      const edges = isPhone ? [left, isDecision ? top + height : top + scrollY, width] : [left, top, width, height];
      const where = edges.map(Math.round).join(' ');
      if (width > 0 && !(seen[part] ??= []).includes(where)) seen[part].push(where);
    };
    const look = (): void => {
      for (const part of ['.board .decision', '.board .stage', '.board .studio:not(svg *)']) {
        for (const one of document.querySelectorAll(part)) note(part + one.className, one);
      }
      for (const one of document.querySelectorAll('.speakers li')) note(one.querySelector('.name')!.textContent!.replace(/\d/g, '').trim(), one);
      requestAnimationFrame(look);
    };
    Object.assign(window, { seen });
    look();
  }, isPhone);
}

/** Whatever has been in more than one place since it was watched. */
export async function moved(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, string[]> }).seen);
  return Object.fromEntries(Object.entries(seen).filter(([, places]) => places.length > 1));
}

/** How a table uses a great window: the share that no part of it covers, and how large things are, in shares of its height. */
export async function spaceUsed(page: Page): Promise<{ readonly empty: number; readonly stage: number; readonly chip: number; readonly slot: number }> {
  return page.evaluate(() => {
    const N = 60;
    const PARTS = 'header, .route li, .rival, .stage, .decision, .studio, .awards, .side';
    let nEmpty = 0;
    for (let x = 0; x < N; x += 1) {
      for (let y = 0; y < N; y += 1) {
        const hit = document.elementFromPoint(((x + 0.5) / N) * innerWidth, ((y + 0.5) / N) * innerHeight);
        if (!hit?.closest(PARTS)) nEmpty += 1;
      }
    }
    const heights = (selector: string): number[] => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect().height / innerHeight);
    const stage = document.querySelector('.board .stage')!.getBoundingClientRect();
    return {
      empty: nEmpty / (N * N),
      stage: (stage.width * stage.height) / (innerWidth * innerHeight),
      chip: Math.min(...heights('.board .stage .chip .disc')),
      slot: Math.min(...heights('.board .studio .slot .well')),
    };
  });
}

/** The whole table is there at once; only the log and the chat may scroll in themselves. */
export async function expectNoVerticalScroll(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const inside = document.querySelectorAll('main, .board, .board .rivals, .board .middle, .board .stage, .board .studio');
    const { scrollHeight } = document.scrollingElement!;
    const page = scrollHeight > innerHeight ? [`the page ${scrollHeight} > ${innerHeight}`] : [];
    const isTooHigh = (one: Element): boolean => one.scrollHeight > one.clientHeight + 1;
    const reachesOut = (part: Element, one: Element): boolean => part.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom;
    const parts = (one: Element): string => [...one.querySelectorAll(':not(svg *)')].filter((part) => reachesOut(part, one)).map((part) => part.outerHTML.slice(0, 80)).join(', ');
    const name = (one: Element): string => `${one.tagName}.${one.className} ${one.scrollHeight} > ${one.clientHeight}: ${parts(one)}`;
    const isBelow = (one: Element): boolean => one.getBoundingClientRect().bottom > innerHeight + 1;
    const below = [...document.querySelectorAll('.board .middle :not(svg *), .board .decision :not(svg *)')].filter(isBelow).slice(0, 5);
    return [...page, ...[...inside].filter(isTooHigh).map(name), ...below.map((one) => one.outerHTML.slice(0, 100))];
  });
  expect(found, 'what is higher than the window').toEqual([]);
}

/** What goes on, who speaks, the decision and my studio stand below each other and cover nothing. */
export async function expectNothingCovered(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const parts = ['.board .route', '.stage > header', '.stage .lot, .stage .hand', '.stage .speakers', '.board .decision', '.board .studio'];
    const shown = parts.flatMap((selector) => document.querySelector(selector) ?? []);
    const isCovered = (one: Element, n: number): boolean => {
      const next = shown[n + 1]?.getBoundingClientRect();
      // What comes and goes has tests of its own.
      const bottoms = [one, ...one.querySelectorAll(':not(.visually-hidden, svg *, .above *)')].map((part) => part.getBoundingClientRect().bottom);
      return next !== undefined && Math.max(...bottoms) > next.top + 1;
    };
    return shown.filter(isCovered).map((one) => one.className || one.tagName);
  });
  expect(found, 'what reaches into what is below').toEqual([]);
}

/** Text that is cut off, and buttons that cannot be reached. */
export async function lost(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const gone: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '');
      if (!hasText || !one.checkVisibility() || one.closest('.visually-hidden, [aria-hidden="true"], svg')) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(one);
      if (clipPath !== 'none') continue;
      const isCutX = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
      // Letters may stand out of a tight line a little.
      const isCutY = overflowY === 'hidden' && one.scrollHeight > one.clientHeight * 1.25;
      if (isCutX || isCutY) gone.push(`cut off: ${one.tagName}.${one.className}: ${one.textContent!.trim().slice(0, 60)}`);
    }
    for (const button of document.querySelectorAll<HTMLElement>('a, button, input, select, summary')) {
      if (!button.checkVisibility() || button.closest('[inert]') || button.matches('.visually-hidden, [type="radio"], [type="checkbox"]')) continue;
      button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isReached = hit !== null && (button.contains(hit) || hit.contains(button) || button.closest('label')?.contains(hit));
      if (!isReached) gone.push(`out of reach: ${button.outerHTML.slice(0, 100)} below ${hit?.outerHTML.slice(0, 60)}`);
    }
    return gone;
  });
}
