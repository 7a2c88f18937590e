// SHA-256 as in FIPS 180-4. Browsers have it built in, but lend it to secure pages only, and a
// table in a living room is often served without a certificate.

const ROUNDS = 64;
const BLOCK = 64;

const primes = firstPrimes(ROUNDS);
/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const K = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
/** The same of the square roots of the first 8 primes. */
const INITIAL = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

export function sha256(message: Uint8Array): Uint8Array {
  const state = INITIAL.slice();
  const padded = pad(message);
  for (let at = 0; at < padded.byteLength; at += BLOCK) {
    compress(state, schedule(new DataView(padded.buffer, at, BLOCK)));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, index) => digest.setUint32(4 * index, word));
  return new Uint8Array(digest.buffer);
}

/** The message, a one bit, zeros to the end of a block, and the length in bits. */
function pad(message: Uint8Array): DataView<ArrayBuffer> {
  const lengthBytes = 8;
  const nBlocks = Math.ceil((message.length + 1 + lengthBytes) / BLOCK);
  const bytes = new Uint8Array(nBlocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - lengthBytes, 8n * BigInt(message.length));
  return view;
}

/** The words of a block, stretched to one for each round. */
function schedule(block: DataView): Uint32Array {
  const w = new Uint32Array(ROUNDS);
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(4 * t);
  for (let t = 16; t < ROUNDS; t++) {
    const [a, b] = [w[t - 15]!, w[t - 2]!];
    const s0 = rotated(a, 7) ^ rotated(a, 18) ^ (a >>> 3);
    const s1 = rotated(b, 17) ^ rotated(b, 19) ^ (b >>> 10);
    w[t] = w[t - 16]! + s0 + w[t - 7]! + s1;
  }
  return w;
}

function compress(state: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number, number, number, number, number, number, number, number,
  ];
  for (let t = 0; t < ROUNDS; t++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + K[t]! + w[t]!) | 0;
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + s0 + majority) | 0];
  }
  // An array of 32-bit words leaves out what does not fit, as the standard wants.
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index]! += word));
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}
