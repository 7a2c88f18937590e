"""How well a policy plays against bots, on this machine or on many.

A question is cut into jobs, each with a seed of its own, so that the answer is the same however
many machines work on it.

>>> from traumfabrik.evaluate import Question, teacher, evaluate
>>> question = Question(n_games=40, n_seats=2, bots=("random",), seed=1, games_per_job=20)
>>> evaluate(teacher, question).share > 0.9
True
"""

import dataclasses
import math
from functools import partial

import numpy as np

from . import N_ACTIONS, N_FEATURES, Batch
from .jobs import here


@dataclasses.dataclass(frozen=True)
class Question:
    """One seat of each table is the policy's, the others are for bots, clockwise from it."""

    n_games: int
    n_seats: int = 4
    bots: tuple[str, ...] = ("balanced",)
    edition: str = "traumfabrik-2000"
    seed: int = 0
    games_per_job: int = 256

    def jobs(self):
        """The numbers of the jobs."""
        return range(-(-self.n_games // self.games_per_job))


@dataclasses.dataclass(frozen=True)
class Answer:
    """What came of it: the share of wins with the half-width of its 95 % interval, and points."""

    n_games: int
    share: float
    error: float
    margin: float


def teacher(features, mask, choice):
    """Plays as `balanced` does."""
    return choice


def by_chance(features, mask, choice):
    """Plays by chance, the same every time."""
    random = np.random.default_rng(int(features[:, ::7].sum()))
    return np.where(mask > 0, random.random(mask.shape), -1).argmax(1)


def play_job(policy, question, job):
    """The results of one job: for each game share and margin of the policy's seat.

    `policy` is asked with features uint8[N, F], mask uint8[N, A] and what `balanced` would do
    int16[N], and answers with the numbers of actions.
    """
    n = min(question.games_per_job, question.n_games - job * question.games_per_job)
    at = np.arange(n) % question.n_seats
    players = np.full((n, 5), -1, np.int8)
    for place in range(1, question.n_seats):
        players[np.arange(n), (at + place) % question.n_seats] = (place - 1) % len(question.bots)
    batch = Batch(
        n,
        seed=(question.seed << 20) + job,
        n_seats=question.n_seats,
        edition=question.edition,
        players=players,
        bots=list(question.bots),
        threads=1,
    )
    seen = {
        "features": np.zeros((n, N_FEATURES), np.uint8),
        "mask": np.zeros((n, N_ACTIONS), np.uint8),
        "teacher": np.zeros(n, np.int16),
    }
    told = {
        "done": np.zeros(n, np.uint8),
        "shares": np.zeros((n, 5), np.float32),
        "margins": np.zeros((n, 5), np.float32),
    }
    # The first game of each lane counts: later ones would favour those that are short.
    results, is_open = np.zeros((n, 2)), np.ones(n, bool)
    batch.observe(**seen)
    while is_open.any():
        actions = policy(seen["features"], seen["mask"], seen["teacher"])
        batch.step(np.asarray(actions, np.int32), **seen, **told)
        ended = np.flatnonzero((told["done"] == 1) & is_open)
        results[ended, 0] = told["shares"][ended, at[ended]]
        results[ended, 1] = told["margins"][ended, at[ended]]
        is_open[ended] = False
    return results


def sum_up(results):
    """The answer that the results of all jobs give."""
    shares, margins = np.concatenate(results).T
    error = 1.96 * shares.std(ddof=1) / math.sqrt(len(shares)) if len(shares) > 1 else math.inf
    return Answer(len(shares), float(shares.mean()), float(error), float(margins.mean()))


def evaluate(policy, question, run=here):
    """Answers a question: on this machine, or with `run=on_ray` on all of a cluster."""
    return sum_up(run(partial(play_job, policy, question), question.jobs()))
