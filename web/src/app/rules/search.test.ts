import { expect, test } from 'vitest';
import { contains } from './search';

test.each([
  ['', true],
  ['prix', true],
  ['ENCHERE', true],
  ['enchère prix', true],
  ['prix fête', false],
])('“%s” is looked for', (query, isFound) => {
  expect(contains(['Le prix d’une enchère', null], query)).toBe(isFound);
});
