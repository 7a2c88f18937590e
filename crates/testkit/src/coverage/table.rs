//! What was settled before the game: seats, edition, switches.

use traumfabrik_packs::{FirstLeadSetting, Settings, StudiosSetting};
use traumfabrik_rules::{FirstLead, Location, Studios};
use traumfabrik_wire::Header;

use super::Walk;

impl Walk<'_> {
    pub(super) fn show_table(&mut self, header: &Header) {
        let start = header.start();
        self.show(format!("seats-{}", start.seats.count()));
        self.show(format!("edition-{}", header.edition_id()));
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
        let pieces = header.edition().pieces();
        let has_stack = pieces.screenplays.iter().any(|screenplay| screenplay.studio.is_none());
        self.show_if(!has_stack, "no-stack-from-the-start");
        let big_city = Location::City { n_chips: 5 };
        self.show_if(pieces.route.contains(&big_city), "city-of-five-chips");
    }
}
