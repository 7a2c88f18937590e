import { seeded } from '../seeded';
import { discs, oval, path, rays, star, type Shape } from '../shapes';
import { range, WIDTH } from './drawing';

/** The sky of a quarter: where sun or moon stands, what drifts past it, and what is in the air. */
type Sky = {
  readonly quarter: number;
  readonly orb: { readonly x: number; readonly y: number; readonly r: number };
  readonly rays: string;
  readonly shapes: readonly Shape[];
  readonly air: readonly Shape[];
};

/** A cloud as it was drawn in 1930: bars with round ends, one above the other. */
function cloud(x: number, y: number, k: number): string {
  const bar = (dx: number, dy: number, length: number): string => path`M${x + dx * k} ${y + dy * k}h${length * k}a${5 * k} ${5 * k} 0 0 1 0 ${10 * k}h${-length * k}a${5 * k} ${5 * k} 0 0 1 0 ${-10 * k}z`;
  return bar(18, 0, 44) + bar(0, 10, 92) + bar(26, 20, 96) + bar(50, 30, 40);
}

const bird = (x: number, y: number, k: number): string => path`M${x - 9 * k} ${y - 3 * k}Q${x - 4 * k} ${y - 5 * k} ${x} ${y}Q${x + 4 * k} ${y - 5 * k} ${x + 9 * k} ${y - 3 * k}`;

/** Something small all over the sheet, always at the same places. */
const strewn = (seed: string, count: number, top: number, bottom: number, one: (x: number, y: number, size: number) => string): string => {
  const chance = seeded(seed);
  return range(count, () => one(chance.between(0, WIDTH), chance.between(top, bottom), chance.next())).join('');
};

const morning = { x: 140, y: 150, r: 40 };
const noon = { x: 838, y: 62, r: 44 };
const dusk = { x: 690, y: 196, r: 92 };
const moon = { x: 132, y: 74, r: 38 };

export const SKIES: readonly Sky[] = [
  {
    quarter: 1,
    orb: morning,
    rays: rays(morning.x, morning.y, 1100, 30),
    shapes: [
      [oval(morning.x, morning.y, morning.r), 'var(--orb)'],
      [cloud(40, 60, 1.3) + cloud(420, 22, 1.5) + cloud(760, 74, 1.7) + cloud(600, 130, 0.9), 'var(--cloud)'],
      [bird(330, 74, 1.2) + bird(352, 62, 0.9) + bird(374, 80, 1) + bird(690, 46, 1), 'var(--deep)', 1.8],
    ],
    air: [[strewn('petals', 46, 0, 400, (x, y, size) => path`M${x} ${y}q${3 + size * 4} ${-3 - size * 3} ${7 + size * 4} ${1}q${-3 - size * 3} ${4 + size * 2} ${-7 - size * 4} ${-1}z`), 'var(--air)']],
  },
  {
    quarter: 2,
    orb: noon,
    rays: rays(noon.x, noon.y, 1200, 44),
    shapes: [
      [oval(noon.x, noon.y, noon.r), 'var(--orb)'],
      [cloud(70, 40, 1.5) + cloud(430, 96, 1.2) + cloud(820, 128, 1.4), 'var(--cloud)'],
      [bird(212, 116, 1.1) + bird(236, 104, 0.9) + bird(560, 60, 1), 'var(--deep)', 1.8],
    ],
    air: [[strewn('glitter', 16, 10, 390, (x, y, size) => star(x, y, 3 + size * 4, 0.9, 4)), '#ffffffb8']],
  },
  {
    quarter: 3,
    orb: dusk,
    rays: rays(dusk.x, dusk.y, 1200, 40),
    shapes: [
      [oval(dusk.x, dusk.y, dusk.r), 'var(--orb)'],
      // The sun sets in stripes.
      [range(5, (i) => path`M${dusk.x - 110} ${dusk.y + 14 + i * 16}h220v${3 + i * 1.6}h-220z`).join(''), 'var(--sky-low)'],
      [cloud(60, 74, 1.6) + cloud(360, 40, 1.3) + cloud(748, 96, 1.8), 'var(--cloud)'],
      [bird(420, 120, 1.3) + bird(446, 106, 1) + bird(470, 124, 0.9) + bird(494, 112, 0.8) + bird(150, 56, 1), 'var(--deep)', 2],
    ],
    air: [[strewn('leaves', 30, 20, 400, (x, y, size) => path`M${x} ${y}q${4 + size * 5} ${-5 - size * 3} ${10 + size * 5} ${0}q${-5 - size * 3} ${5} ${-10 - size * 5} ${0}z`), 'var(--air)']],
  },
  {
    quarter: 4,
    orb: moon,
    rays: rays(moon.x, moon.y, 1100, 26, 0.5),
    shapes: [
      [strewn('stars', 120, 0, 230, (x, y, size) => oval(x, y, 0.5 + size * 1.1)), '#ffffffc4'],
      [strewn('bright stars', 12, 4, 150, (x, y, size) => star(x, y, 5 + size * 5, 1.2, 4)), '#fff6d6'],
      [oval(moon.x, moon.y, moon.r), 'var(--orb)'],
      [discs(6, [moon.x - 12, moon.y - 8]) + discs(9, [moon.x + 12, moon.y + 8]) + discs(4, [moon.x - 4, moon.y + 18]), '#d9d3bd'],
      [cloud(60, 96, 1.5) + cloud(640, 60, 1.5) + cloud(420, 120, 1.1), 'var(--cloud)'],
    ],
    air: [[strewn('snow', 90, 0, 400, (x, y, size) => oval(x, y, 0.8 + size * 1.8)), 'var(--air)']],
  },
];
