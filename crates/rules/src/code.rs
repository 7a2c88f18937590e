//! Actions as small numbers, for search and learning. Kept at the edge: the rules speak of
//! actions.
//!
//! A code is relative to the position: chips are counted as they lie in hand or at the party,
//! screenplays by their place before the seat. The layout is stable:
//!
//! | codes | action |
//! |---|---|
//! | 0 | pass |
//! | 1 | decline |
//! | 2 to 65 | bid 0 to 63 |
//! | 66 to 70 | take face 0 to 4 |
//! | 71 to 75 | discard chip 0 to 4 |
//! | 76 to 165 | place: 76 + 18 × chip + 6 × screenplay + slot |

use crate::action::Action;
use crate::game::Game;
use crate::legal::MAX_MAKING;
use crate::words::{ChipId, MAX_SEATS, MAX_SLOTS, Money, SlotIdx};

const PASS: u16 = 0;
const DECLINE: u16 = 1;
const BID: u16 = 2;
const TAKE: u16 = 66;
const DISCARD: u16 = TAKE + MAX_SEATS as u16;
const PLACE: u16 = DISCARD + MAX_SEATS as u16;
const PER_CHIP: u16 = (MAX_MAKING * MAX_SLOTS) as u16;
const PER_SCREENPLAY: u16 = MAX_SLOTS as u16;

/// How many codes there are.
pub const N_CODES: usize = PLACE as usize + MAX_SEATS * MAX_MAKING * MAX_SLOTS;

/// An action as a number below [`N_CODES`], meaningful in one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionCode(pub u16);

impl Game<'_> {
    /// The code of an action of the seat that is due, if the position knows its pieces.
    ///
    /// ```
    /// # use traumfabrik_rules::{Action, ActionCode, Game, Money, Rulings, Seats};
    /// # let edition = &traumfabrik_rules::Edition::traumfabrik_2000();
    /// let game = Game::empty(edition, Seats::new(2).unwrap(), Rulings::default());
    /// assert_eq!(game.encode(Action::Bid(Money(7))), Some(ActionCode(9)));
    /// assert_eq!(game.decode(ActionCode(9)), Some(Action::Bid(Money(7))));
    /// ```
    pub fn encode(&self, action: Action) -> Option<ActionCode> {
        let place_of = |chips: &[ChipId], chip| {
            chips.iter().position(|&other| other == chip).map(|place| place as u16)
        };
        let code = match action {
            Action::Pass => PASS,
            Action::Decline => DECLINE,
            Action::Bid(amount) => BID + u16::from(amount.0.min(crate::pieces::MONEY_MAX)),
            Action::Take(chip) => TAKE + place_of(self.faces(), chip)?,
            Action::Discard(chip) => DISCARD + place_of(&self.hand, chip)?,
            Action::Place { chip, screenplay, slot } => {
                let place = self.making[self.active].place_of(screenplay)? as u16;
                let within = PER_SCREENPLAY * place + u16::from(slot.0.min(MAX_SLOTS as u8 - 1));
                PLACE + PER_CHIP * place_of(&self.hand, chip)? + within
            }
        };
        Some(ActionCode(code))
    }

    /// The action that a code means in this position, if it means one. It need not be legal.
    pub fn decode(&self, code: ActionCode) -> Option<Action> {
        let chip_at = |chips: &[ChipId], place: u16| chips.get(usize::from(place)).copied();
        match code.0 {
            PASS => Some(Action::Pass),
            DECLINE => Some(Action::Decline),
            BID..TAKE => Some(Action::Bid(Money((code.0 - BID) as u8))),
            TAKE..DISCARD => chip_at(self.faces(), code.0 - TAKE).map(Action::Take),
            DISCARD..PLACE => chip_at(&self.hand, code.0 - DISCARD).map(Action::Discard),
            PLACE.. => {
                let within = code.0 - PLACE;
                let chip = chip_at(&self.hand, within / PER_CHIP)?;
                let place = usize::from(within % PER_CHIP / PER_SCREENPLAY);
                let screenplay = self.making[self.active].screenplays[place]?;
                let slot = SlotIdx((within % PER_SCREENPLAY) as u8);
                Some(Action::Place { chip, screenplay, slot })
            }
        }
    }
}
