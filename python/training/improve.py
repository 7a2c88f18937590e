"""Improvement by search: the net learns what a search that asks it would do, and how games end.

A search with the net plays better than the net at first sight. In each round it plays some games;
the net learns its decisions by cross entropy and what came of the games as values, and the search
of the next round asks the better net.
"""

import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
from traumfabrik.evaluate import teacher as as_taught
from traumfabrik.selfplay import Harvest, self_play

from . import adam, checkpoint, curve, evaluate, net, quantise
from .learn import Learner, smoothed, value_loss
from .returns import to_relative
from .rollout import legal_actions, unpack_features


@dataclass(frozen=True)
class Plan:
    """How much is played and learned. Two numbers are the values at the beginning and at the end."""

    rounds: int = 8
    # In each round, for each number of seats.
    n_games: int = 256
    seat_counts: tuple = evaluate.SEAT_COUNTS
    # `net` believes the net in what comes of a position, `hybrid` half of it and half a rehearsal.
    search: str = "net"
    simulations: int = 64
    # Games of so many rounds are learned from, passed over so many times in each round.
    keep: int = 4
    n_epochs: int = 2
    minibatch: int = 1024
    rate: tuple = (3e-4, 3e-5)
    # How much of the target is any legal action.
    smoothing: float = 0.05
    measure_games: int = 1024
    threads: int = 0


def improve(training, plan, out):
    """All rounds, from where the training stands; each ends with a checkpoint in `out`."""
    out, card = Path(out), training.card
    out.mkdir(parents=True, exist_ok=True)
    for count in ("minutes", "iterations", "games", "decisions"):
        card.setdefault(count, 0)
    known = []
    for number in range(plan.rounds):
        began, seed = time.monotonic(), card["seed"] * 1009 + card["iterations"]
        # Under a name of its own: whoever has read a net does not read it again.
        asked = out / f"asked-{card['iterations']}.net"
        write(asked, training)
        found = play(f"{plan.search}@{asked}:{plan.simulations}", plan, seed)
        known = [*known, found][-plan.keep :]
        # These games are new, so this says how much there is to learn.
        figures = {"agreement": agreement(training, found)}
        rate = adam.course(*plan.rate, number / plan.rounds)
        figures |= learn(training, known, plan, rate, seed)
        card["iterations"] += 1
        card["games"] += len(plan.seat_counts) * plan.n_games
        card["decisions"] += len(found["teacher"])
        card["minutes"] += (time.monotonic() - began) / 60
        checkpoint.save(out, training)
        measure(training, plan, out, figures)


def write(path, training):
    """The net of now as bytes, as bots read it."""
    weights = jax.device_get(training.learner.weights)
    quantise.save(path, training.architecture, training.shift, weights, training.card, as_bytes=True)


def play(bot, plan, seed):
    """The decisions of whole games that a bot plays with itself, at tables of all kinds."""
    found = []
    for n_seats in plan.seat_counts:
        harvest = Harvest(
            plan.n_games,
            n_seats,
            edition="mixed",
            rulings="random",
            seed=seed * 10 + n_seats,
            games_per_job=plan.n_games,
            teacher=bot,
            threads=plan.threads,
        )
        found.append(self_play(as_taught, harvest))
    return {name: np.concatenate([part[name] for part in found]) for name in found[0]}


def learn(training, known, plan, rate, seed):
    """Passes over all that is known, in another order each time; returns how it went on average."""
    samples = targets({name: np.concatenate([found[name] for found in known]) for name in known[0]})
    n_rows = len(samples["teacher"])
    size = min(plan.minibatch, n_rows)
    chance, figures = np.random.default_rng(seed), []
    for _ in range(plan.n_epochs):
        order = chance.permutation(n_rows)
        for begin in range(0, n_rows - size + 1, size):
            batch = {name: rows[order[begin : begin + size]] for name, rows in samples.items()}
            learner, seen = step(
                training.learner, training.shift, batch, rate, plan.smoothing, net.compute_dtype()
            )
            training.learner = learner
            figures.append(seen)
    return {name: float(np.mean([seen[name] for seen in figures])) for name in figures[0]}


def targets(found):
    """What is learned of each decision, with outcomes as seen from the seat that was due."""
    outcomes = jnp.stack([found["shares"], net.squash(found["margins"])], axis=-1)
    seat, n_seats = (jnp.asarray(found[name], jnp.int32) for name in ("seat", "n_seats"))
    relative = np.asarray(to_relative(outcomes, seat, n_seats))
    same = {name: found[name] for name in ("packed", "mask", "teacher", "n_seats")}
    return {**same, "win": relative[..., 0], "margin": relative[..., 1]}


@partial(jax.jit, static_argnames="dtype")
def step(state, shift, batch, rate, smoothing, dtype):
    """One step of learning."""

    def loss(weights):
        features, legal = unpack_features(batch["packed"]), legal_actions(batch["mask"])
        logits, win, margin = net.forward(weights, shift, features, dtype)
        log_policy = net.log_policy(logits, legal)
        model = smoothed(batch["teacher"], legal, smoothing)
        unlikeness = -jnp.where(legal, model * log_policy, 0).sum(axis=1).mean()
        value, errors = value_loss(win, margin, batch)
        return unlikeness + value, {"unlikeness": unlikeness, **errors}

    gradients, figures = jax.grad(loss, has_aux=True)(state.weights)
    weights, moments, _ = adam.step(state.weights, state.moments, gradients, rate)
    return Learner(weights, moments), figures


def agreement(training, found, size=4096):
    """The share of decisions in which the net at first sight would do what the bot did."""
    n_same = 0
    for begin in range(0, len(found["teacher"]), size):
        part = {name: found[name][begin : begin + size] for name in ("packed", "mask", "teacher")}
        features, legal = unpack_features(part["packed"]), legal_actions(part["mask"])
        logits = net.forward(
            training.learner.weights, training.shift, features, net.compute_dtype()
        )[0]
        best = jnp.where(legal, logits, net.ILLEGAL).argmax(axis=1)
        n_same += int((best == part["teacher"]).sum())
    return n_same / len(found["teacher"])


def measure(training, plan, out, figures):
    """Win shares at first sight into the curve."""
    seed = 8_000_000 + training.card["iterations"]
    win = evaluate.against_bots(
        training.learner.weights, training.shift, plan.measure_games, seed, seat_counts=plan.seat_counts
    )
    curve.record(out, training.card, "`balanced`", win, figures)
    print(
        f"{training.card['minutes']:6.2f} min  agreement {figures['agreement']:.3f}  "
        f"{evaluate.table(win)}",
        flush=True,
    )
