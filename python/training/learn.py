"""Learning from the memory of a rollout: imitating the teacher, then policy gradients (PPO)."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from . import adam, net
from .population import N_TABLES
from .returns import advantages, to_relative
from .rollout import legal_actions

CLIP = 0.2
SMOOTHING = 0.15
WIN_LOSS, MARGIN_LOSS = 0.5, 0.5


class Learner(NamedTuple):
    """What learning changes."""

    weights: dict
    moments: adam.Moments


class Pace(NamedTuple):
    """Numbers that change in the course of training."""

    # 1 while the teacher is imitated, then 0. A number, so that all is compiled only once.
    imitate: float
    rate: float
    entropy: float
    decay: float
    margin_weight: float


def learner(weights):
    weights = jax.tree.map(jnp.asarray, weights)
    return Learner(weights, adam.initial(weights))


@partial(jax.jit, static_argnames=("n_epochs", "n_minibatches", "dtype"))
def learn(state, shift, memories, tables, key, pace, guide, n_epochs, n_minibatches, dtype):
    """Passes over all memories a few times. Each minibatch has equally much of every group.

    `tables` say of which kind each game of each group is; `guide` holds the weights of a net to be
    imitated, and without one, it is the teacher.
    """
    samples = [_samples(kept, pace) for kept in memories]
    spread = standardise(samples, tables)
    loss = partial(_loss, shift=shift, pace=pace, guide=guide, dtype=dtype)

    def epoch(state, key):
        orders = []
        for k, s in zip(jax.random.split(key, len(samples)), samples):
            order = jax.random.permutation(k, s["advantage"].shape[0])
            size = len(order) // n_minibatches
            orders.append(order[: n_minibatches * size].reshape((n_minibatches, size)))
        return jax.lax.scan(minibatch, state, orders)

    def minibatch(state, order):
        parts = [
            {k: v.at[o].get(mode="promise_in_bounds") for k, v in s.items()}
            for s, o in zip(samples, order)
        ]
        joined = {k: jnp.concatenate([p[k] for p in parts]) for k in parts[0]}
        gradients, figures = jax.grad(loss, has_aux=True)(state.weights, joined)
        weights, moments, norm = adam.step(state.weights, state.moments, gradients, pace.rate)
        return Learner(weights, moments), {**figures, "gradient": norm}

    state, figures = jax.lax.scan(epoch, state, jax.random.split(key, n_epochs))
    return state, {"spread": spread, **jax.tree.map(jnp.mean, figures)}


def standardise(samples, tables):
    """Advantages with mean 0 at each kind of table and deviation 1 in all; returns what it was.

    The net does not know who sits there, so it expects too little among weak players and too much
    among strong ones: that is no merit of its decisions.
    """
    kinds = [jax.nn.one_hot(table, N_TABLES) for table in tables]

    def by_kind(figures):
        figures = (f.reshape((-1, len(kind))).sum(axis=0) for f, kind in zip(figures, kinds))
        return sum(f @ kind for f, kind in zip(figures, kinds))

    own = by_kind([s["own"] for s in samples])
    means = by_kind([s["advantage"] * s["own"] for s in samples]) / jnp.maximum(own, 1)
    for s, kind in zip(samples, kinds):
        mean = jnp.tile(kind @ means, len(s["advantage"]) // len(kind))
        s["advantage"] = s["advantage"] - mean
    squares = sum(jnp.sum(jnp.square(s["advantage"]) * s["own"]) for s in samples)
    spread = jnp.sqrt(squares / own.sum())
    for s in samples:
        s["advantage"] = s["advantage"] / (spread + 1e-6)
    return spread


def _samples(kept, pace):
    """The decisions of a group, one after the other, with what they turned out to be worth."""
    values = kept["values"]
    gains = advantages(values, kept["outcomes"][:-1], kept["done"][:-1], pace.decay)
    seat, n_seats = (kept[k][:-1].astype(jnp.int32) for k in ("seat", "n_seats"))
    targets = to_relative(gains + values[:-1], seat, n_seats)
    own_gain = to_relative(gains, seat, n_seats)[:, :, 0]
    samples = {
        # Not cut to the rows that count, which would copy gigabytes: nobody asks for the others.
        "features": kept["features"],
        "mask": kept["mask"],
        "n_seats": n_seats,
        "action": kept["action"].astype(jnp.int32),
        "teacher": kept["teacher"].astype(jnp.int32),
        "log_p": kept["log_p"],
        "own": kept["own"][:-1].astype(jnp.float32),
        "advantage": own_gain[..., 0] + pace.margin_weight * own_gain[..., 1],
        "win": targets[..., 0],
        "margin": targets[..., 1],
    }
    return {k: v.reshape((-1, *v.shape[2:])) for k, v in samples.items()}


def _loss(weights, batch, shift, pace, guide, dtype):
    logits, win, margin = net.forward(weights, shift, batch["features"], dtype)
    legal = legal_actions(batch["mask"])
    log_policy = net.log_policy(logits, legal)
    entropy = -jnp.sum(jnp.where(legal, jnp.exp(log_policy) * log_policy, 0), axis=1)
    gain, divergence = clipped(log_policy, batch)
    if guide is None:
        model = smoothed(batch["teacher"], legal)
    else:
        model = jnp.exp(
            net.log_policy(net.forward(guide, shift, batch["features"], dtype)[0], legal)
        )
    likeness = jnp.sum(jnp.where(legal, model * log_policy, 0), axis=1)
    same = log_policy.argmax(axis=1) == model.argmax(axis=1)
    policy = jnp.where(pace.imitate, -likeness, -gain - pace.entropy * entropy)

    # Decisions of rivals say nothing of our policy; the value learns from all.
    def own(figure):
        return jnp.sum(figure * batch["own"]) / (jnp.sum(batch["own"]) + 1e-6)

    value, errors = value_loss(win, margin, batch)
    return own(policy) + value, {
        "divergence": own(divergence),
        "entropy": own(entropy),
        "same": own(same),
        **errors,
    }


def value_loss(win, margin, batch):
    """How far what was expected for all seats is from what they had; in all, and one by one."""
    n_seats = batch["n_seats"]
    present = jnp.arange(net.SEATS_MAX) < n_seats[:, None]
    surprise = -jnp.sum(jnp.where(present, batch["win"] * net.log_win(win, n_seats), 0), axis=1)
    error = jnp.where(present, jnp.square(margin - batch["margin"]), 0).sum(axis=1) / n_seats
    errors = {"win": surprise.mean(), "margin": error.mean()}
    return WIN_LOSS * errors["win"] + MARGIN_LOSS * errors["margin"], errors


def clipped(log_policy, batch):
    """The clipped gain: none from moving further than a fifth away from who played. And how far
    the policy has moved since."""
    log_p = jnp.take_along_axis(log_policy, batch["action"][:, None], axis=1)[:, 0]
    difference = log_p - batch["log_p"]
    ratio = jnp.exp(difference)
    advantage = batch["advantage"]
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    return gain, ratio - 1 - difference


def smoothed(action, legal, part=SMOOTHING):
    """A policy that takes the teacher's action, and for some part any legal one: whoever imitates
    that stays curious."""
    any_legal = legal / legal.sum(axis=1, keepdims=True)
    return (1 - part) * jax.nn.one_hot(action, legal.shape[1]) + part * any_legal
