// Bytes as the fair draws write them down.

/** Bytes from hexadecimal digits in lower case; null if they are none. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A text of ASCII characters. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** A number as four bytes, the lowest first. */
export function u32(n: number): Uint8Array {
  return Uint8Array.of(n, n >>> 8, n >>> 16, n >>> 24);
}

/** Bytes after their length, so that no two lists of parts read alike. */
export function part(bytes: Uint8Array): Uint8Array {
  return joined([u32(bytes.length), bytes]);
}
