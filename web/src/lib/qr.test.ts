import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrPath } from './qr';

const LINK = 'http://traumfabrik.local:8080/#table/k3v9-first';

it('draws exactly the dark modules', async () => {
  const { path, size } = await qrPath(LINK);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, n] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let k = 0; k < Number(n); k++) drawn[Number(y)]![Number(x) + k] = true;
  }
  expect(drawn).toEqual(encode(LINK, { ecc: 'M', border: 4 }).data);
});

it('keeps a margin that readers need', async () => {
  const { path, size } = await qrPath(LINK);
  const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, n]) => [Number(x), Number(y), Number(n)]);
  for (const [x, y, n] of starts) {
    expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(4);
    expect(Math.max(x! + n!, y! + 1)).toBeLessThanOrEqual(size - 4);
  }
});
