"""Traumfabrik / Dream Factory for people who study games.

The exact rules of both editions, one game at a time or many at once, and bots to play against.

>>> from traumfabrik import Action, Game
>>> game = Game(3, seed=1)
>>> game.seat is not None, game.is_chance, game.is_over
(True, False, False)
>>> game.legal_actions()[:3]
[Action.pass_(), Action.bid(0), Action.bid(1)]
>>> game.play(Action.bid(13))
Traceback (most recent call last):
    ...
traumfabrik.Refused: the purse holds only 12
>>> while not game.is_over:
...     game.play(game.ask("balanced"))
>>> sum(game.shares)
1.0
>>> Game.from_record(game.record()) == game
True

Without a seed chance is asked, too, piece by piece:

>>> game = Game(2)
>>> game.is_chance, game.chances()[0]
(True, (('studio', 1), 0.2))

Many games, each at a decision of the learner at all times:

>>> import numpy as np
>>> import traumfabrik as tf
>>> batch = tf.Batch(64, seed=1, n_seats=4, features="plain")
>>> features = np.zeros((64, tf.N_PLAIN), np.uint8)
>>> done, actions = np.zeros(64, np.uint8), np.zeros(64, np.int32)
>>> for _ in range(100):
...     batch.sample(actions)
...     batch.step(actions, features=features, done=done)
"""

from ._traumfabrik import (
    BOTS,
    EDITIONS,
    FEATURES_VERSION,
    MASK_BYTES,
    N_ACTIONS,
    N_FEATURES,
    N_PACKED,
    N_PLAIN,
    PACKED_BITS,
    Action,
    Arena,
    Batch,
    Game,
    Refused,
    feature_layout,
    feature_scales,
)

__all__ = [
    "BOTS",
    "EDITIONS",
    "FEATURES_VERSION",
    "MASK_BYTES",
    "N_ACTIONS",
    "N_FEATURES",
    "N_PACKED",
    "N_PLAIN",
    "PACKED_BITS",
    "Action",
    "Arena",
    "Batch",
    "Game",
    "Refused",
    "feature_layout",
    "feature_scales",
]
