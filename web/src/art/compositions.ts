import type { Genre } from '../wire/types';
import type { Chance } from './seeded';
import { discs, oval, path, rays, star, type Shape } from './shapes';

/** The colours of one poster, from the darkest to the paper. */
export type Inks = { readonly deep: string; readonly mid: string; readonly light: string; readonly hot: string; readonly cream: string };

/** A stage of 300 by 372 for the leads: what is behind them and before them, and where the title goes. */
export type Composition = {
  readonly sky: readonly Shape[];
  readonly front: readonly Shape[];
  /** Where the busts end. */
  readonly foot: number;
  readonly title: { readonly top: number; readonly height: number; readonly tilt: number; readonly isOnLight?: boolean };
};

type Compose = (ink: Inks, chance: Chance) => Composition;

const HIGH = { top: 44, height: 92, tilt: 0 };
const HIGH_ON_LIGHT = { ...HIGH, isOnLight: true };
const LOW = { top: 268, height: 94, tilt: 0 };
const all = (colour: string): Shape => ['M0 0H300V372H0z', colour];

function skyline(chance: Chance, base: number, height: number): { walls: string; windows: string } {
  let walls = `M0 ${base}`;
  let windows = '';
  for (let x = 0; x < 300; ) {
    const width = Math.round(chance.between(18, 36));
    const top = Math.round(base - chance.between(height * 0.35, height));
    const spire = chance.is(0.3) ? path`L${x + width / 2} ${top - 22}L${x + width} ${top}` : '';
    walls += `L${x} ${top}${spire}L${x + width} ${top}`;
    for (let y = top + 8; y < base - 6; y += 10)
      for (let at = x + 5; at < x + width - 5; at += 8) if (chance.is(0.4)) windows += `M${at} ${y}h3v5h-3z`;
    x += width;
  }
  return { walls: `${walls}L300 ${base}V372H0z`, windows };
}

const wave = (y: number, swing: number, shift: number) => {
  let d = path`M${-shift} ${y}`;
  for (let x = 0; x < 8; x++) d += path`q${22} ${x % 2 ? swing : -swing} 44 0`;
  return `${d}V380H-40z`;
};

/* Drama */

const spotlight: Compose = (p) => ({
  sky: [
    all(p.deep),
    ['M0 0H40Q30 190 4 372H0zM300 0H260Q270 190 296 372H300z', p.mid],
    ['M14 0Q12 190 0 372M28 0Q24 190 2 372M286 0Q288 190 300 372M272 0Q276 190 298 372', p.deep, 3],
    ['M96 0H128L270 300Q150 350 30 300z', p.light],
    ['M106 0H118L228 296Q150 326 72 296z', p.cream],
  ],
  front: [['M0 262Q150 236 300 262V372H0z', p.deep], ['M0 262Q150 236 300 262', p.hot, 3], ['M0 270Q150 244 300 270', p.hot, 1]],
  foot: 262,
  title: LOW,
});
const night: Compose = (p, chance) => {
  const city = skyline(chance, 372, 74);
  const far = skyline(chance, 372, 200);
  const moon = chance.pick([96, 204]);
  return {
    sky: [
      all(p.deep),
      [oval(moon, 246, 104), p.light],
      [oval(moon, 246, 92), p.cream],
      [far.walls, p.mid],
    ],
    front: [
      [city.walls, p.deep],
      [city.windows, p.hot],
    ],
    foot: 346,
    title: HIGH,
  };
};
const divided: Compose = (p) => ({
  sky: [
    all(p.mid),
    ['M0 372L300 0V372z', p.light],
    ['M0 372L300 0M0 340L276 0M24 372L300 32', p.cream, 2],
    [rays(150, 186, 260, 20), '#ffffff1a'],
  ],
  front: [['M-10 292L310 236V372H-10z', p.deep], ['M-10 292L310 236', p.hot, 5], ['M-10 301L310 245', p.cream, 1.5]],
  foot: 292,
  title: { top: 276, height: 80, tilt: -9.9 },
});
const roses: Compose = (p, chance) => {
  const bed: Shape[] = [];
  for (let i = 0; i < 9; i++) {
    const x = i * 37 + chance.between(-6, 6);
    const y = 268 + chance.between(-8, 10);
    bed.push([oval(x, y, 22), i % 2 ? p.hot : p.mid], [path`M${x - 10} ${y}a10 10 0 1 1 10 10a6 6 0 1 1 6 -6M${x - 16} ${y + 4}a16 16 0 0 0 28 8`, p.deep, 2.5]);
  }
  return { sky: [all(p.light), ['M150 18C250 18 276 120 276 190V372H24V190C24 120 50 18 150 18z', p.cream], ['M150 28C242 28 266 124 266 190V372H34V190C34 124 58 28 150 28z', p.mid], [rays(150, 200, 170, 28), '#ffffff1f']], front: [...bed, ['M0 280H300V372H0z', p.deep]], foot: 270, title: { top: 290, height: 74, tilt: 0 } };
};

/* Adventure */

const voyage: Compose = (p) => ({
  sky: [
    all(p.light),
    [rays(150, 250, 330, 26, 0.25), p.cream],
    [oval(150, 226, 78), p.hot],
    [wave(282, 9, 30), p.mid],
  ],
  front: [
    [wave(300, 11, 8), p.deep],
    ['M150 326V274', p.cream, 2.5],
    ['M122 340L114 322H188L178 340zM153 278C174 284 177 298 176 306H153zM147 286C131 292 128 302 128 308H147zM153 309C178 311 180 316 180 319H153zM150 274l12 4-12 4z', p.cream],
    [wave(336, 9, 34), p.mid],
    ['M20 356q22-12 44 0M120 362q22-12 44 0M210 356q22-12 44 0', p.cream, 2],
  ],
  foot: 312,
  title: HIGH_ON_LIGHT,
});
const peaks: Compose = (p) => ({
  sky: [
    all(p.mid),
    [rays(150, 280, 360, 24), p.light],
    ['M0 300L58 190 92 236 150 130 214 244 250 184 300 280V372H0z', p.deep],
    ['M150 130L170 166 156 160 148 176 136 158 131 164zM58 190L72 210 60 208 48 216zM250 184L262 208 250 202 240 206z', p.cream],
    // A biplane.
    ['M214 66h44v5h-44zM218 82h40v5h-40zM224 71v11M250 71v11', p.deep, 2],
    ['M206 73h62l14-7v20l-14-6h-56q-8-4-6-7z', p.hot],
    ['M202 62v28', p.deep, 3],
  ],
  front: [['M0 270Q80 240 150 262T300 256V372H0z', p.deep], ['M0 270Q80 240 150 262T300 256', p.hot, 4]],
  foot: 272,
  title: LOW,
});
const desert: Compose = (p) => ({
  sky: [
    all(p.light),
    [oval(212, 168, 62), p.hot],
    ['M0 168h116M20 180h70M238 96h62M256 106h44', p.cream, 3],
    ['M30 290L110 176 190 290zM150 290L214 214 278 290z', p.mid],
    ['M110 176L130 290H190zM214 214L228 290H278z', p.deep],
  ],
  front: [
    ['M0 296Q90 262 170 290T300 280V372H0z', p.mid],
    ['M0 330Q110 290 300 322V372H0z', p.deep],
    ['M24 330Q34 276 22 244', p.deep, 6],
    ['M22 244Q-2 232 -10 254Q8 246 22 248Q4 256 6 276Q14 256 24 250Q30 262 44 268Q40 252 28 247Q44 244 56 254Q46 232 24 242Q30 226 46 226Q28 216 22 240Q14 222 -4 226Q14 230 22 244z', p.deep],
  ],
  foot: 330,
  title: HIGH_ON_LIGHT,
});
const COAST = 'M-5 70L12 66 20 50 44 54 52 74 78 70 92 92 80 108 88 128 60 138 48 160 26 156 14 184-5 190M305 96L286 92 274 112 250 108 238 132 246 150 232 168 250 186 246 210 272 216 280 240 305 236M118 36L134 52 160 46 176 60 206 52 222 64 244 50 262 54 276 36';

const map: Compose = (p, chance) => {
  const x = chance.between(228, 262);
  return {
    sky: [
      all(p.cream),
      [COAST + 'z', p.light],
      [COAST, p.mid, 2],
      ['M50 0V372M100 0V372M150 0V372M200 0V372M250 0V372M0 60H300M0 120H300M0 180H300M0 240H300', '#00000014', 1],
      [discs(2.6, ...Array.from({ length: 17 }, (_, i) => [20 + i * ((x - 26) / 17), 106 + 34 * Math.sin(i / 2.6) - i * 2] as const)), p.hot],
      [path`M${x - 10} 58l20 20m0-20l-20 20`, p.hot, 6],
      [star(48, 226, 34, 8, 4) + star(48, 226, 20, 8, 8), p.mid],
    ],
    front: [['M0 264H300V372H0z', p.deep], ['M0 264H300M0 270H300', p.hot, 2], ['M6 276H294V366H6z', p.hot, 1]],
    foot: 264,
    title: { top: 280, height: 82, tilt: 0 },
  };
};

/* Entertainment */

const stairs: Compose = (p) => ({
  sky: [all(p.mid), [rays(150, 210, 320, 32), p.light], [oval(150, 196, 122), p.deep], [oval(150, 196, 114), p.hot], [oval(150, 196, 106), p.cream]],
  front: [
    ['M60 268H240V284H260V300H280V316H300V372H0V316H20V300H40V284H60z', p.deep],
    ['M60 268H240M40 284H60M240 284H260M20 300H40M260 300H280M0 316H20M280 316H300', p.hot, 3],
    [discs(2.4, ...Array.from({ length: 19 }, (_, i) => [6 + i * 16, 366] as const)), p.cream],
  ],
  foot: 268,
  title: { top: 280, height: 78, tilt: 0 },
});
const beams: Compose = (p, chance) => {
  const confetti = Array.from({ length: 26 }, () => star(chance.between(8, 292), chance.between(130, 300), chance.between(3, 8))).join('');
  return {
    sky: [all(p.deep), ['M-20 372L180 -10H250L30 372zM320 372L120 -10H50L270 372z', p.mid], ['M0 372L198 -10H222L14 372zM300 372L102 -10H78L286 372z', p.light], [confetti, p.hot]],
    front: [['M0 358Q150 322 300 358V372H0z', p.hot], ['M0 368Q150 332 300 368V372H0z', p.deep]],
    foot: 352,
    title: HIGH,
  };
};
const record: Compose = (p) => ({
  sky: [
    all(p.light),
    ['M0 0H300V30H0z', p.hot],
    [oval(150, 190, 148), p.deep],
    [oval(150, 190, 132), p.mid, 2],
    [oval(150, 190, 116), p.mid, 2],
    [oval(150, 190, 100), p.cream],
    [oval(150, 190, 92), p.hot],
  ],
  front: [
    ['M0 270H300V372H0z', p.deep],
    ['M0 348H300V372H0z', p.cream],
    ['M15 348v24M45 348v24M75 348v24M105 348v24M135 348v24M165 348v24M195 348v24M225 348v24M255 348v24M285 348v24', p.deep, 1.5],
    ['M24 344v16M54 344v16M114 344v16M144 344v16M174 344v16M234 344v16M264 344v16', p.deep, 9],
    ['M0 270H300', p.hot, 4],
  ],
  foot: 270,
  title: { top: 278, height: 66, tilt: 0 },
});
const chevrons: Compose = (p) => ({
  sky: [
    all(p.cream),
    ['M0 120L150 10 300 120V190L150 80 0 190zM0 260L150 150 300 260V330L150 220 0 330z', p.light],
    ['M0 190L150 80 300 190V225L150 115 0 225z', p.hot],
    [star(40, 70, 20) + star(260, 70, 20), p.hot],
  ],
  front: [['M-10 250L310 282V372H-10z', p.deep], ['M-10 250L310 282', p.hot, 6], ['M-10 260L310 292', p.cream, 1.5]],
  foot: 286,
  title: { top: 284, height: 76, tilt: 5.7 },
});

export const COMPOSITIONS: Readonly<Record<Genre, readonly Compose[]>> = {
  drama: [spotlight, night, divided, roses],
  adventure: [voyage, peaks, desert, map],
  entertainment: [stairs, beams, record, chevrons],
};

const ink = (deep: string, mid: string, light: string, hot: string, cream: string): Inks => ({ deep, mid, light, hot, cream });

export const INKS: Readonly<Record<Genre, readonly Inks[]>> = {
  drama: [
    ink('#2a0d1c', '#6e1a33', '#c4574f', '#f0b548', '#f6e3bd'),
    ink('#14202f', '#2f4a63', '#7fa0a6', '#e0563f', '#f2e6c9'),
    ink('#231532', '#54306b', '#a76a8f', '#f2c057', '#f4e2cd'),
  ],
  adventure: [
    ink('#10303a', '#1f6d72', '#e8b457', '#d9482b', '#f8e8bf'),
    ink('#3a1c12', '#a1492a', '#eaa24a', '#c8302f', '#f9e6b8'),
    ink('#162a20', '#3c6b4a', '#c9c46a', '#e2672e', '#f5ecc6'),
  ],
  entertainment: [
    ink('#3b0f33', '#9c2a63', '#f08a7c', '#f7c548', '#fdeccb'),
    ink('#12284f', '#2b62a0', '#6fbcc0', '#f4b63f', '#fbf0d2'),
    ink('#3d1710', '#b33a2c', '#f0a742', '#1f8a83', '#fdedc4'),
  ],
};
