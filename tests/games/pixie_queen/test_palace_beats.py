"""What is shown at the palace on the way: a draw from the bag, rocks on their way, and discs going home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.pixie_queen.positions import BLUE, RED, YELLOW, at
from wonderland_qt import paths
from wonderland_qt.engine.events import audible
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.cues import Handful
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.games.pixie_queen.events import RockPlaced, TrackClimbed
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.scenarios import Given, begin
from wonderland_qt.games.pixie_queen.seen.view import TableView

SEATS = (RED, BLUE, YELLOW)
ALL: Mapping[str, Any] = {player: {} for player in SEATS}
ONE_OF_EACH = {"silver": 1, "gold": 1, "rock": 1}


CONTENT = PIXIE_QUEEN.load([paths.content()])


def at_palace(given: Mapping[str, Any]) -> Game:
    """Return a game at a position with the content that is played, which says how things appear."""
    return PIXIE_QUEEN.game(begin(CONTENT, Given.model_validate(given)), CONTENT, [])


def beats_between(before: TableView, game: Game, viewer: PlayerId | None = None) -> Sequence[Beat]:
    """Return the beats that lead from a view to a game, for a person at the screen or for no one."""
    heard = tuple(event for event in game.events or () if audible(event, viewer))
    glimpses = (Glimpse((), lambda: before), Glimpse(heard, lambda: PIXIE_QUEEN.view(game, viewer)))
    here = (viewer,) if viewer is not None else ()
    return PIXIE_QUEEN.display.beats(glimpses, CONTENT, Looking(SEATS, viewer, RED, persons=here))


def dug_up(viewer: PlayerId | None) -> Sequence[Beat]:
    """Return the beats of red drawing one of each."""
    players = {"red": {"mine": 3}, "blue": {}, "yellow": {}}
    game = at_palace({"players": players, "bag": ONE_OF_EACH, "next": {"turn": "red"}})
    before = PIXIE_QUEEN.view(game, viewer)
    game.choose(RED, "act:dig")
    return beats_between(before, game, viewer)


def seen_on(board: str, beat: Beat) -> list[Piece]:
    return [piece for piece in beat.pieces if piece.place == board]


@pytest.mark.rule("MINE-3")
def test_what_is_drawn_lies_open_in_the_light_until_it_has_been_read() -> None:
    drawn, _kept = dug_up(None)
    markers = seen_on("drawn", drawn)
    assert sorted(piece.art for piece in markers) == sorted(ONE_OF_EACH)
    assert set(drawn.spotlight) == {"drawn", *(piece.id for piece in markers)}
    assert drawn.performer == RED
    assert drawn.milliseconds >= 900 + 250 * len(markers)


@pytest.mark.rule("MINE-3")
def test_what_is_kept_flies_from_the_drawn_markers_to_its_player() -> None:
    _drawn, kept = dug_up(RED)
    assert [flight.gain.picture for flight in kept.flights] == ["good/silver", "good/gold"]
    assert {flight.origin for flight in kept.flights} == {"drawn"}
    assert {(flight.was, flight.now) for flight in kept.flights} == {("0", "1")}
    assert kept.performer == "", "nothing steps forward for a person at the screen"


@pytest.mark.rule("SECRET-1")
def test_the_numbers_behind_a_screen_stay_there() -> None:
    _drawn, kept = dug_up(None)
    assert {(flight.was, flight.now) for flight in kept.flights} == {("", "")}


def test_a_rock_goes_to_the_mine_where_it_lies() -> None:
    gain = PIXIE_QUEEN.display.appearance(RockPlaced(player=RED, other=BLUE), CONTENT).gain
    assert gain is not None
    assert (gain.picture, gain.place) == ("rock/rock", "mine:blue")


@pytest.mark.rule("ROUND-3")
def test_discs_go_home_before_the_queen_demands_a_food() -> None:
    discs = {"dig": ["blue", "blue"], "drop_or_take_1": ["yellow"]}
    before = at_palace({"players": ALL, "discs": discs, "next": {"turn": "red"}})
    home, *_ = beats_between(PIXIE_QUEEN.view(before, None), at_palace({"players": ALL, "next": "offering"}))
    ((*fly,),) = home.cues
    assert set(fly) == {
        Handful("disc:blue", "space:dig", "disc:blue", 2),
        Handful("disc:yellow", "space:drop_or_take_1", "disc:yellow", 1),
    }
    assert not [piece for piece in home.pieces if piece.kind == "disc" and piece.place.startswith("space:")]


def test_a_climb_is_told_by_the_number_that_is_printed_on_the_field() -> None:
    game = at({"players": {"red": {}, "blue": {}}, "next": {"turn": "red"}})
    pieces = PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), game.content)
    printed = {piece.id: piece.badge for piece in pieces}
    for track in ("silver", "gold"):
        climbed = TrackClimbed(player=RED, track=track, fields=1, field=3)
        told = PIXIE_QUEEN.narration.log_text(climbed, game.content, {})
        assert told is not None
        assert str(dict(told.arguments)["price"]) == printed[f"field:{track}:3"]


def test_who_has_no_discs_left_is_offered_no_pass() -> None:
    def has_plate(discs: int) -> bool:
        game = at({"players": {"red": {"discs": discs}, "blue": {}}, "next": {"turn": "blue"}})
        pieces = PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, RED), game.content)
        return "pass" in {piece.id for piece in pieces}

    assert (has_plate(1), has_plate(0)) == (True, False)


def test_ones_own_disc_lies_above_those_of_others() -> None:
    game = at({"players": {"red": {}, "blue": {}, "yellow": {}}, "next": {"turn": "red"}})
    for viewer in SEATS:
        pieces = PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, viewer), game.content)
        on_track = [piece for piece in pieces if piece.kind in ("score_disc", "track_disc")]
        top = max(on_track, key=lambda piece: piece.order)
        assert top.art == viewer
