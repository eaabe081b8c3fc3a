"""Game options: what a table chooses before a game, with the words by which a window offers it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from wonderland_qt.engine.content.mistakes import WrongValue
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.message_parts import in_quotes
from wonderland_qt.engine.words.texts import Text, text

ChosenOptions = Mapping[str, str]
"""What a table chose, by the id of the option."""


class NewGame(msgspec.Struct, frozen=True):
    """What a table chose before a game: who sits where, clockwise from the first seat, the seed, options."""

    seats: tuple[PlayerId, ...]
    seed: int = 0
    options: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Value:
    """One way to choose: `name` says it in a word, `about` what it brings where that is not enough."""

    id: str
    name: Text
    about: Text | None = None


@dataclass(frozen=True, slots=True)
class GameOption:
    """An option of a new game and its values, the usual one first.

    With `parts` a table may also choose for each of them, which makes a value of its own; `check` raises
    ValueError for one that cannot be. A `house_rule` changes no rule of the game: it says how people at one
    screen play it.
    """

    id: str
    name: Text
    values: tuple[Value, ...]
    parts: tuple[GameOption, ...] = ()
    house_rule: bool = False
    check: Callable[[str], object] | None = None

    def of(self, chosen: ChosenOptions) -> str:
        """Return the value that a table chose; the usual one if none, or none that is known."""
        value, known = chosen.get(self.id, ""), [value.id for value in self.values]
        return value if value in known else known[0]

    def must_be_known(self, value: str) -> None:
        """Raise ValueError for a value that cannot be chosen."""
        known = [value.id for value in self.values]
        if self.check is not None:
            self.check(value)
        elif value not in known:
            raise WrongValue(text("choice-of-option", option=self.id, value=value, known=", ".join(known)))


def game_option(name: str, values: Iterable[str]) -> GameOption:
    """Return an option whose words are `option-<name>`, `<name>-<value>` and `<name>-<value>-about`."""
    described = [Value(value, Text(f"{name}-{value}"), Text(f"{name}-{value}-about")) for value in values]
    return GameOption(name, Text(f"option-{name}"), tuple(described))


def house_rule(name: str, values: Iterable[str]) -> GameOption:
    """Return a house rule, whose words are `option-<name>` and `<name>-<value>`."""
    described = tuple(Value(value, Text(f"{name}-{value}")) for value in values)
    return GameOption(name, Text(f"option-{name}"), described, house_rule=True)


ANSWERS = house_rule("answers", ("secret", "open"))
"""Whether what several answer at once is answered in secret by keys, or openly and in order."""

ASKED = house_rule("asked", ("alike", "able"))
"""Whether persons at a shared screen are all asked, so that being asked tells nothing, or only who can."""

ADVICE = house_rule("advice", ("allowed", "none"))
"""Whether persons may ask for advice; every table has this choice."""


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
        raise WrongValue(text("choice-twice", value=in_quotes(value)))
    return chosen
