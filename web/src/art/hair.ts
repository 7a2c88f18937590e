import type { Chance } from './seeded';
import { discs, oval, path, star, type Shape } from './shapes';

/** The frame of a head: half its width, and where it begins and ends. Its middle is x = 50, the eyes are at y = 45. */
export type Head = { readonly w: number; readonly top: number; readonly chin: number };

/** What lies behind the head and what before it. */
export type Layers = { readonly back?: readonly Shape[]; readonly front?: readonly Shape[] };

export type Style = (head: Head, colour: string, chance: Chance) => Layers;

/** Hair over the skull down to the temples, with a given edge over the brow. */
function cap({ w, top }: Head, rise: number, edge: string): string {
  return path`M${49 - w} 46C${47 - w} ${top - rise} ${53 + w} ${top - rise} ${51 + w} 46L${48 + w} 38` + edge + path`L${52 - w} 38z`;
}

const gloss = (d: string): Shape => [d, '#fff4', 1.6];

const slick: Style = (h, c) => ({
  front: [
    [cap(h, 10, path`C${44 + h.w} ${h.top + 8} 56 ${h.top + 7} ${58 - h.w} ${h.top + 9}`), c],
    gloss(path`M${56 - h.w} ${h.top + 4}C46 ${h.top - 4} 58 ${h.top - 3} ${45 + h.w} ${h.top + 6}`),
  ],
});
const pompadour: Style = (h, c) => ({
  front: [
    [cap(h, 12, path`C${46 + h.w} ${h.top + 10} 54 ${h.top + 9} ${55 - h.w} ${h.top + 10}`), c],
    [path`M${54 - h.w} ${h.top + 9}C${42 - h.w} ${h.top - 8} 50 ${h.top - 15} ${50 + h.w} ${h.top - 4}C${56 + h.w} ${h.top + 4} ${44 + h.w} ${h.top + 10} ${54 - h.w} ${h.top + 9}z`, c],
    gloss(path`M${54 - h.w} ${h.top + 3}C${52 - h.w} ${h.top - 6} 52 ${h.top - 9} 60 ${h.top - 5}`),
  ],
});
export const peak: Style = (h, c) => ({
  front: [[cap(h, 9, path`C${46 + h.w} ${h.top + 4} 57 ${h.top + 4} 50 ${h.top + 13}C43 ${h.top + 4} ${54 - h.w} ${h.top + 4} ${52 - h.w} 38`), c]],
});
export const curls: Style = (h, c, chance) => {
  const knots: [number, number][] = [];
  for (let i = 0; i <= 8; i++) {
    const a = Math.PI * (i / 8);
    knots.push([50 - (h.w + 1) * Math.cos(a), 40 - (40 - h.top + 1) * Math.sin(a) + chance.between(-1, 1)]);
  }
  return { front: [[discs(6.2, ...knots) + discs(5, [44, h.top + 5], [56, h.top + 5], [50, h.top + 4]), c]] };
};
export const tufts: Style = (h, c) => ({
  back: [[discs(6, [50 - h.w, 44], [50 + h.w, 44], [48 - h.w, 38], [52 + h.w, 38]), c]],
  front: [gloss(path`M${55 - h.w} ${h.top + 9}C${56 - h.w} ${h.top + 5} 44 ${h.top + 2} 49 ${h.top + 3}`)],
});
const combover: Style = (h, c) => ({
  back: [[discs(5, [50 - h.w, 43], [50 + h.w, 43]), c]],
  front: [[path`M${50 - h.w} 38C${52 - h.w} ${h.top + 2} 50 ${h.top - 2} ${47 + h.w} ${h.top + 7}M${51 - h.w} 36C${54 - h.w} ${h.top - 2} 52 ${h.top - 6} ${45 + h.w} ${h.top + 4}`, c, 1.8]],
});
const mane: Style = (h, c) => ({
  back: [[path`M50 ${h.top - 6}C${40 - h.w} ${h.top - 7} ${38 - h.w} 50 ${35 - h.w} 74L${42 - h.w} 70 ${44 - h.w} 76 50 70 ${56 + h.w} 76 ${58 + h.w} 70 ${65 + h.w} 74C${62 + h.w} 50 ${60 + h.w} ${h.top - 7} 50 ${h.top - 6}z`, c]],
  front: [[cap(h, 8, path`C${48 + h.w} ${h.top + 8} 56 ${h.top + 6} 50 ${h.top + 4}C44 ${h.top + 6} ${52 - h.w} ${h.top + 8} ${52 - h.w} 38`), c]],
});
export const waves: Style = (h, c, chance) => {
  const low = chance.pick([62, 68, 78]);
  return {
    back: [[path`M50 ${h.top - 6}C${36 - h.w} ${h.top - 7} ${43 - h.w} 40 ${41 - h.w} 48S${36 - h.w} ${low - 8} ${42 - h.w} ${low}C50 ${low + 6} 50 ${low + 6} ${58 + h.w} ${low}C${64 + h.w} ${low - 8} ${58 + h.w} 54 ${59 + h.w} 48S${64 + h.w} ${h.top - 7} 50 ${h.top - 6}z`, c]],
    front: [
      [cap(h, 10, path`C${48 + h.w} 33 ${46 + h.w} ${h.top + 9} 60 ${h.top + 8}S50 ${h.top + 11} 45 ${h.top + 4}C${56 - h.w} ${h.top + 8} ${54 - h.w} 34 ${52 - h.w} 38`), c],
      gloss(path`M46 ${h.top}C52 ${h.top + 6} 58 ${h.top + 1} ${44 + h.w} ${h.top + 7}M${50 - h.w} 46q-3 5 0 9M${50 + h.w} 46q3 5 0 9`),
    ],
  };
};
const pageboy: Style = (h, c) => ({
  back: [[path`M50 ${h.top - 6}C${38 - h.w} ${h.top - 6} ${44 - h.w} 48 ${42 - h.w} 62Q${46 - h.w} 66 ${52 - h.w} 62L${48 + h.w} 62Q${54 + h.w} 66 ${58 + h.w} 62C${56 + h.w} 48 ${62 + h.w} ${h.top - 6} 50 ${h.top - 6}z`, c]],
  front: [
    [cap(h, 9, path`Q50 41 ${52 - h.w} 37`) + path`M${49 - h.w} 44L${54 - h.w} 60 ${46 - h.w} 63zM${51 + h.w} 44L${46 + h.w} 60 ${54 + h.w} 63z`, c],
    gloss(path`M${53 - h.w} 31Q50 ${h.top + 1} ${47 + h.w} 31`),
  ],
});
const bun: Style = (h, c) => ({
  back: [[oval(50, h.top - 5, 10, 9), c], [path`M42 ${h.top - 3}q8 4 16 0`, '#0003', 1.5]],
  front: [[cap(h, 9, path`C${46 + h.w} ${h.top + 7} 56 ${h.top + 6} 50 ${h.top + 3}C44 ${h.top + 6} ${54 - h.w} ${h.top + 7} ${52 - h.w} 38`), c], gloss(path`M${55 - h.w} ${h.top + 5}Q46 ${h.top - 3} 50 ${h.top + 1}`)],
});
export const rolls: Style = (h, c) => ({
  back: [[path`M50 ${h.top - 4}C${38 - h.w} ${h.top - 6} ${44 - h.w} 50 ${40 - h.w} 72Q50 64 ${60 + h.w} 72C${56 + h.w} 50 ${62 + h.w} ${h.top - 6} 50 ${h.top - 4}z`, c]],
  front: [
    [cap(h, 8, path`C${46 + h.w} ${h.top + 10} 54 ${h.top + 8} 50 ${h.top + 2}C46 ${h.top + 8} ${54 - h.w} ${h.top + 10} ${52 - h.w} 38`), c],
    [discs(8, [41, h.top + 1], [59, h.top + 1]), c],
    gloss(path`M41 ${h.top + 2}m-4-1a4 4 0 1 1 4 4M59 ${h.top + 2}m4-1a4 4 0 1 0-4 4`),
  ],
});
export const bouffant: Style = (h, c, chance) => ({
  back: [[discs(9, [50 - h.w, 38], [50 + h.w, 38], [48 - h.w, 49], [52 + h.w, 49], [50 - h.w, 58], [50 + h.w, 58]) + oval(50, h.top + 6, h.w + 6, 13), c]],
  front: curls(h, c, chance).front ?? [],
});

export const HAIR_HIS: readonly Style[] = [slick, pompadour, peak, curls, tufts, slick, combover, mane, pompadour];
export const HAIR_HERS: readonly Style[] = [waves, pageboy, bun, rolls, bouffant, waves, curls, mane];

/* Hats lie on the hair and hide its top. Their brims are near y = 33. */

const INK = '#2a1814';
const dome = ({ w, top }: Head, rise: number, brow: number) =>
  path`M${48 - w} ${brow}C${47 - w} ${top - rise} ${53 + w} ${top - rise} ${52 + w} ${brow}Q50 ${brow - 5} ${48 - w} ${brow}z`;

const bowler: Style = (h, c) => ({
  front: [[dome(h, 12, 33), c], [path`M${49 - h.w} 30Q50 24 ${51 + h.w} 30`, '#0005', 3.5], [path`M${39 - h.w} 32Q50 40 ${61 + h.w} 32Q50 27 ${39 - h.w} 32z`, c]],
});
const fedora: Style = (h, c, chance) => ({
  front: [
    [path`M${49 - h.w} 33L${54 - h.w} ${h.top - 6}Q46 ${h.top - 12} 50 ${h.top - 6}Q55 ${h.top - 13} ${46 + h.w} ${h.top - 5}L${51 + h.w} 33z`, c],
    [path`M${50 - h.w} 29.5Q50 24 ${50 + h.w} 29.5`, chance.pick([INK, '#a8223a', '#e4ab32']), 4],
    [path`M${34 - h.w} 35C${42 - h.w} 26 ${58 + h.w} 26 ${66 + h.w} 31C${56 + h.w} 36 ${44 - h.w} 36 ${34 - h.w} 35z`, c],
  ],
});
export const topHat: Style = (h, c, chance) => ({
  front: [
    [path`M${53 - h.w} 32L${51 - h.w} ${h.top - 16}Q50 ${h.top - 20} ${49 + h.w} ${h.top - 16}L${47 + h.w} 32z`, c],
    [path`M${53 - h.w} 28Q50 24 ${47 + h.w} 28`, chance.pick(['#a8223a', '#e4ab32', '#7c4fb8']), 5],
    [path`M${39 - h.w} 32Q50 39 ${61 + h.w} 32Q50 28 ${39 - h.w} 32z`, c],
    gloss(path`M${55 - h.w} ${h.top - 13}V24`),
  ],
});
const flatCap: Style = (h, c) => ({
  front: [
    [path`M${45 - h.w} 34C${42 - h.w} ${h.top - 10} 52 ${h.top - 12} ${58 + h.w} 27Q${60 + h.w} 33 ${50 + h.w} 34Q50 27 ${45 - h.w} 34z`, c],
    [path`M${46 - h.w} 34Q38 27 56 31Q44 38 ${40 - h.w} 38z`, '#0006'],
    [path`M52 ${h.top - 6}Q46 ${h.top} 44 30M54 ${h.top - 6}Q60 ${h.top} 62 30`, '#0004', 1.2],
  ],
});
const beret: Style = (h, c) => ({
  front: [
    [path`M${46 - h.w} 34C${34 - h.w} ${h.top - 2} 44 ${h.top - 14} 62 ${h.top - 5}C${58 + h.w} ${h.top - 1} ${54 + h.w} 28 ${51 + h.w} 34Q50 25 ${46 - h.w} 34z`, c],
    [path`M${48 - h.w} 33Q50 24 ${51 + h.w} 33`, '#0005', 2.5],
    [path`M52 ${h.top - 8}l2-5`, c, 2.5],
  ],
});
const pith: Style = (h) => ({
  front: [
    [dome(h, 14, 32), '#e6d6ad'],
    [path`M${49 - h.w} 29Q50 22 ${51 + h.w} 29`, '#8f6420', 3],
    [path`M${37 - h.w} 36Q50 25 ${63 + h.w} 36Q50 31 ${37 - h.w} 36z`, '#cdb887'],
    [oval(50, h.top - 6.5, 2.5, 2), '#8f6420'],
  ],
});
const cowboy: Style = (h, c) => ({
  front: [
    [path`M${52 - h.w} 32C${50 - h.w} ${h.top - 2} 42 ${h.top - 14} 50 ${h.top - 7}C58 ${h.top - 14} ${50 + h.w} ${h.top - 2} ${48 + h.w} 32z`, c],
    [path`M${52 - h.w} 29Q50 33 ${48 + h.w} 29`, '#f3e6cb', 2.2],
    [path`M${28 - h.w} 25Q${36 - h.w} 32 50 31T${72 + h.w} 25Q${60 + h.w} 39 50 38T${28 - h.w} 25z`, c],
  ],
});
export const captain: Style = (h) => ({
  front: [
    [path`M${41 - h.w} 25C${42 - h.w} ${h.top - 9} ${58 + h.w} ${h.top - 9} ${59 + h.w} 25L${51 + h.w} 30H${49 - h.w}z`, '#f7efdd'],
    [path`M${49 - h.w} 29H${51 + h.w}V33Q50 29 ${49 - h.w} 33z`, '#23304f'],
    [path`M${52 - h.w} 33Q50 29 ${48 + h.w} 33Q50 41 ${52 - h.w} 33z`, INK],
    [star(50, 25, 5, 2.2), '#e4ab32'],
  ],
});
const fez: Style = (h) => ({
  front: [[path`M${54 - h.w} 31L${57 - h.w} ${h.top - 12}Q50 ${h.top - 15} ${43 + h.w} ${h.top - 12}L${46 + h.w} 31Q50 27 ${54 - h.w} 31z`, '#a8223a'], [path`M50 ${h.top - 13}Q${48 + h.w} ${h.top - 12} ${46 + h.w} 24`, INK, 1.5], [oval(46 + h.w, 26, 1.8, 3), INK]],
});
const cloche: Style = (h, c, chance) => ({
  front: [
    [path`M${45 - h.w} 45C${42 - h.w} ${h.top - 12} ${58 + h.w} ${h.top - 12} ${55 + h.w} 45Q${48 + h.w} 31 50 33T${45 - h.w} 45z`, c],
    [path`M${46 - h.w} 39C${50 - h.w} 25 ${50 + h.w} 25 ${54 + h.w} 39`, '#0004', 4],
    [star(50 + h.w * 0.7, 28, 6, 3.5, 6), chance.pick(['#e4ab32', '#f3e6cb', '#d65a7c'])],
  ],
});
export const wideBrim: Style = (h, c) => ({
  back: [[oval(50, 32, h.w + 22, 12), c]],
  front: [[dome(h, 9, 32), c], [path`M${49 - h.w} 30Q50 24 ${51 + h.w} 30`, '#f3e6cb', 4], [path`M${28 - h.w} 33Q50 22 ${72 + h.w} 33Q50 37 ${28 - h.w} 33z`, c], [path`M${30 - h.w} 33.5Q50 37 ${70 + h.w} 33.5`, '#0004', 1.5]],
});
export const turban: Style = (h, c) => ({
  front: [
    [path`M${47 - h.w} 37C${38 - h.w} ${h.top - 14} ${62 + h.w} ${h.top - 14} ${53 + h.w} 37Q${46 + h.w} 27 50 32Q${54 - h.w} 27 ${47 - h.w} 37z`, c],
    [path`M${46 - h.w} 33Q46 ${h.top + 4} 64 ${h.top - 6}M${54 + h.w} 33Q54 ${h.top + 4} 36 ${h.top - 6}`, '#0004', 1.8],
    [path`M50 ${h.top - 2}C44 ${h.top - 16} 50 ${h.top - 20} 54 ${h.top - 20}C52 ${h.top - 14} 55 ${h.top - 8} 50 ${h.top - 2}z`, '#f3e6cb'],
    [oval(50, h.top + 3, 3.5, 4.5), '#e4ab32'],
  ],
});
const feather: Style = (h, c) => ({
  front: [
    [path`M${49 - h.w} 36Q50 23 ${51 + h.w} 36`, c, 4.5],
    [path`M${49 + h.w} 32C${62 + h.w} 22 ${54 + h.w} ${h.top - 14} ${44 + h.w} ${h.top - 16}C${50 + h.w} ${h.top - 6} ${40 + h.w} 20 ${49 + h.w} 32z`, '#f3e6cb'],
    [oval(49 + h.w, 31, 3), '#e4ab32'],
  ],
});
const tiara: Style = (h) => ({
  front: [[path`M${53 - h.w} 31L${54 - h.w} 23 43 27 50 ${h.top - 8} 57 27 ${46 + h.w} 23 ${47 + h.w} 31Q50 24 ${53 - h.w} 31z`, '#f0cf7d'], [discs(1.7, [50, h.top + 1], [42, 27.5], [58, 27.5]), '#fffbe9']],
});
const visor: Style = (h) => ({
  front: [[path`M${48 - h.w} 36Q50 25 ${52 + h.w} 36`, INK, 3.5], [path`M${46 - h.w} 37Q50 25 ${54 + h.w} 37Q50 34 ${46 - h.w} 37z`, '#2f8a68']],
});

export const HATS_HIS: readonly Style[] = [bowler, fedora, topHat, cowboy, captain, fez, flatCap, pith];
export const HATS_HERS: readonly Style[] = [cloche, wideBrim, turban, feather, tiara, beret, captain];
export const HATS_DIRECTOR: readonly Style[] = [beret, flatCap, visor, pith, fedora, beret];
