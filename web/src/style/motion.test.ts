// What moves does so by transform and opacity alone, which cost no layout and no painting; and who
// wants calm has it everywhere.

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '..');
const CHEAP = ['opacity', 'transform'];
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name));

const styles = files.filter((name) => /\.(svelte|css)$/.test(name)).map((name) => {
  const text = readFileSync(name, 'utf8');
  const style = name.endsWith('.css') ? text : (/<style>([^]*)<\/style>/.exec(text)?.[1] ?? '');
  return [relative(SRC, name), style.replaceAll(/\/\*[^]*?\*\//g, '')] as const;
});

/** What a style sheet lets move that is neither transform nor opacity. */
function dear(style: string): readonly string[] {
  const transitions = [...style.matchAll(/\btransition(?:-property)?:([^;}]*)/g)].flatMap(([, value = '']) =>
    // Commas within brackets are those of curves.
    value.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').split(',').map((one) => one.trim().split(/\s/)[0]!),
  );
  const frames = [...style.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, steps = '']) =>
    [...steps.matchAll(/([\w-]+)\s*:/g)].map(([, property]) => property!),
  );
  return [...transitions, ...frames].filter((property) => ![...CHEAP, 'none'].includes(property));
}

test('style sheets let only transform and opacity move', () => {
  expect(styles.filter(([, style]) => /@keyframes|transition:/.test(style)).length).toBeGreaterThan(10);
  expect(styles.flatMap(([name, style]) => dear(style).map((property) => `${name}: ${property}`))).toEqual([]);
});

test.each([
  ['@keyframes iris { 0% { clip-path: circle(0%); } 100% { opacity: 0; } }', 'clip-path'],
  ['a { transition: transform 1s cubic-bezier(0, 0, 1, 1), width calc(1s * (2 + 1)); }', 'width'],
  ['a { transition: 1s; }', '1s'],
])('what would be dear is found: %s', (style, property) => {
  expect(dear(style)).toEqual([property]);
});

test('scripts let things move in one place, by the same', () => {
  const moving = files.filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && /\.animate\(|svelte\/(transition|animate|motion)/.test(readFileSync(name, 'utf8')));
  expect(moving.map((name) => relative(SRC, name))).toEqual(['board/flight.ts']);
  const frames = [...readFileSync(moving[0]!, 'utf8').matchAll(/\.animate\(\s*\[([^\]]*)\]/g)].map(([, steps = '']) => steps.replaceAll(/`[^`]*`/g, ''));
  expect(frames).toHaveLength(2);
  const properties = frames.flatMap((steps) => [...steps.matchAll(/(\w+):/g)].map(([, property]) => property!));
  expect(properties.filter((property) => ![...CHEAP, 'offset'].includes(property))).toEqual([]);
});

test.each(['@media (prefers-reduced-motion: reduce)', ":root[data-motion='reduce']"])('%s ends all of it', (calm) => {
  const base = styles.find(([name]) => name === 'style/base.css')![1];
  const after = base.slice(base.indexOf(calm));
  expect(after.slice(0, after.indexOf('}'))).toMatch(/\*::before,[^]*\*::after \{\s*animation: none !important;\s*transition: none !important;/);
});
