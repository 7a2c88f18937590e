// What this server offers, in the language that is spoken: editions and their words, and whether
// it can send mail.

import { api } from '../../wire/api';
import type { ServerInfo } from '../../wire/types';
import { lang } from '../../lib/texts.svelte';
import { explained } from '../../lib/toasts.svelte';

let known: { readonly lang: string; readonly info: ServerInfo } | null = $state.raw(null);

/** What is known of the server; asks for it in the language of the page. For use in an effect. */
export async function loadServerInfo(): Promise<void> {
  const spoken = lang();
  if (known?.lang === spoken) return;
  const answer = await explained(api.house(spoken));
  if (answer.ok) known = { lang: spoken, info: answer.value };
}

export function serverInfo(): ServerInfo | null {
  return known?.info ?? null;
}

/** What an edition is called. Until the server has told, and for editions it has no more, its id. */
export function editionName(id: string): string {
  return serverInfo()?.editions.find((edition) => edition.id === id)?.name ?? id;
}
