import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Deal, Move, RecordDraw, RecordOrigin } from '../wire/types';
import { check, checkText, type FairReport, type KindReport } from './check';
import { fairGames } from './games';
import { parseRecord, RecordFault, type GameRecord } from './record';

type Checked = Extract<FairReport, { type: 'checked' }>;

const whole = fairGames.find(([file]) => file.startsWith('03'))![1];
const draw = whole.header.draw!;

function checked(record: GameRecord, witness?: Parameters<typeof check>[1]): Checked {
  const report = check(record, witness);
  if (report.type !== 'checked') throw new Error(report.type);
  return report;
}

function withDraw(change: Partial<RecordDraw>): GameRecord {
  return { ...whole, header: { ...whole.header, draw: { ...draw, ...change } } };
}

/** The game with other entries, numbered anew: whoever cheats would not forget that. */
function withEntries(entries: readonly Move[]): GameRecord {
  return { ...whole, entries: entries.map((entry, index) => ({ ...entry, seq: index + 1 })) };
}

/** The places of all entries with such a deal. */
function deals(type: Deal['type']): number[] {
  return whole.entries.flatMap(({ deal }, index) => (deal?.type === type ? [index] : []));
}

function ofKind(report: Checked, kind: KindReport['kind']): KindReport {
  return report.kinds.find((other) => other.kind === kind)!;
}

const wrongKinds = (report: Checked) => report.kinds.filter(({ isOk }) => !isOk).map(({ kind }) => kind);

const ALL = ['studios', 'lead', 'stack', 'legends', 'bag'];

describe('fair games', () => {
  it('are at hand', () => expect(fairGames).toHaveLength(7));

  it.each(fairGames)('%s is found fair, wherever it stops', (_, record) => {
    for (let n = record.entries.length; n >= 0; n -= 7) {
      const report = checked({ ...record, entries: record.entries.slice(0, n) });
      expect(report).toMatchObject({ isFair: true, witness: null });
    }
  });

  it('say how much came up', () => {
    const { kinds } = checked(whole);
    expect(kinds.map(({ kind }) => kind)).toEqual(ALL);
    // Four quarters with twelve chips in the cities and two parties of three.
    expect(ofKind(checked(whole), 'bag').nDrawn).toBe(4 * (12 + 2 * 3));
    expect(ofKind(checked(whole), 'legends').nDrawn).toBe(4);
  });

  it('need no draw for what is settled', () => {
    const alone = fairGames.find(([file]) => file.startsWith('06'))![1];
    const studios = ofKind(checked(alone), 'studios');
    expect(studios).toEqual({ kind: 'studios', isSettled: true, nDrawn: 0, isOk: true, wrong: null });
  });
});

describe('a witness', () => {
  const mine = { commitment: draw.commitment, nonce: draw.nonces[1]!, seat: 1 };

  it('agrees', () => expect(checked(whole, mine)).toMatchObject({
    isFair: true, witness: { isCommitmentOk: true, isNonceOk: true },
  }));

  it('finds another commitment', () => {
    const report = checked(whole, { ...mine, commitment: '0'.repeat(64) });
    expect(report).toMatchObject({ isFair: false, witness: { isCommitmentOk: false, isNonceOk: true } });
  });

  it('finds another nonce, or none', () => {
    for (const nonce of ['mine', null]) {
      const report = checked(whole, { ...mine, nonce });
      expect(report).toMatchObject({ isFair: false, witness: { isCommitmentOk: true, isNonceOk: false } });
    }
  });

  it('may have added nothing', () => {
    const bot = { ...mine, nonce: null, seat: 2 };
    expect(checked(whole, bot).isFair).toBe(true);
  });
});

describe('what was tampered with is found', () => {
  it('in the seed: neither the commitment nor the draws fit', () => {
    const report = checked(withDraw({ seed: draw.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }));
    expect(report.isFair).toBe(false);
    expect(report.commitment.isOk).toBe(false);
    expect(wrongKinds(report)).toContain('bag');
  });

  it('in the commitment: the draws still fit', () => {
    const report = checked(withDraw({ commitment: '0'.repeat(64) }));
    expect(report).toMatchObject({ isFair: false, commitment: { isOk: false } });
    expect(wrongKinds(report)).toEqual([]);
  });

  it.each([
    ['a nonce', { nonces: ['other', ...draw.nonces.slice(1)] }],
    ['a nonce for a bot', { nonces: [...draw.nonces.slice(0, 2), 'x'] }],
    ['nonces that changed places', { nonces: [draw.nonces[1]!, draw.nonces[0]!, null] }],
    ['the name of the game', { game: 'another' }],
  ])('in %s: the commitment still fits', (_, change) => {
    const report = checked(withDraw(change));
    expect(report).toMatchObject({ isFair: false, commitment: { isOk: true }, facts: { isOk: true } });
    expect(wrongKinds(report)).toContain('bag');
  });

  it.each(['lots', 'faces'] as const)('in two chips of %s that changed places', (type) => {
    const at = deals(type)[1]!;
    const swapped = ([first, second, ...rest]: readonly number[]) => [second!, first!, ...rest];
    const entries = whole.entries.with(at, JSON.parse(
      JSON.stringify(whole.entries[at]),
      (key, value) => (key === 'chips' || key === 'faces' ? swapped(value) : value),
    ));
    const report = checked({ ...whole, entries });
    const before = whole.entries.slice(0, at).flatMap(({ deal }) =>
      deal?.type === 'lots' || deal?.type === 'faces' ? deal.chips : []);
    expect(wrongKinds(report)).toEqual(['bag']);
    expect(ofKind(report, 'bag').wrong).toMatchObject({ index: before.length, seq: at + 1 });
    expect(report.facts.isOk).toBe(true);
  });

  it('in a deal that tells another story than the facts', () => {
    const at = deals('legend')[0]!;
    const { chip } = whole.entries[at]!.deal as Extract<Deal, { type: 'legend' }>;
    const events = [{ type: 'legend_turned' as const, quarter: 1, chip: (chip + 1) % 4 }];
    const report = checked(withEntries(whole.entries.with(at, { ...whole.entries[at]!, events })));
    expect(wrongKinds(report)).toEqual([]);
    expect(report).toMatchObject({ isFair: false, facts: { wrong: { seq: at + 1, why: 'other_fact' } } });
  });

  it.each([
    ['studios', 'studios'], ['lead', 'lead'], ['screenplay', 'stack'], ['legend', 'legends'], ['lots', 'bag'],
  ] as const)('in a deal of %s that is missing', (type, kind) => {
    const report = checked(withEntries(whole.entries.toSpliced(deals(type)[0]!, 1)));
    expect(report.isFair).toBe(false);
    expect(wrongKinds(report)).toEqual([kind]);
    expect(ofKind(report, kind).wrong!.index).toBe(0);
  });

  it('in a last deal that is missing: somebody takes what never came up', () => {
    const at = deals('faces').at(-1)!;
    const report = checked(withEntries(whole.entries.toSpliced(at, 1)));
    expect(wrongKinds(report)).toEqual([]);
    expect(report).toMatchObject({ isFair: false, facts: { wrong: { seq: at + 1, why: 'never_drawn' } } });
  });

  it('in an entry that is missing', () => {
    const report = checked({ ...whole, entries: whole.entries.toSpliced(20, 1) });
    expect(report).toMatchObject({ isFair: false, facts: { wrong: { seq: 21, why: 'gap' } } });
  });

  it('in a deal that comes twice', () => {
    const at = deals('lead')[0]!;
    const report = checked(withEntries(whole.entries.toSpliced(at, 0, whole.entries[at]!)));
    expect(ofKind(report, 'lead')).toMatchObject({ nDrawn: 2, wrong: { index: 1, expected: null, seq: at + 2 } });
  });

  it('in studios that were dealt although they were settled', () => {
    const report = checked({ ...whole, header: { ...whole.header, studios: 'by_seat' } });
    expect(ofKind(report, 'studios')).toMatchObject({ isSettled: true, isOk: false, wrong: { index: 0 } });
  });
});

describe('a game that goes on from another', () => {
  const later = fairGames.find(([file]) => file.startsWith('08'))![1];
  const [{ moves, draw: before }] = later.header.origin as [RecordOrigin];

  function withOrigin(origin: readonly RecordOrigin[]): GameRecord {
    return { ...later, header: { ...later.header, origin } };
  }

  it('says from which', () => {
    expect(checked(later)).toMatchObject({ isFair: true, origin: [{ game: before.game, moves, isOk: true }] });
  });

  it('is not fair by its own seed alone', () => {
    const { origin: _, ...header } = later.header;
    expect(wrongKinds(checked({ ...later, header }))).toContain('bag');
  });

  it('is not fair by that of the game before alone', () => {
    const report = checked({ ...later, header: { ...later.header, draw: before } });
    expect(report).toMatchObject({ isFair: false, commitment: { isOk: true } });
    // What was taken over is as it was; what came later is not.
    expect(ofKind(report, 'bag').wrong!.seq).toBeGreaterThan(moves);
  });

  it('is not fair if anything of that game was changed', () => {
    const seed = before.seed.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(checked(withOrigin([{ moves, draw: { ...before, seed } }]))).toMatchObject({
      isFair: false, commitment: { isOk: true }, origin: [{ isOk: false }],
    });
    const report = checked(withOrigin([{ moves, draw: { ...before, game: 'another' } }]));
    expect(report).toMatchObject({ isFair: false, origin: [{ isOk: true }] });
    expect(wrongKinds(report)).toContain('bag');
  });

  it('goes on where somebody decides', () => {
    const at = later.entries.findIndex((entry) => entry.deal !== undefined);
    const report = checked(withOrigin([{ moves: at + 1, draw: before }]));
    expect(report).toMatchObject({ isFair: false, facts: { wrong: { seq: at + 2, why: 'no_decision' } } });
  });

  it.each([[0], [-1], [1.5]])('was left after a move at least, not after %d', (moves) => {
    expect(check(withOrigin([{ moves, draw: before }])).type).toBe('unreadable');
  });

  it('comes from games that were left one after the other', () => {
    const twice = { moves, draw: before };
    expect(check(withOrigin([twice, twice])).type).toBe('unreadable');
    expect(check(withOrigin([{ moves, draw: { ...before, seed: '' } }])).type).toBe('unreadable');
  });
});

describe('what cannot be checked', () => {
  it.each([
    { method: 'dice' }, { game: '' }, { game: 'ä' }, { seed: 'abc' }, { seed: 'zz'.repeat(32) }, { seed: '00' },
    { nonces: ['a'] }, { nonces: ['', null, null] },
  ])('says so: %o', (change) => expect(check(withDraw(change)).type).toBe('unreadable'));

  it('says so: no draw', () => {
    const { draw: _, ...header } = whole.header;
    expect(check({ ...whole, header })).toEqual({ type: 'untold', isFair: false });
  });
});

describe('records', () => {
  const GAMES = new URL('../../../fixtures/games/', import.meta.url);
  const lines = [whole.header, ...whole.entries].map((line) => `${JSON.stringify(line)}\n`);

  it('are read as they were written', () => expect(parseRecord(lines.join(''))).toEqual(whole));

  it('may end their lines with a carriage return', () => {
    expect(parseRecord(lines.join('').replaceAll('\n', '\r\n'))).toEqual(whole);
  });

  it.each(readdirSync(GAMES).filter((file) => file.endsWith('.jsonl')))('are read: %s', (file) => {
    const record = parseRecord(readFileSync(new URL(file, GAMES), 'utf8'));
    expect(record.entries.map(({ seq }) => seq)).toEqual(record.entries.map((_, index) => index + 1));
    expect(check(record).type).toBe('untold');
  });

  const line = (fault: () => unknown): number | undefined => {
    try {
      fault();
    } catch (error) {
      if (error instanceof RecordFault) return error.line;
    }
    return undefined;
  };

  it.each([
    ['nothing', '', 1],
    ['an empty line', '\n', 1],
    ['no header', '{"format":"chess"}\n', 1],
    ['a version to come', lines[0]!.replace('"version":2', '"version":4'), 1],
    ['a line that was cut off', lines.slice(0, 3).join('').trimEnd(), 3],
    ['what is no JSON', `${lines[0]}{]\n`, 2],
    ['what is no entry', `${lines[0]}${lines[1]}7\n`, 3],
  ])('are refused: %s', (_, text, at) => expect(line(() => parseRecord(text))).toBe(at));

  it('are checked as they are written down', () => {
    const nobody = (): undefined => undefined;
    expect(checkText(lines.join(''), nobody)).toEqual(check(whole));
    expect(checkText('no record', nobody).type).toBe('unreadable');
  });
});
