//! The table: where every piece lies, and how play goes from one location to the next.

use std::collections::BTreeSet;

use super::{Ask, Auction, Due, Options, Party, Pieces, Place, Token};

/// Rule: quarter/four.
const QUARTERS: usize = 4;

/// A screenplay in the making.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Production {
    /// What is printed on it.
    pub screenplay: usize,
    /// For each slot the chips that lie there, bottom to top.
    pub stacks: Vec<Vec<usize>>,
}

/// A finished film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    /// Its owner.
    pub seat: usize,
    /// What is printed on it.
    pub screenplay: usize,
    /// For each slot the chips that lie there, bottom to top.
    pub stacks: Vec<Vec<usize>>,
    /// Its rating token, if there was one left for it.
    pub token: Option<Token>,
    /// The quarter in which it was finished, from 1.
    pub quarter: usize,
}

/// What is going on at the current location.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The locations of a new quarter are being filled (before that, the table is set up).
    Filling,
    /// The chips that lie here are being auctioned.
    Auction(Auction),
    /// An auction is over and its winner places the chips.
    Sold {
        /// Whoever won the auction.
        winner: usize,
    },
    /// A party has been reached; its chips are being turned up.
    Reveal,
    /// The seats choose, one after the other.
    Party(Party),
    /// The game has ended.
    Over,
}

/// A game being played: where every piece lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What is in the box.
    pub pieces: Pieces,
    /// What was agreed before the game.
    pub options: Options,
    /// 1 to 4.
    pub quarter: usize,
    /// The index on the route of the location being visited.
    pub location: usize,
    /// What is going on there.
    pub stage: Stage,
    /// The studio of each seat, 1 to 5, once they are known.
    pub studios: Option<Vec<usize>>,
    /// The seat with the lead marker, once there is one.
    pub lead: Option<usize>,
    /// The money of each seat.
    pub purses: Vec<i32>,
    /// The money in the middle of the board.
    pub middle: i32,
    /// For each seat its unfinished screenplays, in the order in which it got them.
    pub productions: Vec<Vec<Production>>,
    /// The finished films of all seats, in the order in which they were finished.
    pub films: Vec<Film>,
    /// The rating tokens that no film has taken.
    pub tokens_left: Vec<Token>,
    /// The chips that nobody has seen yet, legends included.
    pub undrawn: BTreeSet<usize>,
    /// The screenplays of the stack below the top one.
    pub unread: BTreeSet<usize>,
    /// The top screenplay of the stack.
    pub readable: Option<usize>,
    /// The chips that lie face up on each location of the route, cities and sign.
    pub lots: Vec<Vec<usize>>,
    /// The chips that a seat has received and must place or discard.
    pub hand: Vec<usize>,
    /// The chips that have left the game.
    pub gone: BTreeSet<usize>,
}

impl Table {
    /// Sets up a table. Rules: setup/purse, setup/stack, setup/track, setup/legends, setup/bag.
    ///
    /// # Panics
    /// When the options do not fit the pieces: seats that are not 2 to 5, studios that do not
    /// exist or are given twice, a lead that has no seat.
    pub fn new(pieces: Pieces, options: Options) -> Table {
        assert!((2..=5).contains(&options.seats), "setup/seats");
        let purse = if options.seats == 5 { pieces.purse_with_five } else { pieces.purse };
        let without_studio = (0..pieces.screenplays.len())
            .filter(|&screenplay| pieces.screenplays[screenplay].studio.is_none());
        let mut table = Table {
            quarter: 1,
            location: 0,
            stage: Stage::Filling,
            studios: None,
            lead: None,
            purses: vec![purse; options.seats],
            middle: 0,
            productions: vec![Vec::new(); options.seats],
            films: Vec::new(),
            tokens_left: pieces.tokens.clone(),
            undrawn: (0..pieces.chips.len()).collect(),
            unread: without_studio.collect(),
            readable: None,
            lots: vec![Vec::new(); pieces.route.len()],
            hand: Vec::new(),
            gone: BTreeSet::new(),
            pieces,
            options,
        };
        if let Some(studios) = table.options.studios.clone() {
            assert!(table.studios_fit(&studios), "setup/studio");
            table.hand_out_studios(studios);
        }
        if let Some(lead) = table.options.lead {
            assert!(lead < table.options.seats, "setup/lead");
            table.lead = Some(lead);
        }
        table.go_on();
        table
    }

    /// Who must speak next.
    pub fn due(&self) -> Due {
        self.awaited().expect("all that goes on by itself has been done")
    }

    /// The seat that is placing or discarding chips, if there are any in hand.
    pub fn placing_seat(&self) -> Option<usize> {
        if self.hand.is_empty() {
            return None;
        }
        match &self.stage {
            Stage::Sold { winner } => Some(*winner),
            Stage::Party(party) => party.choices.last().map(|choice| choice.seat),
            Stage::Filling | Stage::Auction(_) | Stage::Reveal | Stage::Over => None,
        }
    }

    /// The finished films of a seat, in the order in which they were finished.
    pub fn films_of(&self, seat: usize) -> Vec<&Film> {
        self.films.iter().filter(|film| film.seat == seat).collect()
    }

    /// The seats clockwise, beginning with the given one.
    pub(super) fn clockwise_from(&self, first: usize) -> Vec<usize> {
        let seats = self.options.seats;
        (first..seats).chain(0..first).collect()
    }

    /// The lead, in the parts of the game in which there is one.
    pub(super) fn the_lead(&self) -> usize {
        self.lead.expect("the lead is known once play has begun")
    }

    /// Does all that follows without anybody's decision, until somebody is due.
    pub(super) fn go_on(&mut self) {
        while self.awaited().is_none() {
            self.next_step();
        }
    }

    /// Who must speak next, or nobody when something is left to be done that needs no decision.
    fn awaited(&self) -> Option<Due> {
        if self.studios.is_none() {
            return Some(Due::Dealer(Ask::Studios));
        }
        if self.lead.is_none() {
            return Some(Due::Dealer(Ask::Lead));
        }
        // film/next: the next screenplay is readable at once, before anything else goes on.
        if self.readable.is_none() && !self.unread.is_empty() {
            return Some(Due::Dealer(Ask::Screenplay));
        }
        // placing/at-once: nothing goes on while there are chips in hand.
        if let Some(seat) = self.placing_seat() {
            return Some(Due::Seat(seat));
        }
        match &self.stage {
            Stage::Filling => self.next_to_fill().map(Due::Dealer),
            Stage::Auction(auction) => {
                auction.speaker(self.options.last_silent_seat).map(Due::Seat)
            }
            Stage::Sold { .. } => None,
            Stage::Reveal => Some(Due::Dealer(Ask::Faces)),
            Stage::Party(party) => party.chooser().map(Due::Seat),
            Stage::Over => Some(Due::Nobody),
        }
    }

    fn next_step(&mut self) {
        match &self.stage {
            Stage::Filling => self.arrive(),
            Stage::Auction(auction) => {
                let auction = auction.clone();
                self.settle(&auction);
            }
            Stage::Sold { .. } => self.leave(),
            Stage::Party(party) => {
                let nobody_took = party.faces_left();
                self.gone.extend(nobody_took);
                self.leave();
            }
            Stage::Reveal | Stage::Over => unreachable!("somebody is awaited, or nobody at all"),
        }
    }

    /// Begins the visit of the current location. Rules: auction/order, party/reveal.
    fn arrive(&mut self) {
        self.stage = match self.pieces.route[self.location] {
            Place::Sign | Place::City(_) => {
                Stage::Auction(Auction::new(self.clockwise_from(self.the_lead())))
            }
            Place::Party => Stage::Reveal,
        };
    }

    /// Goes to the next location, the next quarter, or the end. The lead stays as it is.
    /// Rules: quarter/four, quarter/lead-stays, quarter/award.
    pub(super) fn leave(&mut self) {
        if self.location + 1 < self.pieces.route.len() {
            self.location += 1;
            self.arrive();
        } else if self.quarter < QUARTERS {
            self.quarter += 1;
            self.location = 0;
            self.stage = Stage::Filling;
        } else {
            self.stage = Stage::Over;
        }
    }
}
