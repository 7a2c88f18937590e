import { describe, expect, it } from 'vitest';
import { sha256 } from '@noble/hashes/sha2.js';
import { ascii, fromHex, toHex } from './bytes';
import { keystream } from './draws';

const hash = (text: string) => toHex(sha256(ascii(text)));

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('is the published one', (text, digest) => expect(hash(text)).toBe(digest));

  // Around the end of a block the padding changes its form.
  it('agrees with the built-in one for all short lengths', async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      const built = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(toHex(sha256(message))).toBe(toHex(built));
    }
  });
});

describe('ChaCha20', () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => index);

  /** The first words of a stream, as the bytes that they were read from. */
  function bytes(key: Uint8Array, nonce: Uint8Array, counter: number, nWords = 16): Uint8Array {
    const words = keystream(key, nonce, counter);
    return new Uint8Array(Uint32Array.from({ length: nWords }, () => words.next().value).buffer);
  }

  it('has the block of RFC 8439, 2.3.2', () => {
    expect(toHex(bytes(key, fromHex('000000090000004a00000000')!, 1))).toBe(
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
        'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
    );
  });

  it('enciphers as in RFC 8439, 2.4.2, across the end of a block', () => {
    const text = ascii(
      "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, " +
        'sunscreen would be it.',
    );
    const stream = bytes(key, fromHex('000000000000004a00000000')!, 1, 32);
    expect(toHex(text.map((byte, index) => byte ^ stream[index]!))).toBe(
      '6e2e359a2568f98041ba0728dd0d6981e97e7aec1d4360c20a27afccfd9fae0b' +
        'f91b65c5524733ab8f593dabcd62b3571639d624e65152ab8f530c359f0861d8' +
        '07ca0dbf500d6a6156a38e088a22b65e52bc514d16ccf806818ce91ab7793736' +
        '5af90bbf74a35be6b40b8eedf2785e42874d',
    );
  });

  it('has the keystreams of RFC 8439, A.1', () => {
    const zeros = new Uint8Array(32);
    const nonce = new Uint8Array(12);
    expect(toHex(bytes(zeros, nonce, 0))).toBe(
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    );
    expect(toHex(bytes(zeros, nonce, 1))).toBe(
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    );
  });
});
