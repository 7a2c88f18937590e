// What the check of the draws has found, line by line, ready to be said.

import type { FairReport, KindReport, Witness } from '../../fair/check';
import type { KeptWitness } from '../../lib/witness';
import type { MessageId } from '../../wire/messages';
import type { RecordDraw } from '../../wire/types';

export type Finding = {
  readonly verdict: 'ok' | 'wrong' | 'unknown';
  /** The id of the sentence, and what fills its gaps. */
  readonly id: MessageId;
  readonly args: Readonly<Record<string, string | number>>;
};

type Checked = Extract<FairReport, { readonly type: 'checked' }>;

/**
 * What this browser can testify. It may have seen the table without adding a number of its own, or
 * another device has added it: then the record's own number stands in, and proves nothing.
 */
export function witnessFrom(draw: RecordDraw | undefined, kept: KeptWitness, seats: readonly number[]): Witness | undefined {
  if (!draw || kept.commitment === null) return undefined;
  const seat = seats.find((mine) => draw.nonces[mine] === kept.nonce) ?? seats[0] ?? 0;
  const isOwn = kept.nonce !== null && seats.length > 0;
  return { commitment: kept.commitment, nonce: isOwn ? kept.nonce : (draw.nonces[seat] ?? null), seat };
}

export function findingsOf({ commitment, origin, witness, kinds, facts }: Checked, kept: KeptWitness): readonly Finding[] {
  return [
    finding(commitment.isOk, 'fair-commitment', { hash: short(commitment.shown) }),
    ...(origin.length > 0 ? [finding(origin.every(({ isOk }) => isOk), 'fair-origin')] : []),
    witness === null ? unknown('fair-witness-none') : finding(witness.isCommitmentOk, 'fair-witness'),
    witness === null || kept.nonce === null ? unknown('fair-nonce-none') : finding(witness.isNonceOk, 'fair-nonce'),
    ...kinds.map(ofKind),
    finding(facts.isOk, 'fair-facts', { seq: facts.wrong?.seq ?? 0 }),
  ];
}

function ofKind({ kind, isSettled, nDrawn, isOk, wrong }: KindReport): Finding {
  if (isOk && isSettled) return { verdict: 'ok', id: 'fair-settled', args: { kind } };
  return finding(isOk, 'fair-drawn', { kind, count: nDrawn, number: (wrong?.index ?? 0) + 1 });
}

/** What is said when something is right; there is a second text for when it is not. */
type Judged = MessageId & (MessageId extends infer Id ? (Id extends `${infer Right}-wrong` ? Right : never) : never);

function finding(isOk: boolean, id: Judged, args: Finding['args'] = {}): Finding {
  return isOk ? { verdict: 'ok', id, args } : { verdict: 'wrong', id: `${id}-wrong`, args };
}

const unknown = (id: MessageId): Finding => ({ verdict: 'unknown', id, args: {} });

const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;
