import { describe, expect, it } from 'vitest';
import { check } from '../../fair/check';
import { fairGames } from '../../fair/games';
import type { GameRecord } from '../../fair/record';
import type { KeptWitness } from '../../lib/witness';
import { findingsOf, witnessFrom } from './findings';

const [, record] = fairGames.find(([file]) => file.startsWith('03'))!;
const draw = record.header.draw!;
const NOTHING: KeptWitness = { commitment: null, nonce: null };
const mine: KeptWitness = { commitment: draw.commitment, nonce: draw.nonces[1]! };

function found(kept: KeptWitness, seats: readonly number[], of: GameRecord = record) {
  const report = check(of, witnessFrom(of.header.draw, kept, seats));
  if (report.type !== 'checked') throw new Error(report.type);
  return { isFair: report.isFair, findings: findingsOf(report, kept) };
}

const wrong = (result: ReturnType<typeof found>) => result.findings.flatMap(({ verdict, id }) => (verdict === 'wrong' ? [id] : []));
const unknown = (result: ReturnType<typeof found>) => result.findings.flatMap(({ verdict, id }) => (verdict === 'unknown' ? [id] : []));

describe('findings', () => {
  it('are all right for whoever was there', () => {
    const result = found(mine, [1]);
    expect(result.isFair).toBe(true);
    expect(result.findings.map(({ verdict }) => verdict)).toEqual(Array(9).fill('ok'));
  });

  it('find the seat that the number was sent for', () => {
    expect(witnessFrom(draw, mine, [0, 1])?.seat).toBe(1);
  });

  it('admit what the browser does not know', () => {
    const stranger = found(NOTHING, []);
    expect(stranger.isFair).toBe(true);
    expect(unknown(stranger)).toEqual(['fair-witness-none', 'fair-nonce-none']);
    const onAnotherDevice = found({ ...mine, nonce: null }, [1]);
    expect(onAnotherDevice.isFair).toBe(true);
    expect(unknown(onAnotherDevice)).toEqual(['fair-nonce-none']);
    const watching = found({ ...mine, nonce: null }, []);
    expect(watching.isFair).toBe(true);
  });

  it('speak of the game before, where there is one', () => {
    const later = fairGames.find(([file]) => file.startsWith('08'))![1];
    expect(found(NOTHING, [], later).findings.map(({ id }) => id)).toContain('fair-origin');
    const origin = later.header.origin!.map(({ moves, draw: before }) => ({ moves, draw: { ...before, commitment: '' } }));
    expect(wrong(found(NOTHING, [], { ...later, header: { ...later.header, origin } }))).toEqual(['fair-origin-wrong']);
  });

  it('say what does not agree', () => {
    expect(wrong(found({ ...mine, commitment: '0'.repeat(64) }, [1]))).toEqual(['fair-witness-wrong']);
    expect(wrong(found({ ...mine, nonce: 'another' }, [1]))).toEqual(['fair-nonce-wrong']);
    const seed = `${draw.seed.startsWith('0') ? '1' : '0'}${draw.seed.slice(1)}`;
    const forged = { ...record, header: { ...record.header, draw: { ...draw, seed } } };
    const result = found(mine, [1], forged);
    expect(result.isFair).toBe(false);
    expect(wrong(result)).toContain('fair-commitment-wrong');
    expect(wrong(result)).toContain('fair-drawn-wrong');
  });
});
