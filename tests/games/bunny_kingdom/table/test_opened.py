"""What everybody kept in a draft is held up, and lit are the squares that came with it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.glimpses import Watched
from tests.playthroughs import choices, new_game
from wonderland_qt import paths
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.games.bunny_kingdom.events import (
    BuildingGained,
    CardsOpened,
    ParchmentLaid,
    ParchmentSeen,
    SquareTaken,
)
from wonderland_qt.games.bunny_kingdom.game import BUNNY_KINGDOM
from wonderland_qt.games.bunny_kingdom.table.opened import FEW

SEED = 3
PLATE_FROM = 0.72
"""Where the empty plate for a name begins in the picture of the board, as a part of its height."""


def drafts(viewer: bool) -> Iterator[tuple[PlayerId | None, list[Beat], list[Event]]]:
    """Yield what is shown and heard of each opening of cards, to seat 1 or to all."""
    play = new_game(BUNNY_KINGDOM, BUNNY_KINGDOM.load([paths.content()]), 3, SEED, [])
    seats = play.state.seats
    who, watched = seats[0] if viewer else None, Watched(BUNNY_KINGDOM, play)
    for decision, answer in choices(play, SEED):
        drafting = play.state.phase == "exploration"
        play.choose(decision.player, answer)
        seen = watched.seen(watched.happened(), who)
        told = [event for glimpse in seen for event in glimpse.events]
        if drafting and any(isinstance(event, SquareTaken | BuildingGained) for event in told):
            looking = Looking(seats, who, seats[0])
            shown = BUNNY_KINGDOM.display.beats(seen, play.content, looking)
            yield who, [beat for beat in shown if "opened" in beat.spotlight], told


@cache
def openings(viewer: bool = True) -> list[tuple[PlayerId | None, list[Beat], list[Event]]]:
    return list(drafts(viewer))


def owner(beat: Beat) -> str:
    return next(piece.art for piece in beat.pieces if piece.id == "opened")


def test_everybody_s_cards_are_held_up_in_their_colours_and_one_s_own_more_briefly() -> None:
    for viewer, beats, _ in openings():
        assert len({owner(beat) for beat in beats}) == 3
        times = {owner(beat): beat.milliseconds for beat in beats if cards_on(beat) == FEW}
        own = times.pop(str(viewer), 0)
        assert all(own < time for time in times.values())
    assert all(len({owner(beat) for beat in beats}) == 3 for _, beats, _ in openings(viewer=False))


def cards_on(beat: Beat) -> int:
    return sum(piece.place == "opened" and piece.kind != "lord" for piece in beat.pieces)


@pytest.mark.rule("PLAY-10")
def test_one_s_own_parchments_lie_open_among_what_one_has_kept() -> None:
    seen = 0
    for _, beats, told in openings():
        own = {event.parchment for event in told if isinstance(event, ParchmentSeen)}
        held = [piece for beat in beats for piece in beat.pieces if piece.place == "opened"]
        shown = {piece.art for piece in held if piece.kind == "parchment" and piece.face}
        assert shown == own
        seen += len(own)
    assert seen


def test_all_that_a_rival_took_is_lit_and_lies_open_but_parchments() -> None:
    parchments = 0
    for viewer, beats, told in openings():
        for rival in {owner(beat) for beat in beats} - {viewer}:
            own = [event for event in told if getattr(event, "player", "") == rival]
            theirs = [beat for beat in beats if owner(beat) == rival]
            squares = {event.square for event in own if isinstance(event, SquareTaken)}
            lit = {piece for beat in theirs for piece in beat.spotlight}
            assert {f"square:{square}" for square in squares} <= lit
            held = [piece for beat in theirs for piece in beat.pieces if piece.place == "opened"]
            assert {piece.badge for piece in held if piece.kind == "territory_card"} == squares
            sealed = [piece.face for piece in held if piece.kind == "parchment"]
            laid = sum(isinstance(event, ParchmentLaid) for event in own)
            assert sealed == [False] * laid
            parchments += laid
    assert parchments


def test_the_name_of_a_rival_stands_on_the_plate_below_the_portrait_beside_the_cards() -> None:
    kinds = tomllib.loads((paths.of_game("bunny_kingdom") / "art/kinds.toml").read_text(encoding="utf-8"))
    _, top, right, _ = kinds["opened"]["name"]
    parts = {part.id: part for part in table_plan().parts}
    portrait, cards = parts["opened/lord"], parts["opened/card"]
    assert top >= PLATE_FROM
    assert portrait.at[1] + portrait.size[1] <= top
    assert right <= cards.at[0]


def test_what_a_rival_took_covers_no_board_of_one_s_own() -> None:
    places = {place.id: place for place in table_plan().places}
    opened, own = places["opened"], places["/tray"]
    assert opened.at[1] >= own.at[1] + own.size[1]


def table_plan() -> Any:
    return BUNNY_KINGDOM.load([paths.content()]).files.table


def test_on_the_public_table_of_three_what_is_held_up_covers_one_row_only() -> None:
    table = table_plan()
    (held_up,) = (place for place in table.stages["map"].places if place.id == "opened")
    (row,) = (place for place in table.layouts[3] if place.id == "/row")
    last_row_begins = row.at[1] + row.size[1] * 2 / 3
    assert held_up.at[1] >= last_row_begins - 1


def test_it_is_told_that_cards_are_revealed_so_no_earlier_pass_is_read_meanwhile() -> None:
    content = BUNNY_KINGDOM.load([paths.content()])
    assert BUNNY_KINGDOM.narration.log_text(CardsOpened(), content, {}) is not None


def test_it_stays_dark_from_when_the_hand_closes_until_all_cards_were_held_up() -> None:
    play = new_game(BUNNY_KINGDOM, BUNNY_KINGDOM.load([paths.content()]), 3, SEED, [])
    seats, watched = play.state.seats, Watched(BUNNY_KINGDOM, play)
    for seat in seats:
        first, second, *_ = play.state.players[seat].hand
        play.choose(seat, f"card:{first}+card:{second}")
    looking = Looking(seats, seats[0], seats[0])
    shown = BUNNY_KINGDOM.display.beats(watched.seen(watched.happened(), seats[0]), play.content, looking)
    closing, *opened = shown[: 1 + len(seats)]
    assert closing.spotlight[0] == "hand"
    assert all("opened" in beat.spotlight for beat in opened)
