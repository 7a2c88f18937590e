// Who sits in front of this browser. Nobody needs to say so before they play.

import type { Me } from '../wire/types';
import { api } from '../wire/api';
import { done, type Result } from '../wire/result';
import { ownName } from './guest';
import { lang, t } from './texts.svelte';

const person: { me: Me | null; isKnown: boolean } = $state({ me: null, isKnown: false });

/** Who it is; nobody as yet for a stranger. */
export function me(): Me | null {
  return person.me;
}

/** Whether the server has told us. */
export function isKnown(): boolean {
  return person.isKnown;
}

export function setMe(me: Me | null): void {
  person.me = me;
  person.isKnown = true;
}

export function askWhoIAm(): Promise<Result<Me | null>> {
  return noted(api.me());
}

/**
 * Whoever does something has to be somebody: a guest, who may say a name later. A name that somebody
 * has already is not changed here.
 */
export async function becomeSomebody(name = ''): Promise<Result<Me>> {
  const said = name.trim();
  if (person.me === null) return noted(api.introduce(said || t('guest-name'), lang()));
  if (said !== '' && ownName(person.me) === null) return noted(api.changeMe({ name: said }));
  return done(person.me);
}

/** Keeps what the server says about whoever sits here. */
export async function noted<T extends Me | null>(asked: Promise<Result<T>>): Promise<Result<T>> {
  const result = await asked;
  if (result.ok) setMe(result.value);
  return result;
}
