"""Game options: what players choose before a game, with the texts that a window shows for it."""

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
"""The chosen values by the id of the option."""


class NewGame(msgspec.Struct, frozen=True):
    """The set-up of a new game: the players clockwise from the first seat, the seed and the options."""

    seats: tuple[PlayerId, ...]
    seed: int = 0
    options: dict[str, str] = {}


@dataclass(frozen=True, slots=True)
class Value:
    """One value of an option: `name` is its short name, `about` an explanation if one is needed."""

    id: str
    name: Text
    about: Text | None = None


@dataclass(frozen=True, slots=True)
class GameOption:
    """An option of a new game and its values, the default first.

    With `parts` players may also choose a value for each part, which `put_together` makes into one value;
    `check` raises ValueError for an impossible one. A `house_rule` changes no rule of the game, only how
    people at one screen play it.
    """

    id: str
    name: Text
    values: tuple[Value, ...]
    parts: tuple[GameOption, ...] = ()
    house_rule: bool = False
    check: Callable[[str], object] | None = None

    def of(self, chosen: ChosenOptions) -> str:
        """Return the chosen value of this option, the default if none or an unknown one was chosen."""
        wanted = chosen.get(self.id)
        for value in self.values:
            if value.id == wanted:
                return wanted
        return self.values[0].id

    def must_be_known(self, value: str) -> None:
        """Raise ValueError for a value that this option does not have; an option of parts has its `check`."""
        known = [value.id for value in self.values]
        if self.check is not None:
            self.check(value)
        elif value not in known:
            raise WrongValue(text("choice-of-option", option=self.id, value=value, known=", ".join(known)))


def game_option(name: str, values: Iterable[str]) -> GameOption:
    """Return an option with the messages `option-<name>`, `<name>-<value>` and `<name>-<value>-about`."""
    described = [Value(value, Text(f"{name}-{value}"), Text(f"{name}-{value}-about")) for value in values]
    return GameOption(name, Text(f"option-{name}"), tuple(described))


def house_rule(name: str, values: Iterable[str]) -> GameOption:
    """Return a house rule with the messages `option-<name>` and `<name>-<value>`."""
    described = tuple(Value(value, Text(f"{name}-{value}")) for value in values)
    return GameOption(name, Text(f"option-{name}"), described, house_rule=True)


ANSWERS = house_rule("answers", ("secret", "open"))
"""Whether simultaneous decisions are answered secretly with keys, or openly one after another."""

ASKED = house_rule("asked", ("alike", "able"))
"""Whether all persons at a shared screen are asked, so that being asked tells nothing, or only the able."""

ADVICE = house_rule("advice", ("allowed", "none"))
"""Whether persons may ask for advice; every game has this option."""


def option_texts(options: Iterable[GameOption]) -> Iterator[Text]:
    """Yield all texts that a window shows for options, their values and their parts."""
    for option in options:
        yield option.name
        for value in option.values:
            yield value.name
            if value.about is not None:
                yield value.about
        yield from option_texts(option.parts)


PartT = TypeVar("PartT", bound=str)


def put_together(chosen: Mapping[PartT, str]) -> str:
    """Return the values of all parts as one value: `river=A,hill=C`."""
    return ",".join(f"{part}={value}" for part, value in chosen.items())


def taken_apart(value: str) -> dict[str, str]:
    """Return the value of each part in `river=A,hill=C`; raises ValueError if a part comes twice."""
    pairs = [pair.strip().partition("=") for pair in value.split(",")]
    chosen = {part.strip(): part_value.strip() for part, _, part_value in pairs}
    if len(chosen) < len(pairs):
        raise WrongValue(text("choice-twice", value=in_quotes(value)))
    return chosen
