"""The cast of a game: its roles and their emblems."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from wonderland_qt import paths
from wonderland_qt.engine.play.session import Session
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.table.own_emblems import OwnEmblem

EMBLEMS = "emblems.toml"
__all__ = ["Cast", "OwnEmblem", "cast_at", "cast_of", "listed_entries", "spare_entries"]


class Cast(NamedTuple):
    """The roles of a game, the content's emblems, and the roles of art that has another name (`things`)."""

    game: str
    roles: tuple[PlayerId, ...]
    own: tuple[OwnEmblem, ...] = ()
    things: tuple[tuple[str, PlayerId], ...] = ()


def cast_of(ruleset: Ruleset[Any, Any], content: Any) -> Cast:
    """Return the cast of a game with a content, which says in `things` which art belongs to which role."""
    seating = ruleset.seating
    things = tuple(seating.things(content).items())
    return Cast(ruleset.id, seating.roster(content), tuple(seating.emblems(content)), things)


def cast_at(session: Session[Any, Any]) -> Cast:
    """Return the cast of a session's content."""
    return cast_of(session.ruleset, session.content)


@cache
def listed_entries(game: str) -> Mapping[str, Mapping[str, str]]:
    """Return the emblems that a game lists: colours for each colour vision, symbol and pattern, by role."""
    return tomllib.loads((paths.of_game(game) / EMBLEMS).read_text(encoding="utf-8"))


@cache
def spare_entries() -> tuple[Mapping[str, str], ...]:
    """Return the spare emblems for roles without one of the game or content."""
    file = paths.window() / f"spare_{EMBLEMS}"
    return tuple(tomllib.loads(file.read_text(encoding="utf-8")).values())
