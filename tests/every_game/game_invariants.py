"""What each game's record says of its invariants, so that they are held over the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tests import invariants
from wonderland_qt import paths
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.players import PlayerId

Options = tuple[tuple[str, str], ...]
"""Options of a new table, each with the value that is chosen."""


class Hiding(Protocol):
    """What a game hides, as `components/zones.py` tells it, or the game itself."""

    def hidden_cards(self, state: Any, viewer: PlayerId | None) -> set[str]:
        """Return every card that the viewer may not look at."""
        ...

    def secrets(self, state: Any, viewer: PlayerId | None) -> dict[str, object]:
        """Return by name all that is hidden from a viewer, in a form without order."""
        ...


@dataclass(frozen=True)
class GameInvariants:
    """What invariants ask of a game beside its ruleset; it stands in `tests/games/<id>/invariants.py`.

    `zones` tell what is hidden, and `frozen_content` is content that no tuning changes. The rest is as in
    `invariants.Subject`.
    """

    zones: Hiding
    frozen_content: Callable[[], Any]
    conserve: Callable[[invariants.AnyGame], None]
    counted: Callable[[invariants.AnyGame], invariants.Counts]
    told: Callable[[Event], invariants.Counts]


@dataclass(frozen=True)
class Setting:
    """Which game is set up, for how many (0: any number), and with which options of a new table."""

    game: str
    players: int = 0
    options: Options = ()

    def __str__(self) -> str:
        """Return what a test of it is called."""
        return "-".join([self.game, str(self.players), *(value for _, value in self.options)])


RECORDS = {game: f"tests.games.{game}.invariants" for game in GAMES}
INVARIANTS = tuple(game for game, record in RECORDS.items() if find_spec(record) is not None)


@cache
def own_content(game: str) -> Any:
    """Return the game's own content."""
    return GAMES[game].load([paths.content()])


def frozen_subject(game: str) -> invariants.Subject:
    """Return games with the frozen content, for each number of players in turn."""
    return subject(Setting(game), import_module(RECORDS[game]).INVARIANTS.frozen_content())


def own_settings(game: str) -> list[Setting]:
    """Return every number of players with every value of every option that a new table has."""
    seating = GAMES[game].seating
    offered = seating.options(own_content(game))
    played = [option for option in offered if not option.house_rule]
    chosen: list[Options] = [((option.id, value.id),) for option in played for value in option.values]
    return [Setting(game, size, options) for size in seating.sizes for options in chosen or [()]]


def subject(setting: Setting, content: Any = None) -> invariants.Subject:
    """Return games of a setting, with the game's own content unless other is given."""
    ruleset, record = GAMES[setting.game], import_module(RECORDS[setting.game]).INVARIANTS
    content = own_content(setting.game) if content is None else content
    sizes = (setting.players,) if setting.players else ruleset.seating.sizes
    options = dict(setting.options)

    def begin(seed: int, events: list[Event] | None) -> invariants.AnyGame:
        table = ruleset.seating.random_new_game(content, sizes[seed % len(sizes)], seed, options)
        return ruleset.new(content, table, events)

    return invariants.Subject(
        ruleset,
        begin,
        hidden=lambda game, viewer: record.zones.hidden_cards(game.state, viewer),
        secrets=lambda game, viewer: record.zones.secrets(game.state, viewer),
        conserve=record.conserve,
        counted=record.counted,
        told=record.told,
    )
