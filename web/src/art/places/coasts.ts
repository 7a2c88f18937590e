// Abroad by the sea: the bay of Cannes, a yacht, the canals of Venice.

import { discs, oval, path, star, type Shape } from '../shapes';
import { both, box, bulbs, bush, C, garland, guest, limousine, moved, mirrored, palms, range, twice, type Picture } from './drawing';

const waves = (x: number, toX: number, y: number, step: number): string => path`M${x} ${y}` + range(Math.floor((toX - x) / step), (i) => path`q${step / 2} ${i % 2 ? 5 : -5} ${step} 0`).join('');

/** A sail boat, far out. */
const boat = (x: number, y: number, k: number): Shape[] => [
  [path`M${x - 16 * k} ${y - 4 * k}h${34 * k}l${-7 * k} ${8 * k}h${-20 * k}z`, C.deep],
  [path`M${x} ${y - 6 * k}v${-42 * k}q${20 * k} ${16 * k} ${20 * k} ${42 * k}zM${x - 3 * k} ${y - 6 * k}v${-32 * k}l${-14 * k} ${32 * k}z`, C.cream],
];

/** A hotel as white as a cake: arches below, balconies, a dome at each end. */
const HOTEL: readonly Shape[] = [
  ['M30 286V118H330V286z', C.wall],
  ['M236 286V118H330V286z', C.shade],
  ['M22 118H338V106H22zM30 158H330V164H30zM30 198H330V204H30zM30 238H330V246H30z', C.trim],
  ['M34 106Q36 62 66 52Q96 62 98 106zM262 106Q264 62 294 52Q324 62 326 106z', C.roof],
  ['M66 52V30M294 52V30', C.trim, 3],
  ['M58 106Q60 70 66 54M286 106Q288 70 294 54', '#ffffff55', 4],
  [range(8, (i) => box(44 + i * 36, 126, 20, 28) + box(44 + i * 36, 168, 20, 26) + box(44 + i * 36, 208, 20, 26)).join(''), C.deep],
  [range(8, (i) => path`M${40 + i * 36} 286V262Q${54 + i * 36} 244 ${68 + i * 36} 262V286z`).join(''), C.deep],
  [range(8, (i) => box(40 + i * 36, 148, 28, 6) + box(40 + i * 36, 188, 28, 6)).join(''), C.cream],
];
const CABRIOLET = limousine(250, 342, 96, false, C.roof);

export const cannes: Picture = {
  ground: [
    ['M330 196Q420 150 520 176T700 160T860 150T960 138V260H330z', C.far],
    ['M560 220Q660 178 760 190T960 166V260H560z', C.hill],
    ['M300 214H960V330H300z', C.water],
    [waves(420, 720, 232, 24) + waves(600, 900, 250, 28) + waves(420, 640, 268, 30) + waves(720, 960, 286, 34), C.waterLit, 2.5],
    ...boat(500, 232, 0.7),
    ...boat(620, 246, 1),
    ...boat(560, 222, 0.5),
    ...HOTEL,
    // The festival: stairs to the right, with a carpet.
    ['M742 300V128H960V300z', C.wall],
    ['M742 128L960 84V128z', C.shade],
    ['M742 128L960 84M742 146H960', C.trim, 4],
    ['M782 300V164H920V300z', C.deep],
    ['M800 300V176H902V300z', C.roof],
    [range(6, (i) => box(760 - i * 10, 282 + i * 9, 200 + i * 10, 9)).join(''), C.floorLit],
    [range(6, (i) => box(750 - i * 10, 290 + i * 9, 210 + i * 10, 3)).join(''), C.shade],
    ['M812 284H892L908 338H792z', C.roof],
    ['M0 286H742L700 336H960V400H0z', C.floor],
    ['M0 286H742L738 294H0zM0 338H960V346H0z', C.floorLit],
    [range(10, (i) => path`M${i * 110 - 20} 372h52`).join(''), C.cream, 4],
    ...palms([372, 302, 150, -8], [430, 302, 130, 6], [500, 302, 156, -4], [578, 302, 136, 8], [660, 302, 150, 10], [14, 400, 320, 14], [946, 400, 330, -20]),
    ...CABRIOLET.body,
    ...guest(828, 306, 62, 'gown', C.deep),
    ...guest(852, 308, 66, 'tails'),
    ...guest(120, 350, 74, 'waves', C.roof),
    ...guest(148, 352, 80, 'hat'),
    ...guest(720, 352, 78, 'hat'),
    ...bush(700, 400, 90),
    ...bush(220, 400, 80),
  ],
  lights: [
    [range(8, (i) => ((i * 5) % 3 ? box(46 + i * 36, 128, 16, 18) : '') + ((i * 7) % 4 ? box(46 + i * 36, 170, 16, 16) : '')).join(''), C.lamp],
    [range(8, (i) => path`M${43 + i * 36} 286V264Q${54 + i * 36} 249 ${65 + i * 36} 264V286z`).join(''), 'var(--room)'],
    [bulbs(26, 112, 334, 112, 32, 2) + bulbs(744, 137, 958, 137, 22, 2.2), C.lamp],
    [discs(4, [66, 28], [294, 28]) + star(851, 152, 12), C.lamp],
    ['M800 178H902V282H800z', 'var(--room)'],
    [star(760, 326, 16, 3, 8) + star(926, 322, 13, 3, 8), '#fffdf2'],
    ...CABRIOLET.lights,
  ],
};

const DRESSED = [garland(70, 236, 306, 30, -6, 16, 3.4), garland(306, 30, 640, 44, 20, 18, 3.4), garland(640, 44, 900, 236, -6, 16, 3.4)];

export const yacht: Picture = {
  ground: [
    ['M0 214Q100 176 230 196T420 214zM620 214Q720 170 820 188T960 180V214z', C.far],
    ['M0 212H960V400H0z', C.water],
    [waves(0, 280, 232, 26) + waves(640, 960, 228, 28) + waves(300, 520, 222, 22), C.waterLit, 2],
    ...boat(176, 226, 0.8),
    ...boat(850, 222, 0.6),
    // A lighthouse on its rock.
    ['M28 214Q60 186 110 214z', C.near],
    ['M60 196L64 122H82L86 196z', C.cream],
    ['M61.5 168L63 146H83L84.500 168z', C.roof],
    ['M62 122V108H84V122zM58 108L73 94L88 108z', C.deep],
    // The yacht: three decks, a funnel, two masts.
    ['M306 262V30M640 250V44', C.deep, 4],
    ['M430 150L444 92H512L520 150z', C.roof],
    ['M437 120L441 106H514L516 120z', C.cream],
    ['M444 92H512V82H442z', C.deep],
    ['M360 150H640Q652 150 656 168V186H340z', C.wall],
    ['M260 186H730Q750 190 756 222V236H230z', C.wall],
    ['M560 150H640Q652 150 656 168V186H560zM600 186H730Q750 190 756 222V236H600z', C.shade],
    ['M340 186H668M228 236H772M360 150H642', C.trim, 3],
    [range(9, (i) => box(372 + i * 30, 158, 20, 20)).join('') + range(13, (i) => box(270 + i * 36, 196, 24, 26)).join(''), C.deep],
    ['M60 236H930Q880 330 820 352H170Q96 320 60 236z', C.cream],
    ['M500 236H930Q880 330 820 352H560z', '#00000014'],
    ['M86 282H906L896 298H94z', C.roof],
    ['M60 236H930', C.trim, 5],
    [discs(6, ...range(18, (i): readonly [number, number] => [170 + i * 38, 262])), C.deep],
    ['M60 236V214M930 236V214M60 214H230M756 214H930' + range(12, (i) => path`M${76 + i * 14} 236v-22M${764 + i * 14} 236v-22`).join(''), C.cream, 2],
    ...guest(120, 236, 62, 'gown', C.roof),
    ...guest(146, 236, 68, 'tails'),
    ...guest(196, 236, 62, 'waves', C.deep),
    ...guest(800, 236, 66, 'hat'),
    ...guest(828, 236, 60, 'waves', C.roof),
    ...guest(876, 236, 64, 'tails'),
    ['M0 344Q40 332 80 344T160 344T240 344T320 344T400 344T480 344T560 344T640 344T720 344T800 344T880 344T960 344V400H0z', C.water],
    ['M0 372Q40 360 80 372T160 372T240 372T320 372T400 372T480 372T560 372T640 372T720 372T800 372T880 372T960 372V400H0z', '#00000033'],
    ['M0 344Q40 332 80 344T160 344T240 344T320 344T400 344T480 344T560 344T640 344T720 344T800 344T880 344T960 344', C.waterLit, 3],
    ...DRESSED.map(({ wire }): Shape => [wire, C.deep, 1.5]),
    ['M306 30L278 40L306 50zM640 44L612 54L640 64z', C.trim],
  ],
  lights: [
    [DRESSED.map(({ lights }) => lights).join(''), C.lamp],
    [range(13, (i) => (i % 4 ? box(272 + i * 36, 198, 20, 22) : '')).join('') + range(9, (i) => (i % 3 ? box(374 + i * 30, 160, 16, 16) : '')).join(''), 'var(--room)'],
    [discs(3, ...range(18, (i): readonly [number, number] => [170 + i * 38, 262])), C.lamp],
    ['M74 114L-20 74V130zM74 114L330 60V120z', C.beam],
    [discs(5, [73, 115]), C.lamp],
    [range(9, (i) => path`M${180 + i * 76} ${356 + (i % 3) * 14}h${30 + (i % 2) * 16}`).join(''), C.beam, 5],
  ],
};

/** A palace on the water, at the left; the other one mirrors it. */
const PALAZZO: readonly Shape[] = [
  ['M-10 300V86H236V300z', C.wall],
  ['M236 300V86L312 122V286z', C.shade],
  ['M-10 86H236L312 122V112L240 72H-10z', C.trim],
  [range(6, (i) => path`M${6 + i * 38} 160V124Q${6 + i * 38} 112 ${18 + i * 38} 100Q${30 + i * 38} 112 ${30 + i * 38} 124V160z`).join(''), C.deep],
  [range(6, (i) => path`M${6 + i * 38} 236V196Q${6 + i * 38} 184 ${18 + i * 38} 172Q${30 + i * 38} 184 ${30 + i * 38} 196V236z`).join(''), C.deep],
  ['M248 166V136L260 132L260 164zM272 164V142L284 144V166zM248 232V196L260 194V232zM272 232V200L284 202V232z', C.deep],
  ['M-10 164H236V170H-10zM-10 240H236V248H-10z', C.roof],
  [range(12, (i) => box(-4 + i * 20, 250, 8, 14)).join(''), C.cream],
  ['M96 300V262Q118 240 140 262V300z', C.deep],
];
const POLES = [250, 290, 690, 724] as const;

function gondola(x: number, y: number, k: number): Shape[] {
  return [
    [moved('M-100 -34Q-92 -12 -60 -4H56Q92 -8 104 -40Q108 -46 112 -34Q104 8 60 12H-62Q-100 6 -108 -30z', { x, y, scaleX: k, scaleY: k }), C.deep],
    [moved('M-60 -4H56', { x, y, scaleX: k, scaleY: k }), C.trim, 2.5],
    [moved('M-20 -4V-18Q0 -34 26 -18V-4z', { x, y, scaleX: k, scaleY: k }), C.roof],
    ...guest(x - 70 * k, y - 4 * k, 78 * k, 'hat'),
    [moved('M-96 -60L-40 34', { x, y, scaleX: k, scaleY: k }), C.trim, 3],
  ];
}

export const venice: Picture = {
  ground: [
    ['M300 250V206H360V190H420V204H500V182H560V200H640V212H680V250z', C.far],
    // The church with its domes, and the bell tower.
    ['M414 250V196H546V250z', C.wall],
    ['M500 250V196H546V250z', C.shade],
    ['M428 196Q430 144 480 136Q530 144 532 196z', C.trim],
    ['M480 136V112', C.trim, 4],
    ['M404 204Q404 178 420 174Q436 178 436 204zM524 204Q524 178 540 174Q556 178 556 204z', C.roof],
    ['M448 190Q450 152 478 140', '#ffffff66', 4],
    ['M590 250V98H626V250z', C.roof],
    ['M614 250V98H626V250z', '#00000030'],
    ['M584 98H632V84H584zM588 84L608 36L628 84z', C.wall],
    ['M608 36V24', C.trim, 3],
    ['M300 246H660V400H300z', C.water],
    ['M0 290H960V400H0z', C.water],
    ...both(...PALAZZO),
    // The bridge.
    ['M300 250Q480 206 660 250V262Q480 226 300 262z', C.cream],
    ['M300 250Q480 206 660 250', C.trim, 2],
    ['M-10 300H236L312 286V294L240 312H-10z', C.shade],
    [mirrored('M-10 300H236L312 286V294L240 312H-10z'), C.shade],
    [waves(320, 640, 276, 22) + waves(250, 700, 304, 30) + waves(60, 420, 340, 38) + waves(560, 940, 352, 40) + waves(300, 700, 384, 44), C.waterLit, 2.5],
    [POLES.map((x) => box(x, 232, 7, 116)).join(''), C.cream],
    [POLES.map((x) => range(5, (i) => path`M${x} ${240 + i * 22}l7 -8v11l-7 8z`).join('')).join(''), C.roof],
    [discs(5.5, ...POLES.map((x) => [x + 3.5, 230] as const)), C.trim],
    ...gondola(160, 366, 1.05),
    ...gondola(826, 352, 0.8),
    ...gondola(520, 292, 0.4),
    ...guest(60, 300, 60, 'gown', C.roof),
    ...guest(890, 302, 64, 'tails'),
  ],
  lights: [
    [twice(range(6, (i) => ((i * 5) % 4 ? path`M${9 + i * 38} 160V126Q${9 + i * 38} 114 ${18 + i * 38} 105Q${27 + i * 38} 114 ${27 + i * 38} 126V160z` : '') + ((i * 3) % 4 ? path`M${9 + i * 38} 236V198Q${9 + i * 38} 186 ${18 + i * 38} 177Q${27 + i * 38} 186 ${27 + i * 38} 198V236z` : '')).join('')), 'var(--room)'],
    [twice(oval(86, 276, 5) + oval(150, 276, 5)) + discs(4, [480, 110], [608, 22]), C.lamp],
    [bulbs(306, 246, 480, 226, 12, 2) + bulbs(480, 226, 654, 246, 12, 2), C.lamp],
    [range(7, (i) => path`M${90 + i * 130} ${320 + (i % 3) * 22}h26`).join(''), C.beam, 6],
  ],
};
