import { api } from '../../wire/api';
import { me, noted } from '../../lib/me.svelte';
import { updateSettings } from '../../lib/settings.svelte';
import type { Lang } from '../../lib/texts.svelte';
import { explained } from '../../lib/toasts.svelte';

/** Speaks another language. Notices are written in the one that the server has heard of last. */
export async function speakFromNowOn(lang: Lang): Promise<void> {
  updateSettings({ lang });
  if (me()) await explained(noted(api.changeMe({ lang })));
}
