// Above the city: the sign in the hills, and the pool with a view.

import { discs, oval, path, star, type Shape } from '../shapes';
import { seeded } from '../seeded';
import { beam, box, bulbs, bush, C, cypress, garland, guest, moved, palms, range, type Picture } from './drawing';

/** Letters on a grid of 40 by 56, as they stood above the city in 1923. */
const LETTERS: Readonly<Record<string, string>> = {
  H: 'M0 0H12V22H28V0H40V56H28V33H12V56H0z',
  O: 'M8 0H32L40 8V48L32 56H8L0 48V8zM14 11L12 13V43L14 45H26L28 43V13L26 11z',
  L: 'M0 0H12V45H38V56H0z',
  Y: 'M0 0H13L20 18 27 0H40L26 32V56H14V32z',
  W: 'M-4 0H8L13 34 17 12H25L29 34 34 0H46L36 56H26L21 32 16 56H6z',
  D: 'M0 0H28L40 12V44L28 56H0zM12 11V45H24L28 41V15L24 11z',
};

/** How high each letter stands: the ridge is no stage. */
const RIDGE = [150, 140, 133, 128, 124, 126, 131, 138, 147] as const;

const word = [...'HOLLYWOOD'].map((letter, i) => ({ d: LETTERS[letter]!, x: 217 + i * 60, y: RIDGE[i]! - 78 }));
const letters = (dx: number, dy: number): string => word.map(({ d, x, y }) => moved(d, { x: x + dx, y: y + dy })).join('');

const villa = (x: number, y: number, k: number): { readonly walls: Shape[]; readonly windows: string } => ({
  walls: [
    [box(x, y - 18 * k, 44 * k, 18 * k) + box(x + 28 * k, y - 30 * k, 16 * k, 30 * k), C.wall],
    [box(x + 36 * k, y - 30 * k, 8 * k, 30 * k) + box(x, y - 5 * k, 28 * k, 5 * k), C.shade],
    [path`M${x - 3 * k} ${y - 18 * k}L${x + 6 * k} ${y - 25 * k}h${20 * k}l${4 * k} ${7 * k}zM${x + 25 * k} ${y - 30 * k}l${11 * k} ${-9 * k}l${11 * k} ${9 * k}z`, C.roof],
  ],
  windows: box(x + 5 * k, y - 13 * k, 5 * k, 7 * k) + box(x + 14 * k, y - 13 * k, 5 * k, 7 * k) + box(x + 31 * k, y - 24 * k, 4 * k, 6 * k) + box(x + 37 * k, y - 24 * k, 4 * k, 6 * k),
});

/** The lights of a town in the plain, in rows that run to the horizon. */
function plain(top: number, bottom: number, count: number): string {
  const chance = seeded('plain');
  return range(count, () => {
    const t = chance.next() ** 2;
    return path`M${chance.between(0, 960)} ${top + (bottom - top) * t}h${1 + t * 3}v${0.8 + t * 1.2}h${-1 - t * 3}z`;
  }).join('');
}

const HOUSES = [villa(92, 246, 1), villa(742, 216, 1.1), villa(838, 282, 1.5), villa(196, 306, 1.4), villa(16, 318, 1.6), villa(596, 262, 0.8), villa(330, 236, 0.8)];

export const sign: Picture = {
  ground: [
    ['M0 214Q90 150 180 176T360 150T560 168T760 140T960 190V400H0z', C.far],
    // The observatory at the end of the ridge.
    [box(826, 132, 74, 30) + box(846, 118, 34, 16), C.wall],
    [box(868, 132, 32, 30), C.shade],
    ['M844 120Q846 92 863 92T882 120z', C.trim],
    ['M863 92V82M852 118Q854 98 863 93', C.cream, 2],
    ['M0 236Q100 168 210 148Q340 118 480 118T752 148Q860 160 960 196V400H0z', C.hill],
    ['M210 148Q340 118 480 118T752 148Q640 150 560 184T360 222T150 220Q160 170 210 148z', '#ffffff1c'],
    ['M40 232Q130 180 250 168T480 146M60 250Q150 200 270 190T470 172M540 150Q640 140 740 166T920 200M580 176Q660 168 760 188T940 220', '#ffffff24', 2],
    // Every letter on its posts.
    [word.map(({ x, y }) => path`M${x + 6} ${y + 50}v26M${x + 34} ${y + 50}v28M${x + 6} ${y + 60}L${x + 34} ${y + 74}`).join(''), C.deep, 2],
    [letters(5, 3), C.deep],
    [letters(0, 0), C.cream],
    ['M0 286Q120 214 300 250T560 238T760 216T960 256V400H0z', C.near],
    ['M0 286Q120 214 300 250Q200 262 120 300T0 352z', '#ffffff14'],
    ['M700 240Q800 236 960 280M690 262Q800 256 960 304M330 262Q250 268 200 290M340 284Q270 292 240 312', '#ffffff1a', 2],
    // The road up.
    ['M430 400Q350 352 470 326T620 286Q680 262 560 252Q660 256 664 276Q660 306 560 330T600 400z', C.floorLit],
    ['M505 392Q450 352 520 330T644 284', C.cream, 1.5],
    ...HOUSES.flatMap(({ walls }) => walls),
    ...[[70, 262, 34], [150, 250, 30], [262, 262, 36], [722, 226, 34], [804, 232, 40], [816, 236, 30], [660, 232, 26], [310, 246, 30], [384, 244, 24], [900, 262, 46], [914, 268, 36], [180, 326, 52], [284, 324, 44]].flatMap(([x, y, h]) => cypress(x!, y!, h!)),
    ['M0 360Q140 318 300 366T560 388T780 352T960 344V400H0z', C.leaf],
    ...bush(40, 362, 70),
    ...bush(330, 384, 80),
    ...bush(688, 388, 76),
    ...bush(930, 362, 90),
    ...palms([110, 400, 262, -22], [62, 400, 190, -34], [866, 400, 276, 26], [916, 400, 204, 30], [806, 400, 150, -10]),
  ],
  lights: [
    [word.map(({ x, y }) => beam(x + 20, y + 70, x + 20, y - 70, 26)).join(''), C.beam],
    [letters(0, 0), 'var(--room)'],
    [HOUSES.map(({ windows }) => windows).join(''), C.lamp],
    [discs(2, [520, 331], [526, 331]) + oval(863, 105, 1.6), C.lamp],
  ],
};

const LANTERNS = [garland(-20, 34, 300, 60, 26, 10, 4), garland(300, 60, 660, 60, 34, 12, 4), garland(660, 60, 980, 34, 26, 10, 4)];

function parasol(x: number, y: number, k: number): Shape[] {
  return [
    [path`M${x} ${y}v${-66 * k}`, C.cream, 3 * k],
    [path`M${x - 44 * k} ${y - 50 * k}Q${x} ${y - 104 * k} ${x + 44 * k} ${y - 50 * k}z`, C.roof],
    [path`M${x - 15 * k} ${y - 50 * k}Q${x - 14 * k} ${y - 74 * k} ${x} ${y - 77 * k}Q${x + 14 * k} ${y - 74 * k} ${x + 15 * k} ${y - 50 * k}zM${x - 44 * k} ${y - 50 * k}Q${x - 34 * k} ${y - 65 * k} ${x - 24 * k} ${y - 69 * k}Q${x - 30 * k} ${y - 60 * k} ${x - 30 * k} ${y - 50 * k}zM${x + 44 * k} ${y - 50 * k}Q${x + 34 * k} ${y - 65 * k} ${x + 24 * k} ${y - 69 * k}Q${x + 30 * k} ${y - 60 * k} ${x + 30 * k} ${y - 50 * k}z`, C.cream],
  ];
}

export const pool: Picture = {
  ground: [
    ['M0 206Q120 176 260 190T520 178T760 186T960 170V400H0z', C.far],
    ['M0 222H960V400H0z', C.hill],
    ['M0 222H960V236H0z', '#00000026'],
    // The house: flat roofs, round corners, glass.
    ['M612 92H960V104H612zM640 176H960V186H640z', C.wall],
    ['M640 104H960V176H640zM668 186H960V262H668z', C.shade],
    ['M652 112H744V176H652zM756 112H848V176H756zM860 112H960V176H860zM690 194H800V262H690zM816 194H926V262H816z', C.deep],
    ['M690 194H800V262H690zM652 112H744V176H652z', C.water],
    ['M612 92H960M640 176H960', C.trim, 2],
    ['M640 104V262M698 112V176M802 112V176M745 194V262M871 194V262', C.wall, 4],
    ...bush(640, 262, 60),
    ...cypress(616, 262, 90),
    ...cypress(594, 258, 70),
    // The wall of the terrace, and the city beyond.
    ['M0 240H600V262H0z', C.shade],
    ['M0 236H604V242H0z', C.wall],
    [range(30, (i) => box(6 + i * 20, 243, 7, 18)).join(''), C.wall],
    ['M0 262H960V400H0z', C.floor],
    ['M0 262H960V270H0z', C.floorLit],
    ['M0 300L130 262M120 400L300 262M760 400L640 262M960 340L800 262', '#0000001a', 2],
    // The pool, with a bay as round as a kidney.
    ['M150 300Q180 276 300 280T500 286Q640 268 760 292Q880 320 850 352T640 392Q420 410 250 392T110 350Q104 322 150 300z', C.floorLit],
    ['M162 306Q190 284 302 288T500 294Q640 278 752 300Q862 324 836 348T636 382Q420 398 256 382T124 348Q120 324 162 306z', C.water],
    ['M200 306q18-8 36 0t36 0 36 0M560 306q18-8 36 0t36 0 36 0 36 0M180 350q20-9 40 0t40 0 40 0M620 356q20-9 40 0t40 0 40 0 40 0M340 374q20-9 40 0t40 0 40 0 40 0', C.waterLit, 3],
    // A duck that owns the place.
    ['M236 330Q228 318 240 312Q236 298 250 296T266 308Q268 314 262 318Q282 318 292 308Q294 334 270 338T236 330z', C.trim],
    ['M266 304L278 307L266 311z', C.roof],
    [oval(256, 304, 2), C.deep],
    // The board.
    ['M846 322H960V332H846zM906 332V362M936 332V372', C.cream, 4],
    ...parasol(76, 320, 1.2),
    ...parasol(884, 300, 0.9),
    ['M20 330L60 330L84 314M30 330V342M56 330V342', C.cream, 5],
    ...guest(152, 286, 92, 'waves', C.roof),
    ...guest(190, 284, 98, 'tails'),
    ...guest(366, 268, 76, 'gown', C.deep),
    ...guest(398, 268, 82, 'hat'),
    ...guest(566, 268, 78, 'waves', C.deep),
    ...guest(716, 280, 88, 'gown', C.roof),
    ...guest(754, 282, 96, 'tails'),
    ...palms([24, 400, 300, 26], [-6, 400, 220, 40], [946, 400, 310, -30], [520, 262, 120, 14]),
    ['M0 400Q40 356 100 372T180 400zM800 400Q850 362 900 374T960 356V400z', C.leaf],
    ...LANTERNS.map(({ wire }): Shape => [wire, C.deep, 1.5]),
  ],
  lights: [
    [plain(196, 236, 130), C.lamp],
    ['M654 114H742V174H654zM862 114H958V174H862zM818 196H924V260H818z', 'var(--room)'],
    [LANTERNS.map(({ lights }) => lights).join(''), C.lamp],
    [bulbs(616, 98, 956, 98, 22, 1.8), C.lamp],
    [star(430, 338, 9, 1.6, 4) + star(700, 330, 7, 1.3, 4) + star(330, 318, 6, 1.2, 4), '#ffffffa6'],
  ],
};
