import type { Skin } from './face';
import type { Chance } from './seeded';
import { discs, oval, path, star, type Shape } from './shapes';

type Outfit = (skin: Skin, cloth: string, trim: string) => Shape[];

const INK = '#2a1814';
const IVORY = '#f7efdd';

/** Shoulders: half as broad as `half`, from the neck down. */
const shoulders = (half: number, drop = 82) =>
  path`M${50 - half} 104C${50 - half} ${drop + 2} ${56 - half} ${drop} 41 75H59C${44 + half} ${drop} ${50 + half} ${drop + 2} ${50 + half} 104z`;

const neckline = (skin: Skin, depth: number): Shape => [path`M41 74C41 ${depth} 59 ${depth} 59 74z`, skin.light];
const shirt: Shape = ['M42 75L50 82 58 75 60 104H40z', IVORY];
const lapels = (cloth: string): Shape => ['M41 75L33 82 37 86 34 88 48 104 50 98 52 104 66 88 63 86 67 82 59 75 50 98z', cloth];
const dark: Shape = ['M41 75L33 82 37 86 34 88 48 104M59 75L67 82 63 86 66 88 52 104', '#0006', 1.3];
const bow = (colour: string): Shape => ['M50 81.5L42 77.5V86.5zM50 81.5L58 77.5V86.5zM48 79.5h4v4h-4z', colour];
const tie = (colour: string): Shape => ['M47.5 79h5l-1 4 3.5 17-5 6-5-6 3.5-17z', colour];

export const OUTFITS_HIS: readonly Outfit[] = [
  (_, c, t) => [[shoulders(38), c], shirt, lapels(c), dark, tie(t)],
  (_, __, t) => [[shoulders(39), INK], shirt, lapels(INK), ['M41 75L33 82 37 86 34 88 48 104M59 75L67 82 63 86 66 88 52 104', '#fff3', 1.3], bow(t === IVORY ? INK : t)],
  (_, c, t) => [[shoulders(37), c], ['M40 73Q50 79 60 73L61 82Q50 88 39 82z', c], ['M40 77Q50 83 60 77M39.5 81Q50 87 60.5 81', '#0004', 1.3], [star(66, 92, 4.5), t]],
  (s, c, t) => [[shoulders(37), IVORY], neckline(s, 92), ['M41 74L34 82 47 92zM59 74L66 82 53 92z', c], ['M39 84Q50 78 61 84L54 92 60 104H50L50 93 44 96z', t]],
  (_, c, t) => [[shoulders(40), c], ['M41 74H59V82Q50 86 41 82z', c], ['M41 76H59M50 82V104', t, 1.5], [discs(1.6, [46, 89], [46, 96], [54, 89], [54, 96]), t], [oval(17, 84, 9, 4) + oval(83, 84, 9, 4), t]],
  (s, c, t) => [[shoulders(36), c], neckline(s, 88), ['M40 74L33 80 46 96 50 88 54 96 67 80 60 74 50 88z', t]],
];

export const OUTFITS_HERS: readonly Outfit[] = [
  (s, c, t) => [[shoulders(32, 86), s.light], ['M14 104C16 92 30 90 36 88Q44 98 50 98T64 88C70 90 84 92 86 104z', c], [discs(2, [41.5, 82], [44, 86], [47.3, 88.3], [51, 88.8], [54.5, 87.3], [57.3, 84.5], [58.8, 81]), t]],
  (s, c, t) => [[shoulders(33, 85), c], neckline(s, 98), ['M41 75Q43 92 50 92T59 75', t, 1.5], [oval(50, 93, 2.2, 3), t]],
  (s, c) => [[shoulders(32, 86), s.light], ['M10 104C6 88 22 80 34 84Q46 96 52 104zM90 104C94 88 78 80 66 84Q54 96 48 104z', IVORY], ['M16 92q4-3 6 1M24 88q4-2 6 2M20 99q4-3 6 1M84 92q-4-3-6 1M76 88q-4-2-6 2M80 99q-4-3-6 1', '#c9b48c', 1.6], ['M40 100L50 96 60 100V104H40z', c]],
  (s, c, t) => [[shoulders(34, 84), c], neckline(s, 90), ['M38 76L30 86 48 96 50 90 52 96 70 86 62 76 50 90z', IVORY], bow(t)],
  (s, c, t) => [[shoulders(31, 86), s.light], ['M22 104L33 86 42 92 50 88 58 92 67 86 78 104z', c], ['M33 86L38 75M67 86L62 75', c, 2.5], [star(50, 95, 4, 2.5, 8), t]],
  (_, c, t) => [[shoulders(35), c], ['M39 72Q50 80 61 72L62 83Q50 90 38 83z', t], ['M56 84L66 100 58 102 52 86z', t]],
];

export const CLOTHS = ['#7a1f33', '#23405f', '#2f6552', '#6d4a7f', '#b5683a', '#3c3a44', '#8a6a2c', '#a8456a', '#4f7a86'] as const;
export const TRIMS = ['#e4ab32', '#a8223a', IVORY, '#2b66a6', '#d98ba6', '#5f9c7c'] as const;

export function outfit(chance: Chance, lady: boolean, skin: Skin): Shape[] {
  return chance.pick(lady ? OUTFITS_HERS : OUTFITS_HIS)(skin, chance.pick(CLOTHS), chance.pick(TRIMS));
}
