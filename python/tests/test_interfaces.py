"""The interfaces of the field, by their own tests."""

import dataclasses

import numpy as np
import pytest


def test_pettingzoo():
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from traumfabrik.aec import env

    for n_seats in (2, 4):
        api_test(env(n_seats=n_seats), num_cycles=300)
    seed_test(env, num_cycles=60)


def test_gymnasium():
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from traumfabrik.gym import Seat

    class Lenient(Seat):
        """The checker knows nothing of masks: what it draws is led to what is allowed."""

        def step(self, action):
            allowed = np.flatnonzero(self.action_masks())
            return super().step(int(allowed[action % len(allowed)]))

    check_env(Lenient(n_seats=3, bots=["balanced", "filler"]), skip_render_check=True)
    seat = Seat(n_seats=4, features="plain")
    _, info = seat.reset(seed=3)
    for _ in range(400):
        _, reward, done, _, info = seat.step(np.flatnonzero(info["action_mask"])[0])
        if done:
            break
    assert done and 0 <= reward <= 1 and len(info["scores"]) == 4
    with pytest.raises(ValueError, match="does not allow"):
        seat.step(133)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"n_seats": 6}, "2 to 5 seats, not 6"),
        ({"n_seats": 0}, "2 to 5 seats, not 0"),
        ({"n_seats": 300}, "2 to 5 seats, not 300"),
        ({"edition": "chess"}, "there is no edition 'chess'"),
        ({"rulings": {"screens": "glass"}}, "screened"),
        ({"bots": ["nobody"]}, "no bot is called 'nobody'"),
        ({"bots": []}, "one or more"),
        ({"bots": "balanced"}, "a list of names"),
        ({"seat": 4}, "seat is 0 to 3"),
    ],
)
def test_tables_say_at_once_what_would_be_right(wrong, says):
    pytest.importorskip("pettingzoo")
    from traumfabrik.aec import Table
    from traumfabrik.gym import Seat

    with pytest.raises(ValueError, match=says):
        Seat(**wrong)
    if not {"bots", "seat"} & wrong.keys():
        with pytest.raises(ValueError, match=says):
            Table(**wrong)


def test_open_spiel():
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import mcts

    import traumfabrik.spiel  # noqa: F401

    game = pyspiel.load_game("python_traumfabrik(players=2)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=random)
    state = game.new_initial_state()
    n_decisions = 0
    while n_decisions < 3:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(int(random.choice(outcomes, p=odds)))
        else:
            state.apply_action(bot.step(state))
            n_decisions += 1


def test_open_spiel_plays_by_the_rulings_that_were_asked_for():
    pyspiel = pytest.importorskip("pyspiel")
    import traumfabrik.spiel  # noqa: F401
    from traumfabrik import Game

    text = "screens:open;party_decline:off"
    name = f"python_traumfabrik(edition=dream-factory-2009,players=3,rulings={text})"
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    same = Game(3, "dream-factory-2009", {"screens": "open", "party_decline": "off"})
    for copy in (game, pyspiel.load_game(str(game))):
        assert copy.new_initial_state().game == same
    assert pyspiel.load_game("python_traumfabrik").new_initial_state().game == Game(4)
    for wrong, words in (
        ("rulings=screens", "written 'screens:open"),
        ("rulings=screens:shut", "screened"),
        ("rulings=windows:open", "windows"),
        ("edition=chess", "there is no edition"),
    ):
        with pytest.raises(ValueError, match=words):
            pyspiel.load_game(f"python_traumfabrik({wrong})")


def test_a_cluster_of_two_nodes_does_what_one_machine_does():
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    from traumfabrik.arena import Match, arena
    from traumfabrik.evaluate import Question, evaluate, teacher
    from traumfabrik.jobs import on_ray
    from traumfabrik.selfplay import Harvest, self_play

    question = Question(n_games=96, n_seats=3, bots=("balanced", "filler"), seed=4, games_per_job=24)
    match = Match(("balanced", "filler", "miser", "easy"), n_games=40, seed=3, blocks_per_job=3)
    harvest = Harvest(n_games=12, n_seats=3, edition="mixed", seed=2, games_per_job=5)
    answer, ranks, found = evaluate(teacher, question), arena(match), self_play(teacher, harvest)
    assert answer.n_games == 96 and 0.2 < answer.share < 0.9
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert evaluate(teacher, question, on_ray) == answer
        assert arena(match, on_ray) == ranks
        far = self_play(teacher, harvest, on_ray)
        assert all((far[name] == found[name]).all() for name in found)
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_an_arena_ranks_bots_by_whole_blocks():
    from traumfabrik import Arena
    from traumfabrik.arena import Match, arena

    match = Match(("balanced", "random", "random", "random"), n_games=30)
    assert match.tables().n_blocks(30) == 8, "a deal in four rotations is a block"
    best, last = arena(match)
    assert (best.bot, best.n_games, last.bot) == ("balanced", 32, "random")
    assert best.win_share.value + 3 * last.win_share.value == pytest.approx(1)
    assert best.rating.value > last.rating.value == 0
    anchored = arena(dataclasses.replace(match, anchor="balanced"))
    assert anchored[0].rating.value == 0 and anchored[1].rating.value == -best.rating.value
    tables = match.tables()
    assert tables.play(30, 5) == tables.play(30, 5) != tables.play(30, 6)
    for wrong, words in (
        (lambda: Arena(["nobody"]), "nobody"),
        (lambda: Arena(["balanced", "miser"], 3), "2 bots are named for 3 seats"),
        (lambda: Arena(["balanced"], 6), "2 to 5 seats, not 6"),
        (lambda: Arena(["balanced"], edition="chess"), "there is no edition 'chess'"),
        (lambda: tables.standings(["{}"]), "not what `play` gave"),
        (lambda: tables.standings([], "nobody"), "no bot is called"),
    ):
        with pytest.raises(ValueError, match=words):
            wrong()
    with pytest.raises(IndexError, match="there is no block 8"):
        tables.play(30, 8)


def test_self_play_tells_every_decision_of_whole_games():
    from traumfabrik.evaluate import by_chance
    from traumfabrik.selfplay import Harvest, self_play

    found = self_play(by_chance, Harvest(n_games=7, n_seats=4, seed=9, games_per_job=4))
    assert sorted(set(found["game"])) == list(range(7))
    n = len(found["game"])
    assert all(len(rows) == n for rows in found.values()) and n > 7 * 30
    is_legal = np.unpackbits(found["mask"], axis=1, bitorder="little")[np.arange(n), found["action"]]
    assert is_legal.all()
    for game in range(7):
        here = found["game"] == game
        shares = {seat: share for seat, share in zip(found["seat"][here], found["share"][here])}
        assert sum(shares.values()) == pytest.approx(1), "each seat has its part of one win"
        best = max(found["margin"][here])
        assert best >= 0 and (found["share"][here][found["margin"][here] == best] > 0).all()


def test_the_benchmark_measures_something():
    from traumfabrik.bench import rows

    found = dict(rows(0.01, batches=(8, 32)))
    assert sum(name.startswith("Batch of 32, one core") for name in found) == 3
    assert {"PettingZoo: connect_four", "OpenSpiel: chess"} <= found.keys()
    assert all(rate > 100 for rate in found.values())
