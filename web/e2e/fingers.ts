// The ways to press something: by mouse, by finger, by keyboard.

import type { Locator, Page } from 'playwright-core';

export type Fingers = { readonly press: (target: Locator, patience?: { readonly timeout: number }) => Promise<void> };

/** Takes the pointer away from whatever explains itself before pressing something else. */
export const mouse: Fingers = {
  press: async (target, patience) => {
    await target.page().mouse.move(1, 1);
    await target.click(patience);
  },
};

export const touch: Fingers = { press: (target, patience) => target.tap(patience) };

/** Tabs to whatever is to be pressed; where a letter presses it too, every other time by that. */
export class Keyboard implements Fingers {
  readonly #page: Page;
  #nPressed = 0;
  /** How often the focus was looked at. */
  nSeen = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(target: Locator): Promise<void> {
    await this.tabTo(target);
    const letter = LETTERS[(await target.getAttribute('data-key')) ?? ''];
    this.#nPressed += 1;
    await this.#page.keyboard.press(letter && this.#nPressed % 2 === 0 ? letter : 'Enter');
  }

  /** Moves the focus there, and sees it. */
  async tabTo(target: Locator): Promise<void> {
    const wanted = await target.elementHandle();
    for (let steps = 0; ; steps += 1) {
      if (await wanted?.evaluate((one) => one === document.activeElement)) break;
      if (steps === MOST_STEPS) throw new Error(`no Tab leads to ${await wanted?.evaluate((one) => one.outerHTML.slice(0, 200))}`);
      await this.#page.keyboard.press('Tab');
    }
    const isSeen = await wanted!.evaluate((one) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const { top, bottom } = one.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight;
      return one.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && isInView;
    });
    if (!isSeen) throw new Error(`the focus is not seen on ${await wanted!.evaluate((one) => one.outerHTML.slice(0, 200))}`);
    this.nSeen += 1;
  }
}

const MOST_STEPS = 250;
const LETTERS: Readonly<Record<string, string>> = { pass: 'p', bid: 'b', 'bid-more': 'n', confirm: 'c', discard: 'd', undo: 'u' };
