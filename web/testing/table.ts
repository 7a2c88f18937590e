// A table for tests of the board: how a recorded game looks at some moment, and somebody who takes
// what is intended and answers when the test says so.

import source from '../src/app/lesson/script.json?raw';
import type { BoardModel, Intents, Outcome } from '../src/board/model';
import { viewAt, type Script } from '../src/app/lesson/script';
import type { Action, Instruction, View } from '../src/wire/types';

const script = JSON.parse(source) as Script;

export const EDITION = script.edition;

/** How things stand at the first moment of the recorded game at which it is so, seen from seat 0. */
export function modelWhere(isSo: (view: View) => boolean, changes: Partial<BoardModel> = {}): BoardModel {
  const views = script.steps.map((_, step) => viewAt(script, step));
  const view = views.find(isSo);
  if (!view) throw new Error('It was never so.');
  return {
    box: script.box,
    view,
    players: view.boards.map(({ seat }) => ({
      seat, name: `Player ${seat + 1}`, isBot: seat > 0, isHere: true, away: null, isOnVacation: false, clock: null,
    })),
    me: 0,
    spoken: [],
    sales: new Map(),
    isPaused: false,
    orders: [],
    ...changes,
  };
}

/** The same moment with another view. */
export function withView(model: BoardModel, changes: Partial<View>): BoardModel {
  return { ...model, view: { ...model.view, ...changes } };
}

type Intent =
  | { readonly type: 'play' | 'draft'; readonly actions: readonly Action[] }
  | { readonly type: 'order'; readonly location: number; readonly wish: Instruction }
  | { readonly type: 'drop-order'; readonly location: number };

/** Takes whatever is intended. Drafts are answered at once, everything else when the test does. */
export class Taker {
  readonly taken: Intent[] = [];
  readonly #open: ((isDone: boolean) => void)[] = [];

  /** `draft` says how things would stand; without a view, a draft is refused. */
  constructor(readonly draft: (actions: readonly Action[]) => View | null = () => null) {}

  readonly intents: Required<Omit<Intents, 'skip' | 'facts'>> = {
    play: (actions) => this.#take({ type: 'play', actions }),
    order: (location, wish) => this.#take({ type: 'order', location, wish }),
    dropOrder: (location) => this.#take({ type: 'drop-order', location }),
    draft: async (actions) => {
      this.taken.push({ type: 'draft', actions });
      const value = this.draft(actions);
      return value ? { ok: true, value } : { ok: false };
    },
  };

  get last(): Intent | undefined {
    return this.taken.at(-1);
  }

  /** Answers whatever waits for an answer. */
  async answer(isDone: boolean): Promise<void> {
    for (const settle of this.#open.splice(0)) settle(isDone);
    // Whoever waits goes on before the test does.
    await new Promise((next) => setTimeout(next));
  }

  #take(intent: Intent): Promise<Outcome> {
    this.taken.push(intent);
    return new Promise((settle) => this.#open.push((ok) => settle(ok ? { ok, value: null } : { ok })));
  }
}
