import type { Head } from './hair';
import type { Chance } from './seeded';
import { discs, oval, path, type Shape } from './shapes';

const INK = '#2a1814';

export type Skin = { readonly light: string; readonly shade: string; readonly lips: string };

export const SKINS: readonly Skin[] = [
  { light: '#f6d7b4', shade: '#dfae86', lips: '#b5303f' },
  { light: '#eec09a', shade: '#cf9470', lips: '#a92d3b' },
  { light: '#dba679', shade: '#b67d54', lips: '#9c2c36' },
  { light: '#b9805a', shade: '#935d3d', lips: '#8a2530' },
  { light: '#8d5b3e', shade: '#6b4029', lips: '#73202a' },
  { light: '#f8e3c9', shade: '#e2b89a', lips: '#c2384a' },
];

/** The head itself, with ears, and the shadow of a lamp from the left. */
export function head(h: Head, jaw: number, skin: Skin): Shape[] {
  const drop = (h.chin - 45) * (0.55 + 0.4 * jaw);
  const chin = h.w * (0.3 + 0.5 * jaw);
  const skull = 45 - (45 - h.top) * 1.32;
  const right = path`C${50 + h.w} ${45 + drop} ${50 + chin} ${h.chin} 50 ${h.chin}`;
  return [
    [oval(50 - h.w, 47, 3, 4.5), skin.light],
    [oval(50 + h.w, 47, 3, 4.5), skin.shade],
    [path`M${50 - h.w} 45C${50 - h.w} ${skull} ${50 + h.w} ${skull} ${50 + h.w} 45` + right + path`C${50 - chin} ${h.chin} ${50 - h.w} ${45 + drop} ${50 - h.w} 45z`, skin.light],
    [path`M${50 + h.w * 0.7} ${h.top + 5}Q${50 + h.w} ${h.top + 12} ${50 + h.w} 45` + right + path`Q${50 + h.w * 0.75} ${h.chin - 6} ${50 + h.w * 0.62} 50T${50 + h.w * 0.7} ${h.top + 5}z`, skin.shade],
  ];
}

type Feature = (gap: number, skin: Skin, lady: boolean) => Shape[];

/** Both eyes at once: the same path, mirrored by hand. */
const pair = (gap: number, one: (x: number, side: 1 | -1) => string) => one(50 - gap, -1) + one(50 + gap, 1);

const lashes = (gap: number, lady: boolean): Shape[] =>
  lady ? [[pair(gap, (x, s) => path`M${x + s * 3} 43.5l${s * 3} -2M${x + s * 3.5} 45l${s * 3} -0.6`), INK, 1.3]] : [];

export const EYES: readonly Feature[] = [
  // Heavy lids.
  (g, skin, lady) => [
    [pair(g, (x) => oval(x, 45, 4, 3)), '#fffaf0'],
    [pair(g, (x) => oval(x, 45.5, 2)), INK],
    [pair(g, (x) => path`M${x - 4.5} 45C${x - 4} 40.5 ${x + 4} 40.5 ${x + 4.5} 45z`), skin.shade],
    [pair(g, (x) => path`M${x - 4.5} 45h9`), INK, 1.2],
    ...lashes(g, lady),
  ],
  // Wide and bright.
  (g, _, lady) => [
    [pair(g, (x) => oval(x, 45, 4.3, 4.5)), '#fffaf0'],
    [pair(g, (x) => oval(x + 0.5, 45.3, 2.3)), INK],
    [pair(g, (x) => oval(x + 1.2, 44.3, 0.8)), '#fff'],
    [pair(g, (x) => path`M${x - 4.6} 44.5C${x - 3} 39.5 ${x + 3} 39.5 ${x + 4.6} 44.5`), INK, 1.5],
    ...lashes(g, lady),
  ],
  // Dots.
  (g, _, lady) => [[pair(g, (x) => oval(x, 45, 1.9, 2.5)), INK], ...lashes(g, lady)],
  // Laughing.
  (g, _, lady) => [[pair(g, (x) => path`M${x - 4} 46.5Q${x} 41 ${x + 4} 46.5`), INK, 1.8], ...lashes(g, lady)],
  // A sidelong look.
  (g, _, lady) => [
    [pair(g, (x) => path`M${x - 5} 45Q${x} 40.5 ${x + 5} 45Q${x} 48.5 ${x - 5} 45z`), '#fffaf0'],
    [pair(g, (x) => oval(x + 2, 44.7, 2)), INK],
    [pair(g, (x) => path`M${x - 5} 45Q${x} 40 ${x + 5} 45`), INK, 1.6],
    ...lashes(g, lady),
  ],
  // A wink.
  (g) => [
    [path`M${46 - g} 45.5Q${50 - g} 48.5 ${54 - g} 45.5`, INK, 1.8],
    [oval(50 + g, 45, 4, 3.5), '#fffaf0'],
    [oval(50 + g, 45, 2), INK],
    [path`M${45.5 + g} 44.5Q${50 + g} 39.5 ${54.5 + g} 44.5`, INK, 1.4],
  ],
];

/** Brows by temper: how high the inner and the outer end, and how bushy. */
export function brows(gap: number, chance: Chance, lady: boolean, hair: string): Shape[] {
  const inner = chance.between(-2, 2);
  const tilt = chance.is(0.25) ? 3 : 0;
  const width = lady ? 1.3 : chance.pick([1.8, 2.6, 3.6]);
  const one = (x: number, s: 1 | -1, lift: number) =>
    path`M${x - s * 4} ${38.5 + inner - lift}Q${x + s * 1} ${35 - lift} ${x + s * 5.5} ${38.5 - inner * 0.5 - lift}`;
  return [[one(50 - gap, -1, 0) + one(50 + gap, 1, tilt), hair === '#efe6d6' || hair === '#dcae57' ? '#8a6434' : hair, width]];
}

export const NOSES: readonly Feature[] = [
  (_, skin) => [['M51 43Q54 52 53 54Q50 56.5 47 54.5', skin.shade, 1.8]],
  (_, skin) => [['M50 42L56 54Q52 57 47 55z', skin.shade]],
  (_, skin) => [[oval(50.5, 53, 4, 3.3), skin.shade], [oval(49.5, 52, 1.3, 0.9), '#fff5']],
  (_, skin) => [['M49 42C56 44 58 51 55 56Q51 58 48 55.5Q52 52 49 42z', skin.shade]],
  () => [[discs(0.9, [48, 54], [52, 54]), INK]],
  (_, skin) => [['M47 54.5Q50 57.5 53 54.5', skin.shade, 2]],
];

const PLAIN_LIPS = '#9a4a3cb3';

export const MOUTHS: readonly Feature[] = [
  // A cupid's bow.
  (_, skin, lady) => [['M43.5 61.5Q47 58 50 60Q53 58 56.5 61.5Q50 67 43.5 61.5z', lady ? skin.lips : PLAIN_LIPS], ['M43.5 61.5Q50 62.8 56.5 61.5', '#0005', 0.9]],
  // A broad smile with teeth.
  (_, skin, lady) => [['M41 59Q50 62 59 59Q57 67.5 50 67.5T41 59z', lady ? skin.lips : '#5c1a20'], ['M43 60.2Q50 62.6 57 60.2Q56 64 50 64T43 60.2z', '#fffaf0']],
  // A smirk.
  (_, skin, lady) => [['M45 62.3Q51 63.8 56 60.3', lady ? skin.lips : INK, lady ? 2.4 : 1.7]],
  // Small and pursed.
  (_, skin, lady) => [['M46.5 61Q50 58.5 53.5 61Q50 65.5 46.5 61z', lady ? skin.lips : PLAIN_LIPS]],
  // Not amused.
  (_, skin, lady) => [['M44 63.5Q50 60 56 63.5', lady ? skin.lips : INK, lady ? 2.6 : 1.7]],
  // Singing.
  (_, skin) => [[oval(50, 62.5, 3.6, 4.3), skin.lips], [oval(50, 62.7, 2.2, 2.9), '#4a1218']],
];

export const WHISKERS: readonly ((h: Head, colour: string) => Shape[])[] = [
  (_, c) => [['M42.5 58.5Q47 56.5 50 58Q53 56.5 57.5 58.5', c, 1.5]],
  (_, c) => [['M50 57C46 54.5 42 59 37 55.5C38 61 46 61.5 50 58.5C54 61.5 62 61 63 55.5C58 59 54 54.5 50 57z', c]],
  (_, c) => [['M50 56C44 54 39 60 40 66C44 61.5 47 62 50 60.5C53 62 56 61.5 60 66C61 60 56 54 50 56z', c]],
  (h, c) => [['M50 57.5Q46 55.5 42 60Q47 59.5 50 59Q53 59.5 58 60Q54 55.5 50 57.5z', c], [path`M47 ${h.chin - 3}H53L50 ${h.chin + 6}z`, c]],
  (h, c) => [[path`M${50 - h.w} 49C${49 - h.w} ${h.chin + 2} 42 ${h.chin + 9} 50 ${h.chin + 9}S${51 + h.w} ${h.chin + 2} ${50 + h.w} 49Q${47 + h.w} 58 57 58Q50 55 43 58Q${53 - h.w} 58 ${50 - h.w} 49z` + 'M44.5 61.5Q50 60 55.5 61.5Q50 66.5 44.5 61.5z', c]],
  (h, c) => [[path`M${50 - h.w} 40L${53 - h.w} 57 ${58 - h.w} 54 ${54 - h.w} 42zM${50 + h.w} 40L${47 + h.w} 57 ${42 + h.w} 54 ${46 + h.w} 42z`, c]],
];

const rim = (d: string, colour = INK): Shape => [d, colour, 1.6];

export const GLASSES: readonly ((h: Head, gap: number) => Shape[])[] = [
  (h, g) => [[pair(g, (x) => oval(x, 45.5, 6)), '#fff3'], rim(pair(g, (x) => oval(x, 45.5, 6)) + path`M${56 - g} 44Q50 41.5 ${44 + g} 44M${44 - g} 44L${50 - h.w} 43M${56 + g} 44L${50 + h.w} 43`)],
  (_, g) => [[oval(50 + g, 45.5, 6), '#fff4'], rim(oval(50 + g, 45.5, 6), '#c9962f'), [path`M${56 + g} 47Q${60 + g} 60 ${54 + g} 74`, '#c9962f', 0.9]],
  (h, g) => [[pair(g, (x, s) => path`M${x - s * 5.5} 43H${x + s * 5}L${x + s * 8} 39.5Q${x + s * 7.5} 50 ${x} 50T${x - s * 5.5} 43z`), '#fff3'], rim(pair(g, (x, s) => path`M${x - s * 5.5} 43H${x + s * 5}L${x + s * 8} 39.5Q${x + s * 7.5} 50 ${x} 50T${x - s * 5.5} 43z`) + path`M${55.5 - g} 43H${44.5 + g}M${50 - h.w} 43h2M${50 + h.w} 43h-2`, '#8a1835')],
];

/** Dark glasses for those who wish not to be recognised, and hence are. */
export const SHADES: readonly ((h: Head, gap: number) => Shape[])[] = [
  (h, g) => [[pair(g, (x) => oval(x, 45.5, 6.8, 6.2)) + path`M${50 - h.w} 42H${50 + h.w}V44.5H${50 - h.w}z`, INK], [pair(g, (x) => path`M${x - 3} 48.5L${x + 1} 41.5`), '#fff8', 1.6]],
  (h, g) => [[pair(g, (x, s) => path`M${x - s * 6} 42H${x + s * 6}L${x + s * 9} 38.5Q${x + s * 8} 51.5 ${x} 51.5T${x - s * 6} 42z`) + path`M${50 - h.w} 42H${50 + h.w}V44H${50 - h.w}z`, '#47102c'], [pair(g, (x) => path`M${x - 3} 48.5L${x + 1} 43`), '#fff8', 1.6]],
  (h, g) => [[pair(g, (x) => path`M${x - 7} 41.5H${x + 7}Q${x + 7} 52 ${x} 52T${x - 7} 41.5z`) + path`M${50 - h.w} 41H${50 + h.w}V43.5H${50 - h.w}z`, '#143243'], [pair(g, (x) => path`M${x - 4} 44.5H${x + 2}`), '#fff8', 1.6]],
];
