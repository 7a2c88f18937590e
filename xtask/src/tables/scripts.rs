//! What happens at the stored tables. Together they show every event in all its forms.

use traumfabrik_table::{Away, ClockRule, Closing, Command, Motion, TableEvent};

use super::stage::{Play, Script};

const DAY_MS: i64 = 24 * 3600 * 1000;
const LIVE: ClockRule = ClockRule::Live { bank_ms: 600_000, increment_ms: 5_000 };
const SLOW: ClockRule =
    ClockRule::Correspondence { decision_ms: 3 * DAY_MS, vacation_ms: 14 * DAY_MS };
const OLD: &str = "traumfabrik-2000";
const NEW: &str = "dream-factory-2009";

/// All scripts, by the names of their files.
pub(super) const SCRIPTS: &[Script] = &[
    Script { name: "01-called-off", edition: OLD, n_seats: 2, clock: NONE, act: called_off },
    Script { name: "02-nobody-came", edition: NEW, n_seats: 5, clock: NONE, act: nobody_came },
    Script { name: "03-live-to-the-end", edition: NEW, n_seats: 3, clock: LIVE, act: live },
    Script { name: "04-correspondence", edition: OLD, n_seats: 4, clock: SLOW, act: slow },
    Script { name: "05-aborted-by-all", edition: OLD, n_seats: 5, clock: NONE, act: aborted },
    Script { name: "06-alone", edition: NEW, n_seats: 2, clock: LIVE, act: alone },
    Script { name: "07-ready", edition: OLD, n_seats: 3, clock: NONE, act: ready },
    Script { name: "08-played-on", edition: NEW, n_seats: 3, clock: LIVE, act: played_on },
    // The same as before, with the version that says who can read it.
    Script { name: "09-ready", edition: OLD, n_seats: 3, clock: NONE, act: ready },
];

const NONE: ClockRule = ClockRule::None {};

/// People come and go, and the owner calls it off.
fn called_off(play: &mut Play) -> Result<(), String> {
    play.sits("p0", 0, Some(3))?;
    play.wait(4_000);
    play.sits("p1", 1, None)?;
    play.sits("p1", 1, Some(5))?;
    play.does("p1", &Command::Stand { seat: 1 })?;
    play.does("p0", &Command::SeatBot { seat: 1, bot: "careful".to_owned() })?;
    play.does("p0", &Command::Remove { seat: 1 })?;
    play.does("p2", &Command::Sit { seat: None, studio: None, nonce: None })?;
    play.does("p0", &Command::CallOff {})
}

/// One person waits in vain.
fn nobody_came(play: &mut Play) -> Result<(), String> {
    play.sits("p0", 4, None)?;
    play.wait(DAY_MS);
    play.closes(Closing::Stale)
}

/// Two people and a bot: somebody runs out of time and comes back, time is credited, the game is
/// paused, something is taken back; then it is played to its end.
fn live(play: &mut Play) -> Result<(), String> {
    play.sits("p0", 0, None)?;
    play.sits("p1", 1, None)?;
    play.does("p0", &Command::Start { fill: Some("balanced".to_owned()) })?;
    play.turns(7)?;
    let p1 = play.seat_of("p1")?;
    play.turns_until(|table| table.due() == Some(p1))?;
    play.wait(700_000);
    play.happens(TableEvent::TakenOver { seat: p1, why: Away::Timeout })?;
    play.turns(6)?;
    play.does("p1", &Command::Return { seat: p1.0 })?;
    play.turns_until(|table| table.clocks().running().is_some())?;
    play.wait(20_000);
    play.happens(TableEvent::Credited { ms: 15_000 })?;
    play.proposes("p0", Motion::Pause {})?;
    play.votes("p1", true)?;
    play.wait(60_000);
    play.proposes("p1", Motion::Resume {})?;
    play.votes("p0", true)?;
    play.turns(5)?;
    let to = play.table.before_last_turn_of(play.table.seats_of(owner(play))).ok_or("no turn")?;
    play.proposes("p0", Motion::TakeBack { to })?;
    play.votes("p1", false)?;
    play.proposes("p0", Motion::TakeBack { to })?;
    play.votes("p1", true)?;
    play.turns(usize::MAX)
}

/// Four people by correspondence: vacations, absences of every kind, and in the end the host
/// closes the table.
fn slow(play: &mut Play) -> Result<(), String> {
    for (seat, name) in ["p0", "p1", "p2", "p3"].into_iter().enumerate() {
        play.sits(name, seat as u8, None)?;
    }
    play.does("p0", &Command::Start { fill: None })?;
    play.turns(4)?;
    play.does("p1", &Command::Vacation { seat: 1, is_on: true })?;
    let p1 = play.seat_of("p1")?;
    play.turns_until(|table| table.due() == Some(p1))?;
    play.wait(2 * DAY_MS);
    play.does("p1", &Command::Vacation { seat: 1, is_on: false })?;
    play.turns(9)?;
    let gone = play.due()?;
    play.happens(TableEvent::TakenOver { seat: gone, why: Away::Gone })?;
    play.turns(3)?;
    let name = format!("p{}", gone.0);
    play.does(&name, &Command::Return { seat: gone.0 })?;
    play.does("p3", &Command::Leave { seat: 3 })?;
    play.turns(10)?;
    play.does("p3", &Command::Return { seat: 3 })?;
    play.does("p2", &Command::Resign { seat: 2 })?;
    play.turns(12)?;
    play.closes(Closing::Host)
}

/// Five seats, two of them one person's; all agree to end the game.
fn aborted(play: &mut Play) -> Result<(), String> {
    for (seat, name) in ["p0", "p0", "p1", "p2"].into_iter().enumerate() {
        play.sits(name, seat as u8, None)?;
    }
    play.does("p0", &Command::SeatBot { seat: 4, bot: "medium".to_owned() })?;
    play.does("p0", &Command::Start { fill: None })?;
    play.turns(30)?;
    play.proposes("p1", Motion::Abort {})?;
    play.votes("p0", true)?;
    play.votes("p2", true)
}

/// One person against a bot, who needs nobody's consent.
fn alone(play: &mut Play) -> Result<(), String> {
    play.sits("p0", 1, Some(2))?;
    play.does("p0", &Command::Start { fill: Some("medium".to_owned()) })?;
    play.turns(8)?;
    let to = play.table.before_last_turn_of(play.table.seats_of(owner(play))).ok_or("no turn")?;
    play.proposes("p0", Motion::TakeBack { to })?;
    play.turns(40)?;
    play.proposes("p0", Motion::Abort {})
}

/// People say that they are ready and think better of it; one stands up, the game begins.
fn ready(play: &mut Play) -> Result<(), String> {
    for (seat, name) in ["p0", "p1", "p2"].into_iter().enumerate() {
        play.sits(name, seat as u8, None)?;
        play.does(name, &Command::Ready { seat: seat as u8, is_on: true })?;
    }
    play.does("p1", &Command::Ready { seat: 1, is_on: false })?;
    play.does("p2", &Command::Stand { seat: 2 })?;
    play.does("p1", &Command::Ready { seat: 1, is_on: true })?;
    play.does("p0", &Command::Start { fill: Some("medium".to_owned()) })?;
    play.turns(3)?;
    play.closes(Closing::Host)
}

/// Somebody goes on from the middle of the game that was played to its end, at the seat of the bot
/// there, takes a decision back, and plays to the end.
fn played_on(play: &mut Play) -> Result<(), String> {
    live(play)?;
    play.goes_on(90)?;
    play.sits("p0", 2, None)?;
    play.does("p0", &Command::Start { fill: Some("medium".to_owned()) })?;
    play.turns(20)?;
    let to = play.table.before_last_turn_of(play.table.seats_of(owner(play))).ok_or("no turn")?;
    play.proposes("p0", Motion::TakeBack { to })?;
    play.turns(usize::MAX)
}

fn owner(play: &Play) -> &traumfabrik_table::PersonId {
    &play.table.plan().owner
}
