"""Traumfabrik / Dream Factory for people who study games."""

from ._traumfabrik import (
    BOTS,
    EDITIONS,
    FEATURES_VERSION,
    MASK_BYTES,
    N_ACTIONS,
    N_FEATURES,
    N_PLAIN,
    Action,
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
    "N_PLAIN",
    "Action",
    "Batch",
    "Game",
    "Refused",
    "feature_layout",
    "feature_scales",
]
