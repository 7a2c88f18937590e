//! What was settled before the game: seats, edition, switches.

use traumfabrik_packs::{FirstLeadSetting, Settings, StudiosSetting};
use traumfabrik_rules::{
    FinalTie, FirstLead, Legends, Location, PartyDecline, Rulings, Start, Studios,
};
use traumfabrik_wire::Header;

use super::Walk;

impl Walk<'_> {
    pub(super) fn show_table(&mut self, header: &Header) {
        let start = header.start();
        let (n_seats, edition_id) = (start.seats.count(), header.edition_id());
        self.show(format!("seats-{n_seats}"));
        self.show(format!("edition-{edition_id}"));
        self.show(format!("seats-{n_seats}-in-{edition_id}"));
        let settings = Settings {
            rulings: start.rulings,
            studios: match start.studios {
                Studios::BySeat => StudiosSetting::BySeat,
                // Without the choice itself, so that the value goes by its name.
                Studios::ByChoice(_) => StudiosSetting::ByChoice(None),
                Studios::Random => StudiosSetting::Random,
            },
            first_lead: FirstLeadSetting::Random,
        };
        for (switch, value) in settings.entries() {
            if switch != "first_lead" {
                self.show(format!("{switch}-{value}"));
            }
        }
        self.show(match start.first_lead {
            FirstLead::Named(_) => "first_lead-named",
            FirstLead::Random => "first_lead-random",
        });
        self.show_usual_switches(start);
        let pieces = header.edition().pieces();
        let has_stack = pieces.screenplays.iter().any(|screenplay| screenplay.studio.is_none());
        self.show_if(!has_stack, "no-stack-from-the-start");
        let big_city = Location::City { n_chips: 5 };
        self.show_if(pieces.route.contains(&big_city), "city-of-five-chips");
    }

    /// The switches as the editions had them when the games were stored: a pack that is changed
    /// later does not make an old table an unusual one.
    fn show_usual_switches(&mut self, start: &Start) {
        let of_2000 = Start::new(start.seats);
        let rulings = Rulings {
            legends: Legends::FaceDown,
            party_decline: PartyDecline::Off,
            final_tie: FinalTie::HighestFilm,
            ..of_2000.rulings
        };
        let of_2009 = Start { rulings, ..of_2000 };
        for (year, usual) in [(2000, of_2000), (2009, of_2009)] {
            if *start == usual {
                self.show(format!("switches-of-{year}-in-{}", self.edition_id));
            }
        }
    }
}
