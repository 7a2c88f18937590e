import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as chips from './chips';
import type { Shown } from './chips';

const shown = Object.values(chips).flatMap((one) => (typeof one === 'function' ? [] : 'id' in one ? [one] : [...one]));
const row = ({ id, kind, stars }: Shown): string => `id = "${id}", kind = "${kind}", stars = ${stars}`;

test.each(['traumfabrik-2000', 'dream-factory-2009'])('the chips of the pictures are those of the box: %s', (edition) => {
  const box = readFileSync(new URL(`../../../../../packs/editions/${edition}/chips.toml`, import.meta.url), 'utf8');
  expect(shown.length).toBeGreaterThan(12);
  expect(shown.map(row).filter((one) => !box.includes(one))).toEqual([]);
});
