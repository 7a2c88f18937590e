// Somebody with a browser. Whatever their browser complains about fails the test.

import type { BrowserContext, Page } from 'playwright-core';
import type { TestBed } from './testbed';
import { PHASE_MS } from './wait';
import type { Action, Command, Made, NewTable, Shown, View } from '../src/wire/types';

/** A table that plays as fast as it can, with bots that do not think. */
const QUICK: NewTable = { switches: {}, is_public: false, bots: [], pace_ms: 0 };

const MOST_GAMES = 12;

/** Whether a position is what a test needs. */
type IsSo = (view: View, game: string) => boolean | Promise<boolean>;

export class Visitor {
  #heard: string[] = [];
  #forgiven: RegExp[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly testbed: TestBed,
    readonly page: Page,
  ) {}

  static async come(context: BrowserContext, testbed: TestBed): Promise<Visitor> {
    context.setDefaultTimeout(PHASE_MS);
    const visitor = new Visitor(context, testbed, await context.newPage());
    visitor.listen(visitor.page);
    return visitor;
  }

  /** Another tab of the same person. */
  async tab(): Promise<Page> {
    const page = await this.context.newPage();
    this.listen(page);
    return page;
  }

  private listen(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#heard.push(error.stack ?? error.message));
    page.on('crash', () => this.#heard.push('the page crashed'));
  }

  /** What the browser is about to complain about is meant to happen. */
  forgive(expected: RegExp): void {
    this.#forgiven.push(expected);
  }

  troubles(): readonly string[] {
    return this.#heard.filter((text) => !this.#forgiven.some((expected) => expected.test(text)));
  }

  /** Goes to a screen by its address. */
  async open(hash = '', page = this.page, origin = this.testbed.url): Promise<void> {
    await page.goto(`${origin}/#${hash}`);
    // Whoever is there already has only moved behind the `#`; whoever is new sees a title first.
    await page.locator('main, .loading').first().waitFor();
  }

  // What follows prepares tests without the page: what they show is done through it.

  async introduce(name: string): Promise<void> {
    await this.ask('POST', '/api/me', { name });
  }

  /** A game against quick bots that has begun. */
  async playNow(table: Partial<NewTable> = {}, bot = 'easy'): Promise<string> {
    const { game } = await this.ask<Made>('POST', '/api/play-now', { table: { ...QUICK, ...table }, bot });
    return game;
  }

  async shown(game: string): Promise<Shown> {
    return this.ask<Shown>('GET', `/api/tables/${game}`);
  }

  async command(game: string, command: Command): Promise<void> {
    const id = `e2e-${Math.random().toString(36).slice(2)}`;
    await this.ask('POST', `/api/tables/${game}/commands`, { id, command });
  }

  /** A game in which it is this person's turn in such a position. Games differ, so several are tried. */
  async gameWhere(isSo: IsSo, table: Partial<NewTable> = {}): Promise<{ game: string; view: View }> {
    for (let nth = 0; nth < MOST_GAMES; nth += 1) {
      const game = await this.playNow(table);
      const view = await this.#playUntil(game, isSo);
      if (view) return { game, view };
    }
    throw new Error('In none of the games it was ever so.');
  }

  async #playUntil(game: string, isSo: IsSo): Promise<View | null> {
    const deadline = Date.now() + PHASE_MS;
    while (Date.now() < deadline) {
      const { view, table, seats } = await this.shown(game);
      if (!view) continue;
      const { due } = view;
      const isDue = due.type === 'seat' && seats.includes(due.seat) && hasChoice(view);
      if ((isDue || table.stage === 'over') && (await isSo(view, game))) return view;
      if (table.stage === 'over') return null;
      if (!isDue) continue;
      const play: Command = { type: 'play', seat: due.seat, turn: table.turn, actions: [simple(view)] };
      await this.command(game, play);
    }
    throw new Error('It took too long.');
  }

  /** A game that is over, in which one has made a film. */
  async finished(table: Partial<NewTable> = {}): Promise<string> {
    return (await this.gameWhere((view) => view.phase.type === 'over' && hasFilm(view), table)).game;
  }

  async ask<T>(method: 'GET' | 'POST' | 'PATCH', path: string, data?: unknown): Promise<T> {
    const response = await this.context.request.fetch(`${this.testbed.url}${path}`, { method, ...(data ? { data } : {}) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

/** Whether whoever sees this has made a film. */
export function hasFilm({ films, perspective }: View): boolean {
  return films.some(({ owner }) => perspective.type === 'seat' && owner === perspective.seat);
}

/** The table itself passes for whoever cannot pay a bid: such a position is gone in a moment. */
function hasChoice({ legal }: View): boolean {
  return legal.type !== 'auction' || legal.floor <= legal.ceiling;
}

/** A move that makes films and does not ruin anybody. */
export function simple({ legal }: View): Action {
  switch (legal.type) {
    case 'auction':
      return legal.floor <= Math.min(3, legal.ceiling) ? { type: 'bid', amount: legal.floor } : { type: 'pass' };
    case 'party':
      return { type: 'take', chip: legal.faces[0]! };
    case 'placing': {
      const place = legal.placements.find(({ covers }) => covers === null) ?? legal.placements[0];
      if (!place) return { type: 'discard', chip: legal.discards[0]! };
      return { type: 'place', chip: place.chip, screenplay: place.screenplay, slot: place.slot };
    }
    case 'nothing':
      throw new Error('There is nothing to decide.');
  }
}
