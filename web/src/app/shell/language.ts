import { api } from '../../wire/api';
import { me, setMe } from '../../lib/me.svelte';
import { settle } from '../../lib/settings.svelte';
import type { Lang } from '../../lib/texts.svelte';

/** Speaks another language. Notices are written in the one that the server has heard of last. */
export async function speakFromNowOn(lang: Lang): Promise<void> {
  settle({ lang });
  if (me()) setMe(await api.changeMe({ lang }));
}
