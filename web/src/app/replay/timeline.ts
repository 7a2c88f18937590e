// A game as a film, frame by frame. Each is one action with everything that came of it, the dealer's answers
// included; the first frame is the set-up. Nothing here knows rules: the server has recorded all.

import type { Event, LocationKind, Message, Replay, ReplayStep, View } from '../../wire/types';

export type Frame = {
  /** How many steps of the replay have been made. */
  readonly nSteps: number;
  readonly messages: readonly Message[];
  readonly events: readonly Event[];
};

/** A stop of the route: from where it is reached to where the next one is. */
export type Stop = {
  readonly frame: number;
  readonly quarter: number;
  readonly location: number;
  readonly kind: LocationKind;
  /** What was on offer, or lay at the party. */
  readonly chips: readonly number[];
  readonly sold: { readonly seat: number; readonly price: number } | null;
};

export class Timeline {
  readonly frames: readonly Frame[];
  readonly stops: readonly Stop[];
  readonly #replay: Replay;
  /** The views so far. Neighbours share all that did not change, so that keeping them costs little. */
  readonly #views: View[];

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#views = [replay.view ?? ({} as View)];
    this.frames = framesOf(replay.steps);
    this.stops = this.#findStops();
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** A frame that exists. */
  clamp(frame: number): number {
    return Math.min(Math.max(Math.trunc(frame) || 0, 0), this.last);
  }

  /** How things stand after a frame. */
  view(frame: number): View {
    const { nSteps } = this.frames[this.clamp(frame)]!;
    const { steps } = this.#replay;
    for (let n = this.#views.length; n <= nSteps; n++) {
      this.#views.push({ ...this.#views[n - 1]!, ...steps[n - 1]!.view });
    }
    return this.#views[nSteps]!;
  }

  /** The frame in which an entry of the record has been made; the first one before them all. */
  frameOf(seq: number): number {
    const nSteps = this.#replay.steps.findLastIndex(({ move }) => move.seq <= seq) + 1;
    return this.clamp(this.frames.findIndex((frame) => frame.nSteps >= nSteps));
  }

  /** All facts up to a frame. */
  events(frame: number): readonly Event[] {
    return this.frames.slice(0, this.clamp(frame) + 1).flatMap(({ events }) => events);
  }

  /** The stop that a frame belongs to; none before the first. */
  stopAt(frame: number): Stop | null {
    return this.stops.findLast((stop) => stop.frame <= frame) ?? null;
  }

  /** Where the next stop begins; at the last one, the end. */
  nextStop(frame: number): number {
    return this.stops.find((stop) => stop.frame > frame)?.frame ?? this.last;
  }

  /** Where this stop begins, or if one is there already, the one before. */
  previousStop(frame: number): number {
    return this.stops.findLast((stop) => stop.frame < frame)?.frame ?? 0;
  }

  #findStops(): readonly Stop[] {
    return this.frames.flatMap(({ events }, frame) =>
      events.flatMap((event): readonly Stop[] => {
        if (event.type !== 'arrived') return [];
        const { location } = event;
        const view = this.view(frame);
        const lot = view.lots[location]!;
        const chips = view.scene.type === 'party' ? view.scene.faces : lot.chips;
        return [{ frame, quarter: view.quarter ?? 1, location, kind: lot.kind, chips, sold: this.#soldAfter(frame) }];
      }),
    );
  }

  /** To whom the lot went that came up with a frame, and for how much. */
  #soldAfter(frame: number): Stop['sold'] {
    for (const { events } of this.frames.slice(frame + 1)) {
      for (const event of events) {
        if (event.type === 'lot_sold') return { seat: event.seat, price: event.price };
        if (event.type === 'arrived') return null;
      }
    }
    return null;
  }
}

/** Puts every action together with the deals that follow it. */
function framesOf(steps: readonly ReplayStep[]): readonly Frame[] {
  const isCut = ({ move }: ReplayStep): boolean => move.action !== undefined;
  const cuts = [0, ...steps.flatMap((step, n) => (isCut(step) ? [n] : [])), steps.length];
  return cuts.slice(1).map((end, n): Frame => {
    const shot = steps.slice(cuts[n], end);
    return {
      nSteps: end,
      messages: shot.flatMap(({ told }) => told),
      events: shot.flatMap(({ move }) => move.events),
    };
  });
}

const FRAME_MS = 1_100;
/** What is worth a longer look, and how much longer. */
const WORTH: Partial<Record<Event['type'], number>> = {
  lot_sold: 1.6,
  party_revealed: 2,
  film_finished: 2.5,
  award_given: 2,
  legend_turned: 1.8,
  game_ended: 3,
};

/** How long a frame is shown at normal speed. */
export function lengthOf({ events }: Frame): number {
  return FRAME_MS * Math.max(1, ...events.map(({ type }) => WORTH[type] ?? 1));
}
