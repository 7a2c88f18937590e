// The link to a table, to be passed on.

/** Where others find a table: at the address that the host has named, or where this page is. */
export function linkTo(game: string, publicUrl: string | null, here: string = location.href): string {
  const base = publicUrl?.replace(/\/+$/, '') ?? new URL('.', here).href.replace(/\/+$/, '');
  return `${base}/#table/${game}`;
}

/** Whether a link leads other machines to themselves. */
export function isLocal(link: string): boolean {
  const { hostname } = new URL(link);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}
