"""Fixtures: what lies there whatever happens, as whoever looks has it."""

from __future__ import annotations

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.parts.fixtures import Fixture, fixed_pieces, fixture_texts

ANN = PlayerId("ann")
POND = Fixture(id="lily_pond", order=2)
SIGN = Fixture(
    id="sign:pond", kind="sign", art="sign-pond", place="lily_pond", lines=("deep",), icons=("wet",)
)
STOP = Fixture(id="stop", text="enough", phases=("swim", "dive"))
OWN = Fixture(id="towel:{viewer}", kind="towel", place="player:{viewer}", text="your-towel")
FIXTURES = (POND, SIGN, STOP, OWN)


def test_a_fixture_is_of_the_kind_that_its_id_says_and_is_called_by_it() -> None:
    assert POND.piece(None) == Piece(
        "lily_pond", "lily_pond", "lily_pond", order=2, text=Text("piece-lily-pond")
    )


def test_what_is_printed_on_a_fixture_is_said_of_it_too() -> None:
    written = Text("sign-pond"), (Text("deep"),)
    sign = SIGN.piece(None)
    assert (sign.kind, sign.art, sign.place, sign.icons) == ("sign", "sign-pond", "lily_pond", ("wet",))
    assert (sign.text, sign.lines) == written


def test_a_fixture_of_some_phases_lies_there_in_these_alone() -> None:
    assert [piece.id for piece in fixed_pieces(FIXTURES, "swim")] == ["lily_pond", "sign:pond", "stop"]
    assert [piece.id for piece in fixed_pieces(FIXTURES, "rest")] == ["lily_pond", "sign:pond"]


def test_what_lies_on_one_s_own_board_only_oneself_has() -> None:
    own = [piece for piece in fixed_pieces(FIXTURES, "rest", ANN) if piece.kind == "towel"]
    assert [(piece.id, piece.place) for piece in own] == [("towel:ann", "player:ann")]
    assert "towel" not in {piece.kind for piece in fixed_pieces(FIXTURES, "rest", None)}


def test_all_that_fixtures_say_is_told_to_whoever_looks_for_missing_words() -> None:
    said = [text.key for text in fixture_texts(FIXTURES)]
    assert said == ["piece-lily-pond", "sign-pond", "deep", "enough", "your-towel"]
