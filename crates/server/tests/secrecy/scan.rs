//! A whole game: until it is over, nothing that anybody hears holds the seed, the key, or draws
//! that are still to come.

use traumfabrik_table::fair::{FairDealer, Key, Nonce};
use traumfabrik_wire::hex;

use crate::listener::Listener;
use crate::probe;
use crate::script::{due, play};
use crate::world::{GAME, Recipe, SITTERS, World, header};

/// So many draws in a row, in their order, do not turn up by chance.
const N_DRAWS: usize = 6;

/// What all draws of the game follow from.
fn key(recipe: &Recipe) -> Key {
    let nonce = |name: &&str| format!("nonce-of-{name}").parse::<Nonce>().ok();
    let nonces: Vec<_> = SITTERS[..recipe.n_people.into()].iter().map(nonce).collect();
    Key::new(&recipe.seed, &GAME.parse().expect("a name"), &nonces)
}

/// The secrets of the game in every form that somebody might send them.
fn secrets(recipe: &Recipe) -> Vec<String> {
    let key = traumfabrik_wire::unhex(&key(recipe).reveal()).expect("32 bytes");
    [*recipe.seed.as_bytes(), key].iter().flat_map(forms).collect()
}

fn forms(bytes: &[u8; 32]) -> Vec<String> {
    let numbers: Vec<String> = bytes[..N_DRAWS].iter().map(u8::to_string).collect();
    let base64 = base64(bytes);
    // Whoever has half of a secret has only to try the rest.
    let half = |text: &str| text[..text.len() / 2].to_owned();
    vec![
        half(&hex(bytes)),
        half(&hex(bytes).to_uppercase()),
        half(&base64),
        half(&base64.replace('+', "-").replace('/', "_")),
        numbers.join(","),
    ]
}

fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let triple = |chunk: &[u8]| {
        let byte = |n: usize| u32::from(chunk.get(n).copied().unwrap_or_default());
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        let letters = (0..=chunk.len()).map(move |n| bits >> (18 - 6 * n) & 63);
        letters.map(|bits| char::from(LETTERS[bits as usize])).collect::<String>()
    };
    bytes.chunks(3).map(triple).collect()
}

/// The next draws of each pile, as lists of numbers are written.
fn to_come(dealer: &FairDealer, listener: &Listener) -> Vec<String> {
    let is_in = |name: &str, id: u64| {
        listener.view[name].as_array().is_some_and(|ids| ids.iter().any(|other| *other == id))
    };
    let bag = dealer.bag().map(|chip| u64::from(chip.number()));
    let bag: Vec<u64> = bag.filter(|&chip| is_in("undrawn", chip)).collect();
    let stack = dealer.stack().map(|screenplay| u64::from(screenplay.number()));
    let stack: Vec<u64> = stack.filter(|&screenplay| is_in("unread", screenplay)).collect();
    let first = |pile: &[u64]| {
        let draws: Vec<String> = pile.iter().take(N_DRAWS).map(u64::to_string).collect();
        (draws.len() == N_DRAWS).then(|| draws.join(","))
    };
    [first(&bag), first(&stack)].into_iter().flatten().collect()
}

#[tokio::test]
async fn nothing_that_anybody_hears_tells_the_future() {
    let recipe = Recipe::people(3);
    let world = World::new(&recipe).await;
    let mut people = world.everybody(&recipe).await;
    let header = header(&recipe);
    let dealer = FairDealer::new(&key(&recipe), header.edition(), header.start().seats);
    let secrets = secrets(&recipe);
    let (mut stop, mut n_heard, mut n_looks) = (serde_json::Value::Null, vec![0; 5], 0);
    while people[0].table["stage"] == "running" {
        if people[0].view["location"] != stop {
            stop = people[0].view["location"].clone();
            n_looks += 1;
            for listener in &mut people {
                probe::present(listener).await;
                let path = format!("/api/tables/{GAME}/replay");
                listener.request(reqwest::Method::GET, &path, None).await;
            }
        }
        for (listener, n_heard) in people.iter().zip(&mut n_heard) {
            for received in &listener.received[*n_heard..] {
                for needle in secrets.iter().chain(&to_come(&dealer, listener)) {
                    assert!(!received.contains(needle), "{}: {needle} in {received}", listener.who);
                }
            }
            *n_heard = listener.received.len();
        }
        let due = due(&people);
        let action = probe::first_choice(&people[due]).expect("it is due");
        play(&mut people, &action).await;
    }
    assert!(n_looks > 20, "{n_looks}");
    let over = people[4].received.last().expect("something is received");
    assert!(people.iter().all(|listener| listener.table["seed"].is_string()), "{over}");
    world.end().await;
}
