// Where films are seen and celebrated: the picture palace, the bar of the hotel, the premiere.

import { discs, oval, path, rays, star, type Shape } from '../shapes';
import { beam, both, box, bulbs, bush, C, cypress, garland, guest, limousine, palms, range, steps, twice, type Picture } from './drawing';

/** A fan of feathers, as it crowned every portal. */
const fan = (x: number, y: number, radius: number, count: number): string =>
  range(count, (i) => {
    const a = Math.PI * ((i + 0.5) / count);
    const b = Math.PI / count / 2.3;
    const at = (angle: number, r: number): string => path`${x - Math.cos(angle) * r} ${y - Math.sin(angle) * r}`;
    return `M${at(a, radius * 0.22)}L${at(a - b, radius * 0.84)}Q${at(a, radius * 1.1)} ${at(a + b, radius * 0.84)}z`;
  }).join('');

export const palace: Picture = {
  ground: [
    ['M0 240Q120 190 240 214T480 200T720 210T960 190V330H0z', C.far],
    ...steps(70, 322, [[92, 150], [66, 36], [40, 24]]),
    ...steps(890, 322, [[92, 166], [62, 30], [34, 28]], false),
    // Wings, then the tower.
    ['M196 322V150H764V322z', C.shade],
    ['M210 322V162H750V322z', C.wall],
    [range(18, (i) => path`M${225 + i * 30} 166V322`).join(''), '#0000001a', 5],
    ['M190 150H770V164H190z', C.trim],
    ['M330 322V92H630V322z', C.wall],
    ['M540 322V92H630V322z', C.shade],
    ['M322 92H638V104H322zM352 92V60H608V92z', C.wall],
    ['M548 92V60H608V92z', C.shade],
    ['M322 92H638M352 60H608M384 34H576', C.trim, 3],
    ['M384 60V34H576V60zM424 34V8H536V34z', C.wall],
    ['M530 60V34H576V60zM506 34V8H536V34z', C.shade],
    ['M480 8V-30', C.trim, 5],
    // The fan above the portal.
    [path`M366 214A114 114 0 0 1 594 214z`, C.deep],
    [fan(480, 214, 108, 11), C.trim],
    [path`M448 214A32 32 0 0 1 512 214z`, C.roof],
    ['M366 214A114 114 0 0 1 594 214', C.trim, 4],
    ...both(['M338 322V110H352V322z', C.trim], ['M358 322V112H364V322z', C.shade]),
    // Signs to both sides.
    ...both(['M226 290V66Q248 30 270 66V290L248 308z', C.roof], ['M231 288V68Q248 40 265 68V288L248 302z', C.trim, 2]),
    // The canopy.
    ['M280 236H680L706 250V280H254V250z', C.deep],
    ['M254 250H706V280H254z', C.roof],
    ['M254 250H706M254 280H706', C.trim, 3],
    [range(7, (i) => star(300 + i * 60, 265, 9)).join(''), C.cream],
    // Doors, and what they show.
    ['M372 322V284H588V322z', C.deep],
    ['M430 322V284H530V322z', C.roof],
    ...both(['M214 318V288H244V318zM290 318V286H324V318z', C.deep], ['M218 314V292H240V314zM294 314V290H320V314z', C.cream], ['M229 296L236 312L222 312zM307 294L316 312L298 312z', C.roof]),
    ['M0 322H960V400H0z', C.floor],
    ['M0 322H960V330H0z', C.floorLit],
    ['M430 322H530L640 400H320z', C.roof],
    ['M430 322L320 400M530 322L640 400', C.trim, 4],
    ...both(...cypress(176, 334, 120)),
    ...palms([112, 346, 210, -14], [848, 346, 210, 14], [16, 400, 330, 20], [944, 400, 330, -20]),
    ...guest(214, 352, 72, 'gown', C.roof),
    ...guest(240, 354, 78, 'hat'),
    ...guest(300, 364, 80, 'waves', C.deep),
    ...guest(690, 362, 80, 'gown', C.deep),
    ...guest(716, 364, 86, 'tails'),
    ...guest(782, 354, 76, 'hat'),
  ],
  lights: [
    [fan(480, 214, 108, 11), 'var(--room)'],
    [twice(bulbs(226, 70, 226, 288, 22, 2.2)) + twice(bulbs(270, 70, 270, 288, 22, 2.2)), C.lamp],
    [twice(range(6, (i) => star(248, 82 + i * 36, 13)).join('')), C.lamp],
    [bulbs(258, 250, 702, 250, 40, 2.4) + bulbs(258, 280, 702, 280, 40, 2.4), C.lamp],
    [star(480, -14, 16), C.lamp],
    [twice(box(30, 190, 8, 14) + box(62, 190, 8, 14) + box(94, 220, 8, 14) + box(46, 240, 8, 14) + box(110, 190, 8, 14)), C.lamp],
    [twice(beam(180, 322, 60, -30, 50)), C.beam],
    [box(432, 286, 46, 34) + box(482, 286, 46, 34), 'var(--room)'],
  ],
};

const BOTTLES = ['#5f9c7c', '#a8223a', '#c9962f', '#4f7a86', '#8a4a2c', '#6d4a7f'] as const;
function bottles(x: number, y: number, count: number, turn: number): Shape[] {
  return range(count, (i): Shape => {
    const h = 24 + ((i * 7 + turn * 5) % 12);
    const left = x + i * 14;
    return [path`M${left} ${y}v${-h * 0.6}q0 -4 3 -6v${-h * 0.34}h4v${h * 0.34}q3 2 3 6v${h * 0.6}z`, BOTTLES[(i * 5 + turn) % BOTTLES.length]!];
  });
}
const glass = (x: number, y: number, k: number): Shape[] => [
  [path`M${x - 12 * k} ${y - 30 * k}h${24 * k}l${-12 * k} ${15 * k}zM${x - 1.2 * k} ${y - 16 * k}h${2.4 * k}v${14 * k}h${-2.4 * k}zM${x - 8 * k} ${y - 2 * k}h${16 * k}v${2 * k}h${-16 * k}z`, '#f4fbffb3'],
  [path`M${x - 9 * k} ${y - 27 * k}h${18 * k}l${-9 * k} ${11 * k}z`, C.trim],
  [oval(x + 3 * k, y - 28 * k, 2.6 * k), C.roof],
];

/** Rooms have colours of their own: wood and velvet are the same in every season. */
const WOOD = { dark: '#2a1418', mid: '#4a2222', warm: '#7a3a2a', wall: '#5a1a30', deep: '#3a0f22' } as const;

export const bar: Picture = {
  isIndoors: true,
  ground: [
    // The town below the windows.
    ['M0 240L0 170 40 170 40 130 70 130 70 180 110 180 110 110 126 90 142 110 142 190 190 190 190 150 230 150 230 260M730 260V160H770V190H800V120H816L826 96L836 120H852V180H900V140H930V190H960V260z', C.far],
    ['M0 260V206H60V220H120V196H160V226H240V260zM720 260V214H790V200H850V224H900V196H960V260z', C.hill],
    // The wall, with an arch on either side.
    // The windows turn the other way than the wall, and so are holes.
    ['M0 0H960V400H0zM46 260H214V120Q214 44 130 44Q46 44 46 120zM746 260H914V120Q914 44 830 44Q746 44 746 120z', WOOD.wall],
    [range(9, (i) => path`M${-20 + i * 14} 0V262M${848 + i * 14} 0V262`).join(''), '#ffffff08', 3],
    ...both(['M46 260L46 120Q46 44 130 44Q214 44 214 120L214 260', '#e3b85c', 5], ['M130 46L130 260M46 150L214 150M88 58L88 260M172 58L172 260', WOOD.dark, 3], ['M36 260L224 260', '#e3b85c', 6]),
    // Velvet beside the windows.
    ...both(['M18 24Q62 24 56 120Q52 200 30 262L14 262z', '#8a1835'], ['M242 24Q198 24 204 120Q208 200 230 262L246 262z', '#8a1835'], ['M30 30Q48 90 36 180M228 30Q210 90 222 180', '#570d21', 4], ['M14 206L40 206M220 206L246 206', '#e3b85c', 4]),
    // The back of the bar: steps of mirror and gold.
    ['M262 300V120H300V84H348V52H404V28H556V52H612V84H660V120H698V300z', WOOD.dark],
    ['M270 300V128H308V92H356V60H412V36H548V60H604V92H652V128H690V300z', WOOD.warm],
    ['M306 300V134H654V300z', '#8fb3b8'],
    ['M306 300L420 134H470L330 300zM520 300L620 134H640L548 300z', '#ffffff2b'],
    [fan(480, 134, 88, 13), '#e3b85c'],
    ['M444 134A36 36 0 0 1 516 134z', '#8a1835'],
    ['M262 300V120H300V84H348V52H404V28H556V52H612V84H660V120H698V300M306 134H654', '#e3b85c', 3],
    ['M306 190H654V196H306zM306 246H654V252H306z', WOOD.dark],
    ...bottles(314, 190, 24, 1),
    ...bottles(314, 246, 24, 3),
    ...bottles(316, 296, 24, 5),
    // Lamps of the wall, plants, a piano.
    ...both(['M236 150L262 150L256 178L242 178zM246 178L252 178L252 196L246 196z', '#e3b85c']),
    ['M0 262H960V400H0z', WOOD.deep],
    ['M0 262H960V270H0z', WOOD.warm],
    [range(14, (i) => path`M${i * 80 - 40} 270L${i * 110 - 230} 400`).join(''), '#ffffff10', 2],
    ['M720 400V320Q728 292 790 292H960V400z', '#160a10'],
    ['M720 322Q740 298 792 298H960', '#e3b85c', 2],
    ['M708 330H786V344H708z', '#fbeed2'],
    [range(9, (i) => box(713 + i * 8, 330, 4, 8)).join(''), '#160a10'],
    ['M800 292L960 236V246L812 292z', '#241018'],
    // The counter.
    ['M210 292H750V312H210z', WOOD.warm],
    ['M210 292H750V298H210z', '#b5683a'],
    ['M226 312H734V400H226z', WOOD.mid],
    [range(9, (i) => path`M${254 + i * 56} 322h40v70h-40z`).join(''), WOOD.dark],
    [range(9, (i) => star(274 + i * 56, 356, 14, 5, 4)).join(''), '#e3b85c'],
    ['M210 312H750M226 392H734', '#e3b85c', 2],
    ...glass(256, 292, 1),
    ...glass(290, 292, 0.8),
    ...glass(690, 292, 1),
    ...glass(658, 292, 0.8),
    ...guest(120, 400, 176, 'gown', '#160a10'),
    ...guest(176, 408, 190, 'tails', '#160a10'),
    ...palms([20, 400, 190, 6], [946, 290, 150, -10]),
    ['M2 400L6 366H36L40 400z', '#b5683a'],
    ['M0 0H960V400H0z', 'var(--wash)'],
  ],
  lights: [
    // Sun or moon on the floor.
    ['M60 250H204L330 400H150zM756 250H900L820 400H640z', 'var(--rays)'],
    [twice(path`M228 152Q249 60 270 152z`), '#ffe2a040'],
    [twice(oval(249, 150, 13, 9)), '#fff1c4'],
    [fan(480, 134, 88, 13), '#ffe7a94d'],
    // The chandelier.
    ['M480 0V20M430 34H530M442 34Q480 78 518 34', '#e3b85c', 3],
    [bulbs(430, 30, 530, 30, 9, 5) + bulbs(452, 46, 508, 46, 5, 4) + oval(480, 62, 4), '#fff4cf'],
    [rays(480, 40, 130, 22), '#fff1c41f'],
    [bulbs(316, 130, 644, 130, 30, 2), '#ffe9b0'],
    [twice(bulbs(60, 216, 200, 216, 9, 1.6) + bulbs(74, 232, 206, 232, 8, 1.4)), C.lamp],
    ['M210 293H750', '#ffe9b080', 2],
  ],
};

const ROPE = [garland(120, 338, 210, 332, 12, 1, 0), garland(210, 332, 292, 326, 10, 1, 0), garland(750, 332, 840, 338, 12, 1, 0), garland(668, 326, 750, 332, 10, 1, 0)];
const CAR = limousine(-10, 396, 190, false, '#3a0f22');
const FLAGS = [garland(0, 20, 320, 74, 26, 1, 0), garland(960, 20, 640, 74, 26, 1, 0)];

/** Heads in a crowd, one behind the other. */
const crowd = (x: number, toX: number, y: number, size: number): string =>
  range(Math.floor((toX - x) / (size * 1.5)), (i) => {
    const at = x + i * size * 1.5 + size * 0.7;
    const top = y - ((i * 7) % 5) * size * 0.12;
    const hat = i % 3 === 0 ? box(at - size * 0.8, top - size * 0.62, size * 1.6, size * 0.22) + box(at - size * 0.45, top - size * 1.1, size * 0.9, size * 0.6) : '';
    return oval(at, top, size * 0.55, size * 0.62) + hat + path`M${at - size * 0.95} ${top + size * 2.2}Q${at - size * 0.9} ${top + size * 0.6} ${at} ${top + size * 0.6}T${at + size * 0.95} ${top + size * 2.2}z`;
  }).join('');

export const premiere: Picture = {
  ground: [
    ['M0 230Q140 180 300 204T660 196T960 214V330H0z', C.far],
    ...steps(40, 330, [[120, 130], [90, 50], [50, 36]]),
    ...steps(920, 330, [[120, 140], [84, 44], [44, 40]], false),
    // The house: columns, a curtain in the middle, stairs.
    ['M236 330V96H724V330z', C.wall],
    ['M596 330V96H724V330z', C.shade],
    ['M220 96H740V112H220zM250 96L480 30L710 96z', C.wall],
    ['M480 30L710 96H560z', C.shade],
    ['M220 112H740M220 96L480 24L740 96z', C.trim, 3],
    [star(480, 74, 20), C.roof],
    ...both(['M256 112L288 112L288 330L256 330z', C.cream], ['M276 112L288 112L288 330L276 330z', C.shade], ['M318 112L346 112L346 330L318 330z', C.cream], ['M336 112L346 112L346 330L336 330z', C.shade], ['M250 112L294 112L294 122L250 122zM312 112L352 112L352 122L312 122z', C.trim]),
    ['M372 330V124H588V330z', C.deep],
    ...both(['M372 124L480 124Q470 220 400 262Q384 300 388 330L372 330z', C.roof], ['M392 124Q390 220 378 326M418 124Q414 214 384 290M446 124Q436 206 396 264', '#00000038', 4], ['M372 258L402 262', C.trim, 5]),
    ['M372 124H588V140Q561 154 534 140Q507 154 480 140Q453 154 426 140Q399 154 372 140z', C.roof],
    ['M372 140Q399 154 426 140Q453 154 480 140Q507 154 534 140Q561 154 588 140', C.trim, 3],
    ['M348 330H612V342H348zM324 342H636V356H324z', C.floorLit],
    ['M0 330H348L324 356H0zM960 330H612L636 356H960z', C.floor],
    ['M0 356H960V400H0z', C.floor],
    ['M410 316H550L566 342L640 400H320L394 342z', C.roof],
    ['M410 316L394 342L320 400M550 316L566 342L640 400', C.trim, 3],
    ...FLAGS.map(({ wire }): Shape => [wire, C.deep, 1.5]),
    ...both(...bush(228, 334, 40)),
    ...palms([200, 342, 190, -14], [760, 342, 190, 14]),
    [crowd(88, 330, 338, 15) + crowd(640, 900, 338, 15), C.near],
    [crowd(170, 318, 364, 20) + crowd(650, 960, 364, 20), C.deep],
    ...guest(452, 346, 62, 'gown', C.deep),
    ...guest(474, 346, 66, 'tails'),
    ...guest(520, 372, 80, 'waves', C.deep),
    [twice(range(4, (i) => path`M${120 + i * 58} 372v-40`).join('')), C.trim, 3],
    ...ROPE.map(({ wire }): Shape => [wire, C.roof, 4]),
    ...CAR.body,
    [range(14, (i) => path`M${12 + i * 22} ${26 + 4 * 26 * (i / 14) * (1 - i / 14) + (54 * i) / 14}l8 0l-4 14z`).join(''), C.trim],
    [range(14, (i) => path`M${948 - i * 22} ${26 + 4 * 26 * (i / 14) * (1 - i / 14) + (54 * i) / 14}l-8 0l4 14z`).join(''), C.roof],
  ],
  lights: [
    [beam(110, 330, 330, -20, 44) + beam(170, 330, 60, -20, 44) + beam(850, 330, 630, -20, 44) + beam(790, 330, 900, -20, 44), C.beam],
    ['M480 148Q470 222 404 262Q388 300 392 330H568Q572 300 556 262Q490 222 480 148z', 'var(--room)'],
    [rays(480, 262, 84, 26), C.beam],
    ['M480 150V182M458 188H502', C.trim, 3],
    [bulbs(458, 186, 502, 186, 6, 3.4), C.lamp],
    [bulbs(222, 104, 738, 104, 48, 2.4) + bulbs(224, 94, 480, 24, 24, 2) + bulbs(736, 94, 480, 24, 24, 2), C.lamp],
    [star(480, 74, 12), C.lamp],
    [twice(box(4, 226, 8, 14) + box(36, 226, 8, 14) + box(68, 250, 8, 14) + box(20, 270, 8, 14) + box(100, 226, 8, 14)), C.lamp],
    // Flashes of those who wait with cameras.
    [star(232, 346, 20, 4, 8) + star(712, 350, 24, 5, 8) + star(866, 342, 15, 3, 8) + star(140, 334, 12, 3, 8), '#fffdf2'],
    ...CAR.lights,
    [discs(3, [120, 330], [178, 330], [236, 330], [294, 330], [840, 330], [782, 330], [724, 330], [666, 330]), C.lamp],
  ],
};
