"""How strong a net is: whole games, the net's best action always, win shares with intervals."""

from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

from . import net, population
from .population import LEARNER, PLAIN
from .rollout import Group, legal_actions, unpack

SEAT_COUNTS = (2, 3, 4, 5)


@partial(jax.jit, static_argnames=("n_games", "dtype"))
def best(weights, rival, shift, block, rival_seats, n_games, dtype):
    """The most likely legal action of whoever is due, the net or its rival."""
    seen = unpack(block, n_games)
    logits = net.forward(weights, shift, seen["features"], dtype)[0]
    rival_logits = net.forward(rival, shift, seen["features"], dtype)[0]
    rivals_turn = rival_seats[jnp.arange(n_games), seen["seat"].astype(jnp.int32)]
    logits = jnp.where(rivals_turn[:, None], rival_logits, logits)
    return jnp.where(legal_actions(seen["mask"]), logits, net.ILLEGAL).argmax(axis=1)


def play(weights, shift, seating, rules, seed, rival=None):
    """Plays one game at every place of the seating, to its end.

    Returns the share of the win and the margin of the one own seat of each game.
    """
    group = Group(seating.batch(rules, seed), seating)
    own = (seating.players == LEARNER) & ~seating.rivals
    own &= np.arange(net.SEATS_MAX) < seating.n_seats[:, None]
    assert (own.sum(axis=1) == 1).all(), "one seat of each game is measured"
    share, margin = np.full(group.n_games, np.nan), np.full(group.n_games, np.nan)
    rival = weights if rival is None else rival
    while np.isnan(share).any():
        actions = best(
            weights,
            rival,
            shift,
            jax.device_put(group.block),
            group.rival_seats,
            group.n_games,
            net.compute_dtype(),
        )
        group.step(np.asarray(actions).astype(np.int32))
        # Only the first game of each place counts: short games would be counted more often.
        first = (group.views["done"] > 0) & np.isnan(share)
        share[first] = group.views["shares"][first][own[first]]
        margin[first] = group.views["margins"][first][own[first]]
    return share, margin


def against_bots(
    weights, shift, n_games, seed, bot="balanced", seat_counts=SEAT_COUNTS, rules=PLAIN
):
    """One net among bots: figures for each number of seats, of `n_games` in each."""
    seating = population.one_against_bots(n_games * len(seat_counts), seat_counts, bot)
    return _by_seats(seating, *play(weights, shift, seating, rules, seed))


def against_net(weights, rival, shift, n_games, seed, seat_counts=SEAT_COUNTS, rules=PLAIN):
    """One net among copies of another."""
    seating = population.one_against_rivals(n_games * len(seat_counts), seat_counts)
    return _by_seats(seating, *play(weights, shift, seating, rules, seed, rival))


def _by_seats(seating, share, margin):
    figures = {}
    for seats in sorted(set(seating.n_seats.tolist())):
        here = seating.n_seats == seats
        wins = share[here]
        figures[str(seats)] = {
            "win": round(100 * float(wins.mean()), 2),
            "interval": round(100 * 1.96 * float(wins.std()) / np.sqrt(len(wins)), 2),
            "margin": round(float(margin[here].mean()), 2),
            "games": len(wins),
        }
    return figures


def table(figures):
    """The figures in a line."""
    return "  ".join(
        f"{seats} seats {row['win']:.1f} ± {row['interval']:.1f} %"
        for seats, row in figures.items()
    )
