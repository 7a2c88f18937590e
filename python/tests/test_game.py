"""One game, for people who write searches."""

import copy
import pickle
import random

import numpy as np
import pytest
import traumfabrik as tf
from traumfabrik import Action, Game, Refused


def finish(game, seed):
    """Plays on by chance."""
    chance = random.Random(seed)
    while not game.is_over:
        if game.is_chance:
            game.deal(chance.getrandbits(60))
        else:
            game.play(chance.choice(game.legal_codes()))
    return game


@pytest.mark.parametrize("edition", tf.EDITIONS)
@pytest.mark.parametrize("n_seats", [2, 3, 4, 5])
def test_whole_games_can_be_played(edition, n_seats):
    game = finish(Game(n_seats, edition=edition, seed=n_seats), seed=1)
    assert sum(game.shares) == pytest.approx(1)
    assert len(game.scores) == n_seats
    assert game.legal_actions() == [] and game.legal_codes() == []


def test_equal_seeds_give_equal_games():
    assert finish(Game(seed=7), 1).record() == finish(Game(seed=7), 1).record()
    assert finish(Game(seed=7), 1).record() != finish(Game(seed=8), 1).record()


def test_records_are_those_of_the_binary(games):
    for text in games:
        assert Game.from_record(text).record() == text


def test_a_record_can_be_gone_on_with_from_the_middle(games):
    game = Game.from_record(games[0], n_entries=40)
    assert not game.is_over
    again = finish(game, 3)
    assert Game.from_record(again.record()) == again


def test_records_that_are_not_true_are_refused(games):
    with pytest.raises(ValueError, match="line"):
        Game.from_record(games[0].replace('"seq":9,', '"seq":10,'))
    for text in ("", "{}", games[0][:5000]):
        with pytest.raises(ValueError):
            Game.from_record(text)


def test_actions_and_codes_are_each_others_inverse():
    game, chance = Game(3, seed=2), random.Random(1)
    while not game.is_over:
        codes = game.legal_codes()
        assert np.flatnonzero(game.mask()).tolist() == codes
        for code in codes:
            assert game.code(game.action(code)) == code
        for action in game.legal_actions():
            assert game.code(action) in codes
        game.play(chance.choice(game.legal_actions()))


def test_chance_comes_piece_by_piece_and_sums_up_to_one():
    game = Game(3)
    assert game.is_chance and game.seat is None
    n_pieces = 0
    while game.is_chance:
        chances = game.chances()
        assert sum(probability for _, probability in chances) == pytest.approx(1)
        merged = game.chances(merge=True)
        assert sum(probability for _, probability in merged) == pytest.approx(1)
        assert len(merged) <= len(chances)
        game.chance(chances[-1][0])
        n_pieces += 1
    assert n_pieces == 3 + 1 + 1 + 1 + 12, "studios, lead, screenplay, legend, lots"
    with pytest.raises(Refused):
        game.chance(("chip", 3))
    with pytest.raises(Refused):
        game.deal(1)


def test_copies_go_their_own_way_and_compare_by_what_lies_on_the_table():
    game = Game(seed=3)
    other, small = copy.copy(game), game.copy(record=False)
    assert game == other == small and len({game, other, small}) == 1
    other.play(other.legal_codes()[0])
    assert game != other
    small.play(small.legal_codes()[0])
    assert small == other and small.state_hash() == other.state_hash()
    with pytest.raises(ValueError, match="no record"):
        small.record()
    assert copy.deepcopy(game) == game == pickle.loads(pickle.dumps(game))


def test_what_is_not_allowed_is_refused_and_changes_nothing():
    game = Game(4, seed=1)
    before, n_lines = game.copy(), game.record().count("\n")
    for wrong in (Action.bid(13), Action.take(3), Action.place(1, 1, 250), Action.discard(5), 133):
        with pytest.raises(Refused):
            game.play(wrong)
    for wrong in (None, "pass", 1.5, -1, 10**30):
        with pytest.raises((TypeError, Refused)):
            game.play(wrong)
    assert game == before and game.record().count("\n") == n_lines
    with pytest.raises(Refused, match="purse"):
        game.play(Action.bid(13))


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"n_seats": 1}, "2 to 5"),
        ({"edition": "chess"}, "dream-factory-2009"),
        ({"rulings": {"screens": "glass"}}, "screened"),
        ({"rulings": {"dice": "two"}}, "screens"),
        ({"players": ["Ada"]}, "players"),
    ],
)
def test_wrong_tables_say_what_would_be_right(wrong, says):
    with pytest.raises(ValueError, match=says):
        Game(**wrong)


def test_views_hide_what_a_seat_may_not_see():
    game = Game(3, seed=5, rulings={"screens": "screened"})
    boards = game.view(1)["boards"]
    assert boards[1]["purse"] is not None and boards[0]["purse"] is None
    assert game.rulings["screens"] == "screened"
    with pytest.raises(Refused):
        game.view(3)


def test_bots_can_be_asked_and_play_by_the_rules():
    game = Game(3, seed=6)
    for name in ("balanced", "easy", "planner:20", "random"):
        game.play(game.ask(name, seed=1))
    with pytest.raises(ValueError, match="no bot is called"):
        game.ask("nobody")
