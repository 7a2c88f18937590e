import { beforeEach, expect, it } from 'vitest';
import { fly } from './flight';

const root = document.createElement('div');
let done: string[] = [];

/** A piece that is somewhere, and tells when it is measured and when it departs. */
function piece(name: string, where: () => number): void {
  const one = document.createElement('i');
  one.dataset['flies'] = name;
  one.getBoundingClientRect = () => (done.push(`measure ${name}`), new DOMRect(where(), 0, 10, 10));
  one.animate = ((frames: readonly Keyframe[]) => (done.push(`${name} ${frames[0]!['transform']}`), { finished: Promise.resolve() })) as never;
  root.append(one);
}

const frame = (): Promise<unknown> => new Promise((seen) => requestAnimationFrame(seen));

let at = 0;
beforeEach(() => {
  root.replaceChildren();
  [at, done] = [0, []];
  piece('a', () => at);
  piece('b', () => 2 * at);
  piece('c', () => 5);
});

it('is measured before anything departs, and what stays does not travel', async () => {
  fly(root);
  at = 100;
  done = [];
  await frame();
  expect(done).toEqual([
    'measure a', 'measure b', 'measure c',
    'a translate(-100px, 0px) scale(1)', 'b translate(-200px, 0px) scale(1)',
  ]);
});

it('begins where things were in the last picture, however often they are drawn until the next', async () => {
  fly(root);
  at = 50;
  fly(root);
  at = 100;
  await frame();
  expect(done.filter((what) => !what.startsWith('measure'))).toEqual(['a translate(-100px, 0px) scale(1)', 'b translate(-200px, 0px) scale(1)']);
});
