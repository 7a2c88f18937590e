// A table at which somebody uses everything it offers besides bids, chips and places, once each: advice, a
// card that explains, a reaction, the list of those who look on, passing in advance, and the way to the
// next decision.

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { touch, type Fingers } from './fingers';
import { SIGNS, Table, type Decision } from './table';

/** What there is to do while others decide, and may be gone in a moment: a slow machine needs a few. */
const MEANWHILE = { ahead: 'button[data-key="pass-ahead"]', skip: 'button[data-key="skip"]' } as const;
const MOMENTS = { timeout: 5_000 };

type Offer = 'slow bots' | 'advice' | 'card' | 'reaction' | 'watchers' | keyof typeof MEANWHILE | 'quick bots';
/** In this order: bots have to be slow until one has done something meanwhile. */
const OFFERS: readonly Offer[] = ['slow bots', 'advice', 'card', 'reaction', 'watchers', 'ahead', 'skip', 'quick bots'];

export class ThoroughTable extends Table {
  readonly #used = new Set<Offer>();
  /** The stop at which this seat has passed before it was asked. */
  #passedAt: string | null = null;

  constructor(
    page: Page,
    fingers: Fingers,
    /** The page of somebody who looks on, and how they are called. */
    readonly watcher: { readonly page: Page; readonly name: string },
  ) {
    super(page, fingers);
  }

  /** From now on, a card that is in the way is closed before anything is pressed. */
  async putCardsAside(): Promise<void> {
    await this.page.addLocatorHandler(this.#card, () => this.page.keyboard.press('Escape'));
  }

  get #card(): Locator {
    return this.page.getByRole('note');
  }

  /** What has not been used. */
  get left(): readonly Offer[] {
    return OFFERS.filter((offer) => !this.#used.has(offer));
  }

  override async decision(): Promise<Decision> {
    for (;;) {
      const { what, stop } = await this.first(this.#signs());
      if (what === 'ahead' || what === 'skip') await this.#useMeanwhile(what, stop);
      // The page may show for a moment that it is one's turn; then the order has passed.
      else if (what === 'auction' && stop === this.#passedAt) await this.page.waitForFunction(isGone, { pass: SIGNS.auction, stop });
      else return what;
    }
  }

  override async decide(decision: Decision): Promise<void> {
    // Whoever is asked has all the time they want.
    if (decision === 'auction') await this.#useNext();
    this.#passedAt = null;
    await super.decide(decision);
  }

  /** What to look for: decisions, and one thing to do meanwhile as long as bots are slow enough. */
  #signs(): Readonly<Record<Decision, string>> & Partial<typeof MEANWHILE> {
    const next = (['ahead', 'skip'] as const).find((offer) => !this.#used.has(offer));
    if (!this.#used.has('slow bots') || next === undefined) return SIGNS;
    return { ...SIGNS, [next]: MEANWHILE[next] };
  }

  async #useMeanwhile(what: keyof typeof MEANWHILE, stop: string | null): Promise<void> {
    // It may be too late; then there is a next time. A button of the next stop is another one.
    const here = this.page.locator(`body:has([data-location="${stop}"][aria-current="step"])`);
    const isInTime = await this.fingers.press(here.locator(MEANWHILE[what]), MOMENTS).then(() => true, () => false);
    if (!isInTime) return;
    this.#used.add(what);
    if (what === 'ahead') this.#passedAt = stop;
  }

  /** Whoever passes in advance just when the stop is over is told so; nothing is wrong then. */
  override async refusals(): Promise<readonly string[]> {
    return (await super.refusals()).filter((refusal) => !refusal.startsWith('That stop is not ahead of you'));
  }

  async #useNext(): Promise<void> {
    const offer = this.left[0];
    if (offer === undefined) return;
    switch (offer) {
      case 'slow bots':
        await this.#setTempo('Leisurely');
        break;
      case 'quick bots':
        await this.#setTempo('Instant');
        break;
      case 'advice':
        await this.fingers.press(this.page.locator('button[data-key="hint"]'));
        await this.page.locator('.advice h3').waitFor();
        break;
      case 'card':
        await this.#explain();
        break;
      case 'reaction':
        await this.#react();
        break;
      case 'watchers':
        await this.#seeWatchers();
        break;
      case 'ahead':
      case 'skip':
        // Others are waited for.
        return;
    }
    this.#used.add(offer);
  }

  async #setTempo(name: string): Promise<void> {
    await this.fingers.press(this.page.getByRole('button', { name: 'Table menu' }));
    await this.page.getByRole('dialog').getByRole('radio', { name }).check();
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }

  async #explain(): Promise<void> {
    await this.page.removeLocatorHandler(this.#card);
    // The last one is to come, and nobody has left an order there.
    const stop = this.page.locator('[data-location]').last();
    if (this.fingers === touch) {
      const { x, y } = (await stop.boundingBox())!;
      const client = await this.page.context().newCDPSession(this.page);
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 8, y: y + 8 }] });
      await this.#card.waitFor();
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else await stop.hover();
    await this.#card.getByRole('link').first().waitFor();
    await this.page.keyboard.press('Escape');
    await this.#card.waitFor({ state: 'hidden' });
    await this.putCardsAside();
  }

  async #react(): Promise<void> {
    await this.fingers.press(this.page.getByRole('button', { name: 'Reactions' }));
    await this.fingers.press(this.page.getByRole('button', { name: 'Applause', exact: true }));
    const { page } = this.watcher;
    await page.getByRole('button', { name: /^Chat/ }).click();
    await page.getByRole('log', { name: 'Chat' }).getByRole('img', { name: 'Applause' }).waitFor();
  }

  async #seeWatchers(): Promise<void> {
    const [log, table] = ['log', 'table'].map((name) => this.page.locator(`button[data-tab="${name}"]`));
    const hasTabs = await log!.isVisible();
    if (hasTabs) await this.fingers.press(log!);
    await this.fingers.press(this.page.getByRole('button', { name: /^Watchers/ }));
    const names = this.page.getByRole('list', { name: 'Watchers' }).getByRole('listitem');
    await expect.poll(() => names.allInnerTexts()).toEqual([this.watcher.name]);
    if (hasTabs) await this.fingers.press(table!);
  }
}

/** Runs in the page: one is not asked there any more. */
function isGone({ pass, stop }: { readonly pass: string; readonly stop: string | null }): boolean {
  return !document.querySelector(pass) || !document.querySelector(`[data-location="${stop}"][aria-current="step"]`);
}
