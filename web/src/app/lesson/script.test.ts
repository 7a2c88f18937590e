// The lesson keeps its promises: what it asks for is allowed at that very moment, what it says
// exists in every language, and it is small.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Action, LegalView, View } from '../../wire/types';
import { LANGS, bundleOf } from '../../lib/texts.svelte';
import { isSame, readScript, tasksOf, viewAfter, viewAt } from './script';

const source = readFileSync(join(import.meta.dirname, 'script.json'), 'utf8');
const script = readScript(source);
const packs = join(import.meta.dirname, '../../../../packs');

/** Whether a view allows its seat to do something. */
function allows({ legal }: { readonly legal: LegalView }, action: Action): boolean {
  switch (action.type) {
    case 'bid':
      return legal.type === 'auction' && legal.floor <= action.amount && action.amount <= legal.ceiling;
    case 'pass':
      return legal.type === 'auction';
    case 'take':
      return legal.type === 'party' && legal.faces.includes(action.chip);
    case 'decline':
      return legal.type === 'party' && legal.decline;
    case 'place':
      return legal.type === 'placing' && legal.placements.some((place) => isSame(action, placed(place)));
    case 'discard':
      return legal.type === 'placing' && legal.discards.includes(action.chip);
  }
}

function placed({ chip, screenplay, slot }: { readonly chip: number; readonly screenplay: number; readonly slot: number }): Action {
  return { type: 'place', chip, screenplay, slot };
}

describe('the script', () => {
  test('is small enough to be fetched when wanted', () => {
    expect(source.length).toBeLessThan(150_000);
  });

  test('asks only for what is allowed then', () => {
    script.steps.forEach((step, n) => {
      tasksOf(step).forEach(({ action, text }, done) => {
        expect(allows(viewAfter(script, n, done), action), text).toBe(true);
      });
    });
  });

  test('lights the lowest bid where it asks for one, because that is the button in the light', () => {
    script.steps.forEach((step, n) => {
      for (const { action } of tasksOf(step)) {
        if (action.type === 'bid') expect(viewAt(script, n).legal).toMatchObject({ floor: action.amount });
      }
    });
  });

  test('tries out whatever is placed, and empties the hand with it', () => {
    script.steps.forEach((step, n) => {
      const tasks = tasksOf(step);
      const isPlacing = viewAt(script, n).legal.type === 'placing' && tasks.length > 0;
      expect(tasks.every(({ draft }) => (draft !== null) === isPlacing)).toBe(true);
      if (isPlacing) expect(viewAfter(script, n, tasks.length).hand).toEqual([]);
    });
  });

  test('ends with a game that the learner has won', () => {
    const end: View = viewAt(script, script.steps.length - 1);
    expect(end.phase).toEqual({ type: 'over', winners: [0] });
  });
});

describe.each(LANGS)('in %s', (lang) => {
  const read = (path: string): string => readFileSync(join(packs, path), 'utf8');
  const bundle = bundleOf(
    lang,
    [`editions/${script.edition}/words/${lang}.ftl`, `locales/${lang}/bots.ftl`, `locales/${lang}/manual/lesson.ftl`]
      .map(read)
      .join('\n'),
  );
  const ids = script.steps.flatMap((step) => ('tasks' in step ? step.tasks.map(({ text }) => text) : [step.text]));
  const others = ['title', 'progress', 'back', 'continue', 'show', 'leave', 'other', 'confirm', 'rules'];

  test.each([...ids, ...others.map((name) => `lesson-${name}`)])('%s is said', (id) => {
    const faults: Error[] = [];
    const pattern = bundle.getMessage(id)?.value;
    expect(pattern).toBeTruthy();
    expect(bundle.formatPattern(pattern!, { at: 1, last: 2 }, faults).length).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });
});
