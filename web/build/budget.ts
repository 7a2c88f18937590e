// How much script somebody fetches before a screen is there: a build in which a part is over its budget
// fails, and says by how much. What is fetched later, when somebody wants it, does not count.

import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

type Part = {
  readonly what: string;
  /** The modules that are asked for; whatever they import comes with them. */
  readonly roots: readonly string[];
  readonly mostKb: number;
};

const PAGE = ['src/main.ts'];
/** Some editions travel farther than others. */
const ABROAD = 'src/art/places/abroad.ts';
const SHOWCASE = ['src/app/showcase/index.ts', 'src/app/showcase/dream-factory-2009.json?raw', ABROAD];

export const PARTS = {
  usable: { what: 'start page, until it can be used', roots: PAGE, mostKb: 60 },
  start: { what: 'start page', roots: [...PAGE, ...SHOWCASE], mostKb: 110 },
  table: { what: 'a table', roots: [...PAGE, 'src/app/table/TableScreen.svelte', ABROAD], mostKb: 140 },
} as const satisfies Record<string, Part>;

/** A piece of script as the build has made it. */
export type Chunk = {
  readonly code: string;
  /** The files of the pieces that come before it can run. */
  readonly imports: readonly string[];
  /** The modules in it, by their paths. */
  readonly moduleIds: readonly string[];
};

export function budget(): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle: {
      // As small as everything else has made it.
      order: 'post',
      handler(_, bundle) {
        const chunks = new Map(Object.entries(bundle).flatMap(([file, one]) => (one.type === 'chunk' ? [[file, one] as const] : [])));
        const over = overspent(chunks, Object.values(PARTS));
        if (over.length > 0) this.error(over.join('\n'));
      },
    },
  };
}

/** The parts that are over their budgets, in words. */
export function overspent(chunks: ReadonlyMap<string, Chunk>, parts: readonly Part[]): readonly string[] {
  return parts.flatMap(({ what, roots, mostKb }) => {
    const kb = sizeKb(chunks, roots);
    const more = (kb - mostKb).toFixed(1);
    return kb > mostKb ? [`script, compressed: ${what} is ${kb.toFixed(1)} kB, ${more} kB over its ${mostKb} kB`] : [];
  });
}

/** The size of all that some modules need, compressed as it is sent: piece by piece. */
function sizeKb(chunks: ReadonlyMap<string, Chunk>, roots: readonly string[]): number {
  const needed = new Set<string>();
  const need = (file: string): void => {
    const chunk = chunks.get(file);
    if (!chunk || needed.has(file)) return;
    needed.add(file);
    chunk.imports.forEach(need);
  };
  for (const root of roots) need(fileOf(chunks, root));
  return [...needed].reduce((sum, file) => sum + gzipSync(chunks.get(file)!.code).length, 0) / 1_000;
}

function fileOf(chunks: ReadonlyMap<string, Chunk>, root: string): string {
  for (const [file, { moduleIds }] of chunks) if (moduleIds.some((id) => id.endsWith(`/${root}`))) return file;
  throw new Error(`no piece of script holds ${root}`);
}
