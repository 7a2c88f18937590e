// A table in a page, played as people play: they look, press, and look again.

import type { Locator, Page } from 'playwright-core';
import type { Fingers } from './fingers';
import { PHASE_MS } from './wait';

export type Decision = 'auction' | 'party' | 'placing' | 'over';

/** What a person looks at before and after each decision. */
export type Look = (decision: Decision) => Promise<void> | void;

const isEnabled = ':not([disabled])';
const BUTTONS = {
  confirm: `button[data-key="confirm"]${isEnabled}`,
  hand: `button[data-hand]${isEnabled}`,
  take: `button.take${isEnabled}`,
  pass: `button[data-key="pass"]${isEnabled}`,
} as const;
/** By what one sees that there is something to decide. */
export const SIGNS: Readonly<Record<Decision, string>> = {
  over: 'section.end',
  placing: `${BUTTONS.confirm}, ${BUTTONS.hand}`,
  party: BUTTONS.take,
  auction: BUTTONS.pass,
};

/** Whatever is shown above the table, one press is heard: nobody presses twice. */
const HEARD = { timeout: PHASE_MS };

export class Table {
  constructor(
    readonly page: Page,
    readonly fingers: Fingers,
  ) {}

  /** Waits until there is something to decide, or everything is decided. */
  async decision(): Promise<Decision> {
    return (await this.first(SIGNS)).what;
  }

  /** Waits until one of these is there; which, and at which stop of the route. */
  protected async first<What extends string>(signs: Readonly<Partial<Record<What, string>>>): Promise<{ readonly what: What; readonly stop: string | null }> {
    const found = await this.page.waitForFunction(
      (all) => {
        const what = Object.keys(all).find((one) => document.querySelector(all[one]!) !== null);
        const stop = document.querySelector('[data-location][aria-current="step"]')?.getAttribute('data-location') ?? null;
        return what === undefined ? null : { what, stop };
      },
      signs as Readonly<Record<string, string>>,
      { timeout: PHASE_MS },
    );
    return (await found.jsonValue()) as { readonly what: What; readonly stop: string | null };
  }

  /** Decides what is due, simply. */
  async decide(decision: Decision): Promise<void> {
    if (decision === 'auction') await this.bidOrPass();
    else if (decision === 'party') await this.act(this.page.locator(BUTTONS.take).first());
    else if (decision === 'placing') await this.placeAll();
    await this.expectNoRefusal();
  }

  /** Plays on until it is so; the end of the game is the last that is asked. */
  async play(isEnough: (decision: Decision) => Promise<boolean> | boolean, look: Look = () => undefined): Promise<number> {
    for (let count = 0; ; count += 1) {
      const decision = await this.decision();
      await look(decision);
      if (decision === 'over' || (await isEnough(decision))) return count;
      await this.decide(decision);
    }
  }

  private async bidOrPass(): Promise<void> {
    const bid = this.page.locator('button[data-key="bid"]');
    const price = (await bid.count()) > 0 ? Number(/\d+/.exec(await bid.innerText())?.[0]) : Infinity;
    await this.fingers.press(price <= 3 ? bid : this.page.locator(BUTTONS.pass));
  }

  /** Puts every chip where it fits first, and confirms. */
  private async placeAll(): Promise<void> {
    const hand = this.page.locator(BUTTONS.hand);
    while ((await hand.count()) > 0) await this.placeOne(hand.first());
    await this.act(this.confirm);
  }

  /** Puts one chip somewhere; discards it where it fits nowhere. */
  async placeOne(chip: Locator): Promise<void> {
    await this.hold(chip);
    const before = await this.page.locator('button[data-hand]').count();
    const isGone = (n: number): boolean => document.querySelectorAll('button[data-hand]').length < n;
    const slot = this.page.locator('button[data-slot]').first();
    const bin = this.page.locator('button[data-key="discard"]');
    const isFitting = (await slot.count()) > 0;
    await this.fingers.press(isFitting ? slot : bin);
    await this.page.waitForFunction(isGone, before, HEARD);
  }

  /** Takes a chip of the hand up; an only one is held already. */
  private async hold(chip: Locator): Promise<void> {
    const isHeld = (one: Node | null): boolean => (one as Element | null)?.getAttribute('aria-pressed') === 'true';
    const it = await chip.elementHandle();
    if (await it?.evaluate(isHeld)) return;
    await this.fingers.press(chip);
    await this.page.waitForFunction(isHeld, it, HEARD);
  }

  get confirm(): Locator {
    return this.page.locator(BUTTONS.confirm);
  }

  /** Presses what ends a decision. A button that was heard cannot be pressed again: it is off, or gone. */
  private async act(button: Locator): Promise<void> {
    const isOff = (one: Node | null): boolean => !one?.isConnected || (one as HTMLButtonElement).disabled;
    const pressed = await button.elementHandle();
    await this.fingers.press(button);
    await this.page.waitForFunction(isOff, pressed, HEARD);
  }

  async expectNoRefusal(): Promise<void> {
    const [refusal] = await this.refusals();
    if (refusal !== undefined) throw new Error(`refused: ${refusal}`);
  }

  async refusals(): Promise<readonly string[]> {
    return this.page.locator('.toasts .problem').allInnerTexts();
  }
}
