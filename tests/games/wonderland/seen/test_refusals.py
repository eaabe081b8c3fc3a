"""Why a piece cannot be put there, in a line with the rule's number."""

from __future__ import annotations

import pytest

from tests.games.wonderland.positions import ALICE, HATTER, new_table
from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.mechanics.two_players import leave_out
from wonderland_qt.games.wonderland.seen.refusals import why_not


def asked() -> Decision:
    return Decision(HATTER, Text("ask-chair"), ())


def told(place: str, piece: str = "leader:mad_hatter") -> str | None:
    """Return the key of the refusal where Alice sits at the second chair, of which the first holds a card."""
    game = new_table()
    chairs = game.content.chairs(3)
    game.state.players[ALICE].leader = chairs[1]
    game.state.players[HATTER].leader = chairs[4]
    game.state.players[HATTER].castles = {game.content.ring[0]: "standing"}
    game.state.chairs = {chairs[0]: "tea_1_01"}
    why = why_not(
        game, asked(), piece, place.format(*chairs, region=game.content.ring[0], free=game.content.ring[1])
    )
    return why.key if why is not None else None


@pytest.mark.rule("TEA-1", "TEA-2", "TEA-3")
def test_a_chair_is_blocked_empty_behind_or_one_s_own() -> None:
    assert told("chair:{1}") == "refusal-chair-blocked"
    assert told("chair:{2}") == "refusal-chair-empty"
    assert told("chair:{0}") == "refusal-chair-behind"
    assert told("chair:{4}") == "refusal-chair-own"
    assert told("card:tea_1_01") == "refusal-chair-behind"


@pytest.mark.rule("RESULT-6")
def test_one_castle_a_region() -> None:
    assert told("region:{region}", "castle:mad_hatter") == "refusal-castle"
    assert told("region:{free}", "castle:mad_hatter") is None


@pytest.mark.rule("TWO-1")
@pytest.mark.parametrize("piece", ["leader:mad_hatter", "supporter:mad_hatter", "castle:mad_hatter"])
def test_nothing_comes_to_the_region_that_two_leave_out(piece: str) -> None:
    game = new_table(ALICE, HATTER)
    leave_out(game.state, game.content, "tumtum")
    for place in ("region:tumtum", "unused:tumtum"):
        assert why_not(game, asked(), piece, place) == Text("refusal-unused")
    assert why_not(game, asked(), piece, "region:garden") != Text("refusal-unused")


@pytest.mark.rule("FORGE-2")
def test_a_chip_is_forged_on_a_track_alone() -> None:
    game, asked = new_table(), Decision(HATTER, Text("ask-forge"), ())
    assert why_not(game, asked, "chip:1", "region:garden") == Text("refusal-forge")
    assert why_not(game, asked, "chip:1", "track:alice:gifts") == Text("refusal-track")
    assert why_not(game, asked, "chip:1", "space:alice:gifts:3") == Text("refusal-track")


@pytest.mark.rule("REWARD-2")
def test_a_unit_goes_where_it_is_asked_for() -> None:
    prompt = text("ask-unit", region=Text("tumtum"))
    why = why_not(new_table(), Decision(HATTER, prompt, ()), "supporter:mad_hatter", "region:garden")
    assert why == text("refusal-unit", region=Text("tumtum"))


def test_what_no_rule_speaks_of_has_no_reason() -> None:
    assert told("die") is None
