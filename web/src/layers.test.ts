// Arrows go one way: ARCHITECTURE.md says which folder may import which, and this compares.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = import.meta.dirname;
const ARCHITECTURE = readFileSync(resolve(SRC, '../../ARCHITECTURE.md'), 'utf8');

/** The rows of the table below “Layers of the page”: a folder, and what it may import. */
const LAYERS = new Map(
  [...section('Layers of the page').matchAll(/^\| `([\w/]+)` \|(.*)\|$/gm)].map(([, folder = '', others = '']) => [
    folder,
    [...others.matchAll(/`([\w/]+)`/g)].map(([, name = '']) => name),
  ]),
);

function section(title: string): string {
  return ARCHITECTURE.split(/^#+ /m).find((text) => text.startsWith(title)) ?? '';
}

/** The layer of a file: the longest row of the table that its path begins with. */
function layerOf(file: string): string | null {
  const path = relative(SRC, file).split(sep).join('/');
  const rows = [...LAYERS.keys()].filter((folder) => path.startsWith(`${folder}/`));
  return rows.sort((a, b) => b.length - a.length)[0] ?? null;
}

/** What a file imports of ours, dynamically or for its types too. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) => resolve(dirname(file), path));
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => join(SRC, name));

describe('the layers of the page', () => {
  it('hold every file but the root', () => {
    const outside = files.filter((file) => layerOf(file) === null).map((file) => relative(SRC, file));
    expect(outside.toSorted()).toEqual(['App.svelte', 'main.ts']);
  });

  it('are found by the imports that files have', () => {
    // So that a way of importing that is not read here does not pass unseen.
    expect(files.flatMap(importsOf).length).toBeGreaterThan(500);
  });

  it('do not style what belongs to others', () => {
    // Whoever shows a component says how by its properties, those of style sheets included.
    const reaching = files.filter((file) => readFileSync(file, 'utf8').includes(':global'));
    expect(reaching.map((file) => relative(SRC, file))).toEqual([]);
  });

  it.each([...LAYERS.keys()])('%s imports only what lies below it', (layer) => {
    const allowed = [layer, ...(LAYERS.get(layer) ?? [])];
    const wrong = files
      .filter((file) => layerOf(file) === layer)
      .flatMap((file) => importsOf(file).map((target) => ({ file: relative(SRC, file), layer: layerOf(target) })))
      .filter(({ layer: target }) => target === null || !allowed.includes(target));
    expect(wrong).toEqual([]);
  });
});
