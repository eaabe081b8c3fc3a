"""What a game can say: keys of messages that stand in its source, its events, verbs and content."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from wonderland_qt import paths
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.game_options import option_texts
from wonderland_qt.engine.installed_games import GAMES

PACKAGE = Path(__file__).resolve().parents[2] / "wonderland_qt"
NUMBERED = re.compile(r"_\d+$")
SHARED = (PACKAGE / "engine", PACKAGE / "components")
SHOWING = (PACKAGE / "models", PACKAGE / "app")


def keys_in(source: str) -> Iterator[str]:
    """Yield the keys in calls such as `text("event-...")`, with `*` for each part that is not literal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in {"Text", "text"}:
            yield from (key for argument in node.args[:1] for key in _literal(argument))


@cache
def keys_of(game: str) -> frozenset[str]:
    """All keys that stand in the rules of a game, in the engine and in the components."""
    sources = _sources(*SHARED, PACKAGE / "games" / game)
    return frozenset(key for source in sources for key in keys_in(source))


def sayable(game: str, key: str) -> bool:
    """Tell whether a key may be said: by the source, an event, a verb or an id, numbered too, of content."""
    said, (start, dash, word) = _strings(game), key.partition("-")
    if {key, NUMBERED.sub("", key)} & said or ({start, start + dash} & said and word in said):
        return True
    if key in _keys_of_classes(game) | _keys_of_game_options(game) | _keys_of_content(game):
        return True
    return any(fnmatchcase(key, pattern) for pattern in keys_of(game) if pattern[0].isalpha())


@cache
def _sources(*folders: Path) -> tuple[str, ...]:
    return tuple(file.read_text(encoding="utf-8") for folder in folders for file in folder.rglob("*.py"))


@cache
def _strings(game: str) -> frozenset[str]:
    """All strings in the source of a game, in its content and in what shows every game."""
    sources = _sources(*SHARED, *SHOWING, PACKAGE / "games" / game)
    nodes = [node for source in sources for node in ast.walk(ast.parse(source))]
    literals = {
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    contents = [yaml.safe_load(file.read_bytes()) for file in (paths.content() / game).rglob("*.yaml")]
    return frozenset(literals | {word for content in contents for word in _strings_in(content)})


def _strings_in(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
    elif isinstance(content, dict):
        yield from (word for pair in content.items() for part in pair for word in _strings_in(part))
    elif isinstance(content, list):
        yield from (word for part in content for word in _strings_in(part))


@cache
def _keys_of_classes(game: str) -> frozenset[str]:
    """The keys that events, verbs and other records of content of a game are reported with."""
    package = f"wonderland_qt.games.{GAMES[game].id}"
    events = {f"event-{kind.__name__}" for kind in _kinds(Event, package)}
    verbs = {f"{kind.family}-{kind.word}" for kind in _kinds(OneKey, package)}
    records = {kind.__name__.lower() for kind in _kinds(ContentModel, package)}
    return frozenset(events | verbs | records)


def _kinds(base: type[Any], package: str) -> Iterator[Any]:
    for kind in base.__subclasses__():
        if kind.__module__.startswith(package):
            yield kind
        yield from _kinds(kind, package)


def _literal(argument: ast.expr) -> Iterator[str]:
    """Yield the keys that an expression can be, as far as they stand there."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str) and argument.value:
        yield argument.value
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in argument.values)
    elif isinstance(argument, ast.IfExp):
        yield from (*_literal(argument.body), *_literal(argument.orelse))


@cache
def _keys_of_content(game: str) -> frozenset[str]:
    """The keys of the texts that a game makes from its content."""
    ruleset = GAMES[game]
    return frozenset(text.key for text in ruleset.narration.content_texts(ruleset.load([paths.content()])))


@cache
def _keys_of_game_options(game: str) -> frozenset[str]:
    """The keys of what a new table may choose."""
    ruleset = GAMES[game]
    options = ruleset.seating.options(ruleset.load([paths.content()]))
    return frozenset(text.key for text in option_texts(options))
