// Where those are led who follow somebody through a game that is over.

import type { Spot } from '../../wire/types';
import type { Timeline } from './timeline';

/** The path of the screen that shows a place. */
export function pathTo(game: string, spot: Spot, timeline: Timeline): string {
  switch (spot.part) {
    case 'replay':
      return `replay/${game}/${timeline.frameOf(spot.entry)}`;
    case 'puzzle':
      return `review/${game}/${spot.entry}`;
    default:
      return `review/${game}`;
  }
}
