"""How fast it is, beside games that come with PettingZoo and OpenSpiel: python -m traumfabrik.bench

Everybody plays by chance. Times are those of the processor, so a busy machine does not count as a
slow one; a decision is one call for an action that somebody had a choice about.
"""

import argparse
import random
import time

import numpy as np

from . import N_ACTIONS, N_FEATURES, N_PLAIN, Batch, Game


def batch_rate(seconds, n_games, features):
    """Decisions that one core steps in a second of its time; drawing them is not counted."""
    width = {"none": 0, "plain": N_PLAIN, "full": N_FEATURES}[features]
    batch = Batch(n_games, seed=1, n_seats=4, features=features, threads=1)
    out = {"mask": np.zeros((n_games, N_ACTIONS), np.uint8), "done": np.zeros(n_games, np.uint8)}
    if width:
        out["features"] = np.zeros((n_games, width), np.uint8)
    actions = np.zeros(n_games, np.int32)
    spent, n_steps = 0.0, 0
    while spent < seconds:
        batch.sample(actions)
        began = time.process_time()
        batch.step(actions, **out)
        spent += time.process_time() - began
        n_steps += 1
    return n_games * n_steps / spent


def all_cores_rate(seconds, n_games=16384):
    """Decisions that all cores step in a second on the clock, with all features."""
    batch = Batch(n_games, seed=1, n_seats=4)
    out = {"features": np.zeros((n_games, N_FEATURES), np.uint8)}
    actions = np.zeros(n_games, np.int32)
    spent, n_steps = 0.0, 0
    while spent < seconds:
        batch.sample(actions)
        began = time.perf_counter()
        batch.step(actions, **out)
        spent += time.perf_counter() - began
        n_steps += 1
    return n_games * n_steps / spent, batch.threads


def rate(seconds, play):
    """Decisions in a second: `play` plays a game and tells how many it had."""
    n_decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        n_decisions += play()
    return n_decisions / (time.process_time() - began)


def play_game():
    """A game in Python, decision by decision."""
    game, n_decisions = Game(4, seed=random.getrandbits(60)), 0
    while not game.is_over:
        game.play(random.choice(game.legal_codes()))
        n_decisions += 1
    return n_decisions


def play_aec(env):
    env.reset(seed=random.getrandbits(30))
    n_decisions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            n_decisions += 1
    return n_decisions


def play_spiel(game):
    state, n_decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            n_decisions += 1
    return n_decisions


def pettingzoo_rows(seconds):
    from .aec import env

    yield "PettingZoo: traumfabrik, with all features", rate(seconds, lambda: play_aec(env()))
    try:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3
    except ImportError as missing:
        yield f"PettingZoo's own games: {missing}", None
        return
    for name, other in (("connect_four", connect_four_v3), ("tictactoe", tictactoe_v3)):
        table = other.env()
        yield f"PettingZoo: {name}", rate(seconds, lambda table=table: play_aec(table))


def spiel_rows(seconds):
    import pyspiel

    from . import spiel  # noqa: F401

    for name in ("python_traumfabrik", "connect_four", "backgammon", "chess"):
        game = pyspiel.load_game(name)
        yield f"OpenSpiel: {name}", rate(seconds, lambda game=game: play_spiel(game))


def rows(seconds, batches=(512,)):
    """What is measured, one by one, and how many decisions a second; None if it is not there."""
    for n_games in batches:
        for features in ("none", "plain", "full"):
            written = {"none": "masks alone", "plain": "plain features", "full": "all features"}
            name = f"Batch of {n_games}, one core, {written[features]}"
            yield name, batch_rate(seconds, n_games, features)
    found, n_threads = all_cores_rate(seconds)
    yield f"Batch, {n_threads} threads, all features, by the clock", found
    yield "Game, in Python", rate(seconds, play_game)
    for library, others in (("pettingzoo", pettingzoo_rows), ("pyspiel", spiel_rows)):
        try:
            __import__(library)
        except ImportError:
            yield f"{library} is not installed", None
            continue
        yield from others(seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row")
    parser.add_argument(
        "--games", type=int, nargs="+", default=[512], help="in a batch; several sizes are compared"
    )
    arguments = parser.parse_args()
    for name, found in rows(arguments.seconds, arguments.games):
        print(f"{name:55}", "-" if found is None else f"{found:14,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main()
