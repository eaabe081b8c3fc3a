"""Layouts: the fixed numbers of options (actions) and of tensor entries of a game.

A layout is data (`layouts/<game>.json`), written by `python -m wonderland_qt.research.layouts GAME ...` from
random games. Numbers are only ever added, so that they keep their meaning. Unknown names share the spare
entries at the end (`SPARE`), by a hash of the name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from wonderland_qt import api

VERSION = 1
SPARE = 64
GAMES = 30
FOLDER = Path(__file__).with_name("layouts")


class TensorLayout(NamedTuple):
    """The numbers of a game's options and tensor entries by name; `version` is that of the format."""

    game: str
    version: int
    actions: Mapping[str, int]
    entries: Mapping[str, int]

    @property
    def action_count(self) -> int:
        """Return the number of actions, including spare ones."""
        return len(self.actions) + SPARE

    @property
    def width(self) -> int:
        """Return the length of a tensor."""
        return len(self.entries) + SPARE

    def numbered(self, options: tuple[str, ...]) -> dict[int, str]:
        """Return options by number; unknown ones get free spare numbers."""
        by_number = {self.actions[option]: option for option in options if option in self.actions}
        unknown = sorted(set(options) - self.actions.keys())
        for option in unknown:
            number = _spare_number(by_number, len(self.actions), option)
            by_number[number] = option
        return by_number

    def tensor(self, observation: Mapping[str, api.JSON]) -> list[float]:
        """Return an observation as a list of numbers; unknown names that share a spare entry are added up."""
        values = [0.0] * self.width
        for name, value in flat(observation):
            spare_index = len(self.entries) + crc32(name.encode()) % SPARE
            values[self.entries.get(name, spare_index)] += value
        return values


def _spare_number(taken: Mapping[int, str], first: int, option: str) -> int:
    """Return a free spare number for an unknown option, by its hash; raises ValueError if there is none.

    The spare numbers begin at `first`; from a taken one the search goes on to the next.
    """
    start = crc32(option.encode())
    for step in range(SPARE):
        number = first + (start + step) % SPARE
        if number not in taken:
            return number
    raise ValueError(f"more than {SPARE} options that the layout does not know; write the layout again")


def flat(value: api.JSON | Mapping[str, api.JSON], name: str = "") -> Iterator[tuple[str, float]]:
    """Yield plain data as named numbers, each named by its path; `name` is the path of `value` itself.

    A string is a 1 named `path=string`. Of a list its length counts, and its members, in which numbers are
    names of things: they are treated as strings.
    """
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from flat(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        yield f"{name}.count", float(len(value))
        for inner in value:
            member = str(inner) if isinstance(inner, int) else inner
            yield from flat(member, name)
    elif isinstance(value, str):
        yield f"{name}={value}", 1.0
    elif value is not None:
        yield name, float(value)


@cache
def layout(game: str) -> TensorLayout:
    """Return the layout of a game; raises FileNotFoundError if it has none."""
    written = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    if written["version"] != VERSION:
        raise ValueError(f"{game}: the layout has version {written['version']}, the program {VERSION}")
    actions = {option: number for number, option in enumerate(written["actions"])}
    entries = {name: number for number, name in enumerate(written["entries"])}
    return TensorLayout(game, VERSION, actions, entries)


def has_layout(game: str) -> bool:
    """Tell whether a game has a layout; plug-in games may have none."""
    return (FOLDER / f"{game}.json").is_file()


def write_layout(game: str) -> None:
    """Add the options and entries of random games, with each number of players, to a game's layout.

    What the layout has already keeps its number, so that trained models stay usable.
    """
    file = FOLDER / f"{game}.json"
    written = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    actions, entries = dict.fromkeys(written.get("actions", ())), dict.fromkeys(written.get("entries", ()))
    for players, seed in product(api.games()[game], range(GAMES)):
        new_options, new_names = set[str](), set[str]()
        for options, names in _questions_of_random_game(api.new_game(game, players, seed)):
            new_options.update(options)
            new_names.update(names)
        actions |= dict.fromkeys(sorted(new_options))
        entries |= dict.fromkeys(sorted(new_names))
    FOLDER.mkdir(exist_ok=True)
    record = {"version": VERSION, "actions": list(actions), "entries": list(entries)}
    file.write_text(json.dumps(record, indent=0) + "\n", encoding="utf-8")


def _questions_of_random_game(game: api.Game) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Play a game randomly, and yield the options and the entry names of each question."""
    while not game.over:
        question = game.asked[0]
        yield question.options, [name for name, _ in flat(game.observe(question.player))]
        game.answer(question.player, *game.random_answer(question.player))


if __name__ == "__main__":
    for named in sys.argv[1:] or api.games():
        write_layout(named)
