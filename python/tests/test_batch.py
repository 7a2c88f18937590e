"""Many games at once."""

import array
import ctypes
import threading

import numpy as np
import pytest
import traumfabrik as tf


def arrays(n, features=tf.N_FEATURES):
    return {
        "features": np.zeros((n, features), np.uint8),
        "mask": np.zeros((n, tf.N_ACTIONS), np.uint8),
        "seat": np.zeros(n, np.uint8),
        "n_seats": np.zeros(n, np.uint8),
        "teacher": np.zeros(n, np.int16),
        "done": np.zeros(n, np.uint8),
        "shares": np.zeros((n, 5), np.float32),
        "margins": np.zeros((n, 5), np.float32),
        "scores": np.zeros((n, 5), np.int16),
        "length": np.zeros(n, np.int32),
    }


def play(n=50, steps=150, **options):
    """All that is written on the way, in one list."""
    batch = tf.Batch(n, n_seats=0, edition="mixed", rulings="random", **options)
    out, actions, seen = arrays(n), np.zeros(n, np.int32), []
    for _ in range(steps):
        batch.sample(actions)
        batch.step(actions, **out)
        seen.append({name: array.copy() for name, array in out.items()})
    return seen


def same(first, second):
    return all(
        np.array_equal(one[name], other[name])
        for one, other in zip(first, second, strict=True)
        for name in one
    )


def test_games_depend_on_the_seed_and_not_on_the_number_of_threads():
    one = play(seed=5, threads=1)
    assert same(one, play(seed=5, threads=3))
    assert not same(one, play(seed=6, threads=1))


def test_masks_results_and_teachers_hold_together():
    n_ended = 0
    for step in play(seed=1, n=64, steps=300):
        assert (step["mask"].sum(1) >= 2).all()
        assert (step["mask"][np.arange(64), step["teacher"]] == 1).all()
        assert (step["seat"] < step["n_seats"]).all()
        done = step["done"] == 1
        n_ended += done.sum()
        assert np.allclose(step["shares"][done].sum(1), 1)
        assert (step["shares"][~done] == 0).all() and (step["scores"][~done] == -1).all()
        assert (step["length"][done] > 10).all()
    assert n_ended > 64


def test_a_packed_mask_is_the_same_mask():
    batch, wide = tf.Batch(8, seed=3), np.zeros((8, tf.N_ACTIONS), np.uint8)
    packed = np.zeros((8, tf.MASK_BYTES), np.uint8)
    batch.observe(mask=wide)
    batch.observe(mask=packed)
    unpacked = np.unpackbits(packed, axis=1, bitorder="little")[:, : tf.N_ACTIONS]
    assert np.array_equal(unpacked, wide)


def test_plain_features_are_the_first_of_all_features():
    full, plain = np.zeros((16, tf.N_FEATURES), np.uint8), np.zeros((16, tf.N_PLAIN), np.uint8)
    tf.Batch(16, seed=2).observe(features=full)
    tf.Batch(16, seed=2, features="plain").observe(features=plain)
    assert np.array_equal(full[:, : tf.N_PLAIN], plain)
    names = [name for name, _, _ in tf.feature_layout()]
    assert len(names) == len(set(names))
    assert tf.feature_scales().shape == (tf.N_FEATURES,)


def test_balanced_beats_chance_from_where_it_sits():
    players = np.full((64, 5), -1, np.int8)
    players[:, 2] = 0
    batch = tf.Batch(64, seed=9, players=players, bots=["balanced"], features="none")
    actions, done, shares = np.zeros(64, np.int16), np.zeros(64, np.uint8), np.zeros((64, 5), np.float32)
    won = []
    while len(won) < 100:
        batch.sample(actions)
        batch.step(actions, done=done, shares=shares)
        won += list(shares[done == 1, 2])
    assert np.mean(won) > 0.9


def test_every_bot_that_needs_no_process_can_sit_at_a_table():
    players = np.tile(np.array([-1, 0, 1, 2, 3], np.int8), (2, 1))
    others = ["beginner", "medium", "net", "hybrid:3"]

    def scores(threads):
        batch = tf.Batch(2, seed=9, n_seats=5, players=players, bots=others, features="none", threads=threads)
        actions, done = np.zeros(2, np.int16), np.zeros(2, np.uint8)
        points, ends = np.zeros((2, 5), np.int16), []
        while len(ends) < 2:
            batch.sample(actions)
            batch.step(actions, done=done, scores=points)
            ends += [row.tolist() for row in points[done == 1]]
        return ends

    assert scores(1) == scores(2)


def test_what_is_not_allowed_is_named_and_nothing_is_played():
    batch, mask = tf.Batch(4, seed=1), np.zeros((4, tf.N_ACTIONS), np.uint8)
    batch.observe(mask=mask)
    before, actions = mask.copy(), mask.argmax(1).astype(np.int32)
    actions[3] = 133
    with pytest.raises(ValueError, match="game 3 does not allow action 133; it allows"):
        batch.step(actions)
    batch.observe(mask=mask)
    assert np.array_equal(mask, before)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"n_seats": 6}, "2 to 5"),
        ({"n_seats": np.full(3, 4, np.uint8)}, r"shape \[4\]"),
        ({"edition": "monopoly"}, "traumfabrik-2000"),
        ({"rulings": {"screens": "glass"}}, "screened"),
        ({"rulings": "any"}, "random"),
        ({"bots": ["nobody"]}, "no bot is called"),
        ({"bots": ["cmd:x"]}, "cannot sit in a batch"),
        ({"bots": ["net@nowhere.net"]}, "cannot be read from nowhere.net"),
        ({"features": "all"}, "plain"),
        ({"players": np.zeros((4, 5), np.int8)}, "nobody learns in game 0"),
        ({"players": np.full((4, 5), 7, np.int8)}, "7 is neither"),
        ({"players": np.zeros((4, 4), np.int8)}, "shape"),
    ],
)
def test_wrong_arguments_say_what_would_be_right(wrong, says):
    with pytest.raises((ValueError, TypeError), match=says):
        tf.Batch(4, **wrong)


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("features", np.zeros((4, 7), np.uint8)),
        ("features", np.zeros((4, tf.N_FEATURES), np.float32)),
        ("mask", np.zeros((4, 2 * tf.N_ACTIONS), np.uint8)[:, ::2]),
        ("seat", [0, 0, 0, 0]),
        ("teacher", np.zeros(4, np.int32)),
        ("teacher", array.array("f", bytes(16))),
        ("seat", bytearray(3)),
        ("seat", memoryview(bytearray(8))[::2]),
        ("mask", bytearray(4 * tf.N_ACTIONS)),
        ("mask", "1111"),
    ],
)
def test_wrong_arrays_say_what_would_be_right(name, wrong):
    with pytest.raises((ValueError, TypeError), match=f"{name} has to be a C-contiguous"):
        tf.Batch(4).observe(**{name: wrong})


def test_arrays_that_may_not_be_written_are_refused():
    seat = np.zeros(4, np.uint8)
    seat.flags.writeable = False
    for wrong in (seat, bytes(4), memoryview(bytearray(4)).toreadonly()):
        with pytest.raises(ValueError, match="writable"):
            tf.Batch(4).observe(seat=wrong)


def shaped(buffer, *shape):
    """A view with more than one dimension, which `array` has not."""
    return memoryview(buffer).cast("B").cast(memoryview(buffer).format, shape)


def test_whatever_lends_its_memory_is_written_in_place():
    n, expected = 6, arrays(6)
    buffers = {
        "features": shaped(bytearray(n * tf.N_FEATURES), n, tf.N_FEATURES),
        "mask": (ctypes.c_uint8 * tf.N_ACTIONS * n)(),
        "seat": bytearray(n),
        "n_seats": (ctypes.c_ubyte * n)(),
        "teacher": array.array("h", bytes(2 * n)),
        "done": memoryview(bytearray(2 * n))[n:],
        "shares": shaped(array.array("f", bytes(20 * n)), n, 5),
        "margins": (ctypes.c_float * 5 * n)(),
        "scores": shaped(array.array("h", bytes(10 * n)), n, 5),
        "length": array.array("i", bytes(4 * n)),
    }
    one, other = tf.Batch(n, seed=8), tf.Batch(n, seed=8)
    numbers, actions = array.array("i", bytes(4 * n)), np.zeros(n, np.int32)
    n_ended = 0
    for _ in range(300):
        one.sample(numbers)
        other.sample(actions)
        assert numbers.tolist() == actions.tolist()
        one.step(numbers, **buffers)
        other.step(actions, **expected)
        n_ended += sum(buffers["done"])
        for name in expected:
            assert np.array_equal(np.asarray(buffers[name]), expected[name]), name
    assert n_ended > 0


def test_players_seats_and_actions_are_read_from_buffers():
    players = shaped(array.array("b", [0, -1, 0, 0, 0] * 4), 4, 5)
    batch, seat = tf.Batch(4, n_seats=bytearray([2, 3, 4, 5]), players=players), bytearray(4)
    n_seats, mask = bytearray(4), shaped(bytearray(4 * tf.N_ACTIONS), 4, tf.N_ACTIONS)
    batch.observe(seat=seat, n_seats=n_seats, mask=mask)
    assert (seat, n_seats) == (bytearray([1] * 4), bytearray([2, 3, 4, 5]))
    first = np.asarray(mask).argmax(1)
    batch.step(array.array("q", first))
    with pytest.raises(TypeError, match="int16, int32 or int64"):
        batch.step([int(action) for action in first])


def test_no_two_arrays_share_memory():
    memory = bytearray(10)
    for seat, n_seats in (
        (memoryview(memory)[:6], memoryview(memory)[4:]),
        (np.frombuffer(memory, np.uint8)[:6], memoryview(memory)[4:]),
    ):
        with pytest.raises(ValueError, match="n_seats shares memory with seat"):
            tf.Batch(6).observe(seat=seat, n_seats=n_seats)
    tf.Batch(5).observe(seat=memoryview(memory)[:5], n_seats=memoryview(memory)[5:])
    assert memory[5:] == bytearray([4] * 5)


def test_threads_may_use_batches_of_their_own():
    found = {}

    def work(number):
        found[number] = play(seed=number, n=20, steps=60, threads=1)

    threads = [threading.Thread(target=work, args=(number,)) for number in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert same(found[1], play(seed=1, n=20, steps=60))
