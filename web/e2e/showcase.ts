// Records what the start page shows: a quarter of a game as it looks to everybody, and the films that
// were made in the whole of it. Nobody is named. `npm run showcase` does it anew.

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Recording } from '../src/app/showcase/recording';
import type { Replay, View } from '../src/wire/types';
import { TestBed } from './testbed';
import type { Visitor } from './visitor';

const EDITIONS = ['traumfabrik-2000', 'dream-factory-2009'];
const FOLDER = resolve(import.meta.dirname, '../src/app/showcase');
/** What a stage draws. */
const SHOWN = ['quarter', 'location', 'due', 'phase', 'scene', 'turn', 'hand', 'lead', 'middle', 'lots', 'legal', 'boards'] as const;
const FEWEST_FILMS = 9;

export default async function main(): Promise<void> {
  const testbed = await TestBed.open();
  try {
    const anna = await testbed.visit();
    await anna.introduce('Anna');
    for (const edition of EDITIONS) {
      const recording = await record(anna, edition);
      writeFileSync(resolve(FOLDER, `${edition}.json`), `${JSON.stringify(recording)}\n`);
      console.log(`${edition}: ${recording.frames.length} frames, ${recording.end.films.length} films`);
    }
  } finally {
    await testbed.close();
  }
}

async function record(anna: Visitor, edition: string): Promise<Recording> {
  for (;;) {
    const game = await anna.finished({ edition });
    const { header, view, steps } = await anna.ask<Replay>('GET', `/api/tables/${game}/replay?look=table`);
    const second = steps.findIndex(({ move }) => move.events.some((event) => event.type === 'legend_turned' && event.quarter === 2));
    const whole = Object.assign({}, view, ...steps.map((step) => step.view)) as View;
    if (whole.films.length < FEWEST_FILMS) continue;
    return {
      box: header.box,
      start: view!,
      frames: steps.slice(0, second).map(({ move, view: change }) => ({ events: move.events, view: pick(change) })),
      end: { films: whole.films, awards: whole.awards, boards: whole.boards },
    };
  }
}

function pick(change: Partial<View>): Partial<View> {
  const shown = Object.fromEntries(Object.entries(change).filter(([name]) => (SHOWN as readonly string[]).includes(name)));
  // Studios have a head on the stage, and no screenplays.
  return change.boards ? { ...shown, boards: change.boards.map((board) => ({ ...board, productions: [] })) } : shown;
}
