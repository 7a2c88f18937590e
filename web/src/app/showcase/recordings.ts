// Which recordings there are. Each is fetched when it is shown.

import { edition, has } from '../../lib/texts.svelte';
import type { Recording } from './recording';

const RECORDINGS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  'traumfabrik-2000': () => import('./traumfabrik-2000.json?raw'),
  'dream-factory-2009': () => import('./dream-factory-2009.json?raw'),
};

/** A game in the words that are spoken; null where none was recorded with such pieces. */
export async function loadRecording(): Promise<Recording | null> {
  const spoken = edition();
  const wanted = Object.entries(RECORDINGS).filter(([id]) => spoken === null || id === spoken);
  for (const [, load] of wanted) {
    const recording = JSON.parse((await load()).default) as Recording;
    if (recording.box.screenplays.every(({ id }) => has(`screenplay-${id}`))) return recording;
  }
  return null;
}
