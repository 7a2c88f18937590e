//! Switches as people write them.

use traumfabrik_packs::switches;
use traumfabrik_packs::{FirstLeadSetting, Library, Settings, StudiosSetting};
use traumfabrik_rules::{
    FinalTie, FirstLead, Legends, PartyDecline, Rulings, Seat, Seats, Start, Studio, Studios,
};

#[track_caller]
fn refused(name: &str, value: &str, reason: &str) {
    let mut settings = Settings::default();
    assert_eq!(switches::set(&mut settings, name, value), Err(reason.to_owned()));
    assert_eq!(settings, Settings::default(), "a refused value changes nothing");
}

#[test]
fn every_value_can_be_set_and_is_shown_as_it_was_set() {
    for (idx, name) in switches::names().enumerate() {
        for &value in switches::values(name).unwrap() {
            if (name, value) == ("studios", "by_choice") {
                continue;
            }
            let mut settings = Settings::default();
            switches::set(&mut settings, name, value).unwrap();
            let shown = if value == "named" { "0" } else { value };
            assert_eq!(settings.entries()[idx], (name, shown.to_owned()));
        }
    }
    assert_eq!(switches::values("weather"), None);
}

#[test]
fn entries_lead_back_to_the_same_settings() {
    let mut settings = Settings::default();
    for (name, value) in [("studios", "3,1,4"), ("first_lead", "2"), ("final_tie", "highest_film")]
    {
        switches::set(&mut settings, name, value).unwrap();
    }
    let mut again = Settings::default();
    for (name, value) in settings.entries() {
        switches::set(&mut again, name, &value).unwrap();
    }
    assert_eq!(again, settings);
}

#[test]
fn a_refusal_lists_what_is_possible() {
    let rulings: String = Rulings::NAMES.iter().map(|name| format!("`{name}`, ")).collect();
    let reason =
        format!("there is no switch `weather`; possible are {rulings}`studios` or `first_lead`");
    refused("weather", "fine", &reason);
    refused(
        "legends",
        "up",
        "`up` is not a value of `legends`; possible are `face_up` or `face_down`",
    );
    refused(
        "studios",
        "by_choice",
        "studios by choice need the choice: name one studio per seat, such as `studios=3,1,4`",
    );
    refused(
        "studios",
        "3,6",
        "`6` is not a studio; `studios` takes numbers from 1 to 5, such as `3,1,4`",
    );
    refused("studios", "3,3", "studio 3 can only be chosen once");
    refused("studios", "1,2,3,4,5,1", "studio 1 can only be chosen once");
    refused(
        "first_lead",
        "5",
        "`5` is not a seat; `first_lead` takes a seat from 0 to 4, `named` or `random`",
    );
    refused(
        "first_lead",
        "-1",
        "`-1` is not a value of `first_lead`; possible are `random` or `named`",
    );
}

#[test]
fn the_editions_have_their_own_defaults() {
    let library = Library::embedded();
    let old = library.get("traumfabrik-2000").unwrap().defaults;
    let new = library.get("dream-factory-2009").unwrap().defaults;
    assert_eq!(old, Settings::default());
    assert_eq!(new.rulings.legends, Legends::FaceDown);
    assert_eq!(new.rulings.party_decline, PartyDecline::Off);
    assert_eq!(new.rulings.final_tie, FinalTie::HighestFilm);
}

#[test]
fn settings_become_the_start_of_a_game() {
    let three = Seats::new(3).unwrap();
    let mut settings = Settings::default();
    assert_eq!(settings.start(three), Ok(Start::new(three)));
    switches::set(&mut settings, "studios", "3, 1, 4").unwrap();
    switches::set(&mut settings, "first_lead", "2").unwrap();
    let start = settings.start(three).unwrap();
    assert_eq!(start.first_lead, FirstLead::Named(Seat(2)));
    let chosen = [Studio(3), Studio(1), Studio(4)].into_iter().collect();
    assert_eq!(start.studios, Studios::ByChoice(chosen));
    switches::set(&mut settings, "studios", "by_seat").unwrap();
    assert_eq!(settings.start(three).map(|start| start.studios), Ok(Studios::BySeat));
}

#[test]
fn what_does_not_fit_the_table_does_not_start() {
    let two = Seats::new(2).unwrap();
    let mut settings = Settings::default();
    switches::set(&mut settings, "studios", "3,1,4").unwrap();
    assert_eq!(
        settings.start(two),
        Err("`studios` names 3 studios, but the table has 2 seats".to_owned())
    );
    settings.studios = StudiosSetting::ByChoice(None);
    assert!(settings.start(two).unwrap_err().contains("`studios=3,1,4`"));
    settings.studios = StudiosSetting::BySeat;
    settings.first_lead = FirstLeadSetting::Named(Seat(2));
    assert_eq!(
        settings.start(two),
        Err("`first_lead` names seat 2, but the seats of this table are 0 to 1".to_owned())
    );
}
