"""The net: features of a position in, a policy and a value for all seats out."""

from dataclasses import asdict, dataclass

import jax
import jax.numpy as jnp
import numpy as np

SEATS_MAX = 5
# Points ahead of the best rival at which the squashed margin is one half.
MARGIN_SCALE = 30
# Stands for "not legal" in logits; finite, so that no difference of two becomes NaN.
ILLEGAL = -1e9


@dataclass(frozen=True)
class Architecture:
    """Sizes of the layers. `features` and `actions` are the encoder's, the rest is our choice."""

    features: int
    actions: int
    feature_version: int = 1
    hidden: int = 512
    blocks: int = 2
    value_hidden: int = 128

    def layers(self):
        """Name to (inputs, outputs) of each dense layer, in the order of computation."""
        hidden = self.hidden
        layers = {"input": (self.features, hidden)}
        for block in range(self.blocks):
            layers[f"block{block}.first"] = (hidden, hidden)
            layers[f"block{block}.second"] = (hidden, hidden)
        layers["policy"] = (hidden, self.actions)
        layers["value"] = (hidden, self.value_hidden)
        layers["win"] = (self.value_hidden, SEATS_MAX)
        layers["margin"] = (self.value_hidden, SEATS_MAX)
        return layers

    def header(self):
        sizes = asdict(self)
        features = {"version": sizes.pop("feature_version"), "size": sizes.pop("features")}
        actions = sizes.pop("actions")
        architecture = {**sizes, "seats": SEATS_MAX, "margin_scale": MARGIN_SCALE}
        return {"features": features, "actions": actions, "architecture": architecture}

    @classmethod
    def of_header(cls, header):
        features, sizes = header["features"], header["architecture"]
        return cls(
            features=features["size"],
            actions=header["actions"],
            feature_version=features["version"],
            hidden=sizes["hidden"],
            blocks=sizes["blocks"],
            value_hidden=sizes["value_hidden"],
        )


def initial(architecture, seed):
    """Random weights. The heads start near zero: every action, every seat is as good as another."""
    chance = np.random.default_rng(seed)
    weights = {}
    for name, (inputs, outputs) in architecture.layers().items():
        spread = np.sqrt(2 / inputs)
        if name == "input":
            # About a seventh of the features is not zero.
            spread = np.sqrt(2 / max(1, inputs / 7))
        elif name.endswith(".second"):
            spread /= 4
        elif name in ("policy", "win", "margin"):
            spread /= 50
        weights[f"{name}.weight"] = (spread * chance.standard_normal((inputs, outputs))).astype(
            "f4"
        )
        weights[f"{name}.bias"] = np.zeros(outputs, "f4")
    return weights


def shifts_of(scales):
    """The encoder's scale of each feature as a power of two: it goes in as value / 2**shift.

    Powers of two leave integers exact in the first layer, also where it is computed in integers.
    """
    return np.clip(np.round(-np.log2(scales)), 0, 7).astype("u1")


def trunk(weights, shift, features, dtype=jnp.float32):
    """The last hidden layer, for features u8 [batch, features]."""
    x = features.astype(dtype) * jnp.exp2(-shift.astype(jnp.float32)).astype(dtype)
    hidden = jax.nn.relu(_dense(weights, "input", x, dtype))
    n_blocks = sum(name.endswith(".second.weight") for name in weights)
    for block in range(n_blocks):
        inner = jax.nn.relu(_dense(weights, f"block{block}.first", hidden, dtype))
        hidden = jax.nn.relu(hidden + _dense(weights, f"block{block}.second", inner, dtype))
    return hidden


def forward(weights, shift, features, dtype=jnp.float32):
    """Logits of all actions, logits of winning and squashed margins of the relative seats."""
    hidden = trunk(weights, shift, features, dtype)
    logits = _dense(weights, "policy", hidden, dtype)
    value = jax.nn.relu(_dense(weights, "value", hidden, dtype))
    return logits, _dense(weights, "win", value, dtype), _dense(weights, "margin", value, dtype)


def log_policy(logits, legal):
    """Logarithms of the probabilities of the legal actions."""
    return jax.nn.log_softmax(jnp.where(legal, logits, ILLEGAL))


def log_win(win_logits, n_seats):
    """Logarithms of the win shares, over the seats that are in the game."""
    present = jnp.arange(SEATS_MAX) < n_seats[:, None]
    return jax.nn.log_softmax(jnp.where(present, win_logits, ILLEGAL))


def squash(margin):
    """Points ahead of the best rival, brought to -1..1."""
    return margin / (MARGIN_SCALE + abs(margin))


def compute_dtype():
    """Half precision where it is fast; weights stay in single precision either way."""
    return jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32


def _dense(weights, name, x, dtype):
    x, weight = x.astype(dtype), weights[f"{name}.weight"].astype(dtype)
    # Tensor cores want rows that begin at round addresses, and the encoder counts as it likes.
    missing = -x.shape[1] % 64
    if missing:
        x = jnp.pad(x, ((0, 0), (0, missing)))
        weight = jnp.pad(weight, ((0, missing), (0, 0)))
    product = jnp.dot(x, weight, preferred_element_type=jnp.float32)
    return product + weights[f"{name}.bias"]
