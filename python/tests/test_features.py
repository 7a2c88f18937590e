"""What a net is given is the same in all languages: crates/bots/tests/features.rs compares stored
games with the same numbers."""

import json
from pathlib import Path

import numpy as np
import pytest
import traumfabrik as tf
from traumfabrik import Game

FIXTURES = Path(__file__).parents[2] / "fixtures"
KNOWN = json.loads((FIXTURES / "nets" / "features.json").read_text())


def fnv(value, data):
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return value


@pytest.mark.parametrize("name", KNOWN["games"])
def test_stored_games_show_what_they_show_in_rust(name):
    assert KNOWN["version"] == tf.FEATURES_VERSION, "another version, other numbers"
    text = (FIXTURES / "games" / name).read_text()
    found = 0xCBF29CE484222325
    for n_entries in range(1, text.count("\n")):
        game = Game.from_record(text, n_entries)
        if game.seat is not None:
            found = fnv(fnv(found, game.features().tobytes()), game.mask().tobytes())
    assert game.is_over
    assert f"{found:016x}" == KNOWN["games"][name]


def test_a_batch_writes_what_a_game_writes():
    """The answers to the open questions are the one part that every game of an edition shares."""
    out = np.zeros((8, tf.N_FEATURES), np.uint8)
    tf.Batch(8, seed=3, n_seats=3).observe(features=out)
    (start, length), = [place for name, *place in tf.feature_layout() if name == "table.rulings"]
    assert (out[:, start : start + length] == Game(3, seed=1).features()[start : start + length]).all()
