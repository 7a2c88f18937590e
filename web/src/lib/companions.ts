// What those are called who share this device with somebody. The server knows one person; their names
// stay in this browser.

const key = (game: string): string => `traumfabrik-companions-${game}`;

/** The names by seat. */
export function companionsOf(game: string): ReadonlyMap<number, string> {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? '[]') as unknown;
    return new Map(Array.isArray(kept) ? (kept as [number, string][]) : []);
  } catch {
    return new Map();
  }
}

export const COMPANION_LENGTH = 24;

export function keepCompanions(game: string, names: ReadonlyMap<number, string>): void {
  try {
    localStorage.setItem(key(game), JSON.stringify([...names]));
  } catch {
    // Without storage they are counted.
  }
}
