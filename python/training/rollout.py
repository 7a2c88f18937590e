"""Playing: groups of games on the processor, their decisions and their memory on the accelerator.

Each group has a thread. While one waits for its decisions, others are played, so that neither side
waits for long.
"""

import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import traumfabrik

from . import net
from .net import SEATS_MAX
from .returns import to_absolute

MASK_BYTES = (traumfabrik.N_ACTIONS + 7) // 8


def layout(n_games):
    """What a batch tells of each game, in one block of bytes, so that one transfer carries it all.

    Name, type, shape of a row and offset of each part; the last entry is the size of the block.
    """
    parts, offset = [], 0
    for name, dtype, row in (
        ("packed", "u1", (traumfabrik.N_PACKED,)),
        ("mask", "u1", (MASK_BYTES,)),
        ("seat", "u1", ()),
        ("n_seats", "u1", ()),
        ("done", "u1", ()),
        ("teacher", "<i2", ()),
        ("shares", "<f4", (SEATS_MAX,)),
        ("margins", "<f4", (SEATS_MAX,)),
    ):
        parts.append((name, dtype, row, offset))
        size = n_games * int(np.prod(row)) * np.dtype(dtype).itemsize
        offset += size + -size % 64
    return tuple(parts), offset


class Group:
    """Games that are played together: a batch, who sits there, and what it tells."""

    def __init__(self, batch, seating, with_teacher=False):
        self.batch = batch
        self.n_games = len(seating.n_seats)
        self.rival_seats = jnp.asarray(seating.rivals)
        self.tables = jnp.asarray(seating.tables(), jnp.int32)
        parts, size = layout(self.n_games)
        self.block = np.zeros(size, "u1")
        self.views = {}
        for name, dtype, row, offset in parts:
            count = self.n_games * int(np.prod(row))
            view = np.frombuffer(self.block, dtype, count, offset)
            self.views[name] = view.reshape((self.n_games, *row))
        batch.observe(**{n: self.views[n] for n in ("packed", "mask", "seat", "n_seats")})
        self.told = {}
        self.teach(with_teacher)

    def teach(self, wanted):
        """Whether the batch says what the teacher would do; that takes time."""
        if wanted and "teacher" not in self.told:
            self.batch.observe(teacher=self.views["teacher"])
        self.told = {k: v for k, v in self.views.items() if wanted or k != "teacher"}

    def step(self, actions):
        self.batch.step(actions, **self.told)


def memory(n_steps, n_games):
    """Room for the decisions of a group. The last row holds the value after the last decision."""

    def room(dtype, *row):
        return jnp.zeros((n_steps + 1, n_games, *row), dtype)

    return {
        "features": room(jnp.uint8, traumfabrik.N_FEATURES),
        "mask": room(jnp.uint8, MASK_BYTES),
        "seat": room(jnp.uint8),
        "n_seats": room(jnp.uint8),
        "teacher": room(jnp.int16),
        "action": room(jnp.int16),
        "log_p": room(jnp.float32),
        "own": room(jnp.bool_),
        "values": room(jnp.float32, SEATS_MAX, 2),
        "outcomes": room(jnp.float32, SEATS_MAX, 2),
        "done": room(jnp.bool_),
    }


def unpack(block, n_games):
    """The parts of a block, on the accelerator; features with their zeros."""
    seen = {}
    for name, dtype, row, offset in layout(n_games)[0]:
        width = np.dtype(dtype).itemsize
        part = block[offset : offset + n_games * int(np.prod(row)) * width]
        if width == 1:
            seen[name] = part.reshape((n_games, *row))
        else:
            whole = part.reshape((n_games, *row, width))
            seen[name] = jax.lax.bitcast_convert_type(whole, jnp.dtype(dtype).newbyteorder("="))
    seen["features"] = unpack_features(seen.pop("packed"))
    return seen


def unpack_features(packed):
    """Features [games, N_FEATURES] of packed rows: a bit for each that is not zero, one for each
    that is more than one, then those."""
    size = traumfabrik.PACKED_BITS
    filled, more, values = jnp.split(packed, [size, 2 * size], axis=1)
    # How many are more than one before each byte of bits, as a product of matrices: small whole
    # numbers are exact in any type, and a sum along rows would take many steps.
    before = jnp.dot(
        jax.lax.population_count(more).astype(jnp.bfloat16),
        jnp.asarray(np.triu(np.ones((size, size)), 1), jnp.bfloat16),
        preferred_element_type=jnp.float32,
    )
    bit = jnp.arange(8, dtype=jnp.uint8)
    lower = more[..., None] & ((jnp.uint8(1) << bit) - jnp.uint8(1))
    place = before[..., None].astype(jnp.int32) + jax.lax.population_count(lower)
    is_large = ((more[..., None] >> bit) & 1 == 1) & (place < values.shape[1])
    is_large, place, small = (
        part.reshape((len(packed), -1))[:, : traumfabrik.N_FEATURES]
        for part in (is_large, place, (filled[..., None] >> bit) & 1)
    )
    return jnp.where(is_large, jnp.take_along_axis(values, place, axis=1, mode="clip"), small)


def legal_actions(mask):
    """Packed masks [..., bytes] as booleans [..., actions]."""
    bits = (mask[..., None] >> jnp.arange(8, dtype=jnp.uint8)) & 1
    return bits.reshape((*mask.shape[:-1], -1))[..., : traumfabrik.N_ACTIONS].astype(bool)


@partial(jax.jit, static_argnames=("rivals_greedy", "dtype"), donate_argnames="kept")
def act(kept, weights, rival, shift, block, rival_seats, t, key, teach, rivals_greedy, dtype):
    """Decides for every game of a group, and keeps what learning will need in row `t`.

    The outcome that came with this block belongs to the decision before, in row t - 1. With
    probability `teach` the teacher's action is played instead of the net's.
    """
    n_games = rival_seats.shape[0]
    seen = unpack(block, n_games)
    seat, n_seats = seen["seat"].astype(jnp.int32), seen["n_seats"].astype(jnp.int32)
    legal = legal_actions(seen["mask"])
    logits, win, margin = net.forward(weights, shift, seen["features"], dtype)
    rival_logits = net.forward(rival, shift, seen["features"], dtype)[0]
    rivals_turn = rival_seats[jnp.arange(n_games), seat]
    log_p = net.log_policy(jnp.where(rivals_turn[:, None], rival_logits, logits), legal)

    sample_key, teach_key = jax.random.split(jax.random.fold_in(key, t))
    action = jax.random.categorical(sample_key, log_p)
    if rivals_greedy:
        action = jnp.where(rivals_turn, log_p.argmax(axis=1), action)
    taught = (jax.random.uniform(teach_key, (n_games,)) < teach) & ~rivals_turn
    action = jnp.where(taught, seen["teacher"], action).astype(jnp.int32)

    shares = jnp.exp(net.log_win(win, n_seats))
    row = {
        **{name: seen[name] for name in ("features", "mask", "seat", "n_seats", "teacher")},
        "action": action.astype(jnp.int16),
        "log_p": jnp.take_along_axis(log_p, action[:, None], axis=1)[:, 0],
        "own": ~rivals_turn,
        "values": to_absolute(jnp.stack([shares, margin], axis=-1), seat, n_seats),
    }
    before = {
        "done": seen["done"].astype(bool),
        "outcomes": jnp.stack([seen["shares"], net.squash(seen["margins"])], axis=-1),
    }
    kept = dict(kept)
    for name, values in row.items():
        kept[name] = jax.lax.dynamic_update_index_in_dim(kept[name], values, t, 0)
    for name, values in before.items():
        # Before the first decision this is the last row, of which only the value counts.
        kept[name] = jax.lax.dynamic_update_index_in_dim(kept[name], values, t - 1, 0)
    return kept, action


class Rollout:
    """Plays all groups for a number of steps, over and over."""

    def __init__(self, groups, n_steps, rivals_greedy=False):
        self.groups = groups
        self.n_steps = n_steps
        self.rivals_greedy = rivals_greedy
        self.memories = [memory(n_steps, group.n_games) for group in groups]
        self.compiled = False
        # Seconds of all groups together in the last rollout: for decisions, and for steps.
        self.deciding, self.stepping = 0.0, 0.0

    def play(self, weights, rivals, shift, key, teach=0.0):
        """Fills the memories; `rivals` are the weights of each group's rival. Returns games ended.

        Groups know nothing of each other, so which thread is faster does not matter.
        """

        def one(g):
            return self._play_group(g, weights, rivals[g], shift, jax.random.fold_in(key, g), teach)

        waiting = list(range(len(self.groups)))
        played = []
        if not self.compiled:
            # Otherwise each thread would compile `act` for itself.
            played.append(one(waiting.pop()))
            self.compiled = True
        with ThreadPoolExecutor(len(self.groups)) as threads:
            played += threads.map(one, waiting)
        n_ended, self.deciding, self.stepping = (sum(parts) for parts in zip(*played))
        return n_ended

    def _play_group(self, g, weights, rival, shift, key, teach):
        """Games ended, and seconds that went into decisions and into steps."""
        group, dtype = self.groups[g], net.compute_dtype()
        n_ended, deciding, stepping = 0, 0.0, 0.0
        begin = time.monotonic()
        for t in range(self.n_steps + 1):
            self.memories[g], actions = act(
                self.memories[g],
                weights,
                rival,
                shift,
                jax.device_put(group.block),
                group.rival_seats,
                t,
                key,
                teach,
                self.rivals_greedy,
                dtype,
            )
            # Having the actions means that the block was read and may be written again.
            actions = np.asarray(actions)
            decided = time.monotonic()
            deciding += decided - begin
            if t < self.n_steps:
                group.step(actions)
                n_ended += int(group.views["done"].sum())
            begin = time.monotonic()
            stepping += begin - decided
        return n_ended, deciding, stepping
