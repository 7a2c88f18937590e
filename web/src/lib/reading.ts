// How much of a table's chat was in sight in this browser, so that nothing is new again after a reload.

const key = (game: string): string => `traumfabrik-read-${game}`;

/** The number of the last word that was in sight. */
export function readBefore(game: string): number {
  try {
    return Number(localStorage.getItem(key(game)) ?? 0) || 0;
  } catch {
    return 0;
  }
}

export function keepRead(game: string, chat: number): void {
  try {
    localStorage.setItem(key(game), String(chat));
  } catch {
    // Without storage it holds until the page is closed.
  }
}
