"""Game options: what a table chooses before a game, with the words by which a window offers it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.words.texts import Text, text


@dataclass(frozen=True, slots=True)
class Value:
    """One way to choose: `name` says it in a word, `about` what it brings where that is not enough."""

    id: str
    name: Text
    about: Text | None = None


@dataclass(frozen=True, slots=True)
class GameOption:
    """An option of a new game and its values, the usual one first.

    With `parts` a table may also choose for each of them, which makes a value of its own.
    """

    id: str
    name: Text
    values: tuple[Value, ...]
    parts: tuple[GameOption, ...] = ()

    def chosen(self, options: Mapping[str, str]) -> str:
        """Return the value that a table chose, the usual one if none; raises ValueError for another."""
        known = [value.id for value in self.values]
        value = options.get(self.id, known[0])
        if value not in known:
            raise WrongValue(text("choice-of-option", option=self.id, value=value, known=", ".join(known)))
        return value


def game_option(name: str, values: Iterable[str]) -> GameOption:
    """Return an option whose words are `option-<name>`, `<name>-<value>` and `<name>-<value>-about`."""
    described = [Value(value, Text(f"{name}-{value}"), Text(f"{name}-{value}-about")) for value in values]
    return GameOption(name, Text(f"option-{name}"), tuple(described))


def option_texts(options: Iterable[GameOption]) -> Iterator[Text]:
    """Yield all that a window says of options, their values and their parts."""
    for option in options:
        yield option.name
        for value in option.values:
            yield from (value.name, value.about) if value.about is not None else (value.name,)
        yield from option_texts(option.parts)


PartT = TypeVar("PartT", bound=str)


def put_together(chosen: Mapping[PartT, str]) -> str:
    """Return the value made of one for each part: `flamingo=A,rose=C`."""
    return ",".join(f"{part}={value}" for part, value in chosen.items())


def taken_apart(value: str) -> dict[str, str]:
    """Return what a value chooses for each part that it names; raises ValueError when it says one twice."""
    pairs = [pair.strip().partition("=") for pair in value.split(",")]
    chosen = {part.strip(): of.strip() for part, _, of in pairs}
    if len(chosen) < len(pairs):
        raise WrongValue(text("choice-twice", value=repr(value)))
    return chosen
