// The recorded script of the lesson, and how the table looks at each of its steps.

import type { Action, Event, GameBox, Message, View } from '../../wire/types';

/** The part of the board that a step speaks of. */
export type Point = 'none' | 'studio' | 'route' | 'money' | 'awards' | 'boards';

/** Something to do. What can be tried out comes with how things would stand. */
export type Task = { readonly text: string; readonly action: Action; readonly draft: Partial<View> | null };

type Recorded = {
  readonly view: Partial<View>;
  /** What has happened since the last step, and what the others did, in words. */
  readonly events: readonly Event[];
  readonly told: readonly Message[];
};
export type Reading = Recorded & { readonly text: string; readonly point: Point };
export type Doing = Recorded & { readonly tasks: readonly Task[] };
export type Step = Reading | Doing;

export type Script = { readonly edition: string; readonly box: GameBox; readonly steps: readonly Step[] };

/** What is told about the end of the year before it comes: the recorded game leaps there. */
const BEFORE_THE_END = ['lesson-direction', 'lesson-worst', 'lesson-ceremony'];
const LEAP = 'lesson-score';

/** The recorded script with what is told besides. */
export function readScript(source: string): Script {
  const script = JSON.parse(source) as Script;
  const told = BEFORE_THE_END.map((text): Reading => ({ text, point: 'awards', view: {}, events: [], told: [] }));
  return { ...script, steps: script.steps.flatMap((step) => ('text' in step && step.text === LEAP ? [...told, step] : [step])) };
}

export function tasksOf(step: Step): readonly Task[] {
  return 'tasks' in step ? step.tasks : [];
}

/** How the table looks at a step, before the learner does anything. */
export function viewAt({ steps }: Script, step: number): View {
  return Object.assign({}, ...steps.slice(0, step + 1).map(({ view }) => view)) as View;
}

/** How it looks when some of the tasks of a step are done. */
export function viewAfter(script: Script, step: number, nTasks: number): View {
  const drafts = tasksOf(script.steps[step]!).slice(0, nTasks);
  return Object.assign(viewAt(script, step), ...drafts.map(({ draft }) => draft ?? {})) as View;
}

export function isSame(a: Action, b: Action): boolean {
  const names = Object.keys(a) as (keyof Action)[];
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
