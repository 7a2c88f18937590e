// The texts of a language, as far as a test can tell one language from another.

import { FluentResource } from '@fluent/bundle';
import type { Visitor } from './visitor';

export type Texts = {
  /** Whether a text of the page could be a message of this language. */
  readonly says: (text: string) => string | null;
};

type Pattern = FluentResource['body'][number]['value'];
/** Stands for whatever a message is told when it is said. */
const GAP = '\u0000';
/** Of a message with gaps so much has to be fixed that it can be recognised. */
const MIN_LETTERS = 8;
const MOST_VARIANTS = 64;

export async function textsOf(visitor: Visitor, lang: string): Promise<Texts> {
  const parts = ['page', 'manual', 'review'].map(async (part) => {
    const response = await visitor.context.request.get(`${visitor.testbed.url}/api/texts/${lang}?part=${part}`);
    return response.text();
  });
  const body = (await Promise.all(parts)).flatMap((source) => new FluentResource(source).body);
  const exact = new Map<string, string>();
  const shaped: { readonly id: string; readonly shape: RegExp }[] = [];
  for (const { id, value, attributes } of body) {
    for (const pattern of [value, ...Object.values(attributes)]) {
      for (const text of variants(pattern)) {
        if (!text.includes(GAP)) exact.set(text.trim(), id);
        else if (text.replace(/[^\p{L}]/gu, '').length >= MIN_LETTERS) shaped.push({ id, shape: shapeOf(text) });
      }
    }
  }
  return { says: (text) => exact.get(text) ?? shaped.find(({ shape }) => shape.test(text))?.id ?? null };
}

/** Everything that a message can say, with gaps for what it is told. */
function variants(pattern: Pattern): readonly string[] {
  if (pattern === null) return [];
  if (typeof pattern === 'string') return [pattern];
  let said: readonly string[] = [''];
  for (const element of pattern) {
    const parts: readonly string[] =
      typeof element === 'string'
        ? [element]
        : element.type === 'select'
          ? element.variants.flatMap(({ value }) => variants(value))
          : [GAP];
    said = said.flatMap((start) => parts.map((part) => start + part)).slice(0, MOST_VARIANTS);
  }
  return said;
}

function shapeOf(text: string): RegExp {
  const fixed = text.trim().split(GAP).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${fixed.join('[^]+')}$`, 'u');
}
