// What the log points at: it lights up on the board.

import type { Piece } from '../lib/say';

const light: { piece: Piece | null } = $state({ piece: null });

export function spot(piece: Piece | null): void {
  light.piece = piece;
}

export function isSpotted(piece: Piece): boolean {
  const lit = light.piece;
  if (lit === null) return false;
  switch (lit.type) {
    case 'seat':
      return piece.type === 'seat' && piece.seat === lit.seat;
    case 'chip':
      return piece.type === 'chip' && piece.chip === lit.chip;
    case 'screenplay':
      return piece.type === 'screenplay' && piece.screenplay === lit.screenplay;
    case 'location':
      return piece.type === 'location' && piece.location === lit.location;
  }
}
