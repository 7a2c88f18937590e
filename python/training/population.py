"""Who sits where: tables of all sizes, against itself, its past, and our characters."""

from dataclasses import dataclass

import numpy as np
import traumfabrik

from .net import SEATS_MAX

LEARNER = -1
# Who sits at tables in training; `random` is there to be measured against.
CHARACTERS = ("balanced", "miser", "sprinter", "collector", "quality", "mass", "filler", "worst")
BOTS = (*CHARACTERS, "random")
# Who sits at tables where all bots are alike. The miser is the hardest to beat.
ALIKE = ("miser", "miser", "sprinter", "collector", "quality", "mass")


# How many kinds of tables there are, see `Seating.tables`.
N_TABLES = (SEATS_MAX - 1) * SEATS_MAX * 3


@dataclass(frozen=True)
class Rules:
    """What a group of tables plays by, in the words of `traumfabrik.Batch`."""

    edition: str = "traumfabrik-2000"
    rulings: str = "edition"


PLAIN = Rules()
# Each is a quarter of the games; `mixed` draws an edition for each of its games.
ALL_RULES = (PLAIN, PLAIN, Rules("mixed"), Rules("mixed", "random"))


@dataclass(frozen=True)
class Mix:
    """Shares of the games; what has neither rivals nor bots is played by the net alone."""

    # How often there are 2, 3, 4 and 5 seats.
    seats: tuple = (0.15, 0.22, 0.38, 0.25)
    # Past nets at half of the seats.
    rivals: float = 0.1
    # Bots, in so many of the others: how often at all seats but one (otherwise at 1 to n - 1 of
    # them), how often all of these bots are `balanced`, and how often all are another character.
    bots: float = 0.6
    lone: float = 0.6
    balanced: float = 0.55
    alike: float = 0.25


@dataclass
class Seating:
    """For each game: how many seats, and who holds them. It stays with the place in the batch."""

    n_seats: np.ndarray  # uint8 [games]
    players: np.ndarray  # int8 [games, 5]: LEARNER, or an index into BOTS
    rivals: np.ndarray  # bool [games, 5]: a learner's seat for the batch, yet a past net decides

    def tables(self):
        """Tables of the same kind have the same number, below N_TABLES: as many seats, as many of
        them the learner's own, the others all `balanced`, or past nets, or something else."""
        present = np.arange(SEATS_MAX) < self.n_seats[:, None]
        others = present & (self.players != LEARNER)
        strange = (others & (self.players != BOTS.index("balanced"))).any(axis=1)
        rivals = present & self.rivals
        n_own = (present & ~others & ~rivals).sum(axis=1)
        company = np.where(rivals.any(axis=1), 1, 2 * strange)
        return ((self.n_seats - 2) * SEATS_MAX + n_own - 1) * 3 + company

    def batch(self, rules, seed, bots=BOTS, threads=0):
        return traumfabrik.Batch(
            len(self.n_seats),
            seed=seed,
            n_seats=self.n_seats,
            edition=rules.edition,
            rulings=rules.rulings,
            players=self.players,
            bots=bots,
            features="full",
            threads=threads,
        )


def mixed(n_games, mix, seed):
    """A seating for training."""
    chance = np.random.default_rng(seed)
    n_seats = chance.choice(np.arange(2, SEATS_MAX + 1), n_games, p=mix.seats).astype("u1")
    players = np.full((n_games, SEATS_MAX), LEARNER, "i1")
    rivals = np.zeros((n_games, SEATS_MAX), bool)
    for game, seats in enumerate(n_seats):
        order = chance.permutation(seats)
        if chance.random() < mix.rivals:
            rivals[game, order[: seats // 2]] = True
        elif chance.random() < mix.bots:
            is_lone = chance.random() < mix.lone
            taken = order[: seats - 1 if is_lone else chance.integers(1, seats)]
            kind = chance.random()
            if kind < mix.balanced:
                players[game, taken] = BOTS.index("balanced")
            elif kind < mix.balanced + mix.alike:
                players[game, taken] = BOTS.index(ALIKE[chance.integers(len(ALIKE))])
            else:
                players[game, taken] = chance.integers(len(CHARACTERS), size=len(taken))
    return Seating(n_seats, players, rivals)


def one_against_bots(n_games, seat_counts, bot):
    """One learner, `bot` everywhere else; seat counts and the learner's seat go round."""
    n_seats, own = _in_turn(n_games, seat_counts)
    players = np.where(own, LEARNER, BOTS.index(bot)).astype("i1")
    return Seating(n_seats, players, np.zeros_like(own))


def one_against_rivals(n_games, seat_counts):
    """One learner, another net everywhere else."""
    n_seats, own = _in_turn(n_games, seat_counts)
    return Seating(n_seats, np.full(own.shape, LEARNER, "i1"), ~own)


def _in_turn(n_games, seat_counts):
    games = np.arange(n_games)
    n_seats = np.asarray(seat_counts, "u1")[games % len(seat_counts)]
    own = np.arange(SEATS_MAX) == (games // len(seat_counts) % n_seats)[:, None]
    return n_seats, own
