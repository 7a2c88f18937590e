import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { overspent, type Chunk } from './budget';

/** Script of so many kB that cannot be made smaller. */
const script = (kb: number): string => randomBytes(kb * 500).toString('latin1');

const CHUNKS = new Map<string, Chunk>([
  ['main.js', { code: script(10), imports: ['shared.js'], moduleIds: ['/web/src/main.ts', '/web/src/lib/say.ts'] }],
  ['shared.js', { code: script(10), imports: ['main.js'], moduleIds: ['/web/src/lib/texts.ts'] }],
  ['table.js', { code: script(20), imports: ['shared.js'], moduleIds: ['/web/src/table.ts'] }],
  ['later.js', { code: script(90), imports: [], moduleIds: ['/web/src/later.ts'] }],
]);
const part = (mostKb: number, ...roots: readonly string[]) => ({ what: 'a part', roots, mostKb });
const kbOf = (...roots: readonly string[]): number => Number(/is ([\d.]+) kB/.exec(overspent(CHUNKS, [part(0, ...roots)])[0]!)![1]);

describe('the budget of script', () => {
  it('counts what a part needs once, and nothing that comes later', () => {
    const [start, table] = [kbOf('src/main.ts'), kbOf('src/main.ts', 'src/table.ts')];
    expect(table).toBeGreaterThan(1.9 * start);
    expect(table).toBeLessThan(2.1 * start);
    expect(kbOf('src/later.ts')).toBeGreaterThan(table);
  });

  it('says which part is over, and by how much', () => {
    const kb = kbOf('src/main.ts');
    const over = overspent(CHUNKS, [part(kb + 1, 'src/main.ts'), { ...part(kb - 2, 'src/main.ts'), what: 'the start' }]);
    expect(over).toEqual([expect.stringMatching(/the start is [\d.]+ kB, 2\.\d kB over/)]);
  });

  it('knows when a part is gone', () => {
    expect(() => overspent(CHUNKS, [part(1, 'src/gone.ts')])).toThrow('src/gone.ts');
  });
});
