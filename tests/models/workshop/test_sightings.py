"""Things of the content are found where they lie on the table, in random games."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import groupby
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.table.gallery_entries import GalleryEntry
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.workshop.sightings import HidesContents, Sighting, sightings

LOOKED_FOR = 2
"""Of each kind of thing so many are looked for, in so many games, until one is seen."""


@cache
def content_of(game: str) -> Any:
    return GAMES[game].load([paths.content()])


def never(_kind: str) -> bool:
    return False


@cache
def closed_in(game: str) -> HidesContents:
    """Tell which kinds hide what lies in them, from what is said of kinds beside the art."""
    kinds = tomllib.loads((paths.of_game(game) / "art" / "kinds.toml").read_text(encoding="utf-8"))
    return lambda kind: bool(kinds.get(kind, {}).get("closed"))


def first_seen(game: str, thing: Piece, games: int) -> Sighting | None:
    return next(filter(None, sightings(GAMES[game], content_of(game), thing, closed_in(game), games)), None)


@pytest.mark.parametrize("game", GAMES)
def test_things_of_every_kind_are_seen_by_whoever_is_asked(game: str) -> None:
    ruleset, content = GAMES[game], content_of(game)
    gallery = sorted(ruleset.display.gallery(content), key=lambda shown: shown.kind)
    for kind, alike in groupby(gallery, key=lambda shown: shown.kind):
        things: list[GalleryEntry] = list(alike)[:LOOKED_FOR]
        found = next(filter(None, (first_seen(game, thing.piece, LOOKED_FOR) for thing in things)), None)
        assert found is not None, f"{game}: nothing of the kind {kind!r} is ever seen on the table"
        again = ruleset.game(found.state, content)
        assert found.viewer in again.waiting()
        shown = {piece.id for piece in ruleset.display.pieces(ruleset.view(again, found.viewer), content)}
        assert set(found.pieces) <= shown


def test_each_game_is_told_once_and_what_is_nowhere_by_none() -> None:
    ruleset, content = GAMES["tea_for_2"], content_of("tea_for_2")
    watch = list(filter(None, sightings(ruleset, content, Piece("watch", "watch", "watch"), never, games=3)))
    assert len({id(found.state) for found in watch}) == 3
    looked = list(sightings(ruleset, content, Piece("unicorn", "card", "unicorn"), never, games=1))
    assert looked
    assert not any(looked)


def test_what_no_stage_shows_is_seen_on_the_whole_table() -> None:
    found = first_seen("wonderland", Piece("board", "board", "board"), 1)
    assert found is not None
    assert found.whole


def test_a_bag_that_is_closed_hides_what_lies_in_it() -> None:
    ruleset, content = GAMES["wonderland"], content_of("wonderland")
    chip = Piece("chip:creature_weak", "chip", "creature_weak")
    in_a_bag = next(filter(None, sightings(ruleset, content, chip, never)))
    laid_open = next(filter(None, sightings(ruleset, content, chip, closed_in("wonderland"))))
    assert laid_open.state != in_a_bag.state
