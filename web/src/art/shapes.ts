/** A flat shape: a path, its colour and, if it is a line, how wide. */
export type Shape = readonly [d: string, colour: string, width?: number];

/** Shapes as a piece of SVG. */
export function drawn(shapes: readonly Shape[]): string {
  const draw = ([d, colour, width]: Shape): string =>
    width === undefined
      ? `<path d="${d}" fill="${colour}"/>`
      : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  return shapes.map(draw).join('');
}

const n = (value: number) => Math.round(value * 10) / 10;

/** Path data from a template, with the numbers rounded. */
export function path(parts: TemplateStringsArray, ...values: readonly number[]): string {
  return parts.reduce((d, part, i) => d + n(values[i - 1] ?? 0) + part);
}

export function oval(x: number, y: number, rx: number, ry = rx): string {
  return path`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function discs(radius: number, ...centres: readonly (readonly [number, number])[]): string {
  return centres.map(([x, y]) => oval(x, y, radius)).join('');
}

/** A star with `points` tips, the first one up. */
export function star(x: number, y: number, outer: number, inner = outer * 0.42, points = 5): string {
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const r = i % 2 === 0 ? outer : inner;
    const angle = (Math.PI * i) / points;
    d += (i === 0 ? 'M' : 'L') + n(x + r * Math.sin(angle)) + ' ' + n(y - r * Math.cos(angle));
  }
  return d + 'z';
}

/** Rays from a point, every other one drawn. */
export function rays(x: number, y: number, length: number, count: number, turn = 0): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const one = ((i + turn) * 2 * Math.PI) / count;
    const two = one + Math.PI / count;
    d += path`M${x} ${y}L${x + length * Math.sin(one)} ${y - length * Math.cos(one)} ${x + length * Math.sin(two)} ${y - length * Math.cos(two)}z`;
  }
  return d;
}
