"""Traumfabrik for OpenSpiel: `pyspiel.load_game("python_traumfabrik")` after importing this.

Its parameters are `players`, `edition` and `rulings`: answers to open questions, written
`screens:open;party_decline:off` because OpenSpiel keeps `=` and `,` for itself.

Everything at the table is public (whoever counts knows all purses), so this is a game of perfect
information with chance. Chips come up one by one, each with its probability.

>>> import pyspiel
>>> import traumfabrik.spiel
>>> game = pyspiel.load_game("python_traumfabrik(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 5)
>>> pyspiel.load_game("python_traumfabrik(players=3,rulings=screens:open)").rulings
{'screens': 'open'}
"""

import numpy as np
import pyspiel

from . import EDITIONS, N_ACTIONS, N_FEATURES, Game

# Where the pieces of each kind begin among the outcomes of chance.
_STARTS = {"chip": 0, "screenplay": 93, "studio": 115, "lead": 121}
_N_OUTCOMES = 126
# Every bid is higher than the one before, and four quarters have no more than six auctions each.
_MAX_DECISIONS = 2500
_MAX_CHANCES = 250

_TYPE = pyspiel.GameType(
    short_name="python_traumfabrik",
    long_name="Traumfabrik",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "edition": EDITIONS[0], "rulings": ""},
)


def _rulings(text):
    rulings = {}
    for answer in filter(None, text.split(";")):
        question, colon, rulings[question] = answer.partition(":")
        if not colon:
            raise ValueError(f"rulings are written 'screens:open;party_decline:off', not '{text}'")
    return rulings


def _outcome(piece):
    return _STARTS[piece[0]] + piece[1]


def _piece(outcome):
    kind = max((kind for kind in _STARTS if _STARTS[kind] <= outcome), key=_STARTS.get)
    return kind, outcome - _STARTS[kind]


class TraumfabrikGame(pyspiel.Game):
    """The game; what a seat wins is its share of the win, less an even split."""

    def __init__(self, params=None):
        params = dict(params or {})
        self.n_seats = int(params.get("players", 4))
        self.edition = params.get("edition", EDITIONS[0])
        self.rulings = _rulings(params.get("rulings", ""))
        # What is wrong shall be said here, and not when somebody plays.
        self.start = Game(self.n_seats, edition=self.edition, rulings=self.rulings)
        info = pyspiel.GameInfo(
            num_distinct_actions=N_ACTIONS,
            max_chance_outcomes=_N_OUTCOMES,
            num_players=self.n_seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_MAX_DECISIONS,
        )
        super().__init__(_TYPE, info, params)

    def new_initial_state(self):
        return TraumfabrikState(self)

    def max_chance_nodes_in_history(self):
        return _MAX_CHANCES

    def make_py_observer(self, iig_obs_type=None, params=None):
        return TraumfabrikObserver()


class TraumfabrikState(pyspiel.State):
    """A position."""

    def __init__(self, game):
        super().__init__(game)
        self.game = game.start.copy()

    def current_player(self):
        if self.game.is_over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.game.is_chance else self.game.seat

    def _legal_actions(self, player):
        return self.game.legal_codes()

    def chance_outcomes(self):
        return [(_outcome(piece), probability) for piece, probability in self.game.chances()]

    def _apply_action(self, action):
        if self.game.is_chance:
            self.game.chance(_piece(action))
        else:
            self.game.play(action)

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            kind, number = _piece(action)
            return f"{kind} {number}"
        return f"seat {player}: {action}"

    def is_terminal(self):
        return self.game.is_over

    def returns(self):
        n_seats = self.game.n_seats
        if not self.game.is_over:
            return [0.0] * n_seats
        return [share - 1 / n_seats for share in self.game.shares]

    def __str__(self):
        return f"{self.game!r} {self.game.state_hash()[:16]} {len(self.history())}"


class TraumfabrikObserver:
    """What a seat observes: the features where it is due, nothing elsewhere."""

    def __init__(self):
        self.tensor = np.zeros(N_FEATURES, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state, player):
        is_due = not state.is_terminal() and state.current_player() == player
        self.tensor[:] = state.game.features() if is_due else 0

    def string_from(self, state, player):
        return str(state)


pyspiel.register_game(_TYPE, TraumfabrikGame)
