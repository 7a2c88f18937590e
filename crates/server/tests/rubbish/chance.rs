//! What a piece of rubbish is made of: everything follows from its number.

use traumfabrik_bots::Rng;

/// The chance of one piece.
pub(crate) struct Piece(Rng);

impl Piece {
    pub(crate) fn new(number: usize) -> Self {
        Self(Rng::new(0x72_75_62, number as u64))
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.index(n)
    }

    pub(crate) fn one_in(&mut self, n: u32) -> bool {
        self.0.one_in(n)
    }

    pub(crate) fn pick<'p, T: ?Sized>(&mut self, choices: &[&'p T]) -> &'p T {
        choices[self.below(choices.len())]
    }

    pub(crate) fn byte(&mut self) -> u8 {
        self.below(256) as u8
    }

    /// Up to so many bytes, any at all.
    pub(crate) fn bytes(&mut self, max: usize) -> Vec<u8> {
        (0..1 + self.below(max)).map(|_| self.byte()).collect()
    }

    /// Letters, digits, signs and whatever else people type, up to so many.
    pub(crate) fn text(&mut self, max: usize) -> String {
        const LETTERS: [char; 16] = [
            'a', 'Z', '0', ' ', '"', '\\', '{', '}', '[', ',', ':', '<', 'é', '\u{202e}', '😀',
            '\0',
        ];
        (0..1 + self.below(max)).map(|_| LETTERS[self.below(LETTERS.len())]).collect()
    }
}
