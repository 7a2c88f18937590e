// Several people on one device: whose secrets may be on its screen.

export type Device = {
  /** The seats of the people here. */
  readonly seats: readonly number[];
  /** The one of them that has to decide, if one has. */
  readonly due: number | null;
  /** The seat whose secrets are shown, if any are. */
  readonly shown: number | null;
  /** The seat whose person has said that it is them. */
  readonly taker: number | null;
  /** Whether anybody has something to hide. */
  readonly isScreened: boolean;
};

/** Whether what is shown was somebody's, whose turn is over or who never said that it is them. */
export function isLeftOpen({ seats, due, shown, taker, isScreened }: Device): boolean {
  return seats.length > 1 && isScreened && shown !== null && (shown !== due || shown !== taker);
}

/** Whether the device has to change hands before anything is seen on it. */
export function isCovered(device: Device): boolean {
  return isLeftOpen(device) || (device.isScreened && turnsTo(device) !== null);
}

/** The seat that comes next on the device, while another one is shown. */
export function turnsTo({ seats, due, shown }: Device): number | null {
  return seats.length > 1 && due !== shown ? due : null;
}
