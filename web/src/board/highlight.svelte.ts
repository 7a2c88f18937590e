// What the log points at: it lights up on the board.

import { explains } from './explain/things';
import type { Piece } from '../lib/say';

const highlighted: { piece: Piece | null } = $state({ piece: null });

export function highlight(piece: Piece | null): void {
  highlighted.piece = piece;
}

export function isHighlighted(piece: Piece): boolean {
  return highlighted.piece !== null && explains(highlighted.piece) === explains(piece);
}
