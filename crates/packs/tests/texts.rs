//! What people read, in four languages.

use traumfabrik_packs::{Lang, Library, Texts};
use traumfabrik_rules::{ChipId, Money, Rating, ScreenplayId};
use traumfabrik_wire::{Arg, Message};

const OLD: &str = "traumfabrik-2000";
const NEW: &str = "dream-factory-2009";

fn texts(edition: &str, lang: Lang) -> Texts {
    Texts::new(Library::embedded().get(edition).unwrap(), lang)
}

fn names() -> Vec<String> {
    ["Ann", "Bob", "Chloé"].map(str::to_owned).to_vec()
}

#[track_caller]
fn check(edition: &str, message: &Message, expected: [&str; 4]) {
    let said = Lang::ALL.map(|lang| texts(edition, lang).say(message, &names()));
    assert_eq!(said, expected);
}

#[test]
fn seats_and_money() {
    let bid = Message::new("event-bid-made").with("seat", Arg::Seat(2));
    let one = bid.clone().with("amount", Arg::Money(1));
    let seven = bid.with("amount", Arg::Money(7));
    check(
        OLD,
        &one,
        [
            "Chloé bids 1 contract.",
            "Chloé bietet 1 Vertrag.",
            "Chloé offre 1 contrat.",
            "Chloé offre 1 contratto.",
        ],
    );
    check(
        NEW,
        &seven,
        [
            "Chloé bids $7 million.",
            "Chloé bietet 7 Mio. $.",
            "Chloé offre 7\u{a0}M$.",
            "Chloé offre 7 milioni di $.",
        ],
    );
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let three = ["a", "b", "c"];
    let joined = |items: &[&str]| Lang::ALL.map(|lang| texts(OLD, lang).list(items));
    assert_eq!(joined(&three), ["a, b and c", "a, b und c", "a, b et c", "a, b e c"]);
    assert_eq!(joined(&three[..2]), ["a and b", "a und b", "a et b", "a e b"]);
    assert_eq!(joined(&three[..1]), ["a"; 4]);
    assert_eq!(joined(&[]), [""; 4]);
    let italian = texts(OLD, Lang::It);
    assert_eq!(italian.list(&["attore", "effetti speciali"]), "attore ed effetti speciali");
    assert_eq!(italian.list(&["a", "b", "Ella"]), "a, b ed Ella");
    assert_eq!(italian.list(&["effetti"]), "effetti");
}

#[test]
fn a_chip_may_have_a_word_of_its_own_for_its_kind() {
    let label = |edition, lang, id: &str| {
        let library = Library::embedded();
        let pack = library.get(edition).unwrap();
        let number = pack.ids.chips.iter().position(|chip| chip == id).unwrap();
        texts(edition, lang).chip(ChipId::new(number as u8).unwrap())
    };
    let of_both = |lang| ["actor-06", "actor-10"].map(|id| label(OLD, lang, id));
    assert_eq!(of_both(Lang::En), ["Polly Ester (actor, 1★)", "Cliff Hanger (actor, 2★)"]);
    assert_eq!(
        of_both(Lang::De),
        ["Polly Ester (Schauspielerin, 1★)", "Cliff Hanger (Schauspieler, 2★)"]
    );
    assert_eq!(of_both(Lang::Fr), ["Polly Ester (actrice, 1★)", "Cliff Hanger (acteur, 2★)"]);
    assert_eq!(label(NEW, Lang::De, "legend-4"), "Aurelia Meisterwerk (Regisseurin, 4★)");
    assert_eq!(label(NEW, Lang::It, "actor-02"), "Monica Tono (attrice, 0★)");
}

#[test]
fn chips_and_seats_are_listed_by_name() {
    let chips = [4, 5].map(|number| ChipId::new(number).unwrap());
    let party = Message::new("event-party-revealed")
        .with("chips", Arg::Chips(chips.map(ChipId::number).to_vec()))
        .with("seats", Arg::Seats(vec![2, 0, 1]));
    for lang in Lang::ALL {
        let texts = texts(OLD, lang);
        let said = texts.say(&party, &names());
        assert!(said.contains(&texts.list(&chips.map(|chip| texts.chip(chip)))), "{said}");
        assert!(said.contains(&texts.list(&["Chloé", "Ann", "Bob"])), "{said}");
    }
}

#[test]
fn titles_ratings_and_words() {
    let film = Message::new("event-film-finished")
        .with("seat", Arg::Seat(0))
        .with("screenplay", Arg::Screenplay(8))
        .with("value", Arg::Number(15))
        .with("rating", Arg::Rating { value: 14, plus: true });
    check(
        OLD,
        &film,
        [
            "Ann finishes “Vertigo”: value 15, rating 14+.",
            "Ann stellt „Vertigo“ fertig: Wert 15, Wertung 14+.",
            "Ann achève «\u{a0}Sueurs froides\u{a0}»\u{a0}: valeur 15, note 14+.",
            "Ann termina “La donna che visse due volte”: valore 15, voto 14+.",
        ],
    );
    let award = Message::new("event-award-given-seat")
        .with("award", Arg::Word("award-best-direction".to_owned()))
        .with("seat", Arg::Seat(1))
        .with("points", Arg::Number(10));
    for lang in Lang::ALL {
        let texts = texts(NEW, lang);
        let said = texts.say(&award, &names());
        assert!(said.contains(&texts.word("award-best-direction")), "{said}");
        assert!(said.contains("Bob") && said.contains("10"), "{said}");
    }
}

#[test]
fn studios_and_locations() {
    let studio = Message::new("event-studio-assigned")
        .with("seat", Arg::Seat(0))
        .with("studio", Arg::Studio(3));
    for lang in Lang::ALL {
        let texts = texts(OLD, lang);
        assert!(texts.say(&studio, &names()).contains(&texts.word("studio-3")));
    }
    let arrived = Message::new("event-arrived")
        .with("quarter", Arg::Number(2))
        .with("location", Arg::Location(3));
    for lang in Lang::ALL {
        let texts = texts(OLD, lang);
        assert!(texts.say(&arrived, &names()).contains(&texts.word("location-party-1")));
    }
}

#[test]
fn plurals_are_those_of_the_language() {
    let money = |lang, amount| texts(OLD, lang).money(Money(amount));
    let each = |lang| [0, 1, 2].map(|amount| money(lang, amount));
    assert_eq!(each(Lang::En), ["0 contracts", "1 contract", "2 contracts"]);
    assert_eq!(each(Lang::Fr), ["0 contrat", "1 contrat", "2 contrats"]);
}

#[test]
fn single_words() {
    let german = texts(OLD, Lang::De);
    assert_eq!(german.lang(), Lang::De);
    assert_eq!(german.word("genre-adventure"), "Abenteuer");
    assert_eq!(german.title(ScreenplayId::new(5).unwrap()), "12 Uhr mittags");
    assert_eq!(german.rating(Rating { value: 8, plus: false }), "8");
    let legend = ChipId::new(0).unwrap();
    assert!(german.chip(legend).starts_with(&german.chip_name(legend)));
    assert_eq!(german.list::<&str>(&[]), "");
    assert!(german.has("event-bid-made") && german.has("money") && !german.has("event-foo"));
    let ids: Vec<&str> = german.ids().collect();
    assert!(ids.is_sorted() && ids.contains(&"refusal-not-your-turn"));
    assert!(ids.iter().all(|id| german.has(id)));
}

#[test]
fn numbers_have_no_separators() {
    let score = Message::new("event-lead-assigned").with("seat", Arg::Number(1_234_567));
    for lang in Lang::ALL {
        assert!(texts(OLD, lang).say(&score, &[]).contains("1234567"));
    }
}

#[test]
fn what_is_missing_is_shown_in_brackets() {
    let english = texts(OLD, Lang::En);
    assert_eq!(english.say(&Message::new("event-foo"), &[]), "[event-foo]");
    assert_eq!(english.say(&Message::new("event-passed"), &[]), "[seat] passes.");
    let passed = |arg| Message::new("event-passed").with("seat", arg);
    let said = |arg| english.say(&passed(arg), &names());
    assert_eq!(said(Arg::Seat(7)), "[seat-7] passes.");
    assert_eq!(said(Arg::Chip(93)), "[chip-93] passes.");
    assert_eq!(said(Arg::Screenplay(22)), "[screenplay-22] passes.");
    assert_eq!(said(Arg::Location(8)), "[location-8] passes.");
    assert_eq!(said(Arg::Studio(6)), "[studio-6] passes.");
    assert_eq!(said(Arg::Word("no-word".to_owned())), "[no-word] passes.");
    assert_eq!(said(Arg::Seats(vec![0, 9])), "Ann and [seat-9] passes.");
    assert_eq!(english.say(&Message::new("money"), &[]), "[amount] contracts");
}

#[test]
fn a_name_is_never_taken_for_syntax() {
    let passed = Message::new("event-passed").with("seat", Arg::Seat(0));
    let names = ["{ $seat } { money }".to_owned()];
    assert_eq!(texts(OLD, Lang::En).say(&passed, &names), "{ $seat } { money } passes.");
}

#[test]
fn texts_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>() {}
    shared::<Texts>();
}
