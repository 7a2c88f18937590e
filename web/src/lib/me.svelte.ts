// Who sits in front of this browser. Nobody needs to say so before they play.

import type { Me } from '../wire/types';
import { api } from '../wire/api';
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

export async function askWhoIAm(): Promise<void> {
  setMe(await api.me());
}

/** Whoever does something has to be somebody: a guest, under a name that can be changed later. */
export async function becomeSomebody(name?: string): Promise<Me> {
  if (person.me === null) setMe(await api.introduce(name?.trim() || t('guest-name'), lang()));
  return person.me!;
}
