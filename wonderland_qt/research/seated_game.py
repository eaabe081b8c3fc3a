"""A game as the adapters use it: one pick at a time, by action numbers, and seats instead of roles."""

from __future__ import annotations

import json

from wonderland_qt import api
from wonderland_qt.research.layouts import TensorLayout, layout


class SeatedGame:
    """A game with the legal actions of the seat that is asked; each pick of an answer is a step."""

    def __init__(self, game: api.Game, picked: tuple[str, ...] = ()) -> None:
        """Ask the seat that is to answer; `picked` are the parts of its answer that were picked already."""
        self.game, self.picked = game, picked
        self.layout: TensorLayout = layout(game.id)
        self.legal: dict[int, str] = {}
        self.seat = 0
        self._ask()

    @property
    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.game.over

    def clone(self) -> SeatedGame:
        """Return an independent game at the same pick."""
        return SeatedGame(self.game.clone(), self.picked)

    def __deepcopy__(self, _memo: object) -> SeatedGame:
        return self.clone()

    def step(self, action: int) -> None:
        """Pick the option with this number, and answer once as many are picked as the question wants.

        Raises KeyError if the option is not legal.
        """
        picked = (*self.picked, self.legal[action])
        if len(picked) == self.game.asked[0].count:
            self.game.answer(self.game.asked[0].player, *picked)
            picked = ()
        self.picked = picked
        self._ask()

    def _ask(self) -> None:
        """Set the seat that is asked and its legal actions, none when the game is over.

        Of several players who are asked it is the first, after the options that it has picked already.
        """
        self.legal = {}
        if self.game.over:
            return
        question = self.game.asked[0]
        for option in self.picked:
            question = question.after(option)
        self.legal = self.layout.numbered(question.options)
        self.seat = self.game.players.index(question.player)

    def tensor(self, seat: int) -> list[float]:
        """Return a seat's observation as a tensor."""
        return self.layout.tensor(self.observation(seat))

    def observation(self, seat: int) -> dict[str, api.JSON]:
        """Return a seat's observation, including its picks of an unfinished answer, if it gives that."""
        player = self.game.players[seat]
        picked: list[api.JSON] = list(self.picked) if seat == self.seat else []
        return {**self.game.observe(player), "picked": picked}

    def information(self, seat: int) -> str:
        """Return a seat's information state: all events it knows of, and its observation."""
        heard = list(self.game.events(self.game.players[seat]))
        return json.dumps([heard, self.observation(seat)], sort_keys=True)

    def returns(self, by: str = "win") -> list[float]:
        """Return by seat the share of the win, or with "margin" the lead over the others' mean score."""
        if by == "win":
            winners = self.game.winners
            return [1 / len(winners) if player in winners else 0.0 for player in self.game.players]
        scores = [self.game.scores[player] for player in self.game.players]
        total, others = sum(scores), len(scores) - 1
        return [score - (total - score) / others for score in scores]
