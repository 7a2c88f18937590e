"""The net: masks, seats, and weights as bytes."""

import numpy as np
import pytest

from training import net, quantise, tensors

ARCHITECTURE = net.Architecture(features=40, actions=12, hidden=16, blocks=2, value_hidden=8)


def positions(n, seed=1):
    chance = np.random.default_rng(seed)
    features = chance.integers(0, 4, (n, 40)).astype("u1")
    legal = chance.random((n, 12)) < 0.4
    legal[np.arange(n), chance.integers(12, size=n)] = True
    return features, legal, chance.integers(2, 6, n)


def weights_and_shift(seed=1):
    weights = net.initial(ARCHITECTURE, seed)
    for head in ("policy", "win", "margin"):
        weights[f"{head}.weight"] *= 50
    return weights, np.random.default_rng(seed).integers(0, 3, 40).astype("u1")


def test_only_legal_actions_and_present_seats_get_a_share():
    features, legal, n_seats = positions(50)
    weights, shift = weights_and_shift()
    logits, win, _ = net.forward(weights, shift, features)
    policy = np.exp(net.log_policy(logits, legal))
    shares = np.exp(net.log_win(win, n_seats))
    assert (policy[~legal] == 0).all()
    np.testing.assert_allclose(policy.sum(axis=1), 1, rtol=1e-5)
    absent = np.arange(5) >= n_seats[:, None]
    assert (shares[absent] == 0).all()
    np.testing.assert_allclose(shares.sum(axis=1), 1, rtol=1e-5)


def test_margins_are_squashed_alike_on_both_sides():
    margins = np.array([-30.0, 0.0, 30.0, 90.0])
    assert net.squash(margins).tolist() == [-0.5, 0, 0.5, 0.75]


def test_scales_become_powers_of_two():
    scales = np.array([1, 1 / 2, 1 / 20, 1 / 100, 1 / 10_000], "f4")
    assert net.shifts_of(scales).tolist() == [0, 1, 4, 7, 7]


def test_bytes_stay_within_half_a_step_of_the_weights():
    weights, _ = weights_and_shift()
    quantised = quantise.quantise(weights)
    back = quantise.dequantise(quantised)
    assert back.keys() == weights.keys()
    for name, array in weights.items():
        if name.endswith(".weight"):
            step = quantised[name.removesuffix("weight") + "scale"]
            assert quantised[name].dtype == np.int8
            assert (np.abs(back[name] - array) <= step * 0.501).all()
        else:
            np.testing.assert_array_equal(back[name], array)


def test_a_net_comes_back_from_its_file(tmp_path):
    weights, shift = weights_and_shift()
    card = {"name": "small", "seed": 1}
    for as_bytes, expected in (
        (False, weights),
        (True, quantise.dequantise(quantise.quantise(weights))),
    ):
        path = tmp_path / f"{as_bytes}.net"
        quantise.save(path, ARCHITECTURE, shift, weights, card, as_bytes)
        architecture, read_shift, read, read_card = quantise.load(path)
        assert architecture == ARCHITECTURE and read_card == card
        np.testing.assert_array_equal(read_shift, shift)
        for name in expected:
            np.testing.assert_array_equal(read[name], expected[name])


def test_tensors_lie_where_the_header_says(tmp_path):
    path = tmp_path / "file"
    tensors.write(path, {"card": {}}, {"a": np.arange(3, dtype="u1"), "b": np.float32([[1, 2]])})
    data = path.read_bytes()
    length = int.from_bytes(data[8:12], "little")
    assert data[:8] == b"TRAUMNET" and (12 + length) % 64 == 0
    header, read = tensors.read(path)
    assert data[12 + length :][:3] == bytes([0, 1, 2])
    assert np.frombuffer(data[12 + length + 64 :][:8], "<f4").tolist() == [1, 2]
    assert header["format"] == 1 and read["b"].tolist() == [[1, 2]]


@pytest.mark.parametrize("damage", ["magic", "header", "cut"])
def test_a_damaged_file_is_refused(tmp_path, damage):
    path = tmp_path / "file"
    tensors.write(path, {"card": {}}, {"a": np.arange(300, dtype="f4")})
    data = bytearray(path.read_bytes())
    if damage == "magic":
        data[0] = 0
    elif damage == "header":
        data[12] = 0
    else:
        del data[-200:]
    path.write_bytes(data)
    with pytest.raises(tensors.BadFile):
        tensors.read(path)


def test_bytes_hardly_change_what_the_net_says():
    features, legal, n_seats = positions(200)
    weights, shift = weights_and_shift()
    change = quantise.compare(shift, weights, features, legal, n_seats)
    assert change["same_action"] > 0.95
    assert change["policy_distance"] < 0.03
    assert change["win_distance"] < 0.03
    assert change["margin_distance"] < 0.05
