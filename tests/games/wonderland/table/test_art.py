"""The art of Wonderland's War: all of its content is drawn, and boards are printed as they are laid out."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.wonderland.content.shipped import shipped, shipped_content
from tests.invariants import playing
from tests.scene.drawn import ON_STAGES_ALONE
from wonderland_qt import paths
from wonderland_qt.engine.content.effect_index import walk
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.phrasing import icons_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.seen.view import TableView, view
from wonderland_qt.games.wonderland.table.night.battle_pieces import night_pieces
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import layout

pytestmark = pytest.mark.window

ART = paths.of_game("wonderland") / "art"
WRITTEN = {"bets", "count", "fought", "unfought", "lead", "rank", "star"}
"""Icons, numbers and words alone."""
PRINTED = {
    "active",
    "cards",
    "drawn",
    "exhausted",
    "feats",
    "fought",
    "unfought",
    "hand",
    "lasting",
    "locked_ability",
    "madness",
    "pool",
    "tea_cards",
    "track",
    "used",
}
"""Kinds of places that are printed on what they lie on, and what has no shape of its own."""

PLATES = {"award", "bettor", "fate", "odds", "plinth", "scroll", "strength_part", "warning", "you"}
"""Kinds that are words on a plate."""

BORROWING = {"onlooker", "own_dock", "score_plate", "unit"}
"""Kinds that share the pictures of others."""

OWNED = [
    "bag",
    "castle",
    "castle_value",
    "disc",
    "foot",
    "leader",
    "leader_strength",
    "lying_castle",
    "player_board",
    "shield",
    "strength_marker",
    "supporter",
    "vp_marker",
    "wager",
]
"""Kinds of which every faction has its own."""


@cache
def names() -> frozenset[str]:
    return frozenset(path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg"))


def pictures(piece: Piece) -> Iterator[str]:
    """The names that a piece's picture may have, the best first; see resources/README.md."""
    if not piece.face:
        yield f"{piece.kind}/{piece.art}_down"
    yield f"{piece.kind}/{piece.art}"
    if piece.kind == "tea_card":
        yield f"tea_card/any_{shipped_content().tea_cards[piece.art].round}"
    if piece.kind == "stack":
        yield f"chip/{piece.art}"
    yield f"{piece.kind}/any"


@cache
def seen() -> tuple[TableView, ...]:
    """Views of a game at random."""
    seats = tuple(map(PlayerId, shipped_content().factions))
    game = WONDERLAND.new(shipped_content(), NewGame(seats, seed=1))
    return tuple(view(at, None) for turn, at in enumerate(playing(game, seed=1)) if turn % 9 == 0)


@cache
def everything() -> frozenset[Piece]:
    """All pieces that come up in a game at random."""
    return frozenset(piece for table in seen() for piece in pieces(table, shipped_content()))


@cache
def by_night() -> frozenset[str]:
    """Kinds of pieces that belong to the stages of a war, and to no entry of the content."""
    tables = [table for table in seen() if table.battle is not None]
    kinds = {piece.kind for table in tables for piece in night_pieces(table, shipped_content())}
    return frozenset({*kinds, "anvil", "fire"} - {"stop"})


def test_every_piece_has_a_picture() -> None:
    bare = {
        (piece.kind, piece.art)
        for piece in everything()
        if piece.kind not in PRINTED | PLATES | BORROWING | WRITTEN and names().isdisjoint(pictures(piece))
    }
    assert bare == set()


def test_every_kind_has_a_silhouette_for_entries_without_a_picture() -> None:
    kinds = {piece.kind for piece in everything()} | {"lying_castle", "wager", "any"}
    staged = by_night() | ON_STAGES_ALONE
    assert {
        kind for kind in kinds - PRINTED - BORROWING - staged if f"silhouette/{kind}" not in names()
    } == set()


def test_every_entry_that_pieces_are_made_of_has_a_picture_of_its_own() -> None:
    content = shipped_content()
    wanted = {
        *(f"{kind}/{faction}" for kind in OWNED for faction in content.factions),
        *(f"chip/{chip.face}" for chip in content.chips[1:]),
        *(f"figure/{figure}" for figure in content.figures),
        *(f"wonderlandian/{card}" for card in content.wonderlandians),
        *(f"region/{region}" for region in content.ring),
        *(f"die/{shards}" for shards in content.board.die),
        *(f"shield/{faction}_down" for faction in content.factions),
    }
    assert wanted - names() == set()


@pytest.mark.parametrize("art", sorted(path.stem for path in (ART / "capital").glob("*.svg")))
def test_a_capital_reaches_up_to_the_edge_of_its_picture(art: str) -> None:
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(180, 96, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(ART / "capital" / f"{art}.svg")).render(painter)
    painter.end()
    assert image.pixelColor(90, 0).alphaF() == 1


def test_every_reward_has_an_icon() -> None:
    sides = [side for f in shipped().factions for side in (f, shipped_content().side(f.id, 2))]
    rewards = [
        reward
        for listed in (
            *(card.rewards for card in shipped().tea_cards),
            *(space for side in sides for track in side.tracks for space in track.spaces),
            *(between.rewards for side in sides for between in side.between),
        )
        for reward in listed
    ]
    parts = [part for reward in rewards for _, part in walk(reward) if part.family != "measure"]
    words = {part.word for part in parts} - {"ally"}
    missing = {word for word in words if f"icon/{word}" not in names()}
    assert {ART / "icon" / f"{word}.svg" for word in missing} == set(), "draw these icons"
    depending = {icon for icon in icons_of(parts) if "_per_" in icon}
    assert depending
    assert {icon for icon in depending if f"icon/{icon}" not in names()} == set()
    assert {face.kind for face in shipped().faces} <= {name.removeprefix("icon/") for name in names()}


def printed_on(name: str) -> str:
    """What a picture says of the content that it was drawn from."""
    found = re.search("<desc>(.*)</desc>", (ART / f"{name}.svg").read_text(encoding="utf-8"))
    return found[1] if found else ""


def test_the_strength_track_has_its_anvils_where_the_content_says() -> None:
    assert printed_on("strength_track/strength_track").split() == [*map(str, shipped().board.forge_symbols)]


@pytest.mark.parametrize(("players", "variant"), [(5, ""), (3, "~300x360")])
def test_places_are_printed_on_the_boards_where_they_are(players: int, variant: str) -> None:
    seats = tuple(map(PlayerId, shipped_content().factions))[:players]
    for seat in seats:
        slots = layout(shipped_content(), seats).slots
        corner = slots[f"player:{seat}"].rect
        places = {slot.id: slot.rect for slot in slots.values() if slot.inside == f"player:{seat}"}
        shown = (
            f"{name} {at.x - corner.x:g} {at.y - corner.y:g} {at.width:g} {at.height:g}"
            for name, at in sorted(places.items())
        )
        assert printed_on(f"player_board/{seat}{variant}") == "; ".join(shown), "run make art"
