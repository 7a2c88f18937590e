//! Compares a sentence of `then` with the game. Each check tells what was found if it differs.

mod boxes;
mod facts;
mod films;
mod turns;
mod views;

use super::names::{Found, event_name, listed};
use super::play::Play;
use super::script::Check;

impl Play<'_> {
    /// Whether it is as written.
    pub(super) fn check(&self, check: &Check) -> Found<()> {
        match check {
            Check::Fact(fact) => self.check_fact(fact),
            Check::MoneyInAll(amount) => self.check_money_in_all(*amount),
            Check::Undrawn(chips) => self.check_undrawn(chips),
            Check::Bag(count) => self.check_bag(*count),
            Check::Stack(count) => self.check_stack(*count),

            Check::Due(due) => self.check_due(due),
            Check::Hand(chips) => self.check_hand(chips),
            Check::Refused(attempt, why) => self.check_refused(attempt, why),
            Check::Allowed(seat, wish) => self.check_allowed(*seat, wish),
            Check::Legal(wishes) => self.check_legal(wishes),
            Check::LegalCount(count) => {
                same(&self.game.legal().len(), count, |count| format!("legal count {count}"))
            }
            Check::LegalHas(wishes) => self.check_legal_has(wishes, true),
            Check::LegalLacks(wishes) => self.check_legal_has(wishes, false),
            Check::PartyOrder(seats) => self.check_party_order(seats),
            Check::PartyOrderNow(seats) => {
                let now = self.game.party_order();
                same(&now[..], &seats[..], |now| self.names.seat_words(now.iter().copied()))
            }

            Check::Events(names) => self.check_events(names),
            Check::EventsInclude(names) => self.check_events_include(names),
            Check::EventCount(name, count) => {
                let found = self.events.iter().filter(|event| event_name(event) == name).count();
                same(&found, count, |found| format!("{name} {found} times"))
            }
            Check::NoEvent(name) => self.check_no_event(name),

            Check::Sees(who, sight) => self.check_sight(*who, sight),
            Check::Cast(seat, cast) => {
                same(&self.board(*seat).cast, cast, |cast| format!("a cast of {cast}"))
            }
            Check::Direction(seat, stars) => {
                same(&self.board(*seat).direction, stars, |stars| format!("a direction of {stars}"))
            }

            Check::Worth(name, stars) => self.check_worth(name, *stars),
            Check::Needs(name, slots) => self.check_needs(name, slots),
            Check::Takes(name, slot, kinds) => self.check_takes(name, *slot, kinds),
            Check::Lies(name, piles) => self.check_piles(self.names.screenplay(name)?, piles),
            Check::FilmsBestFirst(films) => self.check_best_first(films),
            Check::Screenplays(seat, names) => self.check_screenplays(*seat, names),
            Check::Films(seat, names) => self.check_films(*seat, names),
            Check::TokensLeft(tokens) => self.check_tokens(tokens),
            Check::Token(token, is_left) => self.check_token(*token, *is_left),
            Check::AwardLeader(award, word) => self.check_leader(*award, word),
            Check::AwardPoints(award, points) => {
                let found = self.names.edition.pieces().awards.of(*award);
                same(&found, points, |points| format!("{points} points"))
            }
            Check::AwardsInAll(points) => self.check_awards_in_all(*points),
            Check::Scores(seat, points) => self.check_score(*seat, *points),
            Check::Winners(seats) => self.check_winners(seats),

            Check::TableSeats(least, most) => boxes::table_seats(*least, *most),
            Check::BoxHolds(count, word) => self.check_box(*count, *word),
            Check::Chip(name, kind, stars) => self.check_chip(name, *kind, *stars),
            Check::Prints(name, genre, stars, slots) => {
                self.check_print(name, *genre, *stars, slots)
            }
        }
    }

    fn check_events(&self, names: &[String]) -> Found<()> {
        let happened: Vec<&str> = self.events.iter().map(event_name).collect();
        same(&happened[..], names, |happened| listed(happened.iter().map(|s| (*s).to_owned())))
    }

    fn check_events_include(&self, names: &[String]) -> Found<()> {
        let mut happened = self.events.iter().map(event_name);
        match names.iter().find(|name| !happened.any(|event| event == name.as_str())) {
            None => Ok(()),
            Some(missing) => {
                let all = listed(self.events.iter().map(event_name).map(str::to_owned));
                Err(format!("no {missing} at its place in {all}"))
            }
        }
    }

    fn check_no_event(&self, name: &str) -> Found<()> {
        match self.events.iter().find(|event| event_name(event) == name) {
            None => Ok(()),
            Some(event) => Err(format!("{event:?}")),
        }
    }
}

/// Whether what was found is what was wanted; if not, what was found, in words.
fn same<F, W>(found: &F, wanted: &W, words: impl FnOnce(&F) -> String) -> Found<()>
where
    F: PartialEq<W> + ?Sized,
    W: ?Sized,
{
    if found == wanted { Ok(()) } else { Err(words(found)) }
}
