import { expect, test } from 'vitest';
import { place } from './place';

const screen = { width: 1280, height: 800 };
const bubble = { width: 300, height: 200 };

test('without a target the bubble is in the middle', () => {
  expect(place(null, null, bubble, screen)).toEqual({ x: 490, y: 300, side: 'none', tip: 0 });
});

test('below a target at the top, above one at the bottom', () => {
  expect(place({ left: 0, top: 0, width: 1280, height: 90 }, null, bubble, screen).side).toBe('below');
  expect(place({ left: 300, top: 520, width: 600, height: 270 }, null, bubble, screen).side).toBe('above');
});

test('beside where the learner acts, with the tip towards the target', () => {
  const middle = { left: 340, top: 100, width: 600, height: 690 };
  const target = { left: 500, top: 440, width: 90, height: 40 };
  const found = place(target, middle, bubble, screen);
  expect(found).toMatchObject({ side: 'left', x: 22 });
  expect(found.y + found.tip).toBe(460);
});

test('never outside the window', () => {
  const found = place({ left: 1200, top: 380, width: 60, height: 40 }, null, bubble, screen);
  expect(found.x + bubble.width).toBeLessThanOrEqual(screen.width);
  expect(found.tip).toBeLessThanOrEqual(bubble.width - 24);
});
