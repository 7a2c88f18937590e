// In town: the boulevard, the lot of the studios, the pavement with the stars.

import { discs, oval, path, star, type Shape } from '../shapes';
import { beam, both, box, bulbs, C, guest, limousine, moved, palms, range, steps, twice, type Picture } from './drawing';

/** A lamp post with three globes. */
function lamppost(x: number, y: number, height: number): { readonly post: Shape[]; readonly globes: string } {
  const k = height / 100;
  return {
    post: [
      [box(x - 2 * k, y - 88 * k, 4 * k, 88 * k) + box(x - 6 * k, y - 8 * k, 12 * k, 8 * k), C.deep],
      [path`M${x - 14 * k} ${y - 78 * k}q0 ${-10 * k} ${14 * k} ${-8 * k}q${14 * k} ${-2 * k} ${14 * k} ${8 * k}`, C.deep, 2 * k],
    ],
    globes: oval(x, y - 95 * k, 6 * k) + oval(x - 14 * k, y - 82 * k, 5 * k) + oval(x + 14 * k, y - 82 * k, 5 * k),
  };
}

/** A sign that stands out from a house: a blade with a star, framed by bulbs. */
function blade(x: number, top: number, width: number, height: number): { readonly body: Shape[]; readonly lights: Shape[] } {
  const middle = x + width / 2;
  return {
    body: [
      [path`M${x} ${top + width * 0.5}Q${middle} ${top - width * 0.5} ${x + width} ${top + width * 0.5}v${height}l${-width / 2} ${width * 0.45}l${-width / 2} ${-width * 0.45}z`, C.roof],
      [path`M${x + 3} ${top + width * 0.55}Q${middle} ${top - width * 0.35} ${x + width - 3} ${top + width * 0.55}v${height - 3}l${-width / 2 + 3} ${width * 0.4}l${-width / 2 + 3} ${-width * 0.4}z`, C.trim, 1.4],
    ],
    lights: [
      [bulbs(x, top + width * 0.6, x, top + width * 0.5 + height, Math.round(height / 9), 1.7) + bulbs(x + width, top + width * 0.6, x + width, top + width * 0.5 + height, Math.round(height / 9), 1.7), C.lamp],
      [range(Math.floor(height / (width * 0.85)), (i) => star(middle, top + width * (0.75 + i * 0.85), width * 0.3)).join(''), C.lamp],
    ],
  };
}

/** Houses at the left of a street that runs to the middle; the other side mirrors them. */
const ROW: readonly Shape[] = [
  ['M0 14L104 66V330L0 372z', C.wall],
  ['M104 66L150 80V318L104 330z', C.shade],
  ['M0 14L104 66V80L0 34zM0 150L104 172V178L0 158z', C.trim],
  ['M150 118L222 140V300L150 318z', C.wall],
  ['M222 140L248 146V294L222 300z', C.shade],
  ['M150 118L222 140V150L150 130z', C.roof],
  ['M248 104L308 130V282L248 294z', C.wall],
  ['M308 130L330 138V278L308 282z', C.shade],
  ['M248 104L308 130V138L248 114z', C.trim],
  ['M330 178L384 192V268L330 278z', C.wall],
  ['M384 192L420 204V262L384 268z', C.shade],
  ['M20 52L34 58V144L20 140zM50 66L64 72V150L50 147zM80 80L92 86V156L80 154z', C.deep],
  ['M162 146L172 149V286L162 290zM182 152L192 155V280L182 284zM202 158L211 160V276L202 279z', C.deep],
  ['M258 132L266 135V270L258 272zM276 140L283 142V266L276 268zM293 146L299 148V262L293 264z', C.deep],
  // Shop windows and awnings.
  ['M10 236L96 240V316L10 346z', C.deep],
  ['M28 336L28 300L24 280L36 266L48 280L44 300L44 330zM36 252L36 266M60 320L60 300Q70 284 80 300L80 314z', C.shade, 4],
  ['M0 222L104 230L112 250L-6 248z', C.roof],
  ['M18 223L36 225L40 249L20 249zM54 226L72 228L78 250L58 250zM88 229L104 230L112 250L96 250z', C.cream],
];
const LAMPS = [lamppost(206, 352, 132), lamppost(754, 352, 132), lamppost(318, 312, 84), lamppost(642, 312, 84), lamppost(384, 290, 52), lamppost(576, 290, 52)];
const BLADES = [blade(112, 40, 34, 150), blade(814, 40, 34, 150), blade(312, 118, 20, 84), blade(628, 118, 20, 84)];
const CAB = limousine(560, 372, 128, true, C.roof);
const COACH = limousine(268, 392, 150, false, C.deep);

export const boulevard: Picture = {
  ground: [
    ['M300 220Q360 168 430 182T540 176T660 220V300H300z', C.far],
    ['M330 246Q400 206 480 214T640 246V300H330z', C.hill],
    [range(9, (i) => box(436 + i * 10, 206 - Math.abs(4 - i), 7, 8)).join(''), C.cream],
    ...steps(480, 262, [[52, 40], [38, 30], [24, 26], [12, 22]]),
    ['M480 144V122', C.trim, 3],
    ...both(...ROW),
    ['M0 372L420 262H540L960 372V400H0z', C.floor],
    ['M0 372L420 262H432L60 400H0zM960 372L540 262H528L900 400H960z', C.floorLit],
    ['M476 268h8l1 12h-10zM474 288h12l2 20h-16zM470 318h20l4 30h-28zM464 360h32l5 40h-42z', C.cream],
    ['M408 400L470 262M552 400L490 262', C.trim, 1.5],
    ...BLADES.flatMap(({ body }) => body),
    ...palms([388, 284, 90, 4], [572, 284, 90, -4], [352, 300, 128, 6], [608, 300, 128, -6], [268, 336, 190, 10], [692, 336, 190, -10], [60, 400, 330, 22], [900, 400, 330, -22]),
    ...LAMPS.flatMap(({ post }) => post),
    ...COACH.body,
    ...CAB.body,
    ...guest(150, 372, 76, 'gown', C.roof),
    ...guest(176, 374, 82, 'hat'),
    ...guest(820, 376, 80, 'hat'),
    ...guest(846, 376, 76, 'waves', C.deep),
    ...guest(238, 344, 48, 'hat'),
  ],
  lights: [
    ...CAB.lights,
    ...COACH.lights,
    [twice('M14 242L92 245V312L14 340z'), 'var(--room)'],
    [twice('M20 56L32 62V100L20 96zM80 84L90 89V120L80 118zM162 150L170 152V190L162 188zM202 200L210 202V240L202 242zM258 136L265 139V180L258 178zM276 200L282 202V236L276 238z'), C.lamp],
    ...BLADES.flatMap(({ lights }) => lights),
    [LAMPS.map(({ globes }) => globes).join(''), C.lamp],
    [bulbs(-6, 250, 112, 252, 14, 2) + bulbs(966, 250, 848, 252, 14, 2), C.lamp],
    [discs(2, [480, 120]), C.lamp],
  ],
};

/** A hall with a barrel roof and a door for elephants. */
function hall(x: number, base: number, width: number, height: number): Shape[] {
  const middle = x + width / 2;
  return [
    [path`M${x} ${base}V${base - height}Q${middle} ${base - height * 1.7} ${x + width} ${base - height}V${base}z`, C.wall],
    [path`M${middle} ${base}V${base - height * 1.34}Q${x + width * 0.8} ${base - height * 1.28} ${x + width} ${base - height}V${base}z`, C.shade],
    [path`M${x - 5} ${base - height}Q${middle} ${base - height * 1.76} ${x + width + 5} ${base - height}`, C.trim, 5],
    [box(middle - width * 0.24, base - height * 0.74, width * 0.48, height * 0.74), C.deep],
    [range(4, (i) => path`M${middle - width * 0.24 + ((i + 0.5) * width * 0.48) / 4} ${base}v${-height * 0.7}`).join(''), '#ffffff1f', 2],
    [oval(middle, base - height * 1.04, height * 0.15), C.roof],
    [star(middle, base - height * 1.04, height * 0.11), C.cream],
  ];
}

/** A lamp of the studio on its stand. */
function klieg(x: number, y: number, k: number, isTurned = false): { readonly body: Shape[]; readonly lights: Shape[] } {
  const s = isTurned ? -1 : 1;
  return {
    body: [
      [path`M${x} ${y - 60 * k}v${40 * k}M${x} ${y - 22 * k}L${x - 20 * k} ${y}M${x} ${y - 22 * k}L${x + 20 * k} ${y}M${x} ${y - 22 * k}v${22 * k}`, C.deep, 3 * k],
      [path`M${x - 16 * k * s} ${y - 84 * k}L${x + 12 * k * s} ${y - 96 * k}L${x + 26 * k * s} ${y - 66 * k}L${x - 4 * k * s} ${y - 54 * k}Q${x - 22 * k * s} ${y - 66 * k} ${x - 16 * k * s} ${y - 84 * k}z`, C.deep],
      [path`M${x + 10 * k * s} ${y - 100 * k}L${x + 32 * k * s} ${y - 64 * k}`, C.trim, 4 * k],
    ],
    lights: [[path`M${x + 13 * k * s} ${y - 98 * k}L${x + 250 * k * s} ${y - 250 * k}L${x + 300 * k * s} ${y - 130 * k}L${x + 30 * k * s} ${y - 66 * k}z`, C.beam]],
  };
}

const KLIEGS = [klieg(104, 392, 1.2), klieg(862, 394, 1.2, true)];

export const lot: Picture = {
  ground: [
    ['M0 190Q160 130 330 168T640 150T960 178V400H0z', C.far],
    ...hall(540, 290, 190, 108),
    ...hall(236, 290, 176, 96),
    ...hall(730, 310, 250, 140),
    ...hall(-60, 310, 270, 146),
    // The water tower, a landmark of every lot.
    ['M408 290L424 128M500 290L484 128M454 290V128M416 226H492M412 262H496M418 262L488 226M490 262L418 226M422 226L484 178M486 226L424 178', C.deep, 3],
    [path`M404 132V72Q454 40 504 72V132Q454 146 404 132z`, C.roof],
    ['M454 46Q500 52 504 72V132Q484 140 466 141z', '#0000002e'],
    ['M400 72Q454 22 508 72Q454 54 400 72zM404 84Q454 70 504 84M404 122Q454 136 504 122', C.trim, 2.5],
    [star(454, 102, 20), C.cream],
    ['M0 310H960V400H0z', C.floor],
    ['M0 310H960V318H0zM0 400L300 318H380L240 400zM700 400L600 318H660L860 400z', C.floorLit],
    // The gate.
    ['M150 400V196H196V400zM764 400V196H810V400z', C.wall],
    ['M178 400V196H196V400zM792 400V196H810V400z', C.shade],
    ['M142 196H204V184H142zM756 196H818V184H756zM150 184L173 160L196 184zM764 184L787 160L810 184z', C.trim],
    // Stage hands with a moon, and a cloud.
    ['M664 340A34 34 0 1 0 700 292A27 27 0 1 1 664 340z', C.trim],
    ...guest(652, 392, 62, 'hat'),
    ...guest(724, 392, 62, 'hat'),
    ['M652 352L666 346M724 352L708 346', C.deep, 5],
    // The camera with its man.
    ['M268 392L290 330L312 392M290 330V392', C.deep, 4],
    ['M262 306H314V334H262zM314 314L334 304V336L314 326z', C.deep],
    [discs(12, [276, 298], [302, 296]), C.deep],
    [discs(4, [276, 298], [302, 296]), C.trim],
    ...guest(240, 394, 84, 'hat'),
    ...palms([22, 400, 320, 18], [944, 400, 330, -22], [226, 318, 110, -8]),
    ...KLIEGS.flatMap(({ body }) => body),
  ],
  lights: [
    // Over the gate: an arch of bulbs.
    ['M196 200Q480 96 764 200', C.trim, 3],
    [discs(3.2, ...range(31, (i): readonly [number, number] => [196 + (568 * i) / 30, 200 - 208 * (i / 30) * (1 - i / 30)])), C.lamp],
    ...KLIEGS.flatMap(({ lights }) => lights),
    [discs(7, [173, 152], [787, 152]), C.lamp],
    [box(612, 212, 46, 78) + box(304, 222, 40, 68), 'var(--room)'],
    [bulbs(408, 128, 500, 128, 12, 2), C.lamp],
  ],
};

/** A star of the pavement, seen flat: it lies in rows that run to the middle. */
function inlaid(x: number, y: number, size: number): Shape[] {
  const flat = (d: string): string => moved(d, { x, y, scaleY: 0.42 });
  return [
    [flat(star(0, 0, size * 1.12)), C.trim],
    [flat(star(0, 0, size)), C.roof],
    [oval(x, y + size * 0.03, size * 0.3, size * 0.126), C.trim],
    [oval(x, y + size * 0.03, size * 0.21, size * 0.088), C.roof],
  ];
}

const STREETLIGHTS = [lamppost(252, 268, 130), lamppost(708, 268, 130)];
const PAGODA: readonly Shape[] = [
  ['M330 236V150H630V236z', C.shade],
  ['M352 236V164H608V236z', C.wall],
  ['M300 156Q352 140 360 104H600Q608 140 660 156Q640 164 616 158H344Q320 164 300 156z', C.roof],
  ['M376 108Q408 92 412 58H548Q552 92 584 108Q566 114 548 110H412Q394 114 376 108z', C.roof],
  ['M300 156Q352 140 360 104M660 156Q608 140 600 104M376 108Q408 92 412 58M584 108Q552 92 548 58M344 158H616M412 110H548', C.trim, 3],
  ['M412 58Q480 40 548 58Q520 62 480 34Q440 62 412 58z', C.trim],
  ['M430 104V64H530V104z', C.shade],
  ['M372 236V172H392V236zM568 236V172H588V236zM420 236V170H440V236zM520 236V170H540V236z', C.roof],
];

export const walk: Picture = {
  ground: [
    ['M0 176Q150 120 320 150T640 140T960 160V300H0z', C.far],
    ...steps(96, 262, [[104, 92], [84, 40], [56, 34], [28, 26]]),
    ...steps(864, 262, [[104, 104], [80, 46], [48, 30], [22, 24]], false),
    ...steps(268, 256, [[62, 96], [44, 20]]),
    ...steps(698, 256, [[62, 82], [36, 30]], false),
    ...PAGODA,
    [box(446, 176, 68, 60), C.deep],
    ['M452 236V196Q480 168 508 196V236z', C.roof],
    ['M480 180V236M452 196Q480 168 508 196', C.trim, 3],
    [discs(4, [472, 214], [488, 214]) + star(480, 140, 13) + star(480, 84, 16), C.trim],
    ['M-2 232H962V262H-2z', C.shade],
    ['M12 238H60V262H12zM84 238H132V262H84zM790 238H838V262H790zM862 238H910V262H862zM232 238H300V262H232zM660 238H728V262H660z', C.deep],
    ['M-2 226H206V236H-2zM756 226H962V236H756z', C.roof],
    ['M0 258H960V400H0z', C.floor],
    ['M0 258H960V264H0z', C.floorLit],
    ['M480 200L-260 400M480 200L20 400M480 200L260 400M480 200L700 400M480 200L940 400M480 200L1220 400M0 290H960M0 338H960', '#ffffff2e', 1.5],
    ...[[360, 276, 20], [480, 276, 20], [600, 276, 20], [236, 276, 20], [724, 276, 20], [112, 276, 20], [848, 276, 20]].flatMap(([x, y, s]) => inlaid(x!, y!, s!)),
    ...[[300, 312, 36], [480, 312, 36], [660, 312, 36], [110, 312, 36], [850, 312, 36]].flatMap(([x, y, s]) => inlaid(x!, y!, s!)),
    ...[[190, 366, 64], [480, 366, 64], [770, 366, 64], [-70, 366, 64], [1030, 366, 64]].flatMap(([x, y, s]) => inlaid(x!, y!, s!)),
    ...palms([176, 262, 150, -8], [784, 262, 150, 8], [340, 258, 104, -4], [622, 258, 104, 4], [30, 310, 260, 20], [930, 310, 260, -20]),
    ...STREETLIGHTS.flatMap(({ post }) => post),
    ...guest(132, 300, 74, 'gown', C.roof),
    ...guest(158, 302, 80, 'hat'),
    ...guest(812, 302, 80, 'tails'),
    ...guest(842, 302, 74, 'waves', C.deep),
    ...guest(888, 300, 78, 'hat'),
  ],
  lights: [
    [box(14, 240, 44, 20) + box(86, 240, 44, 20) + box(792, 240, 44, 20) + box(864, 240, 44, 20) + box(234, 240, 64, 20) + box(662, 240, 64, 20), 'var(--room)'],
    [bulbs(0, 231, 206, 231, 22, 2) + bulbs(756, 231, 960, 231, 22, 2) + bulbs(348, 158, 612, 158, 20, 2) + bulbs(416, 110, 544, 110, 12, 1.8), C.lamp],
    [STREETLIGHTS.map(({ globes }) => globes).join(''), C.lamp],
    [discs(8, [402, 190], [558, 190]), C.lamp],
    [beam(300, 256, 160, -20, 46) + beam(660, 256, 800, -20, 46), C.beam],
    [range(5, (i) => box(30 + i * 32, 178 - (i % 2) * 30, 6, 12) + box(800 + i * 30, 170 - (i % 3) * 26, 6, 12)).join(''), C.lamp],
  ],
};
