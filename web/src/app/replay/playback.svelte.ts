// Shows a timeline: which frame, whether it runs, and how fast.

import { lengthOf, type Timeline } from './timeline';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Playback {
  #timeline: Timeline = $state.raw()!;
  at = $state(0);
  isPlaying = $state(false);
  speed: number = $state(1);

  constructor(timeline: Timeline, at: number) {
    this.#timeline = timeline;
    this.at = timeline.clamp(at);
  }

  get timeline(): Timeline {
    return this.#timeline;
  }

  readonly view = $derived(this.#timeline.view(this.at));
  readonly frame = $derived(this.#timeline.frames[this.at]!);
  readonly stop = $derived(this.#timeline.stopAt(this.at));
  readonly isAtEnd = $derived(this.at >= this.#timeline.last);

  /** The same game seen from elsewhere: the moment stays. */
  reload(timeline: Timeline): void {
    this.#timeline = timeline;
    this.at = timeline.clamp(this.at);
  }

  jump(frame: number): void {
    this.at = this.#timeline.clamp(frame);
    if (this.isAtEnd) this.isPlaying = false;
  }

  step(by: number): void {
    this.isPlaying = false;
    this.jump(this.at + by);
  }

  /** To the next stop of the route, or to the last one. */
  stepStop(by: 1 | -1): void {
    this.jump(by > 0 ? this.#timeline.nextStop(this.at) : this.#timeline.previousStop(this.at));
  }

  toggle(): void {
    // Whoever plays a film that is over wants to see it again.
    if (!this.isPlaying && this.isAtEnd) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** Lets the film run while it is played. For use in an effect. */
  run(): (() => void) | undefined {
    if (!this.isPlaying) return undefined;
    const timer = setTimeout(() => this.jump(this.at + 1), lengthOf(this.frame) / this.speed);
    return () => clearTimeout(timer);
  }
}
