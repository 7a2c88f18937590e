//! Screenplays, films, tokens, awards and points.

use traumfabrik_rules::{
    Award, AwardState, ChipKind, Rating, ScreenplayId, Seat, SlotIdx, Standing, Stars,
};

use super::same;
use crate::scene::names::{Found, listed};
use crate::scene::play::Play;
use crate::scene::position::board::award_state;
use crate::scene::script::{AwardWord, SlotWord, Tokens};

impl Play<'_> {
    /// The value of a screenplay in the making or of a film.
    pub(super) fn check_worth(&self, name: &str, stars: i8) -> Found<()> {
        let screenplay = self.names.screenplay(name)?;
        let film = self.game.films().find(|film| film.id() == screenplay);
        let making = || self.production_of(screenplay).map(|production| production.value());
        match film.map(|film| film.value()).or_else(making) {
            Some(found) => same(&found, &Stars(stars), |found| format!("worth {}", found.0)),
            None => Err("before nobody".to_owned()),
        }
    }

    fn production_of(&self, screenplay: ScreenplayId) -> Option<traumfabrik_rules::Production<'_>> {
        let seats = self.judge().seats;
        seats.iter().find_map(|seat| self.game.production(seat, screenplay))
    }

    pub(super) fn check_needs(&self, name: &str, slots: &[SlotWord]) -> Found<()> {
        let screenplay = self.names.screenplay(name)?;
        let Some(production) = self.production_of(screenplay) else {
            return Err("not in the making".to_owned());
        };
        let wanted: Vec<SlotIdx> = slots
            .iter()
            .map(|&slot| self.names.slot(screenplay, slot))
            .collect::<Result<_, _>>()?;
        let found: Vec<SlotIdx> = production.missing().iter().collect();
        same(&found, &wanted, |found| {
            listed(found.iter().map(|&slot| self.names.slot_word(screenplay, slot)))
        })
    }

    /// What a slot takes now, as somebody at the table sees it.
    pub(super) fn check_takes(&self, name: &str, slot: SlotWord, kinds: &[ChipKind]) -> Found<()> {
        let screenplay = self.names.screenplay(name)?;
        let slot = self.names.slot(screenplay, slot)?;
        let boards = self.judge().boards;
        let productions = boards.iter().flat_map(|board| board.productions).flatten();
        let Some(view) = productions.into_iter().find(|p| p.screenplay == screenplay) else {
            return Err("not in the making".to_owned());
        };
        let found: Vec<ChipKind> =
            view.slots.get(slot.index()).map(|s| s.takes.iter().collect()).unwrap_or_default();
        let mut wanted = kinds.to_vec();
        wanted.sort();
        same(&found, &wanted, |found| listed(found.iter().map(|kind| format!("{kind:?}"))))
    }

    pub(super) fn check_best_first(&self, names: &[String]) -> Found<()> {
        let wanted: Vec<ScreenplayId> = self.names.screenplays(names)?;
        let found: Vec<ScreenplayId> = self.judge().films.iter().map(|f| f.screenplay).collect();
        same(&found, &wanted, |found| self.names.screenplay_words(found.iter().copied()))
    }

    pub(super) fn check_screenplays(&self, seat: Seat, names: &[String]) -> Found<()> {
        let mut wanted: Vec<ScreenplayId> = self.names.screenplays(names)?;
        let mut found: Vec<ScreenplayId> =
            self.game.productions(seat).map(|(_, production)| production.id()).collect();
        wanted.sort();
        found.sort();
        same(&found, &wanted, |found| self.names.screenplay_words(found.iter().copied()))
    }

    pub(super) fn check_films(&self, seat: Seat, names: &[String]) -> Found<()> {
        let mut wanted: Vec<ScreenplayId> = self.names.screenplays(names)?;
        wanted.sort();
        let films = self.game.films().filter(|film| film.owner() == seat);
        let found: Vec<ScreenplayId> = films.map(|film| film.id()).collect();
        same(&found, &wanted, |found| self.names.screenplay_words(found.iter().copied()))
    }

    pub(super) fn check_tokens(&self, wanted: &Tokens) -> Found<()> {
        let left = self.game.tokens_left();
        match wanted {
            Tokens::Count(count) => same(&left.len(), count, |found| format!("{found} left")),
            Tokens::AllBut(taken) => {
                let all = self.names.edition.pieces().tokens;
                let mut taken = taken.clone();
                taken.sort();
                let found: Vec<Rating> =
                    all.iter().filter(|token| !left.contains(token)).copied().collect();
                same(&found, &taken, |found| {
                    format!("all but {}", listed(found.iter().map(Rating::to_string)))
                })
            }
        }
    }

    pub(super) fn check_token(&self, token: Rating, is_left: bool) -> Found<()> {
        let found = self.game.tokens_left().contains(&token);
        same(&found, &is_left, |found| if *found { "left" } else { "not left" }.to_owned())
    }

    pub(super) fn award_words(&self, state: AwardState) -> String {
        match state {
            AwardState::Open => "open".to_owned(),
            AwardState::Withheld => "withheld".to_owned(),
            AwardState::Film(film) => self.names.screenplay_word(film),
            AwardState::Seat(seat) => self.names.seat_word(seat),
        }
    }

    /// Who would have an award that is still open.
    pub(super) fn check_leader(&self, award: Award, word: &AwardWord) -> Found<()> {
        let view = self.judge().awards[award.index()];
        let found = match (view.film, view.seat) {
            (Some(film), _) => AwardState::Film(film),
            (None, Some(seat)) => AwardState::Seat(seat),
            (None, None) => AwardState::Open,
        };
        same(&found, &award_state(word, &self.names)?, |found| self.award_words(*found))
    }

    pub(super) fn check_awards_in_all(&self, points: u16) -> Found<()> {
        let awards = self.judge().awards;
        let found: u16 = awards.iter().map(|award| u16::from(award.points)).sum();
        same(&found, &points, |found| format!("{found} points in all"))
    }

    pub(super) fn check_score(&self, seat: Seat, wanted: [u16; 4]) -> Found<()> {
        let standing: Standing = self.game.standings()[seat.index()];
        let Standing { films, awards, money } = standing;
        let found = [films, awards, u16::from(money.0), standing.total()];
        same(&found, &wanted, |[films, awards, money, total]| {
            format!("{films} + {awards} + {money} = {total}")
        })
    }
}
