// What the coach has said to this browser already. Kept in local storage, where there is one.

const KEY = 'traumfabrik-coach';

export function heard(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter((topic) => topic !== '');
  } catch {
    return [];
  }
}

export function keepHeard(topics: readonly string[]): void {
  try {
    localStorage.setItem(KEY, topics.join(' '));
  } catch {
    // It is told again in the next game.
  }
}
