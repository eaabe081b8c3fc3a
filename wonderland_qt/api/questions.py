"""What a game asks a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from wonderland_qt.engine.decisions import Decision
    from wonderland_qt.engine.saved.playable import Playable

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
"""Plain data, as views and events are given."""


class IllegalAnswer(ValueError):
    """The player is not asked or has answered, or the answer takes what is not offered."""


class Question:
    """What one player is asked: an answer takes `count` of the `options`, one after another."""

    __slots__ = ("_decision", "_table")

    def __init__(self, table: Playable, decision: Decision) -> None:
        self._table, self._decision = table, decision

    @property
    def player(self) -> str:
        """Return who is asked."""
        return self._decision.player

    @property
    def kind(self) -> str:
        """Return what kind of question it is, as in "ask-action": the same whatever is offered."""
        return self._decision.prompt.key

    @property
    def options(self) -> tuple[str, ...]:
        """Return the ids of what is offered; an id means the same wherever it is offered."""
        return tuple([option.id for option in self._decision.options])

    @property
    def count(self) -> int:
        """Return how many options an answer takes."""
        return self._decision.pick_count

    def after(self, option: str) -> Question:
        """Return what is left to ask once an option of several is picked; raises IllegalAnswer."""
        try:
            return Question(self._table, self._decision.after(option))
        except KeyError:
            raise IllegalAnswer(f"{option!r} is not offered to {self.player}") from None

    def say(self, option: str = "", language: str = "en") -> str:
        """Return the question, or one of its options, as the window puts it."""
        words = self._table.words(language)
        return words.say(self._decision.option(option).text if option else self._decision.prompt)

    def __repr__(self) -> str:
        return f"Question({self.player} {self.kind}, {self.count} of {len(self.options)} options)"


def plain(record: object) -> dict[str, JSON]:
    """Return a record as plain data."""
    from msgspec import json

    fields: dict[str, JSON] = json.decode(json.encode(record))
    return fields


def parts(answer: str) -> tuple[str, ...]:
    """Return the ids of the options that an answer takes."""
    from wonderland_qt.engine.decisions import TOGETHER

    return tuple(answer.split(TOGETHER))
