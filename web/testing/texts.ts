// The page's own texts, read from packs/, for tests that look at what is said.

import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vi } from 'vitest';
import { api } from '../src/wire/api';
import { done } from '../src/wire/result';
import { speak } from '../src/lib/texts.svelte';

const PACKS = resolve(import.meta.dirname, '../../packs');

function read(path: string): string {
  const full = resolve(PACKS, path);
  if (path.endsWith('.ftl')) return readFileSync(full, 'utf8');
  return readdirSync(full).map((name) => readFileSync(resolve(full, name), 'utf8')).join('\n');
}

/** Speaks English from now on, in the words of an edition. */
export async function speakEnglish(edition: string): Promise<void> {
  const common = ['page', 'review', 'review.ftl', 'events.ftl', 'bots.ftl', 'refused.ftl'].map((name) => `locales/en/${name}`);
  const source = [`editions/${edition}/words/en.ftl`, ...common].map(read).join('\n');
  vi.spyOn(api, 'texts').mockResolvedValue(done(source));
  await speak('en', edition);
}
