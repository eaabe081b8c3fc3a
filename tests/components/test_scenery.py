"""Scenery: what lies there in every game, as each viewer sees it."""

from __future__ import annotations

from wonderland_qt.components.scenery import SceneryPiece, fixed_pieces, scenery_texts
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text

ANN = PlayerId("ann")
POND = SceneryPiece(id="lily_pond", order=2)
SIGN = SceneryPiece(
    id="sign:pond", kind="sign", art="sign-pond", place="lily_pond", lines=("deep",), icons=("wet",)
)
STOP = SceneryPiece(id="stop", text="enough", phases=("swim", "dive"))
OWN = SceneryPiece(id="towel:{viewer}", kind="towel", place="player:{viewer}", text="your-towel")
SCENERY = (POND, SIGN, STOP, OWN)


def test_a_scenery_piece_is_of_the_kind_that_its_id_says_and_is_called_by_it() -> None:
    assert POND.seen_by(None) == Piece(
        "lily_pond", "lily_pond", "lily_pond", order=2, text=Text("piece-lily-pond")
    )


def test_what_is_printed_on_scenery_is_said_of_it_too() -> None:
    written = Text("sign-pond"), (Text("deep"),)
    sign = SIGN.seen_by(None)
    assert (sign.kind, sign.art, sign.place, sign.icons) == ("sign", "sign-pond", "lily_pond", ("wet",))
    assert (sign.text, sign.lines) == written


def test_a_scenery_piece_of_some_phases_lies_there_in_these_alone() -> None:
    assert [piece.id for piece in fixed_pieces(SCENERY, "swim")] == ["lily_pond", "sign:pond", "stop"]
    assert [piece.id for piece in fixed_pieces(SCENERY, "rest")] == ["lily_pond", "sign:pond"]


def test_what_lies_on_one_s_own_board_only_oneself_has() -> None:
    own = [piece for piece in fixed_pieces(SCENERY, "rest", ANN) if piece.kind == "towel"]
    assert [(piece.id, piece.place) for piece in own] == [("towel:ann", "player:ann")]
    assert "towel" not in {piece.kind for piece in fixed_pieces(SCENERY, "rest", None)}


def test_all_that_scenery_says_is_told_to_whoever_looks_for_missing_words() -> None:
    said = [text.key for text in scenery_texts(SCENERY)]
    assert said == ["piece-lily-pond", "sign-pond", "deep", "enough", "your-towel"]
