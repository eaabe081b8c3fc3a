"""The hash seed of Python changes nothing that is drawn: the pieces, their pictures and their lights."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from itertools import islice
from typing import Any

import pytest

from tests.every_game.table.test_stages import Staged
from tests.invariants import printed_under
from wonderland_qt.engine.installed_games import GAMES

MOMENTS, PIXELS_PER_MM = 6, 1.2
SEEDS = (1, 3)
CODE = "from tests.every_game.table.test_hash_seed import *; print(json.dumps(all_drawn()))"


def all_drawn() -> dict[str, list[str]]:
    """Return what is drawn of every game, in a process of its own."""
    from wonderland_qt.app.program.application import make_application

    application = make_application()
    games = {game: drawn(game) for game in GAMES}
    application.processEvents()
    return games


def drawn(game: str) -> list[str]:
    """Return every piece of a seeded game as it is drawn at some moments, and all that is lit or shaded."""
    staged, lines = Staged(GAMES[game], max(GAMES[game].seating.sizes)), []
    for at in islice(staged.moments(), MOMENTS):
        scene = staged.scene
        scene.bake_for(PIXELS_PER_MM, 1.0, scene.sceneRect())
        options = [option for decision in at.decisions for option in decision.options]
        scene.light_only(piece for option in options for piece in (option.take, option.put))
        scene.highlights.draw_changes()
        lines += [told(item) for item in scene.piece_items()]
    return lines


def told(item: Any) -> str:
    """Tell where a piece lies, and what its picture and its light look like."""
    home, lit = item.home, item.highlight
    rect = (
        round(length, 3) for length in (home.x, home.y, home.width, home.height, item.resting_z, item.tilt)
    )
    pictures = (item.pixmap(), *([lit.pixmap()] if lit is not None else []))
    return " ".join(map(str, (item.piece_id, *rect, *map(digest, pictures))))


def digest(picture: Any) -> str:
    """Return what tells one picture from another."""
    return sha256(picture.toImage().constBits() or b"").hexdigest()[:12]


@cache
def drawn_under(hash_seed: int) -> dict[str, list[str]]:
    """Return what one process with this hash seed draws of every game."""
    games: dict[str, list[str]] = json.loads(printed_under(hash_seed, CODE))
    return games


@pytest.mark.parametrize("game", GAMES)
def test_a_position_looks_the_same_under_every_hash_seed(game: str) -> None:
    one, other = (drawn_under(seed)[game] for seed in SEEDS)
    assert len(one) > MOMENTS
    assert one == other
