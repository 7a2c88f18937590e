//! Sentences of `then`: each compares something with the game, and tells what it found instead.

use traumfabrik_rules::{
    Action, Award, AwardState, ChipKind, Money, Perspective, Phase, SeatSet, Seats, Stars, Visit,
};

use super::args::Args;
use super::attempt::ATTEMPTS;
use super::fact::fact;
use super::form::{Form, PIECES, listed, lower};
use super::names::{Found, variant};
use super::play::{OPTIONS, Play, act};

type Compare = fn(&Play<'_>, &mut Args<'_>) -> Found<()>;

pub(super) const CHECKS: &[Form<Compare>] = &[
    ("{fact}", |p, a| p.check_fact(fact(a.form())?)),
    // Money, bag, stack and box.
    ("money in all {number}", |p, a| {
        let view = p.judge();
        let purses = view.boards.iter().filter_map(|board| board.purse);
        let all = purses.map(|purse| u16::from(purse.0)).sum::<u16>() + u16::from(view.middle.0);
        same(&all, &a.number()?, |all| format!("{all} money in all"))
    }),
    ("undrawn {chip*}", |p, a| {
        let undrawn = p.judge().undrawn;
        let mut chips: Vec<_> = a.chips()?;
        chips.retain(|&chip| !undrawn.has(chip));
        same(&chips, &vec![], |drawn| format!("{} drawn", p.names.chip_words(drawn.clone())))
    }),
    ("bag holds {number}", |p, a| {
        let undrawn = p.judge().undrawn;
        let n_legends = undrawn.and(p.names.edition.legends()).len();
        same(&(undrawn.len() - n_legends), &a.number()?, |found| format!("{found} in the bag"))
    }),
    ("stack holds {number}", |p, a| {
        let view = p.judge();
        let stack: Vec<_> = view.readable.into_iter().chain(view.unread.iter()).collect();
        let words = |_: &_| format!("{}: {}", stack.len(), p.names.screenplay_words(stack.clone()));
        same(&stack.len(), &a.number()?, words)
    }),
    ("a table seats {number} to {number}", |_, a| {
        let found: Vec<u8> = (0..=u8::MAX).filter(|&n| Seats::new(n).is_some()).collect();
        let wanted: Vec<u8> = (a.number()?..=a.number()?).collect();
        same(&found, &wanted, |found| format!("tables of {found:?}"))
    }),
    ("box holds {number} {pieces}", |p, a| {
        let (pieces, wanted) = (p.names.edition.pieces(), a.number::<usize>()?);
        let found = match a.which() {
            0 => pieces.chips.len(),
            1 => pieces.chips.iter().filter(|chip| chip.legend).count(),
            2 => pieces.screenplays.len(),
            3 => pieces.tokens.len(),
            4 => Award::ALL.len(),
            n => {
                let kind = ChipKind::ALL[n - PIECES.len()];
                pieces.chips.iter().filter(|chip| chip.kind == kind).count()
            }
        };
        same(&found, &wanted, |found| format!("{found} of them"))
    }),
    ("{chip} is a {kind} of {number}", chip_is),
    ("{chip} is an {kind} of {number}", chip_is),
    ("{screenplay} prints {genre}, {number}: {printed*}", |p, a| {
        let printed = p.names.edition.screenplay(a.screenplay()?);
        let found = (printed.genre, printed.stars, printed.slots.to_vec());
        let wanted = (a.genre(), Stars(a.number()?), a.printed());
        same(&found, &wanted, |found| format!("{found:?}"))
    }),
    // Whose turn it is, and what it may do.
    ("due nobody", due),
    ("due dealer {ask}", due),
    ("due dealer lots {number}", due),
    ("due dealer faces {number}", due),
    ("due {seat}", due),
    ("due {seat} {decision}", due),
    ("hand {chip*}", |p, a| p.same_chips(&p.game.setup().hand, &a.chips::<Vec<_>>()?)),
    ("refused: {attempt}: {why}", |p, a| {
        let (attempt, mut args) = a.form();
        let found = (ATTEMPTS[attempt].1)(p, &mut args)?;
        let why: Vec<&str> = a.word().split(' ').collect();
        // A scene may leave out what the refusal tells, but not tell it wrong.
        let is_so = |words: &Vec<String>| words.iter().zip(&why).all(|(one, other)| one == other);
        if found.iter().any(|words| words.len() >= why.len() && is_so(words)) {
            return Ok(());
        }
        Err(format!("refused: {}", found.concat().join(" ")))
    }),
    ("allowed: {seat} {act}", |p, a| match p.game.check(a.seat(), act(a.form())?) {
        Ok(_) => Ok(()),
        Err(refusal) => Err(p.names.refusal_words(&refusal).join(" ")),
    }),
    ("legal: {option*}", |p, a| {
        let found: Vec<Action> = p.game.legal().iter().collect();
        same(&found, &options(a)?, |_| format!("legal: {}", p.legal_words()))
    }),
    ("legal count {number}", |p, a| {
        same(&p.game.legal().len(), &a.number()?, |count| format!("legal count {count}"))
    }),
    ("legal has {option*}", |p, a| p.check_legal(&options(a)?, true)),
    ("legal lacks {option*}", |p, a| p.check_legal(&options(a)?, false)),
    ("party order {seat*}", |p, a| match p.game.setup().visit {
        Visit::Party { order, .. } => p.same_seats(&order, &a.seats()),
        Visit::Auction { .. } => Err("no party".to_owned()),
    }),
    ("party order now {seat*}", |p, a| p.same_seats(&p.game.party_order(), &a.seats())),
    // What has happened.
    ("events {event*}", |p, a| {
        let wanted: Vec<String> = a.events().map(str::to_owned).collect();
        same(&p.event_names(), &wanted, |found| listed(found))
    }),
    ("events include {event*}", |p, a| {
        let happened = p.event_names();
        let mut rest = happened.iter();
        match a.events().find(|name| !rest.any(|event| event == name)) {
            None => Ok(()),
            Some(missing) => Err(format!("no {missing} at its place in {}", listed(&happened))),
        }
    }),
    ("event {event} {number} times", |p, a| {
        let name = a.events().next().unwrap_or_default();
        let found = p.event_names().iter().filter(|event| *event == name).count();
        same(&found, &a.number()?, |found| format!("{name} {found} times"))
    }),
    ("no event {event}", |p, a| {
        let name = a.events().next().unwrap_or_default();
        match p.events.iter().find(|event| variant(event) == name) {
            None => Ok(()),
            Some(event) => Err(format!("{event:?}")),
        }
    }),
    // What somebody sees.
    ("{viewer} sees {seat's} purse: hidden", |p, a| p.sees_purse(a, |_| Ok(None))),
    ("{viewer} sees {seat's} purse: {number}", |p, a| p.sees_purse(a, |a| a.number().map(Some))),
    ("{viewer} sees {seat's} total: hidden", |p, a| p.sees_total(a, |_| Ok(None))),
    ("{viewer} sees {seat's} total: {number}", |p, a| p.sees_total(a, |a| a.number().map(Some))),
    ("{viewer} sees legends: hidden", |p, a| match p.game.view(a.viewer()).legends {
        None => Ok(()),
        Some(legends) => Err(p.names.chip_words(legends.iter().copied())),
    }),
    ("{viewer} sees legends: {chip*}", |p, a| match p.game.view(a.viewer()).legends {
        None => Err("hidden".to_owned()),
        Some(legends) => p.same_chips(&legends, &a.chips::<Vec<_>>()?),
    }),
    ("{viewer} sees face-down {location}: {number}", |p, a| {
        let lot = p.game.view(a.viewer()).lots[a.location()?.index()];
        same(&lot.n_face_down, &a.number()?, |found| format!("{found} face down"))
    }),
    ("{viewer} sees choices", |p, a| p.sees_choices(a.viewer(), true)),
    ("{viewer} sees no choices", |p, a| p.sees_choices(a.viewer(), false)),
    // Screenplays and films.
    ("{seat's} cast is {number}", |p, a| {
        same(&p.board(a.seat()).cast, &a.number()?, |cast| format!("a cast of {cast}"))
    }),
    ("{seat's} direction is {number}", |p, a| {
        let found = p.board(a.seat()).direction;
        same(&found, &a.number()?, |stars| format!("a direction of {stars}"))
    }),
    ("{seat's} screenplays are {screenplay*}", |p, a| {
        let making = p.game.productions(a.seat()).map(|(_, production)| production.id());
        p.same_screenplays(making.collect(), a.screenplays()?)
    }),
    ("{seat's} films are {screenplay*}", |p, a| {
        let seat = a.seat();
        let films = p.game.films().filter(|film| film.owner() == seat);
        p.same_screenplays(films.map(|film| film.id()).collect(), a.screenplays()?)
    }),
    ("films best first {screenplay*}", |p, a| {
        let found: Vec<_> = p.judge().films.iter().map(|film| film.screenplay).collect();
        same(&found, &a.screenplays()?, |found| p.names.screenplay_words(found.clone()))
    }),
    ("{screenplay} is worth {number}", |p, a| {
        let screenplay = a.screenplay()?;
        let film = p.game.films().find(|film| film.id() == screenplay).map(|film| film.value());
        let value = film.or_else(|| p.production(screenplay).map(|making| making.value()));
        same(&value, &Some(Stars(a.number()?)), |found| match found {
            Some(stars) => format!("worth {}", stars.0),
            None => "before nobody".to_owned(),
        })
    }),
    // What would be so.
    ("{chip} on {screenplay} {slot} would make {number}", |p, a| {
        let (chip, on) = (a.chip()?, a.screenplay()?);
        let (slot, owner) = (a.slot(on)?, p.owner_of(on)?);
        let facts = p.game.chip_facts(owner, chip, on, slot).ok_or("it may not be placed there")?;
        same(&facts.value, &Stars(a.number()?), |value| format!("it would make {}", value.0))
    }),
    ("{screenplay} would be worth {number} with {chip*}", |p, a| {
        let (on, wanted) = (a.screenplay()?, Stars(a.number()?));
        let facts = p.best_use(on, &a.chips::<Vec<_>>()?)?;
        same(&facts.value, &wanted, |value| format!("it would be worth {}", value.0))
    }),
    ("{screenplay} would lack {number} with {chip*}", |p, a| {
        let (on, wanted) = (a.screenplay()?, a.number()?);
        let facts = p.best_use(on, &a.chips::<Vec<_>>()?)?;
        same(&facts.n_missing, &wanted, |missing| format!("it would lack {missing}"))
    }),
    ("{screenplay} would take {token} with {chip*}", |p, a| {
        let (on, wanted) = (a.screenplay()?, Some(a.token()));
        let facts = p.best_use(on, &a.chips::<Vec<_>>()?)?;
        let found = facts.finish.and_then(|finish| finish.rating);
        same(&found, &wanted, |found| format!("it would take {found:?}"))
    }),
    ("{award} would go to {holder} by {screenplay} with {chip*}", |p, a| {
        let (award, holder, on) = (a.award(), a.holder()?, a.screenplay()?);
        let facts = p.best_use(on, &a.chips::<Vec<_>>()?)?;
        let seat = facts.awards[award.index()];
        p.same_holder(seat.map_or(AwardState::Open, AwardState::Seat), holder)
    }),
    ("{seat} paying {number} keeps {number} gives {number} leaves {number}", |p, a| {
        let (seat, price) = (a.seat(), Money(a.number()?));
        let facts = p.game.sale_facts(seat, price).ok_or("too little money")?;
        let found = [facts.rest.0, facts.share.0, facts.middle.0];
        same(&found, &[a.number()?, a.number()?, a.number()?], |[rest, share, middle]| {
            format!("keeps {rest} gives {share} leaves {middle}")
        })
    }),
    ("{screenplay} needs {slot*}", |p, a| {
        let on = a.screenplay()?;
        let production = p.production(on).ok_or("not in the making")?;
        let missing: Vec<_> = production.missing().iter().collect();
        same(&missing, &a.slots(on)?, |missing| {
            listed(&missing.iter().map(|&slot| p.names.slot_word(on, slot)).collect::<Vec<_>>())
        })
    }),
    ("{screenplay} {slot} takes {kind*}", |p, a| {
        let on = a.screenplay()?;
        let (slot, mut wanted) = (a.slot(on)?, a.kinds());
        let boards = p.judge().boards;
        let mut productions = boards.iter().flat_map(|board| board.productions).flatten();
        let view = productions.find(|view| view.screenplay == on).ok_or("not in the making")?;
        let slot = view.slots.get(slot.index());
        let takes: Vec<_> = slot.map(|slot| slot.takes.iter().collect()).unwrap_or_default();
        wanted.sort();
        same(&takes, &wanted, |takes| listed(&takes.iter().map(lower).collect::<Vec<_>>()))
    }),
    ("on {screenplay} {piles}", |p, a| {
        let on = a.screenplay()?;
        p.check_piles(on, a.piles(on)?)
    }),
    // Tokens, awards and points.
    ("tokens left {number}", |p, a| {
        same(&p.game.tokens_left().len(), &a.number()?, |found| format!("{found} left"))
    }),
    ("tokens left all but {token*}", |p, a| {
        let (left, mut wanted) = (p.game.tokens_left(), a.tokens());
        let all = p.names.edition.pieces().tokens;
        let taken: Vec<_> = all.iter().filter(|token| !left.contains(token)).copied().collect();
        wanted.sort();
        same(&taken, &wanted, |taken| {
            format!(
                "all but {}",
                listed(&taken.iter().map(ToString::to_string).collect::<Vec<_>>())
            )
        })
    }),
    ("token {token} left", |p, a| match p.game.tokens_left().contains(&a.token()) {
        true => Ok(()),
        false => Err("missing".to_owned()),
    }),
    ("token {token} missing", |p, a| match p.game.tokens_left().contains(&a.token()) {
        true => Err("left".to_owned()),
        false => Ok(()),
    }),
    ("leader of {award}: {holder}", |p, a| {
        let view = p.judge().awards[a.award().index()];
        let seat = || view.seat.map_or(AwardState::Open, AwardState::Seat);
        p.same_holder(view.film.map_or_else(seat, AwardState::Film), a.holder()?)
    }),
    ("award {award} counts {number}", |p, a| {
        let points = p.names.edition.pieces().awards.of(a.award());
        same(&points, &a.number()?, |points| format!("{points} points"))
    }),
    ("awards in all {number}", |p, a| {
        let points: u16 = p.judge().awards.iter().map(|award| u16::from(award.points)).sum();
        same(&points, &a.number()?, |points| format!("{points} points in all"))
    }),
    ("{seat} scores {number} + {number} + {number} = {number}", |p, a| {
        let standing = p.game.standings()[a.seat().index()];
        let found = [standing.films, standing.awards, standing.money.0.into(), standing.total()];
        let wanted = [a.number()?, a.number()?, a.number()?, a.number()?];
        same(&found, &wanted, |[films, awards, money, total]| {
            format!("{films} + {awards} + {money} = {total}")
        })
    }),
    ("winner {seat}", winners),
    ("winners {seat*}", winners),
];

/// `due Anna`, `due Anna places`, `due dealer lots 12`: the beginning of what is due.
fn due(p: &Play<'_>, a: &mut Args<'_>) -> Found<()> {
    let doing = match p.phase() {
        Phase::Bid => " bids",
        Phase::Place => " places",
        Phase::Choose => " chooses",
        Phase::Studios { .. }
        | Phase::Lead
        | Phase::Screenplay
        | Phase::Legend
        | Phase::Lots
        | Phase::Faces
        | Phase::Over => "",
    };
    let found = format!("due {}{doing}", p.names.due_words(p.game.due()));
    let is_so = found == a.words || found.strip_suffix(doing) == Some(a.words);
    if is_so { Ok(()) } else { Err(found) }
}

fn winners(p: &Play<'_>, a: &mut Args<'_>) -> Found<()> {
    let wanted: SeatSet = a.seats().into_iter().collect();
    if p.phase() != Phase::Over {
        return Err("a game that is not over".to_owned());
    }
    let found = p.game.view(Perspective::Judge).winners;
    same(&found, &wanted, |winners| p.names.seat_words(winners.iter()))
}

fn chip_is(p: &Play<'_>, a: &mut Args<'_>) -> Found<()> {
    let chip = p.names.edition.chip(a.chip()?);
    let wanted = (a.kind(), Stars(a.number()?));
    same(&(chip.kind, chip.stars), &wanted, |(kind, stars)| format!("{kind:?} of {}", stars.0))
}

fn options(a: &mut Args<'_>) -> Found<Vec<Action>> {
    let lists = a.forms().map(|(form, mut args)| (OPTIONS[form].1)(&mut args));
    Ok(lists.collect::<Found<Vec<_>>>()?.concat())
}

/// Whether what was found is what was wanted; if not, what was found, in words.
pub(super) fn same<T: PartialEq + ?Sized>(
    found: &T,
    wanted: &T,
    words: impl FnOnce(&T) -> String,
) -> Found<()> {
    if found == wanted { Ok(()) } else { Err(words(found)) }
}
