"""The installed games, found by entry points; a game's rules are imported when first needed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from wonderland_qt import paths
from wonderland_qt.engine.listed_game import ListedGame
from wonderland_qt.engine.ruleset import AnyRuleset, Ruleset
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError
from wonderland_qt.plugins import GAMES as GROUP
from wonderland_qt.plugins import Plugin, imported, plugins

if TYPE_CHECKING:
    from wonderland_qt.engine.scenarios.scenario_setup import AnyScenarioSetup

BOX = "box.toml"
LAST = 1_000


class BrokenGame(WordedError, LookupError):
    """An installed package has a game that cannot be listed, or whose rules cannot be loaded."""


class _PlacedGame(NamedTuple):
    """A game and its place on the shelf; lower places come first."""

    place: int
    game: ListedGame


class _Found(NamedTuple):
    """The games that entry points led to, and messages about the broken ones."""

    listed: tuple[ListedGame, ...]
    broken: tuple[Text, ...]


def listed_games() -> tuple[ListedGame, ...]:
    """Return all games in the order in which the shelf shows them."""
    return _find_games().listed


def broken_games() -> tuple[Text, ...]:
    """Return a message about each game that cannot be listed."""
    return _find_games().broken


def first_game() -> str:
    """Return the id of the default game."""
    return listed_games()[0].id


def ruleset_of(game: str) -> AnyRuleset:
    """Return the rules of a game; raises KeyError for an unknown game, and BrokenGame."""
    for listed in listed_games():
        if listed.id == game:
            return listed.ruleset()
    raise KeyError(game)


class _InstalledGames(Mapping[str, AnyRuleset]):
    """The rules of all installed games by id, loaded when they are looked up."""

    def __getitem__(self, game: str) -> AnyRuleset:
        return ruleset_of(game)

    def __iter__(self) -> Iterator[str]:
        return (listed.id for listed in listed_games())

    def __len__(self) -> int:
        return len(listed_games())

    def __contains__(self, game: object) -> bool:
        return any(listed.id == game for listed in listed_games())


GAMES: Mapping[str, AnyRuleset] = _InstalledGames()


@cache
def scenario_setup_of(game: str, content_folders: tuple[Path, ...], rulebook: Path) -> AnyScenarioSetup:
    """Return the scenario setup of a game with the content of these folders and the ids of a rulebook."""
    from wonderland_qt.engine.words.rulebook import Rulebook

    content = ruleset_of(game).load(content_folders)
    return scenario_setup(ruleset_of(game), content, frozenset(Rulebook.read(rulebook).rules))


def scenario_setup(ruleset: AnyRuleset, content: Any, rule_ids: Collection[str]) -> AnyScenarioSetup:
    """Return the scenario setup of a game for a content; `rule_ids` are the rules that scenarios may cite."""
    make_setup = cast("Callable[[Any, Collection[str]], AnyScenarioSetup]", imported(ruleset.scenarios))
    return make_setup(content, rule_ids)


def forget_games() -> None:
    """Clear the caches, so that games are searched again."""
    for cached_function in (_find_games, _load_ruleset, scenario_setup_of):
        cached_function.cache_clear()


@cache
def _find_games() -> _Found:
    """Return the installed games, sorted by place and id, and messages about the broken ones."""
    found: list[_PlacedGame] = []
    broken: list[Text] = []
    for plugin in plugins(GROUP):
        try:
            found.append(_read_box(plugin))
        except Exception as error:  # whatever a foreign package has wrong is one line, and no other suffers
            broken.append(_message_about_broken(plugin, error))
    found.sort(key=lambda placed: (placed.place, placed.game.id))
    return _Found(tuple(placed.game for placed in found), tuple(broken))


def _read_box(plugin: Plugin) -> _PlacedGame:
    """Return a game as its box.toml describes it, with its place on the shelf.

    Raises whatever error a missing, incomplete or wrong box.toml leads to.
    """
    box = tomllib.loads((paths.of_game(plugin.name) / BOX).read_text(encoding="utf-8"))
    sizes = tuple(int(size) for size in box["players"])
    if not sizes:
        raise ValueError(f"{BOX}: players is empty")
    game = ListedGame(plugin.name, sizes, partial(_load_ruleset, plugin))
    return _PlacedGame(int(box.get("place", LAST)), game)


@cache
def _load_ruleset(plugin: Plugin) -> AnyRuleset:
    """Return the ruleset that a plug-in provides; raises BrokenGame."""
    try:
        ruleset = plugin.load()
        if not isinstance(ruleset, Ruleset) or ruleset.id != plugin.name:
            raise TypeError(f"{plugin.target} is no Ruleset with the id {plugin.name!r}")
    except Exception as error:  # importing foreign rules can raise anything
        raise BrokenGame(_message_about_broken(plugin, error)) from error
    return ruleset


def _message_about_broken(plugin: Plugin, error: Exception) -> Text:
    """Return the message that names a game that cannot be loaded, its package and the error."""
    what = quoted(f"{type(error).__name__}: {error}")
    return text("game-broken", game=plugin.name, package=plugin.package, what=what)
