//! Records that tell what their draws came from.

use std::fs;
use std::path::Path;

use traumfabrik_bots::{RandomPlayer, Rng};
use traumfabrik_packs::Library;
use traumfabrik_rules::{Due, FirstLead, Game, Seat, Seats, Start, Studios};
use traumfabrik_table::fair::{FairDealer, Key, Nonce, Seed, reveal};
use traumfabrik_wire::Recorder;
use traumfabrik_wire::record::Origin;

use crate::{folder, out, traumfabrik};

/// The whole record of a game of three that was dealt fairly.
fn fair_game(start: Start) -> String {
    game_dealt(start, None)
}

/// The same, but after these many moves it went on with another seed.
fn forked_game(n_moves: u32) -> String {
    game_dealt(start(), Some(n_moves))
}

fn game_dealt(start: Start, n_moves: Option<u32>) -> String {
    let library = Library::embedded();
    let pack = library.get("dream-factory-2009").expect("the edition is there");
    let seed = Seed::from_bytes([0x5e; 32]);
    let game_id = "k3v9".parse().expect("a name");
    let nonces: [Option<Nonce>; 3] = [Some("left".parse().expect("a nonce")), None, None];
    let mut dealer =
        FairDealer::new(&Key::new(&seed, &game_id, &nonces), &pack.edition, start.seats);
    let players = ["Ada", "a bot", "Bea"].map(str::to_owned).to_vec();
    let header = pack.header(start, players).expect("such a game can begin");
    let draw = reveal(&seed, &game_id, &nonces);
    let (later, later_id) = (Seed::from_bytes([0x1a; 32]), "later".parse().expect("a name"));
    let header = match n_moves {
        None => header.with_draw(draw),
        Some(n_moves) => header
            .with_draw(reveal(&later, &later_id, &nonces))
            .and_then(|header| header.with_origin(vec![Origin::new(n_moves, draw)])),
    };
    let header = header.expect("three nonces");

    let mut n_done = 0;
    let mut recorder = Recorder::new(Vec::new(), &header);
    let game = Game::new(&pack.edition, &start, |event| recorder.event(event));
    let (mut game, mut chance) = (game.expect("it begins"), Rng::new(1, 1));
    loop {
        if n_moves == Some(n_done) {
            dealer = FairDealer::going_on(&Key::new(&later, &later_id, &nonces), &game);
        }
        n_done += 1;
        let legal = match game.due() {
            Due::Nobody => break,
            Due::Dealer(ask) => {
                let deal = dealer.answer(ask, &game);
                game.check_deal(&deal).expect("fair deals are legal")
            }
            Due::Seat(seat) => {
                let n = RandomPlayer::Filler.choose(&game, seat, &game.legal(), &mut chance);
                game.choice(n).expect("it is one of the legal ones")
            }
        };
        recorder.cause(legal.cause());
        game = legal.after(|event| recorder.event(event));
    }
    String::from_utf8(recorder.finish().expect("memory does not fail")).expect("it is text")
}

fn start() -> Start {
    Start::new(Seats::new(3).expect("three"))
}

/// What `verify` says about a text, and its exit code.
fn verify(dir: &Path, text: &str) -> (Option<i32>, String) {
    let path = dir.join("game.jsonl");
    fs::write(&path, text).expect("it can be written");
    let output = traumfabrik(&["verify", &path.to_string_lossy()], "");
    (output.status.code(), out(&output))
}

fn n_deals(text: &str) -> usize {
    text.lines().filter(|line| line.contains("\"deal\":")).count()
}

/// The text with the first `from` replaced.
#[track_caller]
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

#[test]
fn a_fair_record_is_praised_wherever_it_stops() {
    let dir = folder("fair");
    let settled =
        Start { studios: Studios::BySeat, first_lead: FirstLead::Named(Seat(2)), ..start() };
    for text in [fair_game(start()), fair_game(settled)] {
        let n = n_deals(&text);
        assert!(n > 15, "{n}");
        let (code, said) = verify(&dir, &text);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(": holds (") && said.contains("; finished, "), "{said}");
        let fairness =
            format!("). The seed is the one committed to; all {n} deals come from it.\n");
        assert!(said.ends_with(&fairness), "{said}");

        let some_lines: String = text.split_inclusive('\n').take(100).collect();
        let n = n_deals(&some_lines);
        let (code, said) = verify(&dir, &some_lines);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("a game in progress"), "{said}");
        assert!(said.ends_with(&format!("all {n} deals come from it.\n")), "{said}");
    }
    let text = fair_game(start());
    for (n_lines, phrase) in [(1, "nothing was dealt yet."), (2, "the one deal comes from it.")] {
        let some_lines: String = text.split_inclusive('\n').take(n_lines).collect();
        let (code, said) = verify(&dir, &some_lines);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(&format!("The seed is the one committed to; {phrase}")), "{said}");
    }
}

#[test]
fn a_record_that_was_not_dealt_by_its_seed_does_not_hold() {
    let dir = folder("unfair");
    let text = fair_game(start());
    let commitment = Seed::from_bytes([0x5e; 32]).commitment().to_string();
    let other = Seed::from_bytes([0x5f; 32]);
    let other_seed = changed(&text, &"5e".repeat(32), &other.reveal());
    let cases = [
        (other_seed.clone(), "line 1: draw.commitment: that of the seed is "),
        (changed(&text, &commitment, &"0".repeat(64)), "line 1: draw.commitment: that of the seed"),
        (changed(&other_seed, &commitment, &other.commitment().to_string()), "line 2: the seed "),
        (changed(&text, "\"left\"", "\"right\""), "line 2: the seed deals {\"type\":\"studios\","),
        (changed(&text, "\"k3v9\"", "\"k3v8\""), "line 2: the seed deals "),
        (changed(&text, "\"version\":2", "\"version\":1"), "line 1: draw: there is none"),
        (changed(&text, "\"box_hash\":\"", "\"box_hash\":\"0"), "line 1: box_hash: "),
    ];
    for (text, phrase) in cases {
        let (code, said) = verify(&dir, &text);
        assert_eq!(code, Some(1), "{phrase}: {said}");
        assert!(said.contains(&format!("game.jsonl: {phrase}")), "{phrase}: {said}");
    }
}

/// Both halves are drawn again: what was taken over, and what came later.
#[test]
fn a_game_that_went_on_from_another_is_checked_by_both_seeds() {
    let dir = folder("forked");
    // The first moment after fifty moves at which a seat decides.
    let lines: Vec<String> = fair_game(start()).lines().skip(1).map(str::to_owned).collect();
    let n_moves = (50..).find(|&n| lines[n].contains("\"action\":")).expect("a decision") as u32;
    let text = forked_game(n_moves);
    assert!(
        text.lines().skip(1).zip(&lines).take(n_moves as usize).all(|(one, other)| one == other)
    );
    let n_taken_over = lines[..n_moves as usize].iter().filter(|line| line.contains("\"deal\":"));
    let (n_taken_over, n_all) = (n_taken_over.count(), n_deals(&text));
    let (code, said) = verify(&dir, &text);
    assert_eq!(code, Some(0), "{said}");
    let n_own = n_all - n_taken_over;
    let fairness = format!(
        "The seeds are those committed to; of {n_all} deals {n_taken_over} come from the game before, \
         the other {n_own} from this one's.\n"
    );
    assert!(said.ends_with(&fairness), "{said}");

    let first = "line 1: origin[0].draw.commitment: that of the seed is ";
    let cases = [
        (changed(&text, &"5e".repeat(32), &"0".repeat(64)), first),
        (changed(&text, &"1a".repeat(32), &"0".repeat(64)), "line 1: draw.commitment: that of"),
        (changed(&text, "\"k3v9\"", "\"k3v8\""), "line 2: the seed deals "),
        (changed(&text, "\"moves\":", "\"moves\":1"), "line "),
        (changed(&text, "\"version\":3", "\"version\":2"), "line 1: origin: there is none before"),
        (changed(&text, "\"version\":3", "\"version\":4"), "line 1: version 4 is newer than"),
    ];
    for (text, phrase) in cases {
        let (code, said) = verify(&dir, &text);
        assert_eq!(code, Some(1), "{phrase}: {said}");
        assert!(said.contains(&format!("game.jsonl: {phrase}")), "{phrase}: {said}");
    }
}

/// The last chips of the game change places, in the deal and in its facts: a legal game, but not
/// the one that was drawn.
#[test]
fn a_legal_deal_that_was_not_drawn_is_named_by_its_line() {
    let text = fair_game(start());
    let mut lines: Vec<String> = text.split_inclusive('\n').map(str::to_owned).collect();
    let idx = lines.iter().rposition(|line| line.contains("\"deal\":{\"type\":\"faces\"")).unwrap();
    let dealt = lines[idx].clone();
    let chips = dealt.split("\"chips\":[").nth(1).unwrap().split(']').next().unwrap();
    let mut swapped: Vec<&str> = chips.split(',').collect();
    swapped.swap(0, 1);
    lines[idx] = dealt.replace(&format!("[{chips}]"), &format!("[{}]", swapped.join(",")));
    lines.truncate(idx + 1);

    let dir = folder("swapped");
    let (code, said) = verify(&dir, &lines.concat());
    assert_eq!(code, Some(1), "{said}");
    let fault =
        format!("line {}: the seed deals {{\"type\":\"faces\",\"chips\":[{chips}]}}", idx + 1);
    assert!(said.contains(&fault), "{said}");

    // Without a draw to compare with, the same record holds.
    let (head, rest) = lines[0].split_once(",\"draw\":{").unwrap();
    let rest = rest.split_once("]}").unwrap().1;
    lines[0] = format!("{head}{rest}").replace("\"version\":2", "\"version\":1");
    let (code, said) = verify(&dir, &lines.concat());
    assert_eq!(code, Some(0), "{said}");
    assert!(!said.contains("seed"), "{said}");
}
