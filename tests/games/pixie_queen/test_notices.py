"""What tells that a player has no turn: a notice as it happens, and a sign on the player's board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.pixie_queen.positions import BLUE, RED, YELLOW, frozen_content
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.glimpses import Glimpse
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import Beat, Looking
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.games.pixie_queen.game import PIXIE_QUEEN
from wonderland_qt.games.pixie_queen.rules import Game
from wonderland_qt.games.pixie_queen.scenarios import Given, begin

SEATS = (RED, BLUE, YELLOW)
CONTENT = frozen_content()


def in_turn_of_red(**of_players: Mapping[str, Any]) -> Game:
    """Return a game in which red acts, with what some players have and do not have."""
    players = {player: of_players.get(player, {}) for player in SEATS}
    given = Given.model_validate({"players": players, "next": "action"})
    return PIXIE_QUEEN.game(begin(CONTENT, given), CONTENT, []).advance()


def beats_after(game: Game, answer: str, *persons: PlayerId) -> Sequence[Beat]:
    """Return the beats of an answer of red; `persons` play at this screen."""
    before = PIXIE_QUEEN.view(game, None)
    already_heard = len(game.events or ())
    game.choose(RED, answer)
    heard = tuple((game.events or ())[already_heard:])
    glimpses = (Glimpse((), lambda: before), Glimpse(heard, lambda: PIXIE_QUEEN.view(game, None)))
    return PIXIE_QUEEN.display.beats(glimpses, CONTENT, Looking(SEATS, None, RED, persons=persons))


def words_of_notices(beats: Sequence[Beat]) -> list[Text]:
    return [piece.text for beat in beats for piece in beat.pieces if piece.id == "notice"]


def signs_on_boards(game: Game) -> dict[str, Piece]:
    """Return by player what lies where the discs of each are."""
    pieces = PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), CONTENT)
    signs = [piece for piece in pieces if piece.id.startswith(("disc:", "standing:"))]
    return {
        piece.place.removeprefix("player:"): piece for piece in signs if piece.place.startswith("player:")
    }


@pytest.mark.rule("TURN-1")
def test_who_has_no_discs_left_is_skipped_in_sight_of_all() -> None:
    beats = beats_after(in_turn_of_red(blue={"discs": 0}), "act:casino")
    (words,) = words_of_notices(beats)
    assert words.key == "notice-skipped"
    assert dict(words.arguments)["players"] == (Text(BLUE),)
    (notice,) = [beat for beat in beats if "notice" in beat.spotlight]
    assert "player:blue" in notice.spotlight
    assert notice.milliseconds >= 1000


@pytest.mark.rule("TURN-1")
def test_several_players_are_skipped_in_one_notice() -> None:
    game = in_turn_of_red(blue={"discs": 0}, yellow={"discs": 0})
    (words,) = words_of_notices(beats_after(game, "act:casino"))
    assert dict(words.arguments)["players"] == (Text(BLUE), Text(YELLOW))


@pytest.mark.rule("TURN-1")
def test_nobody_is_skipped_who_has_a_turn() -> None:
    assert words_of_notices(beats_after(in_turn_of_red(), "act:casino")) == []


@pytest.mark.rule("TURN-9")
def test_passing_is_told_by_a_notice_and_a_sign_on_the_board() -> None:
    game = in_turn_of_red()
    assert signs_on_boards(game)["red"].kind == "disc"
    (notice,) = beats_after(game, "pass")
    assert words_of_notices([notice])[0].key == "notice-passed"
    assert notice.performer == RED
    assert signs_on_boards(game)["red"].art == "pass"
    assert PIXIE_QUEEN.display.idle(game, RED) == Text("idle-passed")


@pytest.mark.rule("TURN-9")
def test_a_person_at_the_screen_who_passes_does_not_step_forward() -> None:
    (notice,) = beats_after(in_turn_of_red(), "pass", RED)
    assert notice.performer == ""


@pytest.mark.rule("TURN-1")
def test_the_board_of_a_player_without_discs_says_so() -> None:
    game = in_turn_of_red(blue={"discs": 0})
    assert signs_on_boards(game)["blue"].badge == "0"
    assert PIXIE_QUEEN.display.idle(game, BLUE) == Text("idle-no-discs")
    assert PIXIE_QUEEN.display.idle(game, YELLOW) is None


RICH: Mapping[str, Any] = {"goods": {"gold": 9}}


@pytest.mark.rule("ACT-13")
def test_a_ring_that_another_player_takes_is_named_and_flies_behind_their_screen() -> None:
    (notice,) = beats_after(in_turn_of_red(red=RICH), "act:forge_ring", BLUE)
    assert words_of_notices([notice])[0].key == "event-PrizeTaken"
    assert notice.performer == RED
    (flown,) = notice.flights
    assert (flown.origin, flown.gain.lands) == ("prize:ring_1", ("portrait:red",))
    assert "prize:ring_1" in {piece.id for piece in notice.pieces}, "it lies in its row until it flies"


def test_a_persons_own_prize_needs_no_notice() -> None:
    assert words_of_notices(beats_after(in_turn_of_red(red=RICH), "act:forge_ring", RED)) == []


@pytest.mark.rule("ACT-13", "ACT-19", "REWARD-8")
def test_what_brings_a_prize_bears_the_next_one() -> None:
    game = in_turn_of_red(red=RICH)

    def next_prizes() -> dict[str, str]:
        pieces = PIXIE_QUEEN.display.pieces(PIXIE_QUEEN.view(game, None), CONTENT)
        return {piece.place or piece.id: piece.badge for piece in pieces if piece.kind == "next_prize"}

    before = {"space:forge_ring": "10", "round:special_offering": "4", "next:servant": "12"}
    assert next_prizes() == before
    game.choose(RED, "act:forge_ring")
    assert next_prizes() == {**before, "space:forge_ring": "9"}
