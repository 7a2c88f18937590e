"""What may not cross the border: panics, and numbers that do not fit without a word."""

import numpy as np
import pytest
import traumfabrik as tf
from traumfabrik import Action, Arena, Batch, Game, Refused, _traumfabrik


def doors():
    """Every call that plays, thinks or reads: its name, and what makes it."""
    game, chance, batch = Game(3, seed=1), Game(3), Batch(4)
    record = game.record()
    arena = Arena(["random"])
    actions = np.zeros(4, np.int32)
    batch.sample(actions)
    return {
        "Game": Game,
        "from_record": lambda: Game.from_record(record),
        "record": game.record,
        "legal_actions": game.legal_actions,
        "legal_codes": game.legal_codes,
        "mask": game.mask,
        "code": lambda: game.code(Action.pass_()),
        "action": lambda: game.action(0),
        "play": lambda: game.play(Action.pass_()),
        "ask": lambda: game.ask("balanced"),
        "view": game.view,
        "setup": game.setup,
        "scores": lambda: game.scores,
        "shares": lambda: game.shares,
        "features": game.features,
        "state_hash": game.state_hash,
        "chances": chance.chances,
        "chance": lambda: chance.chance(("studio", 1)),
        "deal": lambda: chance.deal(1),
        "Arena": lambda: Arena(["random"]),
        "n_blocks": lambda: arena.n_blocks(4),
        "arena.play": lambda: arena.play(4, 0),
        "standings": lambda: arena.standings([]),
        "Batch": lambda: Batch(4),
        "observe": batch.observe,
        "sample": lambda: batch.sample(actions),
        "step": lambda: batch.step(actions),
        "feature_scales": tf.feature_scales,
    }


@pytest.mark.parametrize("name", doors())
def test_a_bug_becomes_an_exception_and_whatever_it_was_goes_on(name, capfd):
    door = doors()[name]
    _traumfabrik._fail_next()
    with pytest.raises(RuntimeError, match="a bug of ours"):
        door()
    assert "a test wanted this" in capfd.readouterr().err, "the reason is told"
    door()


def test_nothing_is_half_played_where_a_bug_was():
    game = Game(seed=1)
    before = game.copy()
    _traumfabrik._fail_next()
    with pytest.raises(RuntimeError):
        game.play(Action.pass_())
    assert game == before and game.record() == before.record()


@pytest.mark.parametrize("number", [-1, 300, 10**30])
def test_numbers_that_do_not_fit_say_what_would_be_right(number):
    game = Game(3, seed=1)
    for call, says in (
        (lambda: Game(number), "2 to 5 seats, not"),
        (lambda: Arena(["random"], number), "2 to 5 seats, not"),
        (lambda: Action.bid(number), "a bid is 0 to 255, not"),
        (lambda: Action.take(number), "chips have numbers from 0 to 92, not"),
        (lambda: Action.place(1, number, 1), "screenplays have numbers from 0 to 21, not"),
        (lambda: Action.place(1, 1, number), "slots have numbers from 0 to 5, not"),
    ):
        with pytest.raises(ValueError, match=f"{says} {number}"):
            call()
    for call, says in (
        (lambda: game.view(number), "the seats are 0 to 2, not"),
        (lambda: game.action(number), "is not allowed now; these are"),
        (lambda: game.play(number), "is not allowed now; these are"),
        (lambda: Game(3).chance(("studio", number)), "cannot come up now"),
    ):
        with pytest.raises(Refused, match=says):
            call()
    with pytest.raises(IndexError, match="there is no block"):
        Arena(["random"]).play(4, number)


@pytest.mark.parametrize("number", [-1, 2**64])
def test_counts_and_seeds_that_do_not_fit_say_what_would_be_right(number):
    for call, says in (
        (lambda: Game(seed=number), "a seed is 0 to"),
        (lambda: Game().deal(number), "a seed is 0 to"),
        (lambda: Game(seed=1).ask("balanced", seed=number), "a seed is 0 to"),
        (lambda: Arena(["random"], seed=number), "a seed is 0 to"),
        (lambda: Arena(["random"]).n_blocks(number), "n_games is 0 to"),
        (lambda: Batch(4, seed=number), "a seed is 0 to"),
        (lambda: Batch(number), "n_games is 0 to"),
        (lambda: Batch(4, threads=number), "threads is 0 to"),
    ):
        with pytest.raises(ValueError, match=says):
            call()
