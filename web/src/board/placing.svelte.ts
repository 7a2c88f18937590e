// The hand: chips on their way to slots. A draft of actions that may be rearranged freely until it
// is confirmed; the server says how things would stand after each.

import type { Action, Placement, View } from '../wire/types';
import type { Intents } from './model';

export class Placing {
  /** How things stand without the draft. */
  #base: View = $state.raw()!;
  #intents: Intents | null = $state.raw(null);
  #drafted: View | null = $state.raw(null);
  actions: readonly Action[] = $state.raw([]);
  selected: number | null = $state(null);
  isBusy = $state(false);

  /** Whether each chip is laid for good at once, without a draft. */
  readonly #isAtOnce: () => boolean;

  constructor(base: View, intents: Intents | null, isAtOnce: () => boolean = () => false) {
    this.#base = base;
    this.#intents = intents;
    this.#isAtOnce = isAtOnce;
    this.selected = this.#onlyChip();
  }

  /** Whether what is done with a chip is done for good. */
  get isAtOnce(): boolean {
    return this.#isAtOnce();
  }

  /** What to draw: the draft, where there is one. */
  readonly view: View = $derived(this.#drafted ?? this.#base);

  /** Whether the seat that looks has chips to deal with. */
  readonly isOn: boolean = $derived(this.#intents !== null && this.#base.legal.type === 'placing');

  /** The chips that have no place yet. */
  readonly hand: readonly number[] = $derived(this.isOn ? this.view.hand : []);

  /** Chips of the draft that lie somewhere, or are to be discarded. */
  readonly laid: readonly number[] = $derived(this.actions.map(chipOf));

  readonly discarded: readonly number[] = $derived(
    this.actions.filter(({ type }) => type === 'discard').map(chipOf),
  );

  /** Nothing is chosen yet, and nothing is drafted. */
  readonly isUntouched: boolean = $derived(this.isOn && this.selected === null && this.actions.length === 0);

  /** The draft finishes a film. */
  readonly isPremiere: boolean = $derived(this.isOn && this.view.films.length > this.#base.films.length);

  /** A film is finished by the draft and a screenplay has to be drawn: what is left in hand waits. */
  readonly isFull: boolean = $derived(this.hand.length > 0 && this.view.legal.type !== 'placing');

  readonly canConfirm: boolean = $derived(
    this.isOn && !this.isBusy && this.actions.length > 0 && (this.hand.length === 0 || this.isFull),
  );

  /** Where the selected chip may go. */
  readonly targets: readonly Placement[] = $derived.by(() => {
    const { legal } = this.view;
    if (legal.type !== 'placing' || this.selected === null) return [];
    return legal.placements.filter(({ chip }) => chip === this.selected);
  });

  target(screenplay: number, slot: number): Placement | null {
    const fits = (place: Placement): boolean => place.screenplay === screenplay && place.slot === slot;
    return this.targets.find(fits) ?? null;
  }

  /** The game has moved on: whatever was drafted is over. A view of the same turn changes nothing. */
  follow(base: View, intents: Intents | null, isSameTurn: boolean): void {
    this.#base = base;
    this.#intents = intents;
    if (isSameTurn && this.isOn) return;
    this.#drafted = null;
    this.actions = [];
    this.selected = this.#onlyChip();
  }

  select(chip: number | null): void {
    this.selected = chip === this.selected ? null : chip;
  }

  place(chip: number, screenplay: number, slot: number): Promise<void> {
    return this.#lay(chip, { type: 'place', chip, screenplay, slot });
  }

  discard(chip: number): Promise<void> {
    return this.#lay(chip, { type: 'discard', chip });
  }

  /** Takes a chip of the draft back into the hand, and holds it. */
  async takeUp(chip: number): Promise<void> {
    if (await this.#try(this.#without(chip))) this.selected = chip;
  }

  async startOver(): Promise<void> {
    await this.#try([]);
  }

  async confirm(): Promise<void> {
    if (this.canConfirm) await this.#play(this.actions);
  }

  async #lay(chip: number, action: Action): Promise<void> {
    if (this.#isAtOnce()) await this.#play([action]);
    else await this.#try([...this.#without(chip), action]);
  }

  #play(actions: readonly Action[]): Promise<boolean> {
    return this.#busy(async (intents) => (await intents.play(actions)).ok);
  }

  /** Where there is nothing to choose, it is chosen. */
  #onlyChip(): number | null {
    return this.hand.length === 1 && !this.isFull ? this.hand[0]! : null;
  }

  #without(chip: number): readonly Action[] {
    return this.actions.filter((action) => chipOf(action) !== chip);
  }

  /** Tries actions out; whether that was possible. If they are refused, everything stays as it was. */
  #try(actions: readonly Action[]): Promise<boolean> {
    return this.#busy(async (intents) => {
      const draft = actions.length === 0 ? null : await intents.draft(actions);
      if (draft && !draft.ok) return false;
      this.#drafted = draft?.value ?? null;
      this.actions = actions;
      this.selected = this.#onlyChip();
      return true;
    });
  }

  /** Asks for one thing at a time; whether it was done. */
  async #busy(work: (intents: Intents) => Promise<boolean>): Promise<boolean> {
    if (this.isBusy || this.#intents === null) return false;
    this.isBusy = true;
    const isDone = await work(this.#intents);
    this.isBusy = false;
    return isDone;
  }
}

function chipOf(action: Action): number {
  return 'chip' in action ? action.chip : -1;
}
