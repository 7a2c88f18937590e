//! `edition.toml`: everything about a box but its chips and screenplays.

use traumfabrik_rules::{Location, MAX_TOKENS, N_LOCATIONS, Rating};

use super::listing::{Listing, Shape, id_fault};
use super::toml_file::{At, Fields, TomlFile};
use crate::fault::Fault;
use crate::switches::{self, Settings};

/// The name of the file.
pub(crate) const FILE: &str = "edition.toml";

/// The kinds of chips that `[counts]` counts. Legends are not counted as directors again.
pub(crate) const COUNTED: [&str; 8] =
    ["legend", "director", "actor", "camera", "music", "effects", "guest", "agency"];

const LOCATIONS: Shape = Shape { noun: "location", max: N_LOCATIONS, taken_ids: &[] };

/// No film is worth more than that, whatever is printed on its pieces.
const RATING_MAX: u8 = 99;

/// The file as far as it could be read; what is missing has been reported.
pub(crate) struct EditionSheet {
    pub(crate) id: Option<At<String>>,
    pub(crate) year: Option<u16>,
    pub(crate) defaults: Settings,
    pub(crate) purse: Option<At<u8>>,
    pub(crate) purse_with_five: Option<At<u8>>,
    /// In the order of [`COUNTED`].
    pub(crate) counts: [Option<At<u8>>; COUNTED.len()],
    /// In the order of the file.
    pub(crate) tokens: Vec<At<Rating>>,
    pub(crate) tokens_sound: bool,
    pub(crate) awards: AwardsSection,
    pub(crate) route: Listing<Location>,
}

/// What each award is worth.
#[derive(Default)]
pub(crate) struct AwardsSection {
    pub(crate) first_film: Option<At<u8>>,
    pub(crate) best_of_quarter: Option<At<u8>>,
    pub(crate) best_of_genre: Option<At<u8>>,
    pub(crate) worst_film: Option<At<u8>>,
    pub(crate) best_direction: Option<At<u8>>,
}

impl AwardsSection {
    pub(crate) fn all(&self) -> [Option<At<u8>>; 5] {
        let Self { first_film, best_of_quarter, best_of_genre, worst_film, best_direction } = *self;
        [first_film, best_of_quarter, best_of_genre, worst_film, best_direction]
    }
}

impl EditionSheet {
    /// Nothing, because there is no such file.
    pub(crate) fn unknown() -> Self {
        Self {
            id: None,
            year: None,
            defaults: Settings::default(),
            purse: None,
            purse_with_five: None,
            counts: [None; COUNTED.len()],
            tokens: vec![],
            tokens_sound: false,
            awards: AwardsSection::default(),
            route: Listing::unknown(),
        }
    }

    pub(crate) fn read(text: &str, faults: &mut Vec<Fault>) -> Self {
        let toml_file = TomlFile::new(FILE, text);
        let edition = match toml_file.fields() {
            Some(fields) => Self::of_fields(&toml_file, fields),
            None => Self::unknown(),
        };
        faults.extend(toml_file.into_faults());
        edition
    }

    fn of_fields(toml_file: &TomlFile<'_>, mut fields: Fields<'_>) -> Self {
        let mut edition = Self::unknown();
        edition.id = fields.text("id");
        if let Some(At { value, row }) = &edition.id
            && let Some(reason) = id_fault(value)
        {
            toml_file.note(Some(*row), reason);
        }
        edition.year = year(toml_file, &mut fields);
        edition.defaults = defaults(toml_file, &mut fields);
        if let Some(mut money) = fields.section("money") {
            edition.purse = money.natural("purse");
            edition.purse_with_five = money.natural("purse_with_five_seats");
            money.finish();
        }
        if let Some(mut counts) = fields.section("counts") {
            edition.counts = COUNTED.map(|kind| counts.natural(kind));
            counts.finish();
        }
        edition.read_tokens(toml_file, &mut fields);
        if let Some(mut awards) = fields.section("awards") {
            edition.awards = AwardsSection {
                first_film: awards.natural("first_film"),
                best_of_quarter: awards.natural("best_of_quarter"),
                best_of_genre: awards.natural("best_of_genre"),
                worst_film: awards.natural("worst_film"),
                best_direction: awards.natural("best_direction"),
            };
            awards.finish();
        }
        let hint = "a section `[[route]]` for each of the eight locations";
        let stops = fields.rows("route", hint);
        edition.route =
            Listing::read(toml_file, &LOCATIONS, stops, |fields| stop(toml_file, fields));
        fields.finish();
        edition
    }

    fn read_tokens(&mut self, toml_file: &TomlFile<'_>, fields: &mut Fields<'_>) {
        let Some(mut ratings) = fields.section("ratings") else { return };
        let n_faults = toml_file.n_faults();
        let single = ratings.naturals("single").unwrap_or_default();
        let plus = ratings.naturals("plus").unwrap_or_default();
        let is_readable = toml_file.n_faults() == n_faults;
        ratings.finish();
        for &At { value, row } in &plus {
            if is_readable && single.iter().all(|other| other.value != value) {
                let reason = format!(
                    "there is a {value}+ but no {value}; a token with a plus is a second one of \
                     its number, so `single` has to list {value} too"
                );
                toml_file.note(Some(row), reason);
            }
        }
        let token = |plus| move |At { value, row }| At { value: Rating { value, plus }, row };
        self.tokens.extend(single.into_iter().map(token(false)));
        self.tokens.extend(plus.into_iter().map(token(true)));
        for At { value: rating, row } in &self.tokens {
            if rating.value > RATING_MAX {
                let reason = format!("no film can earn that much; a token is 0 to {RATING_MAX}");
                toml_file.note(Some(*row), reason);
            }
        }
        if let Some(extra) = self.tokens.get(MAX_TOKENS) {
            let n_tokens = self.tokens.len();
            let reason =
                format!("there are {n_tokens} tokens, but a box holds at most {MAX_TOKENS}");
            toml_file.note(Some(extra.row), reason);
        }
        self.tokens_sound = is_readable && self.tokens.len() <= MAX_TOKENS;
    }
}

fn year(toml_file: &TomlFile<'_>, fields: &mut Fields<'_>) -> Option<u16> {
    let At { value, row } = fields.number("year")?;
    let year = u16::try_from(value).ok().filter(|year| (1..=9999).contains(year));
    if year.is_none() {
        toml_file.note(Some(row), format!("`year` has to be a year such as 2000, this is {value}"));
    }
    year
}

fn defaults(toml_file: &TomlFile<'_>, fields: &mut Fields<'_>) -> Settings {
    let mut defaults = Settings::default();
    if let Some(mut section) = fields.section("switches") {
        for name in switches::names() {
            let Some(At { value, row }) = section.text(name) else { continue };
            if let Err(reason) = switches::set_plain(&mut defaults, name, &value) {
                toml_file.note(Some(row), reason);
            }
        }
        section.finish();
    }
    defaults
}

fn stop(toml_file: &TomlFile<'_>, fields: &mut Fields<'_>) -> Option<Location> {
    #[derive(Clone, Copy)]
    enum Kind {
        Sign,
        City,
        Party,
    }
    const KINDS: [(&str, Kind); 3] =
        [("sign", Kind::Sign), ("city", Kind::City), ("party", Kind::Party)];

    let Some(kind) = fields.word("kind", &KINDS) else {
        // Asked for, so that it is not reported as unknown on top of the kind.
        fields.optional_natural("n_chips");
        return None;
    };
    match kind.value {
        Kind::City => Some(Location::City { n_chips: fields.natural("n_chips")?.value }),
        Kind::Sign => {
            if let Some(At { value: 0 | 2.., row }) = fields.optional_natural("n_chips") {
                toml_file
                    .note(Some(row), "the sign shows 1 chip, the legend of the quarter".to_owned());
            }
            Some(Location::Sign)
        }
        Kind::Party => {
            if let Some(At { row, .. }) = fields.optional_natural("n_chips") {
                let reason = "a party shows as many chips as there are seats; leave `n_chips` out";
                toml_file.note(Some(row), reason.to_owned());
            }
            Some(Location::Party)
        }
    }
}
