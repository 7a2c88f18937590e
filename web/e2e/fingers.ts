// The ways to press something: by mouse, by finger, by keyboard.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export type Fingers = { readonly press: (target: Locator) => Promise<void> };

export const mouse: Fingers = { press: (target) => target.click() };

export const touch: Fingers = { press: (target) => target.tap() };

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
      if (steps === MOST_STEPS) expect.fail(`no Tab leads to ${await wanted?.evaluate((one) => one.outerHTML.slice(0, 200))}`);
      await this.#page.keyboard.press('Tab');
    }
    const ring = await wanted!.evaluate((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      return { isFocusVisible: one.matches(':focus-visible'), isSeen: isOutlined || boxShadow !== 'none' };
    });
    expect(ring, 'the focus is seen').toEqual({ isFocusVisible: true, isSeen: true });
    this.nSeen += 1;
  }
}

const MOST_STEPS = 250;
const LETTERS: Readonly<Record<string, string>> = { pass: 'p', bid: 'b', 'bid-more': 'n', confirm: 'c', discard: 'd', undo: 'u' };
