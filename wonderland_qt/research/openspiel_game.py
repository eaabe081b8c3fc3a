"""Every game as an OpenSpiel Python game; importing this registers each as `wonderland_qt_<game>`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from wonderland_qt import api
from wonderland_qt.research.layouts import has_layout, layout
from wonderland_qt.research.seated_game import SeatedGame

SEEDS, LONGEST, MOST_POINTS = 1_000, 20_000, 1_000.0
KIND = pyspiel.GameType


def kind(game: str) -> Any:
    """Return OpenSpiel's description of a game, whose only chance node draws the seed.

    The parameters are the defaults: as few players as can play, who are paid for a win.
    """
    sizes = api.games()[game]
    return KIND(
        short_name=f"wonderland_qt_{game}",
        long_name=f"Wonderland Qt: {game}",
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION,
        utility=KIND.Utility.GENERAL_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=max(sizes),
        min_num_players=min(sizes),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(sizes), "returns": "win"},
    )


class WonderlandGame(pyspiel.Game):
    """A game with parameters `players` and `returns` ("win" or "margin")."""

    id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Describe the game to OpenSpiel; wins lie between 0 and 1, while margins may be negative.

        By default as few play as can, and `returns` are wins.
        """
        given, game = params or {}, self.id
        self.players = given.get("players", min(api.games()[game]))
        self.by = given.get("returns", "win")
        most = 1.0 if self.by == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=layout(game).action_count,
            max_chance_outcomes=SEEDS,
            num_players=self.players,
            min_utility=0.0 if self.by == "win" else -MOST_POINTS,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(kind(game), info, given)

    def new_initial_state(self) -> WonderlandState:
        """Return the state before the seed is drawn."""
        return WonderlandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer, of information states if perfect recall is wanted."""
        return Observer(self.id, iig_obs_type, params)


class WonderlandState(pyspiel.State):
    """A state: empty before the seed is drawn, then a game."""

    def __init__(self, game: WonderlandGame) -> None:
        """Begin before the seed is drawn, without a game (`seated`)."""
        super().__init__(game)
        self._id, self._seats, self._by = game.id, game.players, game.by
        self.seated: SeatedGame | None = None

    def current_player(self) -> Any:
        """Return the seat that acts; CHANCE before the deal is drawn, TERMINAL when it is over."""
        if self.seated is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.seated.over else self.seated.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, all equally likely."""
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _legal_actions(self, _player: int) -> list[int]:
        """Return the actions of the seat that answers, sorted; none before the seed is drawn."""
        return sorted(self.seated.legal) if self.seated else []

    def _apply_action(self, action: int) -> None:
        """Begin a game with a drawn seed, or pick the option with this number."""
        if self.seated is None:
            self.seated = SeatedGame(api.new_game(self._id, self._seats, action))
        else:
            self.seated.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return an action in words: a drawn seed, an option, or the number of one that is not legal."""
        if player == pyspiel.PlayerId.CHANCE or self.seated is None:
            return f"seed {action}"
        return self.seated.legal.get(action, f"action {action}")

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.seated is not None and self.seated.over

    def returns(self) -> list[float]:
        """Return the returns by seat, 0 before the end."""
        if self.seated is None or not self.seated.over:
            return [0.0] * self._seats
        return self.seated.returns(self._by)

    def __str__(self) -> str:
        """Return what the public sees of the game, once it has begun."""
        return str(self.seated.game.observe()) if self.seated else "before the seed"


class Observer:
    """Writes a seat's observations into a tensor and as text."""

    def __init__(self, game: str, kind_of: Any, params: Any) -> None:
        """Keep one tensor for all observations, which OpenSpiel reads in place; `params` are refused."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        self._recalls = kind_of is not None and kind_of.perfect_recall
        self.tensor = np.zeros(layout(game).width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WonderlandState, player: int) -> None:
        """Write a seat's observation into the tensor, zeros before the game has begun."""
        self.tensor[:] = state.seated.tensor(player) if state.seated else 0

    def string_from(self, state: WonderlandState, player: int) -> str:
        """Return a seat's observation as text, or its information state with perfect recall."""
        if state.seated is None:
            return "before the seed"
        return state.seated.information(player) if self._recalls else str(state.seated.observation(player))


for _game in api.games():
    if has_layout(_game):
        pyspiel.register_game(kind(_game), type(f"WonderlandGame_{_game}", (WonderlandGame,), {"id": _game}))
