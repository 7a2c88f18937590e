// Shows a film: which frame, whether it runs, and how fast.

import { lengthOf, type Film } from './film';

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Projector {
  #film: Film = $state.raw()!;
  at = $state(0);
  isPlaying = $state(false);
  speed: number = $state(1);

  constructor(film: Film, at: number) {
    this.#film = film;
    this.at = film.clamp(at);
  }

  get film(): Film {
    return this.#film;
  }

  readonly view = $derived(this.#film.view(this.at));
  readonly frame = $derived(this.#film.frames[this.at]!);
  readonly stop = $derived(this.#film.stopAt(this.at));
  readonly isAtEnd = $derived(this.at >= this.#film.last);

  /** The same game seen from elsewhere: the moment stays. */
  reload(film: Film): void {
    this.#film = film;
    this.at = film.clamp(this.at);
  }

  jump(frame: number): void {
    this.at = this.#film.clamp(frame);
    if (this.isAtEnd) this.isPlaying = false;
  }

  step(by: number): void {
    this.isPlaying = false;
    this.jump(this.at + by);
  }

  /** To the next stop of the route, or to the last one. */
  stepStop(by: 1 | -1): void {
    this.jump(by > 0 ? this.#film.nextStop(this.at) : this.#film.previousStop(this.at));
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
