"""What the players of a scenario are asked now, with the ids of options as scenarios write them."""

from collections.abc import Collection
from typing import Any

from wonderland_qt.engine.decisions import TOGETHER, Decision
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup
from wonderland_qt.engine.words.texts import Text, text

_ENDS = (":", TOGETHER)
"""The characters before which the beginning of an option's id may end."""


class AskedNow:
    """What the players of a game are asked at any moment."""

    def __init__(self, game: Game[Any, Any], setup: AnyScenarioSetup) -> None:
        """Prepare to tell what is asked in a game; it may change meanwhile."""
        self.game = game
        self.setup = setup

    def decision_of(self, player: str) -> Decision | None:
        """Return what a player is asked, None if nothing."""
        return next((decision for decision in self.game.decisions if decision.player == player), None)

    def options_by_player(self) -> dict[str, list[str]]:
        """Return the options that each player is offered, as scenarios write them."""
        name = self.setup.option_name
        return {
            str(decision.player): [name(option.id) for option in decision.options]
            for decision in self.game.decisions
        }

    def as_text(self) -> Text:
        """Return the text that lists who is asked now, with their options."""
        waiting = self.game.waiting()
        offered = self.options_by_player().items()
        offers = [
            f"{player}: {', '.join(dict.fromkeys(ids))}" for player, ids in offered if player in waiting
        ]
        return text("scenario-asked-now", offers="; ".join(offers) or Text("no-one"))


def ids_meant(written: str, ids: Collection[str]) -> list[str]:
    """Return the ids that a word in a scenario may mean: the same id, or those that begin with it.

    A beginning must end before ":" or "+": `lay:A1` is no beginning of `lay:A10`. Numbers in front of ids,
    which several effects offered together have, may be left out.
    """
    if written in ids:
        return [written]
    return [
        option_id
        for option_id in ids
        if _begins_with(option_id, written) or _begins_with(without_numbers_in_front(option_id), written)
    ]


def _begins_with(option_id: str, written: str) -> bool:
    """Tell whether an option's id is as written, or begins so up to ":" or "+", which may be written, too."""
    if not option_id.startswith(written):
        return False
    rest = option_id.removeprefix(written)
    return not rest or rest[0] in _ENDS or written[-1:] in _ENDS


def without_numbers_in_front(option_id: str) -> str:
    """Return an id without the numbers in front of it."""
    number, _, rest = option_id.partition(":")
    return without_numbers_in_front(rest) if number.isdecimal() and rest else option_id


def list_of_ids(ids: Any) -> Text | str:
    """Return ids as a list in words, or the words for none."""
    return ", ".join(map(str, ids)) or Text("no-one")
