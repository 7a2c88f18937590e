// What a person is called who has not said a name.

import type { Me } from '../wire/types';

/** `guest-name` in all languages: whoever came in one of them may read another one by now. */
export const GUEST_NAMES: readonly string[] = ['Guest', 'Gast', 'Invité', 'Ospite'];

/** The server takes no longer names. It counts characters; a field counts some of them twice, which does no harm. */
export const NAME_MAX = 24;

/** The name that somebody has given themselves; none as long as they are called a guest. */
export function ownName(me: Me | null): string | null {
  return me === null || me.name === null || GUEST_NAMES.includes(me.name) ? null : me.name;
}
