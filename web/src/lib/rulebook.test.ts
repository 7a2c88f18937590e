import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { LANGS } from './texts.svelte';
import { GLOSSARY, SECTIONS, SOURCES } from './rulebook';

const ROOT = new URL('../../../', import.meta.url);
const EDITIONS = ['traumfabrik-2000', 'dream-factory-2009'];

const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const manual = (lang: string): FluentResource => new FluentResource(read(`packs/locales/${lang}/manual/rules.ftl`));

/** Every id with its attributes, as `id` and `id.attribute`. */
function outline(resource: FluentResource): readonly string[] {
  const ids = resource.body.flatMap(({ id, attributes }) => [
    id,
    ...Object.keys(attributes).map((name) => `${id}.${name}`),
  ]);
  return ids.sort();
}

const wanted = [
  ...['rules-title', 'rules-intro', 'rules-sources', 'rules-glossary'],
  ...SECTIONS.flatMap(({ id, rules }) => [`rules-${id}`, ...rules.map((rule) => `rules-${id}-${rule}`)]),
  ...GLOSSARY.map((word) => `rules-glossary-${word}`),
].sort();

describe.each(LANGS)('the rules in %s', (lang) => {
  test('have a text for everything that the screen shows, and no other', () => {
    expect(manual(lang).body.map(({ id }) => id).sort()).toEqual(wanted);
  });

  test('say of every chapter what its picture shows', () => {
    const said = outline(manual(lang));
    expect(SECTIONS.filter(({ id }) => !said.includes(`rules-${id}.picture`))).toEqual([]);
  });

  test('have the same examples and rulings as in English', () => {
    expect(outline(manual(lang))).toEqual(outline(manual('en')));
  });

  test.each(EDITIONS)('can be said in the words of %s', (edition) => {
    const bundle = new FluentBundle(lang);
    bundle.addResource(new FluentResource(read(`packs/editions/${edition}/words/${lang}.ftl`)));
    bundle.addResource(new FluentResource(read(`packs/locales/${lang}/rulings.ftl`)));
    bundle.addResource(manual(lang));
    const errors: Error[] = [];
    for (const { id } of manual(lang).body) {
      const message = bundle.getMessage(id);
      for (const pattern of [message?.value, ...Object.values(message?.attributes ?? {})]) {
        if (pattern) bundle.formatPattern(pattern, {}, errors);
      }
    }
    expect(errors).toEqual([]);
  });
});

test('every rule of docs/rules is told', () => {
  const pages = readdirSync(new URL('docs/rules/', ROOT)).filter((name) => name.endsWith('.md'));
  const labels = pages.flatMap((name) => [...read(`docs/rules/${name}`).matchAll(/^### ([a-z]+\/[a-z-]+)$/gm)]);
  const told = SECTIONS.flatMap(({ id, rules }) => rules.map((rule) => `${id}/${rule}`));
  expect(labels.length).toBeGreaterThan(50);
  expect(labels.map(([, label]) => label).filter((label) => !told.includes(label ?? ''))).toEqual([]);
});

test('every switch is told', () => {
  const names = [...read('docs/rules/switches.md').matchAll(/^## ([a-z_]+)$/gm)].map(([, name]) => name);
  const told = SECTIONS.find(({ id }) => id === 'switches')?.rules;
  expect(told).toEqual(names.map((name) => name?.replaceAll('_', '-')));
});

test('every paragraph about the sources is shown', () => {
  const sources = manual('en').body.find(({ id }) => id === 'rules-sources');
  expect(Object.keys(sources?.attributes ?? {})).toEqual(SOURCES);
});
