// Chance from the browser. `getRandomValues` is there without a certificate too; `randomUUID` is not.

/** 64 characters, so that six bits choose one and none is likelier than another. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** A name for a command that no other has, so that it is done once even if it is sent again. */
export function commandId(): string {
  return randomText(22);
}

/** What this page adds to the draws: more than anybody could guess or try out. */
export function nonce(): string {
  return randomText(32);
}
