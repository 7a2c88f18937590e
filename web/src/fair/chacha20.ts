// The keystream of ChaCha20 as in RFC 8439. Words of a stream are what all draws come from.

const DOUBLE_ROUNDS = 10;
/** “expand 32-byte k”, as four words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** The four columns of the state, then its four diagonals. */
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

/** The words of the keystream, one after another: a key of 32 bytes, a nonce of 12. */
export function* keystream(key: Uint8Array, nonce: Uint8Array, counter = 0): Generator<number, never> {
  for (let n = counter; ; n++) yield* block(key, nonce, n);
}

/** One block: 16 words. */
export function block(key: Uint8Array, nonce: Uint8Array, counter: number): Uint32Array {
  const initial = Uint32Array.of(...CONSTANTS, ...words(key), counter, ...words(nonce));
  const state = initial.slice();
  for (let n = 0; n < DOUBLE_ROUNDS; n++) {
    for (const [a, b, c, d] of QUARTERS) quarterRound(state, a, b, c, d);
  }
  return state.map((word, index) => word + initial[index]!);
}

export function quarterRound(s: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(s, a, b, d, 16);
  mix(s, c, d, b, 12);
  mix(s, a, b, d, 8);
  mix(s, c, d, b, 7);
}

/** Adds one word to another, and turns a third one with the sum. */
function mix(s: Uint32Array, into: number, from: number, turned: number, by: number): void {
  s[into]! += s[from]!;
  const word = s[turned]! ^ s[into]!;
  s[turned] = (word << by) | (word >>> (32 - by));
}

/** Bytes read four at a time, the lowest first. */
function words(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.length / 4 }, (_, index) => view.getUint32(4 * index, true));
}
