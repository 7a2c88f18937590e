// For tests: the fair games among the stored tables, as the server would write their records.

import { readdirSync, readFileSync } from 'node:fs';
import type { Move, RecordHeader, TableEvent } from '../wire/types';
import type { GameRecord } from './record';

const TABLES = new URL('../../../fixtures/tables/', import.meta.url);

type Stored = { readonly seq: number; readonly deed: TableEvent; readonly game: string | undefined };

function stored(file: string): Stored[] {
  const lines = readFileSync(new URL(file, TABLES), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { seq, body, view } = JSON.parse(line);
    return { seq, deed: JSON.parse(body), game: view.game };
  });
}

/** The record of a table; null if no game was played there. */
function recordOf(log: readonly Stored[]): GameRecord | null {
  let header: RecordHeader | null = null;
  let commitment = '';
  let seed: string | undefined;
  let asked: number | null = null;
  let turns: { readonly seq: number; readonly moves: readonly Move[] }[] = [];
  const nonces: (string | null)[] = [];
  for (const { seq, deed } of log) {
    if ('seed' in deed) seed = deed.seed;
    if (deed.type === 'opened') ({ header, commitment } = deed.plan);
    if (deed.type === 'seated') nonces[deed.seat] = deed.nonce;
    if (deed.type === 'vacated') nonces[deed.seat] = null;
    if (deed.type === 'started' && header && deed.studios) header = { ...header, studios: deed.studios };
    if (deed.type === 'started' || deed.type === 'played') turns.push({ seq, moves: deed.moves });
    if (deed.type === 'proposed') asked = deed.motion.type === 'take_back' ? deed.motion.to : null;
    if ((deed.type === 'proposed' || deed.type === 'voted') && deed.is_carried && asked !== null) {
      const to = asked;
      turns = turns.filter((turn) => turn.seq <= to);
    }
  }
  if (!header || !seed) return null;
  const bySeat = Array.from({ length: header.seats }, (_, seat) => nonces[seat] ?? null);
  const draw = { method: 'chacha20-1', game: log[0]!.game!, commitment, seed, nonces: bySeat };
  return { header: { ...header, version: header.origin ? 3 : 2, draw }, entries: turns.flatMap((turn) => turn.moves) };
}

export const fairGames: readonly (readonly [file: string, record: GameRecord])[] = readdirSync(TABLES)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => {
    const record = recordOf(stored(file));
    return record ? [[file, record] as const] : [];
  });
