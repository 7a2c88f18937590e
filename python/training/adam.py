"""Adam, and the course of its step size."""

from typing import NamedTuple

import jax
import jax.numpy as jnp

KEEP_FIRST, KEEP_SECOND, FLOOR = 0.9, 0.999, 1e-6
NORM_MAX = 1.0


class Moments(NamedTuple):
    """Running means of gradients and of their squares, each shaped like the weights."""

    first: dict
    second: dict
    steps: jax.Array


def initial(weights):
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return Moments(zeros, zeros, jnp.zeros((), jnp.int32))


def step(weights, moments, gradients, rate):
    """Weights and moments after one step, and the norm of the gradients before it was limited."""
    norm = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    limit = jnp.minimum(1, NORM_MAX / (norm + 1e-9))
    steps = moments.steps + 1

    def mean(keep, old, new):
        return jax.tree.map(lambda o, n: keep * o + (1 - keep) * n, old, new)

    gradients = jax.tree.map(lambda g: g * limit, gradients)
    first = mean(KEEP_FIRST, moments.first, gradients)
    second = mean(KEEP_SECOND, moments.second, jax.tree.map(jnp.square, gradients))
    # Early means lean towards the zeros that they began with.
    rate = rate * jnp.sqrt(1 - KEEP_SECOND**steps) / (1 - KEEP_FIRST**steps)
    weights = jax.tree.map(
        lambda w, m, v: w - rate * m / (jnp.sqrt(v) + FLOOR), weights, first, second
    )
    return weights, Moments(first, second, steps), norm


def course(begin, end, progress):
    """From `begin` to `end` on a straight line."""
    return begin + min(1, max(0, progress)) * (end - begin)
