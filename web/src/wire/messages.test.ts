// The ids of all texts that the page asks for by name, with what fills their gaps: made from packs/
// and kept in messages.ts, so that a text that is missing, or filled wrongly, does not compile.
// `npm run messages` writes them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import type { Expression, Message, NamedArgument, Pattern, PatternElement } from '@fluent/bundle/esm/ast.js';
import { expect, it } from 'vitest';

const PACKS = resolve(import.meta.dirname, '../../../packs');

const HEAD = `// Made from packs/ by \`npm run messages\`: the texts that the page asks for by name, and what fills
// their gaps.

type Value = string | number;

export type Messages = {
`;

/** Pieces have names, too, but which ones there are is up to the box of a game. */
const PIECES = /^(chip-(?!label$)|screenplay-|location-)/;

/** The messages of all files of a folder, or of one file. */
function read(path: string): readonly Message[] {
  const full = resolve(PACKS, path);
  const files = path.endsWith('.ftl') ? [full] : readdirSync(full).map((name) => resolve(full, name));
  return files.flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body).filter(({ id }) => !id.startsWith('-')) as Message[];
}

/** The words that every edition has. */
function editionWords(): readonly Message[] {
  const [first = [], ...others] = readdirSync(resolve(PACKS, 'editions')).map((id) => read(`editions/${id}/words/en.ftl`));
  return first.filter(({ id }) => !PIECES.test(id) && others.every((words) => words.some((word) => word.id === id)));
}

/** What a text quotes is filled with the same values. */
function gapsOf(pattern: Pattern | null, quoted: (id: string) => readonly string[]): readonly string[] {
  if (pattern === null || typeof pattern === 'string') return [];
  return [...new Set(pattern.flatMap((element) => gapsIn(element, quoted)))].sort();
}

function gapsIn(element: PatternElement | NamedArgument, quoted: (id: string) => readonly string[]): readonly string[] {
  if (typeof element === 'string') return [];
  const inside = (elements: readonly (Expression | NamedArgument)[]) => elements.flatMap((one) => gapsIn(one, quoted));
  switch (element.type) {
    case 'var':
      return [element.name];
    case 'select':
      return [...inside([element.selector]), ...element.variants.flatMap(({ value }) => gapsOf(value, quoted))];
    case 'func':
    case 'term':
      return inside(element.args);
    case 'mesg':
      return quoted(element.name);
    case 'narg':
    case 'num':
    case 'str':
      return [];
  }
}

function messages(): string {
  const texts = ['bots.ftl', 'review.ftl', 'page', 'manual', 'review'].flatMap((path) => read(`locales/en/${path}`));
  const all = [...editionWords(), ...texts];
  const byId = new Map(all.map((message) => [message.id, message]));
  const gaps = (id: string): readonly string[] => gapsOf(byId.get(id)?.value ?? null, gaps);
  const rows = [...byId.keys()].sort().map((id) => {
    const names = gaps(id).map((name) => `readonly ${/^\w+$/.test(name) ? name : `'${name}'`}: Value`);
    return `  '${id}': ${names.length === 0 ? '{}' : `{ ${names.join('; ')} }`};\n`;
  });
  return `${HEAD}${rows.join('')}};\n\nexport type MessageId = keyof Messages;\n`;
}

it('is what packs/ says: `npm run messages` writes it anew', async () => {
  await expect(messages()).toMatchFileSnapshot('./messages.ts');
});
