// Abroad in town: the gate of Mumbai, the towers of New York.

import { discs, oval, path, rays, star, type Shape } from '../shapes';
import { seeded } from '../seeded';
import { beam, both, box, bulbs, bush, C, garland, guest, limousine, palms, range, steps, twice, type Picture } from './drawing';

/** A dome like an onion, on its drum. */
const onion = (x: number, y: number, k: number, colour: string): Shape[] => [
  [path`M${x - 20 * k} ${y}V${y - 12 * k}Q${x - 40 * k} ${y - 36 * k} ${x} ${y - 70 * k}Q${x + 40 * k} ${y - 36 * k} ${x + 20 * k} ${y - 12 * k}V${y}z`, colour],
  [path`M${x - 10 * k} ${y - 14 * k}Q${x - 22 * k} ${y - 36 * k} ${x - 4 * k} ${y - 58 * k}`, '#ffffff66', 3 * k],
  [path`M${x} ${y - 68 * k}v${-14 * k}`, C.trim, 3 * k],
  [box(x - 24 * k, y - 4 * k, 48 * k, 6 * k), C.trim],
];
const MARIGOLDS = [garland(0, 6, 240, 20, 40, 22, 5), garland(240, 20, 480, 6, 30, 20, 5), garland(480, 6, 720, 20, 30, 20, 5), garland(720, 20, 960, 6, 40, 22, 5)];

/** A rickshaw for the leading lady. */
const RICKSHAW: readonly Shape[] = [
  ['M86 376V344Q92 324 126 324H150Q156 344 156 376z', C.roof],
  ['M92 330Q96 296 134 296Q154 298 154 328z', C.trim],
  ['M156 352L214 340', C.deep, 4],
];

const ELEPHANT = '#776d7d';

export const mumbai: Picture = {
  ground: [
    ['M0 238Q160 210 330 226T640 220T960 226V330H0z', C.far],
    ['M0 246H960V300H0z', C.water],
    ['M60 262q12-5 24 0t24 0 24 0M820 258q12-5 24 0t24 0 24 0M150 282q12-5 24 0t24 0M740 280q12-5 24 0t24 0', C.waterLit, 2],
    // Palaces to both sides.
    ...both(['M-20 300V150H196V300z', C.wall], ['M150 300V150H196V300z', C.shade], ['M-20 150H204V138H-20zM-20 214H196V222H-20z', C.trim], [range(5, (i) => path`M${4 + i * 38} 208V182Q${18 + i * 38} 158 ${32 + i * 38} 182V208zM${4 + i * 38} 292V252Q${18 + i * 38} 228 ${32 + i * 38} 252V292z`).join(''), C.deep]),
    ...onion(58, 138, 0.9, C.roof),
    ...onion(168, 138, 0.55, C.trim),
    ...onion(902, 138, 0.9, C.roof),
    ...onion(792, 138, 0.55, C.trim),
    // The gate.
    ['M270 316V112H690V316z', C.wall],
    ['M600 316V112H690V316z', C.shade],
    ['M260 112H700V98H260zM270 138H690V144H270z', C.trim],
    ['M356 316V112H604V316zM346 112V86H614V112z', C.wall],
    ['M556 316V86H614V112H604V316z', C.shade],
    ['M346 86H614V76H346z', C.trim],
    ['M408 316V216Q408 150 480 132Q552 150 552 216V316z', C.deep],
    ['M408 316V216Q408 150 480 132Q552 150 552 216V316', C.trim, 4],
    ['M428 250H532V300H428z', C.water],
    ['M290 316V222Q290 190 318 180Q344 190 344 222V316zM616 316V222Q616 190 642 180Q670 190 670 222V316z', C.deep],
    ['M336 316V60H358V316zM602 316V60H624V316z', C.wall],
    ['M350 316V60H358V316zM616 316V60H624V316z', C.shade],
    ...onion(347, 60, 0.42, C.roof),
    ...onion(613, 60, 0.42, C.roof),
    [oval(480, 112, 12) + star(480, 112, 18, 12, 12), C.roof],
    ['M0 300H960V400H0z', C.floor],
    ['M0 300H270V308H0zM690 300H960V308H690zM250 316H710V328H250z', C.floorLit],
    [range(11, (i) => path`M${i * 96} 400L${300 + i * 36} 328`).join(''), '#ffffff21', 2],
    ...palms([232, 316, 150, -10], [728, 316, 150, 10], [12, 400, 320, 16], [950, 400, 320, -16]),
    ...RICKSHAW,
    [discs(20, [100, 380], [146, 380]), C.deep],
    [discs(12, [100, 380], [146, 380]), C.cream],
    [discs(3, [100, 380], [146, 380]), C.deep],
    ...guest(222, 396, 86, 'hat'),
    ...guest(126, 352, 60, 'gown', C.deep),
    // An elephant in its best.
    ['M700 396V340Q704 306 752 304H806Q846 306 852 340V396H828V364H792V396H764V366H728V396z', ELEPHANT],
    ['M836 306Q884 296 892 336Q890 372 900 384L888 390Q870 372 868 346Q838 350 836 306z', ELEPHANT],
    ['M832 308Q858 306 856 336Q846 350 830 340z', '#9a909c'],
    [oval(872, 324, 2.5), C.deep],
    ['M736 304H816V348Q776 358 736 348z', C.roof],
    ['M736 304H816M736 346Q776 356 816 346M776 304V352', C.trim, 3],
    ['M744 304L752 276H800L808 304z', C.trim],
    ...guest(776, 290, 52, 'waves', C.deep),
    ...MARIGOLDS.map(({ wire }): Shape => [wire, C.leaf, 3]),
  ],
  lights: [
    [MARIGOLDS.map(({ lights }) => lights).join(''), '#f39a2b'],
    [twice(range(5, (i) => (i % 3 ? path`M${7 + i * 38} 208V184Q${18 + i * 38} 164 ${29 + i * 38} 184V208z` : path`M${7 + i * 38} 292V254Q${18 + i * 38} 234 ${29 + i * 38} 254V292z`)).join('')), 'var(--room)'],
    [bulbs(264, 105, 696, 105, 40, 2) + bulbs(350, 81, 610, 81, 26, 2) + twice(bulbs(-4, 144, 200, 144, 20, 2)), C.lamp],
    [rays(480, 216, 70, 18), C.beam],
    [twice(beam(240, 316, 130, -20, 40)), C.beam],
  ],
};

/** The windows of a tower, lit as chance has it. */
function windows(seed: string, x: number, y: number, columns: number, rows: number, stepX = 11, stepY = 15): string {
  const chance = seeded(seed);
  return range(columns * rows, (i) => (chance.is(0.45) ? box(x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY, 5, 8) : '')).join('');
}
const TAXIS = [limousine(196, 392, 118, false, C.trim), limousine(640, 394, 130, true, C.roof)];

export const newYork: Picture = {
  ground: [
    ['M0 330V190H40V150H78V200H110V130H150V210H190V164H236V220H280V120H316V190H360V150H402V210H440V330zM520 330V170H560V130H600V200H636V150H684V196H720V118H760V190H806V150H850V206H890V140H930V190H960V330z', C.far],
    // The bridge, from shore to shore.
    ['M0 286H960V294H0z', C.hill],
    ['M250 294V170H266V294zM694 294V170H710V294z', C.hill],
    ['M0 250Q160 282 258 174Q480 372 702 174Q800 282 960 250', C.hill, 3],
    [range(24, (i) => path`M${280 + i * 17} 290V${182 + 4 * 98 * ((i + 1) / 26) * (1 - (i + 1) / 26)}`).join(''), C.hill, 1],
    ...steps(330, 320, [[46, 120], [34, 40], [20, 26]]),
    ...steps(640, 320, [[50, 104], [34, 46], [22, 22]], false),
    // The tower with the crown of rays.
    ...steps(816, 326, [[66, 110], [48, 60], [34, 44]], false),
    ['M782 112Q784 62 816 40Q848 62 850 112z', C.trim],
    [range(4, (i) => path`M${788 + i * 6} 110Q${794 + i * 5} ${84 - i * 8} 816 ${76 - i * 10}Q${838 - i * 5} ${84 - i * 8} ${844 - i * 6} 110`).join(''), C.deep, 2],
    ['M816 44V-8', C.trim, 4],
    // The tallest.
    ...steps(132, 326, [[84, 96], [62, 90], [44, 52], [26, 22], [14, 18]]),
    ['M132 50V-6', C.trim, 5],
    ...steps(16, 330, [[56, 150], [38, 40]]),
    ...steps(940, 330, [[58, 170], [40, 34]], false),
    ...steps(470, 322, [[60, 60], [44, 34], [26, 20]]),
    // Houses near by: a water tank, fire escapes, a theatre.
    ['M-10 352V252H120V352zM846 352V244H970V352z', C.near],
    ['M34 252V226M66 252V226M28 226H72V196H28zM24 196L50 178L76 196z', C.deep, 3],
    ['M30 226H70V198H30z', C.roof],
    ['M120 262V352H138V262zM140 276H224V352H140z', C.near],
    ['M846 262h-14v90h14zM744 276H832V352H744z', C.near],
    ['M136 296H252V316H136z', C.roof],
    ['M136 296H252M136 316H252', C.trim, 2],
    ['M756 286V196Q772 178 788 196V286z', C.roof],
    ['M0 350H960V400H0z', C.floor],
    ['M0 350H960V356H0z', C.floorLit],
    [range(9, (i) => path`M${i * 120 - 10} 378h54`).join(''), C.cream, 4],
    ...TAXIS.flatMap(({ body }) => body),
    ...guest(44, 384, 82, 'hat'),
    ...guest(74, 384, 76, 'gown', C.roof),
    ...guest(880, 386, 82, 'tails'),
    ...guest(912, 386, 76, 'waves', C.roof),
    ...guest(590, 372, 64, 'hat'),
    ...bush(460, 362, 60),
    ...bush(520, 362, 50),
  ],
  lights: [
    [windows('tallest', 58, 236, 14, 5) + windows('upper', 80, 144, 10, 5) + windows('top', 98, 92, 7, 3) + windows('east', 758, 222, 11, 6) + windows('east upper', 776, 160, 8, 3), C.lamp],
    [windows('left', 294, 206, 7, 6) + windows('right', 600, 222, 8, 5) + windows('middle', 418, 268, 10, 3) + windows('edge', 0, 188, 6, 4) + windows('far edge', 896, 168, 6, 5), C.lamp],
    [range(6, (i) => star(816, 96 - i * 9, 4)).join(''), C.lamp],
    [bulbs(140, 296, 248, 296, 14, 2) + bulbs(140, 316, 248, 316, 14, 2) + range(3, (i) => star(164 + i * 30, 306, 7)).join(''), C.lamp],
    [range(3, (i) => star(772, 208 + i * 26, 9)).join('') + bulbs(756, 200, 756, 284, 9, 1.8) + bulbs(788, 200, 788, 284, 9, 1.8), C.lamp],
    [discs(2, ...range(20, (i): readonly [number, number] => [270 + i * 22, 284])), C.lamp],
    [beam(132, 50, 20, -30, 40) + beam(816, 44, 900, -30, 30) + beam(400, 320, 480, -20, 50), C.beam],
    [box(10, 290, 22, 34) + box(50, 290, 22, 34) + box(880, 286, 22, 34) + box(920, 286, 22, 34), 'var(--room)'],
    ...TAXIS.flatMap(({ lights }) => lights),
  ],
};
