"""Every stage of every game: what is seen lies within it, and is not hidden by what lies there too.

Whole games are played at random, and laid out for the player who is asked as well as for the public.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tests.invariants import playing
from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.table.stages import Looking
from wonderland_qt.models.pieces.cast import cast_of

pytestmark = pytest.mark.window

SEED, EVERY, SELDOM = 5, 23, 131
MOST_HIDDEN = 0.72
"""How much of a loose piece others may cover: as much as of a card in a hand that is held close."""
EDGES = 0.05
"""How much pieces of two kinds may overlap, whichever of them came first."""
SETTINGS = [(game, size) for game, ruleset in GAMES.items() for size in ruleset.seating.sizes]
FIRST_TURNS = 4
LONG_WORDS = "Bartholomew the Second"
AT_LEAST_WIDE = 1280
"""In pixels, the least window for which the table is made."""
READ_ENLARGED = 105
"""In pixels: what is said on a narrower piece is read when it is enlarged."""


class Staged:
    """A game laid out on its stages, moment by moment."""

    def __init__(self, ruleset: Ruleset[Any, Any], players: int, language: str = "en") -> None:
        from wonderland_qt.app.drawn.ovens import oven_of
        from wonderland_qt.engine.words.localization import Words
        from wonderland_qt.models.pieces.layout_types import BARE_STAGE
        from wonderland_qt.models.pieces.pieces_model import PiecesModel
        from wonderland_qt.scene.table.table_scene import TableScene

        self.ruleset, self.players = ruleset, players
        self.content = ruleset.load([paths.content()])
        words = Words.load(paths.words(ruleset.id), language, ruleset.narration.content_words(self.content))
        self.model = PiecesModel(words.say, None, words.has)
        oven = oven_of(cast_of(ruleset, self.content))
        self.scene = TableScene(self.model, BARE_STAGE, oven)
        self.model.setParent(self.scene)
        self.stage = BARE_STAGE

    def moments(self, every: int = EVERY) -> Iterator[Any]:
        """Yield the game at moments on the way, each laid out for somebody."""
        chosen = self.ruleset.seating.random_new_game(self.content, self.players, SEED, {})
        for turn, game in enumerate(playing(self.ruleset.new(self.content, chosen, None), seed=SEED)):
            if turn % every == 0 or turn < FIRST_TURNS:
                for viewer in (None, game.waiting()[0]):
                    self._show(game, viewer)
                    yield game

    def _show(self, game: Any, viewer: Any) -> None:
        view = self.ruleset.view(game, viewer)
        near = game.waiting()[0]
        asked = tuple(d for d in game.decisions if not d.private or d.player == viewer)
        looking = Looking(self.ruleset.players(game.state), viewer, near, asked)
        self.stage = self.ruleset.display.stage(view, self.content, looking)
        self.model.show(self.ruleset.display.pieces(view, self.content))
        self.scene.show_stage(self.stage)

    def seen(self) -> list[Any]:
        """The items that are seen."""
        return [item for item in self.scene.piece_items() if self.scene.seen(item.piece_id)]


@pytest.mark.parametrize(("game", "players"), SETTINGS)
def test_what_is_seen_lies_within_its_stage_and_enough_of_each_loose_piece_is_seen(
    game: str, players: int, application: Any
) -> None:
    staged = Staged(GAMES[game], players)
    hidden: set[tuple[str, str, str]] = set()
    by_chance: set[tuple[str, str, str]] = set()
    for at in staged.moments():
        check_rooms(staged, at)
        for lower, upper, covered in overlapping(staged):
            together = upper.place in (lower.place, lower.piece_id)
            if not together and covered > MOST_HIDDEN:
                hidden.add((staged.stage.id, lower.piece_id, upper.piece_id))
            ordered = lower.look.kind == upper.look.kind or lower.zValue() != upper.zValue()
            if not ordered and covered > EDGES:
                by_chance.add((staged.stage.id, lower.piece_id, upper.piece_id))
    assert hidden == set(), "enough of every loose piece is seen"
    assert by_chance == set(), "it is no chance which lies above"


def check_rooms(staged: Staged, at: Any) -> None:
    """What is seen lies within its stage, and the keys at it lie within the room around it, each apart."""
    from wonderland_qt.scene.hand.tags import Tag, Tags

    room = staged.scene.sceneRect().adjusted(-1, -1, 1, 1)
    outside = [item.piece_id for item in staged.seen() if not room.contains(item.body)]
    assert (staged.stage.id, outside) == (staged.stage.id, [])
    together = at.decisions if len(at.decisions) > 1 else ()
    touched = {option.take or option.put for asked in together for option in asked.options[:2]}
    tags = Tags(staged.scene)
    tags.put([Tag(piece, "W", LONG_WORDS) for piece in sorted(touched) if staged.scene.seen(piece)])
    for tag, rect in tags.rects.items():
        assert staged.scene.around(tag.piece).adjusted(-1, -1, 1, 1).contains(rect)
    assert not any(one.intersects(other) for one, other in combinations(tags.rects.values(), 2))
    tags.put(())


def overlapping(staged: Staged) -> Iterator[tuple[Any, Any, float]]:
    """Yield loose pieces that overlap, the lower first, and how much of it the upper one covers."""
    kinds = staged.scene.kinds
    loose = [item for item in staged.seen() if not kinds[item.look.kind].printed and not item.look.cells]
    loose.sort(key=lambda item: item.zValue())
    for (lower, room), (upper, above) in combinations([(item, item.body) for item in loose], 2):
        if room.intersects(above):
            yield lower, upper, _part_covered(room, above)


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("game", list(GAMES))
def test_no_line_on_a_piece_is_cut(game: str, language: str, application: Any) -> None:
    from PySide6.QtCore import QRectF

    from wonderland_qt.scene.pictures.letters import fit
    from wonderland_qt.scene.pictures.lines import family_of, lines_on

    staged = Staged(GAMES[game], max(GAMES[game].seating.sizes), language)
    kinds, cut = staged.scene.kinds, set()
    for _ in staged.moments(SELDOM):
        scale = AT_LEAST_WIDE / staged.scene.width()
        for item in staged.seen():
            form = kinds[item.look.kind]
            body = QRectF(0, 0, item.body.width() * scale, item.body.height() * scale)
            large = body.width() >= READ_ENLARGED or form.shape != "card"
            for line in lines_on(item.look, body, form, scale) if large else ():
                if not fit(line.words, line.room, line.letters, family_of(form)).whole:
                    cut.add((staged.stage.id, item.look.kind, line.words))
    assert cut == set()


def _part_covered(room: Any, above: Any) -> float:
    common, whole = room & above, room.width() * room.height()
    return float(common.width() * common.height() / whole)
