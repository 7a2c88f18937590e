import type { ChipKind } from '../wire/types';
import { discs, oval, rays, star, type Shape } from './shapes';

/** A crew has no face but a sign: drawn in ink, paper, one bright colour and its shade. */
type Emblem = (bright: string, shade: string) => Shape[];

const INK = '#22141a';
const IVORY = '#f7efdd';
const BRASS = '#d9a94e';

const CAMERA: readonly Emblem[] = [
  // On a tripod.
  (b) => [
    ['M50 60L28 98M50 60L72 98M50 60V98', BRASS, 3.5],
    ['M28 36H62V64H28zM62 44L78 36V62L62 56z', INK],
    [oval(36, 28, 11) + oval(57, 29, 9), INK],
    [oval(36, 28, 5) + oval(57, 29, 4), b],
    [oval(45, 50, 8), IVORY],
    [oval(45, 50, 4.5), b],
  ],
  // A lens, looking.
  (b, s) => [
    [oval(50, 52, 34), INK],
    [oval(50, 52, 29), BRASS],
    [oval(50, 52, 26), INK],
    [oval(50, 52, 20), s],
    [oval(50, 52, 13), b],
    [oval(50, 52, 6), INK],
    [oval(42, 43, 5, 4), '#fffb'],
  ],
  // The shutter's blades.
  (b, s) => [
    [oval(50, 52, 34), BRASS],
    [oval(50, 52, 31), INK],
    [rays(50, 52, 30, 6), s],
    [rays(50, 52, 30, 6, 0.5), b],
    ['M50 37L63 44.5V59.5L50 67 37 59.5V44.5z', IVORY],
    [oval(50, 52, 5), INK],
  ],
  // A clapper.
  (b) => [
    ['M22 46H78V82H22z', INK],
    ['M22 44L19 31 75 20 78 33z', IVORY],
    ['M26 30L36 40 46 38 36 28zM45 26L55 36 65 34 55 24zM64 22.5L73 31.5 77.5 31 75 20z', INK],
    ['M22 46H78V52H22z', b],
    ['M28 60H52M28 67H46M28 74H50', IVORY, 2],
    [star(65, 68, 8), b],
  ],
  // An unrolling reel.
  (b) => [
    ['M50 80Q76 84 96 72V84Q72 96 46 86z', INK],
    ['M56 85h3M64 85h3M72 83h3M80 80.5h3M88 77.5h3', IVORY, 3],
    [oval(46, 50, 34), INK],
    [oval(46, 50, 31), BRASS],
    [discs(8.5, [46, 31], [64, 44], [57, 65.5], [35, 65.5], [28, 44]), INK],
    [oval(46, 50, 5), b],
  ],
  // An eye with a film for lashes.
  (b, s) => [
    [rays(50, 52, 40, 14), s],
    ['M10 54Q50 14 90 54Q50 92 10 54z', INK],
    ['M16 54Q50 22 84 54Q50 84 16 54z', IVORY],
    [oval(50, 53, 16), b],
    [oval(50, 53, 8), INK],
    [oval(45, 47, 4), '#fff'],
  ],
];

const MUSIC: readonly Emblem[] = [
  // A lyre.
  (b) => [
    ['M30 26C16 44 22 70 44 74H56C78 70 84 44 70 26C72 44 70 60 56 62H44C30 60 28 44 30 26z', b],
    ['M28 36H72', INK, 4],
    ['M42 38V64M47.5 38V64M52.5 38V64M58 38V64', IVORY, 1.6],
    ['M44 74H56L60 86H40z', INK],
  ],
  // A gramophone.
  (b, s) => [
    ['M22 72H72V88H22z', INK],
    ['M20 68H74V73H20z', BRASS],
    ['M50 68C52 58 44 54 40 50L84 16C96 30 92 56 66 60Q58 62 56 68z', b],
    ['M40 50L84 16C80 34 62 50 40 50z', s],
    ['M28 80H66', BRASS, 2],
  ],
  // A trumpet.
  (b) => [
    ['M18 42C40 40 54 44 60 46H84V54H60C54 56 40 60 18 58z', BRASS],
    ['M14 34Q24 50 14 66L20 62V38z', BRASS],
    ['M50 46V34M58 46V34M66 46V34', INK, 4],
    ['M48 54Q48 70 60 70T74 54', BRASS, 4],
    [discs(3.5, [50, 32], [58, 32], [66, 32]), b],
    [star(30, 22, 6) + star(78, 74, 5) + star(26, 78, 4), IVORY],
  ],
  // A violin.
  (b, s) => [
    ['M26 84L84 30', IVORY, 2],
    ['M47 50C36 44 26 54 32 64C24 72 30 90 44 86C54 84 56 74 62 72C72 68 68 54 58 54C56 50 52 52 47 50z', b],
    ['M56 58L80 22L85 26 61 62z', INK],
    ['M77 20L86 16 90 22 84 28z', s],
    ['M40 64Q36 72 42 76M52 66Q54 74 48 78', INK, 1.8],
  ],
  // A drum and sticks.
  (b) => [
    ['M24 50H76V76Q50 92 24 76z', b],
    ['M24 54L37 82 50 58 63 82 76 54', IVORY, 2],
    [oval(50, 50, 26, 10), IVORY],
    ['M24 50a26 10 0 1 0 52 0', BRASS, 3],
    ['M30 20L54 48M74 18L50 46', INK, 3.5],
    [discs(4, [54.5, 48], [49.5, 46]), INK],
  ],
  // Piano keys on a wave.
  (b) => [
    ['M12 54Q32 38 50 52T90 46V74Q70 84 50 74T12 80z', IVORY],
    ['M20 50V78M30 48V74M40 48V72M50 52V74M60 55V77M70 54V78M80 50V76', INK, 1.3],
    ['M24 49V64M34 47V62M55 53V68M65 55V70M75 52V67', INK, 5],
    ['M58 40V16L76 12V34M58 22L76 18', b, 3.5],
    [oval(53, 40, 6, 5) + oval(71, 34, 6, 5), b],
  ],
];

const EFFECTS: readonly Emblem[] = [
  // Lightning.
  (b, s) => [[star(50, 52, 40, 22, 12), s], [star(50, 52, 30, 18, 12), IVORY], ['M58 14L28 56H46L38 90 74 44H54z', b], ['M58 14L28 56H46L38 90 74 44H54z', INK, 2.5]],
  // A volcano.
  (b, s) => [
    ['M50 40C36 30 44 14 34 8C48 8 46 22 54 20C52 12 60 8 66 10C58 16 66 30 52 40z', b],
    ['M10 96L40 40H60L90 96z', INK],
    ['M40 40H60L64 56 57 52 53 66 48 54 41 60 37 48z', b],
    [discs(4, [26, 24], [72, 28], [80, 44], [20, 44]), s],
  ],
  // A rubber bat.
  (b) => [
    [oval(66, 36, 20), IVORY],
    ['M50 46L44 36V46C34 38 18 40 6 56C16 52 22 56 24 62C30 56 38 58 42 66L50 80L58 66C62 58 70 56 76 62C78 56 84 52 94 56C82 40 66 38 56 46V36z', INK],
    [discs(2.5, [46, 54], [54, 54]), b],
    ['M50 8V36', '#fff7', 1.2],
  ],
  // A sea beast in a tank.
  (b, s) => [
    ['M24 100C24 70 28 34 52 26C74 20 82 38 74 48L58 50C50 52 52 66 60 76C66 84 66 94 64 104z', b],
    ['M40 30L34 20 46 24 46 14 54 22 60 14 62 24z', s],
    [oval(62, 36, 4), IVORY],
    [oval(63, 36, 2), INK],
    ['M58 46L62 50 66 45 70 49 74 43', IVORY, 2],
    ['M4 86Q14 78 24 86T44 86T64 86T84 86T104 86V104H4z', IVORY],
    ['M4 92Q14 84 24 92T44 92T64 92T84 92T104 92', s, 2.5],
  ],
  // A town of cardboard.
  (b, s) => [
    [rays(50, 96, 90, 18), s],
    ['M10 96V62H24V48H36V70H42V28H50L54 14 58 28H64V56H76V42H88V96z', INK],
    ['M46 36h4M56 36h4M46 46h4M56 46h4M46 56h4M56 56h4M28 56h4M80 52h4M80 62h4M14 70h4M70 66h4', b, 4],
  ],
  // A saucer.
  (b, s) => [
    ['M36 56L20 98H80L64 56z', '#fff6'],
    [oval(50, 46, 40, 14), INK],
    [oval(50, 43, 36, 10), BRASS],
    ['M32 40a18 20 0 0 1 36 0Q50 48 32 40z', b],
    ['M38 34q2-9 10-11', '#fff9', 2.5],
    [discs(2.8, [20, 46], [35, 51], [50, 53], [65, 51], [80, 46]), s],
    [star(22, 20, 5) + star(82, 22, 4), IVORY],
  ],
  // Smoke, with a bang in it.
  (b) => [
    [discs(16, [30, 62], [70, 62], [50, 70], [38, 44], [64, 42]), IVORY],
    [star(50, 54, 30, 15, 9), b],
    [star(50, 54, 19, 10, 9), '#ffe8a3'],
    ['M50 42V58', INK, 6],
    [oval(50, 65, 3.4), INK],
  ],
];

const AGENCY: readonly Emblem[] = [
  // A signed contract with a seal.
  (b) => [
    ['M26 14H64L76 26V88H26z', IVORY],
    ['M64 14L76 26H64z', '#c9b48c'],
    ['M34 32H62M34 40H68M34 48H68M34 56H56', '#8d7766', 2.2],
    ['M34 74C42 60 46 64 42 74S50 78 56 66', INK, 2.5],
    [star(64, 74, 11, 8.5, 12), b],
    [oval(64, 74, 5), '#fff5'],
  ],
  // A telephone.
  (b) => [
    ['M22 84C24 62 34 54 50 54S76 62 78 84z', INK],
    [oval(50, 70, 12), IVORY],
    [discs(1.9, [50, 62], [57, 66], [57, 74], [50, 78], [43, 74], [43, 66]), INK],
    ['M14 46C20 22 80 22 86 46L72 52C72 42 62 40 50 40S28 42 28 52z', b],
    ['M42 44V54M58 44V54', INK, 4],
  ],
  // A pen.
  (b) => [
    ['M84 12L92 20 50 66 34 72 40 56z', b],
    ['M40 56L50 66 34 72z', BRASS],
    ['M34 72L42 63', INK, 1.5],
    ['M14 86C26 74 34 92 44 82S62 76 66 86 82 86 88 80', INK, 3],
  ],
  // A briefcase.
  (b) => [['M38 38V28H62V38', INK, 5], ['M16 38H84V82H16z', b], ['M16 38H84V54Q50 66 16 54z', '#0004'], ['M45 52H55V64H45z', BRASS], ['M16 82H84', BRASS, 3]],
  // A cheque.
  (b, s) => [
    ['M8 40L84 24 92 62 16 78z', IVORY],
    ['M12.5 43.5L81 29 87.5 58.5 19 73z', b, 2],
    ['M20 52L48 46M22 60L42 56M58 62C62 52 66 56 65 60S72 58 76 52', INK, 2.2],
    [star(68, 41, 8), s],
    [oval(26, 86, 7) + oval(40, 88, 7) + oval(33, 80, 7), BRASS],
    ['M23 86h6M37 88h6M30 80h6', '#8f6420', 1.5],
  ],
];

/** The signs of the kinds that have no face. */
export const EMBLEMS: { readonly [K in ChipKind]?: readonly Emblem[] } = {
  camera: CAMERA,
  music: MUSIC,
  effects: EFFECTS,
  agency: AGENCY,
};
