// What the page's build hands to the server besides the page: drawings of all posters, and the letters
// to write on them. The server cannot run our code, and fonts of the web have to be unpacked for it.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { runnerImport, type Plugin } from 'vite';
import type { GameBox } from '../src/wire/types.ts';

const WEB = resolve(import.meta.dirname, '..');
const EDITIONS = resolve(WEB, '../packs/editions');
const FONTS = { 'lettering.ttf': 'latin', 'lettering-ext.ttf': 'latin-ext' };

export function art(): Plugin {
  return {
    name: 'art',
    apply: 'build',
    async generateBundle() {
      const { drawingsOf, STAGING } = (await runnerImport<typeof import('../src/art/drawings')>(resolve(WEB, 'src/art/drawings.ts'))).module;
      const editions = Object.fromEntries(readdirSync(EDITIONS).map((id) => [id, drawingsOf(id, boxOf(id), titlesOf(id))]));
      this.emitFile({ type: 'asset', fileName: 'art.json', source: JSON.stringify({ ...STAGING, editions }) });
      for (const [fileName, subset] of Object.entries(FONTS)) {
        const woff = readFileSync(resolve(WEB, `node_modules/@fontsource/limelight/files/limelight-${subset}-400-normal.woff`));
        this.emitFile({ type: 'asset', fileName, source: unpacked(woff) });
      }
    },
  };
}

/** The pieces of an edition, as its recorded game has them. */
function boxOf(edition: string): GameBox {
  const recording = readFileSync(resolve(WEB, `src/app/showcase/${edition}.json`), 'utf8');
  return (JSON.parse(recording) as { readonly box: GameBox }).box;
}

function titlesOf(edition: string): Readonly<Record<string, (id: string) => string>> {
  const folder = resolve(EDITIONS, edition, 'words');
  const languages = readdirSync(folder).map((file) => file.replace('.ftl', ''));
  const titles = (lang: string): ((id: string) => string) => {
    const words = new FluentBundle(lang, { useIsolating: false });
    words.addResource(new FluentResource(readFileSync(resolve(folder, `${lang}.ftl`), 'utf8')));
    return (id) => words.formatPattern(words.getMessage(`screenplay-${id}`)?.value ?? id);
  };
  return Object.fromEntries(languages.map((lang) => [lang, titles(lang)]));
}

const [WOFF_HEADER, WOFF_ENTRY, SFNT_HEADER, SFNT_ENTRY] = [44, 20, 12, 16];
const aligned = (length: number): number => (length + 3) & ~3;

/** A font as it was before it was packed for the web: its tables, unpacked, behind a list of them. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, nth) => {
    const at = WOFF_HEADER + nth * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number];
    const data = woff.subarray(offset, offset + packed);
    return { tag: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), data: packed < length ? inflateSync(data) : data };
  });
  const power = Math.floor(Math.log2(count));
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  [count, 16 << power, power, count * 16 - (16 << power)].forEach((field, nth) => head.writeUInt16BE(field, 4 + nth * 2));
  let offset = head.length;
  tables.forEach(({ tag, sum, data }, nth) => {
    const at = SFNT_HEADER + nth * SFNT_ENTRY;
    tag.copy(head, at);
    [sum, offset, data.length].forEach((field, idx) => head.writeUInt32BE(field, at + 4 + idx * 4));
    offset += aligned(data.length);
  });
  return Buffer.concat([head, ...tables.map(({ data }) => Buffer.concat([data, Buffer.alloc(aligned(data.length) - data.length)]))]);
}
