"""Layouts: which number an option has and what each entry of a tensor means, the same wherever it comes.

A layout is data (`layouts/<game>.json`), written by `python -m wonderland_qt.research.layouts GAME ...` from
random games and only ever added to, so that numbers stay what they are. What no game has shown before shares
the entries at the end (`SPARE`), by a hash of its name.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from wonderland_qt import api

VERSION = 1
SPARE = 64
GAMES = 30
FOLDER = Path(__file__).with_name("layouts")


class TensorLayout(NamedTuple):
    """The numbers of options and of entries of a game, by name; `version` names the way they are made."""

    game: str
    version: int
    actions: Mapping[str, int]
    entries: Mapping[str, int]

    @property
    def action_count(self) -> int:
        """Return how many numbers actions have, spare ones included."""
        return len(self.actions) + SPARE

    @property
    def width(self) -> int:
        """Return how long a tensor is."""
        return len(self.entries) + SPARE

    def numbered(self, options: tuple[str, ...]) -> dict[int, str]:
        """Return options by their numbers; those that the layout does not know take free spare ones."""
        known = {self.actions[option]: option for option in options if option in self.actions}
        for option in sorted(set(options) - self.actions.keys()):
            known[_free(known, len(self.actions), option)] = option
        return known

    def tensor(self, observation: Mapping[str, api.JSON]) -> list[float]:
        """Return an observation as numbers, each at the entry of its name."""
        values = [0.0] * self.width
        for name, value in flat(observation):
            values[self.entries.get(name, len(self.entries) + crc32(name.encode()) % SPARE)] += value
        return values


def _free(taken: Mapping[int, str], first: int, option: str) -> int:
    place = crc32(option.encode())
    for step in range(SPARE):
        number = first + (place + step) % SPARE
        if number not in taken:
            return number
    raise ValueError(f"more than {SPARE} options that the layout does not know; write the layout again")


def flat(value: api.JSON | Mapping[str, api.JSON], name: str = "") -> Iterator[tuple[str, float]]:
    """Yield the entries of plain data: numbers by their path, words as 1 at path=word, lists as counts."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from flat(inner, f"{name}.{key}" if name else key)
    elif isinstance(value, list):
        yield f"{name}.count", float(len(value))
        for inner in value:
            yield from flat(str(inner) if isinstance(inner, int) else inner, name)
    elif isinstance(value, str):
        yield f"{name}={value}", 1.0
    elif value is not None:
        yield name, float(value)


@cache
def layout(game: str) -> TensorLayout:
    """Return the layout of a game; raises FileNotFoundError for one that has none."""
    written = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    if written["version"] != VERSION:
        raise ValueError(f"{game}: the layout has version {written['version']}, the program {VERSION}")
    actions = {option: number for number, option in enumerate(written["actions"])}
    entries = {name: number for number, name in enumerate(written["entries"])}
    return TensorLayout(game, VERSION, actions, entries)


def has_layout(game: str) -> bool:
    """Tell whether a game has a layout; one of a package may have none."""
    return (FOLDER / f"{game}.json").is_file()


def write_layout(game: str) -> None:
    """Add to a layout what random games of every number of players show."""
    file = FOLDER / f"{game}.json"
    known = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"actions": [], "entries": []}
    actions, entries = dict.fromkeys(known["actions"]), dict.fromkeys(known["entries"])
    for players in api.games()[game]:
        for seed in range(GAMES):
            seen = list(_seen(api.new_game(game, players, seed)))
            actions |= dict.fromkeys(sorted({option for options, _ in seen for option in options}))
            entries |= dict.fromkeys(sorted({name for _, names in seen for name in names}))
    FOLDER.mkdir(exist_ok=True)
    record = {"version": VERSION, "actions": list(actions), "entries": list(entries)}
    file.write_text(json.dumps(record, indent=0) + "\n", encoding="utf-8")


def _seen(game: api.Game) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    while not game.over:
        question = game.asked[0]
        yield question.options, [name for name, _ in flat(game.observe(question.player))]
        game.answer(question.player, *game.random_answer(question.player))


if __name__ == "__main__":
    for named in sys.argv[1:] or api.games():
        write_layout(named)
