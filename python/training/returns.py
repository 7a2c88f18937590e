"""What decisions turned out to be worth, for all seats.

Seats are counted as the table does, or as the net does, for which 0 is whoever is due.
"""

import jax
import jax.numpy as jnp

from .net import SEATS_MAX


def advantages(values, outcomes, done, decay):
    """Generalised advantages (gamma 1) over the decisions of a table.

    `values` [T + 1, games, seats, k] is what was expected before each decision, by seats at the
    table; `outcomes` [T, games, seats, k] counts where `done` [T, games] says that the game ended
    with this decision, and the row after it belongs to the next game. Returns [T, games, seats, k].

    One chain runs through the decisions of all seats: what a rival's decision changes for a seat
    is luck from that seat's view, and belongs into the sum as such.
    """
    ended = done[..., None, None]
    surprise = jnp.where(ended, outcomes, values[1:]) - values[:-1]

    def backward(later, row):
        surprise, ended = row
        sum_ = surprise + jnp.where(ended, 0, decay * later)
        return sum_, sum_

    _, sums = jax.lax.scan(backward, jnp.zeros_like(values[0]), (surprise, ended), reverse=True)
    return sums


def to_absolute(values, seat, n_seats):
    """[..., relative seat, k] to [..., seat at the table, k]; seats that nobody holds get zeros."""
    seats = jnp.arange(SEATS_MAX)
    return _pick(values, (seats - seat[..., None]) % n_seats[..., None], n_seats)


def to_relative(values, seat, n_seats):
    """[..., seat at the table, k] to [..., relative seat, k]; seats that nobody holds get zeros."""
    seats = jnp.arange(SEATS_MAX)
    return _pick(values, (seats + seat[..., None]) % n_seats[..., None], n_seats)


def _pick(values, index, n_seats):
    present = jnp.arange(SEATS_MAX) < n_seats[..., None]
    return jnp.where(present[..., None], jnp.take_along_axis(values, index[..., None], axis=-2), 0)
