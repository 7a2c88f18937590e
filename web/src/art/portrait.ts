import type { ChipKind } from '../wire/types';
import { outfit } from './clothes';
import { EMBLEMS } from './emblems';
import { brows, EYES, GLASSES, head, MOUTHS, NOSES, SHADES, SKINS, WHISKERS } from './face';
import { HAIR_HERS, HAIR_HIS, HATS_DIRECTOR, HATS_HERS, HATS_HIS, type Head } from './hair';
import { isLady } from './ladies';
import { hash, ordinal, seeded } from './seeded';
import { discs, oval, path, rays, star, type Shape } from './shapes';

/** A picture on a grid of 100: what is behind, and the bust or emblem, which posters cut out. */
export type Portrait = {
  readonly ground: readonly Shape[];
  readonly figure: readonly Shape[];
  readonly isFace: boolean;
};

const HAIR = ['#1f1518', '#3d2419', '#6d3c20', '#a8652b', '#dcae57', '#8e8179', '#efe6d6', '#8f3020'] as const;
const DEEP = new Set(SKINS.slice(2, 5));
const HATS = ['#2c2430', '#6d4a2c', '#7a1f33', '#23405f', '#3f5c4a', '#8a7a5c', '#5b3a6b'] as const;
const GROUNDS: readonly (readonly [string, string])[] = [
  ['#2f6f73', '#3d868a'],
  ['#b7482f', '#cb5f42'],
  ['#d9a441', '#e6b95f'],
  ['#2b3f66', '#38517f'],
  ['#6b2d52', '#823c66'],
  ['#7c8149', '#90955a'],
  ['#c77880', '#d68f95'],
  ['#e3cfa2', '#edddb8'],
  ['#4d8f76', '#5fa389'],
  ['#d07a3b', '#de9053'],
];

export function portrait(kind: ChipKind, seed: string): Portrait {
  const at = ordinal(seed);
  const turn = hash(kind) + at;
  const [deep, light] = GROUNDS[turn % GROUNDS.length] ?? ['#2f6f73', '#3d868a'];
  const ground: Shape[] = [['M0 0H100V100H0z', deep]];
  // Four ways to fill the ground, so that chips of one colour still differ.
  ground.push(
    [
      [rays(50, 56, 80, 14), light] as const,
      [oval(50, 48, 38), light] as const,
      ['M-4 20L50 -20 104 20V44L50 4 -4 44zM-4 68L50 28 104 68V92L50 52 -4 92z', light] as const,
      [oval(68, 32, 24) + 'M0 86H100V100H0z', light] as const,
    ][(turn >> 1) % 4] ?? [rays(50, 56, 80, 14), light],
  );
  const emblems = EMBLEMS[kind];
  if (emblems) {
    const palette = GROUNDS[(turn + 3 + Math.floor(at / emblems.length)) % GROUNDS.length] ?? GROUNDS[0];
    const emblem = emblems[at % emblems.length];
    return { ground, figure: emblem?.(palette?.[1] ?? light, palette?.[0] ?? deep) ?? [], isFace: false };
  }
  return { ground, figure: bust(kind, seed), isFace: true };
}

/** A person after the caricatures of the thirties: flat shapes, a lamp from the left. */
function bust(kind: ChipKind, seed: string): Shape[] {
  const chance = seeded(`${kind} ${seed}`);
  const at = ordinal(seed);
  const lady = isLady(seed);
  const skin = chance.pick(SKINS);
  // Hair goes by turns rather than by chance: two neighbours never share it.
  const tint = (at * 3 + hash(kind)) % HAIR.length;
  // Brown on brown would make one blot of a face and its beard.
  const hair = HAIR[DEEP.has(skin) && tint < 4 ? 0 : tint] ?? HAIR[0];
  const h: Head = { w: chance.between(lady ? 15 : 15.5, lady ? 17.5 : 19.5), top: chance.between(20, 24), chin: chance.between(lady ? 67 : 68, lady ? 71 : 75) };
  const gap = chance.between(7, 8.8);
  const jaw = chance.between(lady ? 0 : 0.2, lady ? 0.6 : 1);

  const styles = lady ? HAIR_HERS : HAIR_HIS;
  const locks = styles[(at + Math.floor(at / 2)) % styles.length]?.(h, hair, chance) ?? {};
  const wearsHat = chance.is(kind === 'director' ? 0.6 : kind === 'guest' ? 0.5 : 0.34);
  const hats = kind === 'director' && chance.is(0.75) ? HATS_DIRECTOR : lady ? HATS_HERS : HATS_HIS;
  const hat = wearsHat ? (hats[(at * 5 + 1) % hats.length]?.(h, chance.pick(HATS), chance) ?? {}) : {};

  const bearded = !lady && chance.is(0.55) ? chance.pick(WHISKERS)(h, hair) : [];
  const glasses = kind === 'guest' ? chance.pick(SHADES) : chance.is(kind === 'director' ? 0.4 : 0.18) ? chance.pick(GLASSES) : null;
  const adornment: Shape[] = [];
  if (lady && chance.is(0.65)) {
    const drop = chance.pick([3, 5.5]);
    adornment.push([path`M${50 - h.w} 52v${drop}M${50 + h.w} 52v${drop}`, '#e4ab32', 1.4], [discs(2.2, [50 - h.w, 53 + drop], [50 + h.w, 53 + drop]), chance.pick(['#f7efdd', '#e4ab32', '#4fa38a'])]);
  }
  if (lady && !wearsHat && chance.is(0.35)) adornment.push([star(50 - h.w, 33, 7, 4.5, 6), chance.pick(['#d65a7c', '#f7efdd', '#e4ab32'])], [oval(50 - h.w, 33, 2.2), '#e4ab32']);
  if (chance.is(0.2)) adornment.push([oval(chance.pick([41, 59]), 59, 1.2), '#2a1814']);

  return [
    ...(hat.back ?? []),
    ...(locks.back ?? []),
    ['M42 58H58V80Q50 86 42 80z', skin.light],
    [path`M42 62H58V70Q52 ${h.chin + 9} 42 ${h.chin + 1}z`, skin.shade],
    ...outfit(chance, lady, skin),
    ...head(h, jaw, skin),
    ...(lady || chance.is(0.3) ? ([[discs(3.6, [50 - gap - 2.5, 54.5], [50 + gap + 2.5, 54.5]), '#d6455a44']] as Shape[]) : []),
    ...chance.pick(NOSES)(gap, skin, lady),
    ...chance.pick(MOUTHS)(gap, skin, lady),
    ...bearded,
    ...(kind === 'guest' ? [] : chance.pick(EYES)(gap, skin, lady)),
    ...brows(gap, chance, lady, hair),
    ...(locks.front ?? []),
    ...(glasses?.(h, gap) ?? []),
    ...(hat.front ?? []),
    ...adornment,
  ];
}
