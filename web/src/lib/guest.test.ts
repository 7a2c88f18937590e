import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Me } from '../wire/types';
import { GUEST_NAMES, NAME_MAX, ownName } from './guest';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const called = (name: string | null): Me => ({ name }) as Me;

describe('an own name', () => {
  it('is none for strangers and guests of any language', () => {
    expect(ownName(null)).toBeNull();
    expect(ownName(called(null))).toBeNull();
    for (const name of GUEST_NAMES) expect(ownName(called(name))).toBeNull();
  });

  it('is whatever else somebody has said', () => {
    expect(ownName(called('Anna'))).toBe('Anna');
    expect(ownName(called('Guest 2'))).toBe('Guest 2');
  });
});

it('guests are called as the texts call them', () => {
  const names = ['en', 'de', 'fr', 'it'].map((lang) => {
    const source = readFileSync(resolve(REPOSITORY, `packs/locales/${lang}/page/common.ftl`), 'utf8');
    return new FluentResource(source).body.find(({ id }) => id === 'guest-name')?.value;
  });
  expect(GUEST_NAMES).toEqual(names);
});

it('a field takes names as long as the server does', () => {
  const config = readFileSync(resolve(REPOSITORY, 'crates/server/src/config.rs'), 'utf8');
  expect(/name_chars: (\d+)/.exec(config)?.[1]).toBe(String(NAME_MAX));
});
