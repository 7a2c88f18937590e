"""Weights as bytes: what is shipped, and how much is lost by it."""

import json

import numpy as np

from . import net, tensors


def quantise(weights):
    """Each weight as a whole number -127..127 times the scale of its output; biases stay."""
    quantised = {}
    for name, array in weights.items():
        if not name.endswith(".weight"):
            quantised[name] = np.asarray(array, "f4")
            continue
        scale = np.maximum(np.abs(array).max(axis=0), 1e-12) / 127
        quantised[name] = np.round(np.asarray(array) / scale).astype("i1")
        quantised[name.removesuffix("weight") + "scale"] = scale.astype("f4")
    return quantised


def dequantise(quantised):
    """The weights that a reader of the bytes computes with."""
    weights = {}
    for name, array in quantised.items():
        if name.endswith(".weight") and array.dtype == np.int8:
            scale = quantised[name.removesuffix("weight") + "scale"]
            weights[name] = array.astype("f4") * scale
        elif not name.endswith(".scale"):
            weights[name] = np.asarray(array, "f4")
    return weights


def save(path, architecture, shift, weights, card, as_bytes=False):
    """Writes a net: in single precision to go on with, or as bytes to ship."""
    header = {
        **architecture.header(),
        "quantisation": "int8" if as_bytes else "none",
        "card": card,
    }
    stored = quantise(weights) if as_bytes else {k: np.asarray(v, "f4") for k, v in weights.items()}
    tensors.write(path, header, {"input.shift": np.asarray(shift, "u1"), **stored})


def load(path):
    """Architecture, shift, weights (single precision either way) and card of a net."""
    header, stored = tensors.read(path)
    architecture = net.Architecture.of_header(header)
    stored = dict(stored)
    shift = stored.pop("input.shift")
    weights = dequantise(stored)
    for name, (inputs, outputs) in architecture.layers().items():
        for tensor, shape in ((f"{name}.weight", (inputs, outputs)), (f"{name}.bias", (outputs,))):
            if tensor not in weights or weights[tensor].shape != shape:
                raise tensors.BadFile(f"{path}: {tensor} should have the shape {shape}")
    return architecture, shift, weights, header["card"]


def compare(shift, weights, features, legal, n_seats):
    """How much bytes change on a sample of positions: figures for the card."""
    exact = _outputs(weights, shift, features, legal, n_seats)
    coarse = _outputs(dequantise(quantise(weights)), shift, features, legal, n_seats)
    policy, other = np.exp(exact[0]), np.exp(coarse[0])
    return {
        "same_action": float((policy.argmax(axis=1) == other.argmax(axis=1)).mean()),
        "policy_distance": float(np.abs(policy - other).sum(axis=1).mean() / 2),
        "win_distance": float(np.abs(np.exp(exact[1]) - np.exp(coarse[1])).max(axis=1).mean()),
        "margin_distance": float(np.abs(exact[2] - coarse[2]).mean()),
    }


def write_vectors(path, net_path, features, legal, n_seats):
    """A few positions with what the net says of them, for readers in other languages."""
    _, shift, weights, _ = load(net_path)
    logits, win, margin = (np.asarray(x) for x in net.forward(weights, shift, features))
    policy = np.exp(net.log_policy(logits, legal))
    shares = np.exp(net.log_win(win, n_seats))
    cases = []
    for i, seats in enumerate(n_seats):
        actions = np.flatnonzero(legal[i])
        cases.append(
            {
                "features": [[int(j), int(features[i, j])] for j in np.flatnonzero(features[i])],
                "legal": actions.tolist(),
                "seats": int(seats),
                "logits": _short(logits[i]),
                "policy": [[int(a), float(f"{policy[i, a]:.7g}")] for a in actions],
                "win": _short(shares[i, :seats]),
                "margin": _short(margin[i, :seats]),
            }
        )
    with open(path, "w") as file:
        json.dump({"net": str(getattr(net_path, "name", net_path)), "cases": cases}, file)


def _outputs(weights, shift, features, legal, n_seats):
    logits, win, margin = net.forward(weights, shift, features)
    return tuple(
        np.asarray(x) for x in (net.log_policy(logits, legal), net.log_win(win, n_seats), margin)
    )


def _short(array):
    return [float(f"{x:.7g}") for x in np.asarray(array, "f8")]
