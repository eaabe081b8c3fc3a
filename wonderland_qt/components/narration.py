"""Narration: turns events into lines of the log, in the third person."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, TypeVar, get_args

import msgspec

from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Argument, Text, text

ContentT = TypeVar("ContentT")

Names = Mapping[PlayerId, str]
"""The persons' names by player; players without a name are called by their role."""

NOTHING = "none"
CAUSE = "cause"


def player_text(player: PlayerId, names: Names) -> Text:
    """Return the name of a player, or of the role if the player has none."""
    name = names.get(player, "")
    return text("person", name=name, role=Text(player)) if name else Text(player)


@cache
def _fields_of_event(kind: type[Event]) -> tuple[tuple[str, bool], ...]:
    """Return the names of the fields of a class of event, each with whether it holds players.

    Its audience, which no message names, is left out.
    """
    found = []
    for struct_field in msgspec.structs.fields(kind):
        if struct_field.name != "audience":
            annotation = struct_field.type
            holds_players = PlayerId in (annotation, *get_args(annotation))
            found.append((struct_field.name, holds_players))
    return tuple(found)


@dataclass(frozen=True)
class Narration(Generic[ContentT]):
    """Turns events into log lines: the message `event-<class>` with the event's fields as arguments.

    `field_texts` are functions, by field, that return the text of a value whose id is not its text already.
    Fields in `selecting` are passed as plain strings, for messages to select by, unless they are players. A
    cause is named if it `is_worth_naming`. `quiet` are classes of events without a log line, and `is_quiet`
    decides that for single events.
    """

    field_texts: Mapping[str, Callable[[ContentT, Any], Text]] = field(default_factory=dict)
    selecting: Collection[str] = ()
    quiet: Collection[type[Event]] = ()
    is_worth_naming: Callable[[ContentT, str], bool] = lambda _content, _cause: False
    is_quiet: Callable[[Event], bool] = lambda _event: False

    def log_text(self, event: Event, content: ContentT, names: Names) -> Text | None:
        """Return the log line of an event, None for quiet ones."""
        if type(event) in self.quiet or self.is_quiet(event):
            return None
        return self.line(event, content, names)

    def line(self, event: Event, content: ContentT, names: Names) -> Text:
        """Return the line of any event; for lists there is also the argument `<field>-count`.

        A cause that another argument names already is left out, lest the line names it twice.
        """
        arguments = list(self._arguments_of_event(event, content, names))
        return Text(f"event-{type(event).__name__}", tuple(_without_echo(arguments)))

    def _arguments_of_event(
        self, event: Event, content: ContentT, names: Names
    ) -> Iterator[tuple[str, Argument]]:
        """Yield the fields of an event as arguments of its message, and how many members each list has."""
        for name, holds_players in _fields_of_event(type(event)):
            value = getattr(event, name)
            if isinstance(value, tuple):
                members = [
                    self._text_of_value(name, holds_players, member, content, names) for member in value
                ]
                yield name, tuple(members)
                yield f"{name}-count", len(value)
            else:
                yield name, self._argument_of_value(name, holds_players, value, content, names)

    def _argument_of_value(
        self, name: str, holds_players: bool, value: Any, content: ContentT, names: Names
    ) -> Argument:
        """Return one field's value as an argument: a word for messages to select by, a number or a text.

        It is NOTHING if the field is empty or names a cause that is not worth naming.
        """
        if isinstance(value, bool):
            return "yes" if value else "no"
        if value == "" or (name == CAUSE and not self.is_worth_naming(content, value)):
            return NOTHING
        if name in self.selecting and not holds_players:
            return str(value)
        if isinstance(value, int) and name not in self.field_texts:
            return value
        return self._text_of_value(name, holds_players, value, content, names)

    def _text_of_value(
        self, name: str, holds_players: bool, value: Any, content: ContentT, names: Names
    ) -> Text:
        """Return the text of a field's value: a player, or a thing."""
        if holds_players:
            return player_text(value, names)
        return self.field_texts[name](content, value) if name in self.field_texts else Text(value)


def _without_echo(arguments: list[tuple[str, Argument]]) -> list[tuple[str, Argument]]:
    """Return the arguments, with NOTHING for a cause that another argument names already."""
    others = [value for name, value in arguments if name != CAUSE]
    found = []
    for name, value in arguments:
        is_echo = name == CAUSE and value in others
        found.append((name, NOTHING if is_echo else value))
    return found
