// What this browser itself has seen and sent before a game: with it, whoever checks the draws does
// not have to believe what the server says about it afterwards.

export type KeptWitness = { readonly commitment: string | null; readonly nonce: string | null };

const key = (game: string): string => `traumfabrik-witness-${game}`;

export function witnessOf(game: string): KeptWitness {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? 'null') ?? { commitment: null, nonce: null };
  } catch {
    return { commitment: null, nonce: null };
  }
}

/** Keeps what was seen or sent first: what comes later proves nothing. */
export function bearWitness(game: string, seen: Partial<KeptWitness>): void {
  const kept = witnessOf(game);
  const witness: KeptWitness = {
    commitment: kept.commitment ?? seen.commitment ?? null,
    nonce: kept.nonce ?? seen.nonce ?? null,
  };
  // What is kept already is not written again with everything that happens.
  if (witness.commitment === kept.commitment && witness.nonce === kept.nonce) return;
  try {
    localStorage.setItem(key(game), JSON.stringify(witness));
  } catch {
    // Without storage there is no witness, and the check says so.
  }
}
