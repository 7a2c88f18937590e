// Small choices that a browser remembers; where it may not, they hold for the moment.

const PREFIX = 'traumfabrik-home-';

export function recall(what: string): string | null {
  try {
    return localStorage.getItem(PREFIX + what);
  } catch {
    return null;
  }
}

export function remember(what: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + what, value);
  } catch {
    // Storage is blocked.
  }
}
