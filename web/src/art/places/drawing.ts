import { discs, oval, path, type Shape } from '../shapes';

/** A place on a sheet of 960 by 400. The stage covers its middle, so what matters is above and at the sides. */
export type Picture = {
  /** From far to near. */
  readonly ground: readonly Shape[];
  /** What shines, also in a dark theme. */
  readonly lights: readonly Shape[];
  /** Inside a room, where sun and moon are seen through windows alone. */
  readonly isIndoors?: boolean;
};

export const WIDTH = 960;
export const HEIGHT = 400;

/** The colours of a place. What they are depends on the quarter: the component sets them. */
export const C = {
  far: 'var(--far)',
  hill: 'var(--hill)',
  near: 'var(--near)',
  leaf: 'var(--leaf)',
  lit: 'var(--leaf-lit)',
  wall: 'var(--wall)',
  shade: 'var(--shade)',
  deep: 'var(--deep)',
  roof: 'var(--roof)',
  trim: 'var(--trim)',
  lamp: 'var(--lamp)',
  beam: 'var(--beam)',
  floor: 'var(--floor)',
  floorLit: 'var(--floor-lit)',
  water: 'var(--water)',
  waterLit: 'var(--water-lit)',
  cream: '#fbeed2',
} as const;

export const range = <T>(count: number, one: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => one(i));

export const box = (x: number, y: number, width: number, height: number): string => path`M${x} ${y}h${width}v${height}h${-width}z`;

type Move = { readonly x?: number; readonly y?: number; readonly scaleX?: number; readonly scaleY?: number };

/** A path at another place, in another size or mirrored. It knows the commands that we draw with: M L H V Q C T a h v l q z. */
export function moved(d: string, { x = 0, y = 0, scaleX = 1, scaleY = 1 }: Move): string {
  let [atX, atY] = [0, 0];
  return d.replace(/([MLHVQCTahvlqz])([^MLHVQCTahvlqz]*)/g, (_, command: string, rest: string) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const pairs = (dx: number, dy: number): string => range(numbers.length / 2, (i) => path`${(atX = numbers[2 * i]! * scaleX + dx)} ${(atY = numbers[2 * i + 1]! * scaleY + dy)}`).join(' ');
    if (command === 'H') return path`L${(atX = numbers[0]! * scaleX + x)} ${atY}`;
    if (command === 'V') return path`L${atX} ${(atY = numbers[0]! * scaleY + y)}`;
    if (command === 'h') return path`h${numbers[0]! * scaleX}`;
    if (command === 'v') return path`v${numbers[0]! * scaleY}`;
    if (command === 'a') return path`a${numbers[0]! * Math.abs(scaleX)} ${numbers[1]! * Math.abs(scaleY)} 0 ${numbers[3]!} ${numbers[4]!} ${numbers[5]! * scaleX} ${numbers[6]! * scaleY}`;
    return command + (command === command.toUpperCase() ? pairs(x, y) : pairs(0, 0));
  });
}

export const mirrored = (d: string): string => moved(d, { x: WIDTH, scaleX: -1 });

/** At the left and at the right. */
export const twice = (d: string): string => d + mirrored(d);
export const both = (...shapes: readonly Shape[]): Shape[] => shapes.map(([d, ...paint]): Shape => [twice(d), ...paint]);

/** Bulbs along a line. */
export function bulbs(x: number, y: number, toX: number, toY: number, count: number, radius = 2): string {
  return discs(radius, ...range(count, (i) => [x + ((toX - x) * i) / (count - 1), y + ((toY - y) * i) / (count - 1)] as const));
}

/** A string of lights that hangs through. */
export function garland(x: number, y: number, toX: number, toY: number, sag: number, count: number, radius = 3): { readonly wire: string; readonly lights: string } {
  const at = (t: number): readonly [number, number] => [x + (toX - x) * t, y + (toY - y) * t + 4 * sag * t * (1 - t)];
  const [midX, midY] = at(0.5);
  return {
    wire: path`M${x} ${y}Q${midX} ${2 * midY - (y + toY) / 2} ${toX} ${toY}`,
    lights: discs(radius, ...range(count, (i) => at((i + 0.5) / count))),
  };
}

const FRONDS = [-172, -148, -122, -96, -70, -44, -18, 6, 174] as const;

/** A palm from its foot up; `lean` is how far its crown is to the side. */
export function palm(x: number, y: number, height: number, lean = 0): Shape[] {
  const topX = x + lean;
  const topY = y - height;
  const w = height * 0.026 + 1;
  const reach = height * 0.3 + 8;
  const leaf = (degrees: number, scale: number): string => {
    const a = (degrees * Math.PI) / 180;
    const tipX = topX + Math.cos(a) * reach * scale;
    const tipY = topY + Math.sin(a) * reach * scale * 0.62 + reach * 0.34;
    const midX = topX + Math.cos(a) * reach * 0.55 * scale;
    const midY = topY + Math.sin(a) * reach * 0.72 * scale - reach * 0.1;
    return path`M${topX} ${topY}Q${midX} ${midY} ${tipX} ${tipY}Q${midX} ${midY + reach * 0.24} ${topX} ${topY + 2}z`;
  };
  return [
    [path`M${x - w} ${y}Q${x + lean * 0.1 - w} ${y - height * 0.5} ${topX - w * 0.55} ${topY}L${topX + w * 0.55} ${topY}Q${x + lean * 0.2 + w} ${y - height * 0.5} ${x + w * 1.3} ${y}z`, C.deep],
    [FRONDS.map((degrees) => leaf(degrees, 1)).join(''), C.leaf],
    [[-160, -110, -60, -10].map((degrees) => leaf(degrees, 0.72)).join(''), C.lit],
    [discs(w * 0.9, [topX - w, topY + 3], [topX + w, topY + 4]), C.roof],
  ];
}

export const palms = (...all: readonly (readonly [x: number, y: number, height: number, lean?: number])[]): Shape[] => all.flatMap((one) => palm(...one));

export function cypress(x: number, y: number, height: number): Shape[] {
  const w = height * 0.13;
  return [
    [path`M${x} ${y - height}Q${x + w * 1.5} ${y - height * 0.45} ${x + w * 0.6} ${y}L${x - w * 0.6} ${y}Q${x - w * 1.5} ${y - height * 0.45} ${x} ${y - height}z`, C.leaf],
    [path`M${x} ${y - height}Q${x - w * 1.5} ${y - height * 0.45} ${x - w * 0.6} ${y}L${x - w * 0.1} ${y}Q${x - w * 0.7} ${y - height * 0.5} ${x} ${y - height}z`, C.lit],
  ];
}

/** A round bush or the crown of a tree. */
export function bush(x: number, y: number, width: number): Shape[] {
  const r = width / 4;
  return [
    [discs(r, [x - r, y - r], [x, y - r * 1.6], [x + r, y - r]) + box(x - r * 2, y - r, r * 4, r), C.leaf],
    [discs(r * 0.55, [x - r * 1.1, y - r * 1.2], [x - r * 0.1, y - r * 1.9]), C.lit],
  ];
}

/** A limousine of the thirties, seen from the side; `width` long, standing on `y`. It looks to the right, or left if turned. */
export function limousine(x: number, y: number, width: number, isTurned = false, paint: string = C.deep): { readonly body: Shape[]; readonly lights: Shape[] } {
  const k = width / 100;
  const at = (dx: number, dy: number): string => path`${x + (isTurned ? 100 - dx : dx) * k} ${y + dy * k}`;
  const wheel = (dx: number, r: number): string => oval(x + (isTurned ? 100 - dx : dx) * k, y - 8 * k, r * k);
  return {
    body: [
      [`M${at(1, -12)}Q${at(0, -20)} ${at(8, -21)}L${at(12, -34)}Q${at(14, -38)} ${at(20, -38)}L${at(50, -38)}Q${at(55, -38)} ${at(58, -34)}L${at(64, -24)}L${at(92, -22)}Q${at(97, -21)} ${at(97, -10)}L${at(1, -9)}z`, paint],
      [`M${at(16, -24)}L${at(18, -33)}Q${at(19, -35)} ${at(22, -35)}L${at(33, -35)}L${at(33, -24)}zM${at(36, -24)}L${at(36, -35)}L${at(49, -35)}Q${at(52, -35)} ${at(54, -32)}L${at(59, -24)}z`, C.waterLit],
      [`M${at(0, -8)}Q${at(3, -20)} ${at(14, -19)}Q${at(25, -19)} ${at(27, -8)}L${at(70, -7)}Q${at(72, -20)} ${at(82, -19)}Q${at(93, -19)} ${at(97, -9)}L${at(97, -6)}L${at(0, -6)}z`, C.deep],
      [`M${at(62, -21)}L${at(93, -18)}M${at(28, -8)}L${at(68, -8)}`, C.trim, 1.2 * k],
      [wheel(14, 8.5) + wheel(82, 8.5), C.deep],
      [wheel(14, 5) + wheel(82, 5), C.cream],
      [wheel(14, 2) + wheel(82, 2), C.deep],
    ],
    lights: [
      [`M${at(95, -18)}L${at(135, -24)}L${at(135, -4)}z`, C.beam],
      [oval(x + (isTurned ? 5 : 95) * k, y - 18 * k, 2.6 * k), C.lamp],
    ],
  };
}

type Guest = 'hat' | 'gown' | 'tails' | 'waves';

/** Somebody at a party, from behind or against the light: `y` is where the feet are. */
export function guest(x: number, y: number, height: number, look: Guest, colour: string = C.deep): Shape[] {
  const k = height / 100;
  const p = (dx: number, dy: number): string => path`${x + dx * k} ${y - dy * k}`;
  const head = oval(x, y - 88 * k, 7 * k, 8 * k);
  switch (look) {
    case 'hat':
      return [[`${head}M${p(-13, 91)}L${p(13, 91)}L${p(13, 94)}L${p(8, 94)}L${p(8, 106)}L${p(-8, 106)}L${p(-8, 94)}L${p(-13, 94)}zM${p(-17, 74)}Q${p(0, 84)} ${p(17, 74)}L${p(15, 34)}L${p(11, 0)}L${p(1, 0)}L${p(0, 30)}L${p(-1, 0)}L${p(-11, 0)}L${p(-15, 34)}z`, colour]];
    case 'tails':
      return [[`${head}M${p(-17, 74)}Q${p(0, 84)} ${p(17, 74)}L${p(24, 92)}L${p(28, 90)}L${p(20, 62)}L${p(15, 34)}L${p(11, 0)}L${p(1, 0)}L${p(0, 30)}L${p(-1, 0)}L${p(-11, 0)}L${p(-15, 34)}z`, colour], [`M${p(21, 106)}L${p(33, 106)}L${p(27, 97)}z`, C.trim]];
    case 'gown':
      return [[`${head}${oval(x, y - 98 * k, 5 * k, 4 * k)}M${p(-11, 76)}Q${p(0, 82)} ${p(11, 76)}Q${p(12, 64)} ${p(7, 55)}Q${p(10, 22)} ${p(22, 0)}L${p(-22, 0)}Q${p(-10, 22)} ${p(-7, 55)}Q${p(-12, 64)} ${p(-11, 76)}z`, colour]];
    case 'waves':
      return [[`${oval(x, y - 87 * k, 10 * k, 11 * k)}M${p(-11, 76)}Q${p(0, 82)} ${p(11, 76)}L${p(22, 86)}L${p(25, 84)}L${p(11, 62)}L${p(7, 55)}Q${p(9, 22)} ${p(17, 0)}L${p(-17, 0)}Q${p(-9, 22)} ${p(-7, 55)}Q${p(-12, 64)} ${p(-11, 76)}z`, colour], [`M${p(18, 98)}L${p(30, 98)}L${p(24, 89)}z`, C.trim]];
  }
}

/** A tower of steps, as they were built in 1930: from wide to slender, each step a wall and its shade. */
export function steps(x: number, base: number, tiers: readonly (readonly [halfWidth: number, height: number])[], isLitFromLeft = true): Shape[] {
  let y = base;
  let walls = '';
  let shades = '';
  let ribs = '';
  for (const [half, height] of tiers) {
    walls += box(x - half, y - height, half * 2, height);
    shades += box(isLitFromLeft ? x + half * 0.35 : x - half, y - height, half * 0.65, height);
    const n = Math.max(2, Math.round(half / 9));
    ribs += range(n, (i) => path`M${x - half + ((i + 0.5) * half * 2) / n} ${y - 2}v${-height + 7}`).join('');
    y -= height;
  }
  return [
    [walls, C.wall],
    [shades, C.shade],
    [ribs, '#0000001f', 2],
  ];
}

/** A beam of a searchlight from the ground to the sky. */
export const beam = (x: number, y: number, toX: number, toY: number, spread: number): string =>
  path`M${x - 3} ${y}L${toX - spread} ${toY}L${toX + spread} ${toY}L${x + 3} ${y}z`;
