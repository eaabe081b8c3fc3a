"""The shipped table: whatever comes up in a game has its place, and no place is on top of another."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.wonderland.content.shipped import shipped_content
from tests.games.wonderland.positions import (
    ALICE,
    CAT,
    HATTER,
    JABBERWOCK,
    QUEEN,
    content_with,
    frozen_content,
)
from tests.invariants import playing
from tests.scene.drawn import ON_STAGES_ALONE
from wonderland_qt.engine.game_options import NewGame
from wonderland_qt.engine.table.layout import NO_LAYOUT, Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.games.wonderland.game import WONDERLAND
from wonderland_qt.games.wonderland.seen.view import view
from wonderland_qt.games.wonderland.table.night.battle_pieces import night_pieces
from wonderland_qt.games.wonderland.table.pieces import pieces
from wonderland_qt.games.wonderland.table.stages import layout

SEATS = (ALICE, JABBERWOCK, CAT, HATTER, QUEEN)
STOPS = {f"stop:{seat}" for seat in SEATS}
SCREEN = 16 / 9
SLACK = 0.001


def laid_out(players: int) -> Layout:
    return layout(shipped_content(), SEATS[:players])


def tables(players: int) -> Iterator[dict[str, Piece]]:
    """All pieces, at some decisions of a game at random, as everybody sees them; not those of the night."""
    game = WONDERLAND.new(shipped_content(), NewGame(SEATS[:players], seed=players))
    for turn, at in enumerate(playing(game, seed=players)):
        for viewer in (None, SEATS[0]) if turn % 4 == 0 else ():
            table = view(at, viewer)
            by_night = {piece.id for piece in night_pieces(table, at.content)}
            seen = {piece.id: piece for piece in pieces(table, at.content)}
            yield {name: piece for name, piece in seen.items() if name not in by_night or name in STOPS}


def areas(slot: Slot) -> list[Rect]:
    """The rectangles that a slot takes up: of a ring only its cells."""
    return [slot.cell(n) for n in range(slot.cells)] if slot.spread == "ring" else [slot.rect]


def overlap(one: Rect, other: Rect) -> bool:
    return (
        one.x + SLACK < other.x + other.width
        and other.x + SLACK < one.x + one.width
        and one.y + SLACK < other.y + other.height
        and other.y + SLACK < one.y + one.height
    )


def holds(outer: Rect, inner: Rect) -> bool:
    return (
        outer.x <= inner.x + SLACK
        and outer.y <= inner.y + SLACK
        and inner.x + inner.width <= outer.x + outer.width + SLACK
        and inner.y + inner.height <= outer.y + outer.height + SLACK
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_piece_of_a_whole_game_has_its_place(players: int) -> None:
    table = laid_out(players)
    homeless = set()
    for found in tables(players):
        for piece in found.values():
            if piece.kind in ON_STAGES_ALONE:
                continue
            # What lies on a card lies where the card does.
            bearer = found[piece.place] if piece.place.startswith("card:") else piece
            if table.slot(bearer) is None:
                homeless.add((piece.kind, piece.place))
    assert homeless == set()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_place_lies_on_another(players: int) -> None:
    laid = {slot.id: slot for slot in laid_out(players).slots.values()}
    # In a region that is covered as unused nothing else ever lies.
    slots = [slot for name, slot in laid.items() if not name.endswith("/unused")]
    beside = (pair for pair in combinations(slots, 2) if pair[0].inside == pair[1].inside)
    clashing = [
        (one.id, other.id)
        for one, other in beside
        if any(overlap(a, b) for a in areas(one) for b in areas(other))
    ]
    assert clashing == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_lies_on_the_table_and_in_what_is_around_it(players: int) -> None:
    table = laid_out(players)
    around = {"": Rect(0, 0, table.width, table.height), **{n: s.rect for n, s in table.slots.items()}}
    assert table.width / table.height == SCREEN
    outside = [slot.id for slot in table.slots.values() if not holds(around[slot.inside], slot.rect)]
    assert outside == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_names_nothing_that_no_game_has(players: int) -> None:
    known = {
        name
        for table in tables(players)
        for piece in table.values()
        for name in (piece.id, piece.place, f"{piece.place}/{piece.kind}")
    }
    rare = ("/lying_castle", "player:", "pool:", "wager:", "box", "region:", "supply/stack", "market/")
    unknown = {name for name in laid_out(players).slots.keys() - known if not name.startswith(rare)}
    assert {name for name in unknown if not name.endswith(rare)} == set()


def test_every_region_and_chair_has_a_spot() -> None:
    plan = shipped_content().files.table
    assert plan is not None
    assert list(plan.regions) == list(shipped_content().ring)
    assert list(plan.chairs) == [chair.id for chair in shipped_content().files.chairs]


def test_tracks_have_a_cell_for_every_space() -> None:
    table = laid_out(5).slots
    assert table["strength_track"].cells == shipped_content().board.track_end + 1
    assert table[f"madness:{ALICE}"].cells == shipped_content().board.madness_spaces
    assert table["vp_track"].cells == 50


def test_seats_go_clockwise() -> None:
    for players in (2, 3, 4, 5):
        slots = laid_out(players).slots
        boards = [slots[f"player:{seat}"].rect for seat in SEATS[:players]]
        left, right = [b for b in boards if b.x == 0], [b for b in boards if b.x > 0]
        assert boards == [*sorted(left, key=lambda b: -b.y), *sorted(right, key=lambda b: b.y)]


def test_a_lying_castle_lies_where_a_standing_one_stands() -> None:
    slots = laid_out(2).slots
    assert slots["region:red_keep/lying_castle"] is slots["region:red_keep/castle"]


def test_a_content_without_a_table_has_no_layout() -> None:
    assert layout(frozen_content(), SEATS[:3]) is NO_LAYOUT


def test_tracks_longer_than_planned_have_narrower_spaces() -> None:
    alice = shipped_content().factions[ALICE]
    gifts = alice.tracks[0]
    again = tuple(tuple(effect.model_copy() for effect in space) for space in gifts.spaces)
    track = gifts.model_copy(update={"spaces": gifts.spaces + again})
    longer = alice.model_copy(update={"tracks": (track,), "between": ()})
    content = content_with(table=shipped_content().files.table, factions=(longer,))
    slots = layout(content, (ALICE, ALICE, ALICE)).slots
    last = slots[f"end:{ALICE}:{gifts.id}"].rect
    assert holds(slots[f"track:{ALICE}:{gifts.id}"].rect, last)
