// Bytes as the fair draws write them down.

import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

/** Bytes from hexadecimal digits in lower case; null if they are none. */
export function fromHex(text: string): Uint8Array | null {
  return /^([0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : null;
}

export const toHex = bytesToHex;
export const joined = concatBytes;

/** A text of ASCII characters. */
export function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** A number as four bytes, the lowest first. */
export function u32(n: number): Uint8Array {
  return Uint8Array.of(n, n >>> 8, n >>> 16, n >>> 24);
}

/** Bytes after their length, so that no two lists of parts read alike. */
export function part(bytes: Uint8Array): Uint8Array {
  return joined(u32(bytes.length), bytes);
}
