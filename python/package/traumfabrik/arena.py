"""Bots against bots, on this machine or on many.

It plays what `traumfabrik arena` plays: the same bots, table and seed give the same games.

>>> from traumfabrik.arena import Match, arena
>>> best, other = arena(Match(bots=("balanced", "random"), n_games=20, n_seats=2))
>>> best.bot, best.n_games, best.win_share.value > 0.9
('balanced', 20, True)
"""

import dataclasses
from functools import partial
from typing import NamedTuple

from . import Arena
from .jobs import here


@dataclasses.dataclass(frozen=True)
class Match:
    """Who plays: one name for all seats, one for each, or more, of whom every choice plays.

    Every deal is played in all rotations through the seats: the games of a deal are one block.
    """

    bots: tuple[str, ...]
    n_games: int
    n_seats: int = 4
    edition: str = "traumfabrik-2000"
    seed: int = 1
    blocks_per_job: int = 4
    # Whose rating is 0.
    anchor: str = "random"

    def tables(self):
        """The arena that plays it."""
        return Arena(list(self.bots), self.n_seats, self.edition, self.seed)

    def jobs(self):
        """The numbers of the jobs."""
        return range(-(-self.tables().n_blocks(self.n_games) // self.blocks_per_job))


class Figure(NamedTuple):
    """A value with half the width of its 95 % interval."""

    value: float
    error: float


@dataclasses.dataclass(frozen=True)
class Standing:
    """How a bot did: shares of wins, points, points ahead, and a rating on Elo's scale."""

    bot: str
    n_games: int
    win_share: Figure
    score: Figure
    margin: Figure
    rating: Figure


def play_job(match, job):
    """The outcomes of the blocks of one job."""
    tables = match.tables()
    first = job * match.blocks_per_job
    last = min(first + match.blocks_per_job, tables.n_blocks(match.n_games))
    return [tables.play(match.n_games, block) for block in range(first, last)]


def arena(match, run=here):
    """Plays a match, and ranks everybody: the highest rating first."""
    blocks = [block for job in run(partial(play_job, match), match.jobs()) for block in job]
    rows = match.tables().standings(blocks, match.anchor)
    return [Standing(bot, n, *(Figure(*figure) for figure in rest)) for bot, n, *rest in rows]
