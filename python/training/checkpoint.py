"""Where training stands, in a folder: whoever has it can go on.

`net` (weights and progress), `moments-first` and `moments-second` (of Adam), `past` (earlier nets,
as bytes). Each file stays below 16 MB for the largest net, so it travels by any road.
"""

from dataclasses import dataclass, field
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from . import adam, net, quantise, tensors
from .learn import Learner

# Past nets that sit at tables as rivals.
PAST_MAX = 5


@dataclass
class Training:
    """All that a run needs to go on as if it had not stopped, but for the games on the tables."""

    architecture: net.Architecture
    shift: jax.Array
    learner: Learner
    past: list = field(default_factory=list)
    # What will be the net's card: name, seed, commands, minutes, iterations, games, decisions.
    card: dict = field(default_factory=dict)

    def remember(self, chance):
        """The net of now joins the past; if that is full, any but first and last makes room.

        The first imitates the teacher: it is a kind of player that later ones are not.
        """
        if len(self.past) == PAST_MAX:
            self.past.pop(chance.integers(1, PAST_MAX - 1))
        self.past.append(quantise.quantise(self.learner.weights))


def save(folder, training):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    weights, moments = jax.device_get(training.learner)
    shift = np.asarray(training.shift)
    card = {**training.card, "steps": int(moments.steps)}
    quantise.save(folder / "net", training.architecture, shift, weights, card)
    header = training.architecture.header()
    tensors.write(folder / "moments-first", header, moments.first)
    tensors.write(folder / "moments-second", header, moments.second)
    past = {f"{i}/{k}": v for i, one in enumerate(training.past) for k, v in one.items()}
    tensors.write(folder / "past", header, past)


def load(folder):
    folder = Path(folder)
    architecture, shift, weights, card = quantise.load(folder / "net")
    _, first = tensors.read(folder / "moments-first")
    _, second = tensors.read(folder / "moments-second")
    steps = jnp.asarray(card.pop("steps"), jnp.int32)
    moments = adam.Moments(_arrays(first), _arrays(second), steps)
    past = {}
    for name, array in tensors.read(folder / "past")[1].items():
        number, tensor = name.split("/")
        past.setdefault(int(number), {})[tensor] = array
    return Training(
        architecture,
        jnp.asarray(shift),
        Learner(_arrays(weights), moments),
        [past[number] for number in sorted(past)],
        card,
    )


def _arrays(tensors_):
    return {name: jnp.asarray(array) for name, array in tensors_.items()}
