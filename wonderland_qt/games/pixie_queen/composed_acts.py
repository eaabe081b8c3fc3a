"""The verb of actions that the content defines."""

from __future__ import annotations

from collections.abc import Iterator

from pydantic import model_validator

from wonderland_qt.engine.content.composed_verbs import ComposedVerb
from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.content.tagged_maps import COMPOSED
from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.content.content_files import Act
from wonderland_qt.games.pixie_queen.rules import Position
from wonderland_qt.games.pixie_queen.turns import CarryOut, Copy


class ComposedAct(Act, ComposedVerb, word=COMPOSED):
    """An action by a verb that the content defines, with its arguments filled in."""

    do: tuple[Act, ...]

    @model_validator(mode="after")
    def _copies_nothing(self) -> ComposedAct:
        """Raise WrongValue if a part copies, as only a whole action can copy another (ACT-18)."""
        if any(isinstance(act, Copy) for act in self.do):
            raise WrongValue(Text("copy-alone"))
        return self

    def ways(self, position: Position, player: PlayerId) -> Iterator[Option]:
        """Yield one way, without a choice: all parts in order; one that is impossible by then lapses."""
        yield self.only_way(*[CarryOut(player, act.ref) for act in self.do])

    def is_possible(self, position: Position, player: PlayerId, covered: str = "") -> bool:
        """Tell whether the player can do the first part (GAME-7).

        `covered` is the space whose hand the player's second disc is about to cover, "" for none.
        """
        return self.do[0].is_possible(position, player, covered)
