/** A text as one searches it: without accents and capitals, so that “regie” finds “Régie”. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether every word of the query is in one of the texts. An empty query is in all. */
export function contains(texts: readonly (string | null)[], query: string): boolean {
  const whole = plain(texts.filter((text) => text !== null).join('\n'));
  return plain(query)
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
