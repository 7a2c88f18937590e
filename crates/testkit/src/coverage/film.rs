//! Finished films: value, token, and the next screenplay.

use traumfabrik_rules::{
    ChipKind, Quarter, Rating, ScreenplayId, Seat, Slot, SlotIdx, Stars, Visit,
};

use super::Walk;

impl Walk<'_> {
    pub(super) fn on_film(
        &mut self,
        seat: Seat,
        screenplay: ScreenplayId,
        value: Stars,
        rating: Option<Rating>,
    ) {
        self.visit.n_films += 1;
        self.show_if(self.visit.n_films == 2, "two-films-by-one-lot");
        self.show_if(self.visit.n_films == 3, "three-films-by-one-lot");
        let is_party = matches!(self.before.visit, Visit::Party { .. });
        self.show_if(is_party, "film-finished-at-a-party");
        let is_left = self.before.readable.is_some() || !self.before.unread.is_empty();
        self.show_if(!is_left, "film-after-stack-empty");
        self.quarters_with_films.extend(self.before.quarter);
        let is_every = self.quarters_with_films.len() == Quarter::ALL.len();
        self.show_if(is_every, "films-in-every-quarter");
        self.show_token(value, rating);
        self.show_chips(seat, screenplay);
    }

    fn show_token(&mut self, value: Stars, rating: Option<Rating>) {
        let tokens = self.game.edition().pieces().tokens;
        let is_above = tokens.last().is_some_and(|best| i32::from(value.0) > best.value.into());
        self.show_if(is_above, "film-above-all-tokens");
        let Some(rating) = rating else {
            self.n_unrated += 1;
            self.show("film-without-token");
            self.show_if(self.n_unrated == 2, "two-films-without-token");
            return;
        };
        let is_lower = i32::from(rating.value) < value.0.into();
        self.show_if(is_lower, "film-took-lower-token");
        self.show_if(is_lower && rating.plus, "film-took-lower-plus");
        self.show_if(!is_lower && rating.plus, "film-took-plus");
        let sister = Rating { plus: !rating.plus, ..rating };
        let has_sister = tokens.contains(&sister);
        self.show_if(!is_lower && has_sister && !rating.plus, "film-took-plain-after-plus");
        let is_alone = has_sister && !self.game.tokens_left().contains(&sister);
        self.show_if(is_alone, "tokens-of-a-value-gone");
    }

    fn show_chips(&mut self, seat: Seat, screenplay: ScreenplayId) {
        let edition = self.game.edition();
        let Some(production) = self.game.production(seat, screenplay) else { return };
        let slots = (0..).map(SlotIdx).zip(&production.printed().slots);
        let top = |wanted: Slot| {
            let (slot_idx, _) = slots.clone().find(|&(_, &slot)| slot == wanted)?;
            production.top(slot_idx).map(|chip| edition.chip(chip))
        };
        let (director, guest) = (top(Slot::Director), top(Slot::Guest));
        self.show(if guest.is_some() { "film-with-guest" } else { "film-without-guest" });
        self.show_if(guest.is_some_and(|chip| chip.stars.0 == -1), "guest-minus-one-in-film");
        let is_agency = director.is_some_and(|chip| chip.kind == ChipKind::Agency);
        self.show_if(is_agency, "film-directed-by-agency");
        self.show_if(director.is_some_and(|chip| chip.legend), "film-directed-by-legend");
    }

    /// The dealer is asked for the next screenplay of the stack.
    pub(super) fn on_screenplay_asked(&mut self) {
        // The first one is turned before the first quarter.
        if self.before.quarter.is_none() {
            return;
        }
        let is_empty = self.before.hand.is_empty();
        self.show_if(is_empty, "screenplay-asked-with-empty-hand");
        self.show_if(!is_empty, "screenplay-asked-with-chips-in-hand");
        let is_party = matches!(self.before.visit, Visit::Party { .. });
        self.show_if(is_party, "screenplay-asked-at-a-party");
    }
}
