// Where a learner is in the lesson, and what becomes of what they do.

import type { Action, View } from '../../wire/types';
import type { Intents, Outcome } from '../../board/model';
import { isSame, tasksOf, viewAfter, type Script } from './script';

export class Course {
  readonly script: Script;
  step = $state(0);
  /** How many tasks of the step are done for good. */
  nDone = $state(0);
  /** Whether the last thing that was tried is not in the script. */
  isAstray = $state(false);

  constructor(script: Script) {
    this.script = script;
  }

  readonly current = $derived.by(() => this.script.steps[this.step]!);
  readonly tasks = $derived(tasksOf(this.current));
  readonly view = $derived.by(() => viewAfter(this.script, this.step, this.nDone));
  readonly events = $derived.by(() => this.script.steps.slice(0, this.step + 1).flatMap(({ events }) => events));
  readonly isLast = $derived.by(() => this.step === this.script.steps.length - 1);

  go(step: number): void {
    this.step = Math.min(Math.max(step, 0), this.script.steps.length - 1);
    this.nDone = 0;
    this.isAstray = false;
  }

  /** What a board may ask for at this step; nothing where there is only something to read. */
  readonly intents: Intents | null = $derived.by(() => {
    if (this.tasks.length === 0) return null;
    return { play: (actions) => this.#play(actions), draft: (actions) => this.#draft(actions) };
  });

  async #draft(actions: readonly Action[]): Promise<Outcome<View>> {
    if (!this.#isInScript(actions)) return { ok: false };
    return { ok: true, value: viewAfter(this.script, this.step, this.nDone + actions.length) };
  }

  async #play(actions: readonly Action[]): Promise<Outcome> {
    if (!this.#isInScript(actions)) return { ok: false };
    this.nDone += actions.length;
    if (this.nDone === this.tasks.length) this.go(this.step + 1);
    return { ok: true, value: null };
  }

  /** Whether the script says so. The bubble tells a learner who does something else. */
  #isInScript(actions: readonly Action[]): boolean {
    const wanted = this.tasks.slice(this.nDone);
    this.isAstray = !actions.every((action, n) => wanted[n] && isSame(action, wanted[n].action));
    return !this.isAstray;
  }
}
