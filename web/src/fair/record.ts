// Reading a game record: a JSON object a line, the header first.

import type { Move, RecordHeader } from '../wire/types';

export type GameRecord = {
  readonly header: RecordHeader;
  readonly entries: readonly Move[];
};

/** The newest version of the format that we understand. */
const VERSION = 3;

/** A text that is no record that we can read. Not for people to read: the line says where. */
export class RecordFault extends Error {
  constructor(readonly line: number, what: string) {
    super(`line ${line}: ${what}`);
  }
}

/** Reads a record, finished or not. Throws a `RecordFault` at the first line that is wrong. */
export function parseRecord(text: string): GameRecord {
  const lines = text.split('\n');
  // Every line ends with a newline, so what follows the last one is empty, or was cut off.
  if (lines.pop() !== '') throw new RecordFault(lines.length + 1, 'cut off');
  const [header, ...entries] = lines.map((line, index) => parseLine(line, index + 1));
  if (!isHeader(header)) throw new RecordFault(1, 'no header of a record');
  if (header.version > VERSION) throw new RecordFault(1, `version ${header.version} is too new`);
  entries.forEach((entry, index) => {
    if (!isEntry(entry)) throw new RecordFault(index + 2, 'no entry of a record');
  });
  return { header, entries: entries as Move[] };
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new RecordFault(number, 'no JSON');
  }
}

// The server writes records by the same types, so it is enough to see that this is one.

function isHeader(line: unknown): line is RecordHeader {
  return isObject(line) && line['format'] === 'traumfabrik-record' && Number.isInteger(line['version'])
    && Number.isInteger(line['seats']) && isObject(line['box']);
}

function isEntry(line: unknown): line is Move {
  return isObject(line) && Number.isInteger(line['seq']) && Array.isArray(line['events']);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
