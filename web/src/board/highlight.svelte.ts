// What the log points at: it lights up on the board.

import type { Piece } from '../lib/say';

const highlighted: { piece: Piece | null } = $state({ piece: null });

export function highlight(piece: Piece | null): void {
  highlighted.piece = piece;
}

export function isHighlighted(piece: Piece): boolean {
  const shown = highlighted.piece;
  if (shown === null) return false;
  switch (shown.type) {
    case 'seat':
      return piece.type === 'seat' && piece.seat === shown.seat;
    case 'chip':
      return piece.type === 'chip' && piece.chip === shown.chip;
    case 'screenplay':
      return piece.type === 'screenplay' && piece.screenplay === shown.screenplay;
    case 'location':
      return piece.type === 'location' && piece.location === shown.location;
  }
}
