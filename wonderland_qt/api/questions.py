"""The questions that a game asks its players."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from wonderland_qt.engine.decisions import Decision
    from wonderland_qt.engine.saved.playable import Playable

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
"""Plain data: the form in which observations and events are returned."""


class IllegalAnswer(ValueError):
    """The player is not asked or has answered already, or an option of the answer is not offered."""


class Question:
    """A question to one player; an answer picks `count` of the `options`, in order."""

    __slots__ = ("_decision", "_table")

    def __init__(self, table: Playable, decision: Decision) -> None:
        self._table, self._decision = table, decision

    @property
    def player(self) -> str:
        """Return the player who is asked."""
        return self._decision.player

    @property
    def kind(self) -> str:
        """Return the kind of question, such as "ask-action"; it does not depend on the options."""
        return self._decision.prompt.key

    @property
    def options(self) -> tuple[str, ...]:
        """Return the ids of the options; an id means the same in every question."""
        return tuple([option.id for option in self._decision.options])

    @property
    def count(self) -> int:
        """Return how many options an answer picks."""
        return self._decision.pick_count

    def after(self, option: str) -> Question:
        """Return the question that remains after picking one of several options; raises IllegalAnswer."""
        try:
            return Question(self._table, self._decision.after(option))
        except KeyError:
            raise IllegalAnswer(f"{option!r} is not offered to {self.player}") from None

    def say(self, option: str = "", language: str = "en") -> str:
        """Return the question, or one of its options, in the words that the window shows."""
        words, decision = self._table.words(language), self._decision
        return words.say(decision.option(option).text if option else decision.prompt)

    def __repr__(self) -> str:
        return f"Question({self.player} {self.kind}, {self.count} of {len(self.options)} options)"


def plain(record: object) -> dict[str, JSON]:
    """Return a record as a dictionary of plain data."""
    from msgspec import json

    fields: dict[str, JSON] = json.decode(json.encode(record))
    return fields


def parts(answer: str) -> tuple[str, ...]:
    """Return the ids of the options that an engine answer joins."""
    from wonderland_qt.engine.decisions import TOGETHER

    return tuple(answer.split(TOGETHER))
