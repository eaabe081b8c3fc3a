"""The edits that turn one tree of pieces into another are right, and as few as can be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.pieces.pieces_tree import (
    Edit,
    Insert,
    PieceChange,
    PieceMove,
    PiecesTree,
    Remove,
    edits,
)

IDS = [f"p{number}" for number in range(9)]


def piece(name: str, place: str = "", order: int = 0, badge: str = "") -> Piece:
    return Piece(name, "chip", "art", place, order, badge=badge)


@st.composite
def tables(draw: st.DrawFn) -> list[Piece]:
    """Any table: each piece lies on the table or on a piece drawn before it."""
    pieces: list[Piece] = []
    for name in draw(st.permutations(IDS))[: draw(st.integers(0, len(IDS)))]:
        place = draw(st.sampled_from(["", *(other.id for other in pieces)]))
        pieces.append(piece(name, place, draw(st.integers(0, 3)), draw(st.sampled_from(["", "2"]))))
    return pieces


def apply(tree: PiecesTree, edit: Edit) -> None:
    match edit:
        case Insert():
            tree.put(edit.id, edit.piece, edit.parent, edit.row)
        case PieceMove():
            tree.move(edit.id, edit.parent, edit.row)
        case Remove():
            tree.take(edit.id)
        case PieceChange():
            tree.pieces[edit.id] = edit.piece


def turn(before: list[Piece], after: list[Piece]) -> list[Edit]:
    """Turn one table into another and return the edits that it took."""
    tree, wanted, done = PiecesTree.from_pieces(before), PiecesTree.from_pieces(after), []
    for edit in edits(tree, wanted):
        apply(tree, edit)
        done.append(edit)
    assert tree.children == wanted.children
    assert tree.pieces == wanted.pieces
    return done


@given(tables(), tables())
def test_edits_lead_from_any_table_to_any_other(before: list[Piece], after: list[Piece]) -> None:
    turn(before, after)


@given(tables())
def test_where_nothing_changed_nothing_is_told(table: list[Piece]) -> None:
    assert turn(table, table) == []


def test_a_piece_that_goes_elsewhere_is_moved_and_nothing_else_is() -> None:
    before = [piece("bag"), piece("row"), *(piece(name, "bag", n) for n, name in enumerate("abc"))]
    after = [piece("bag"), piece("row"), piece("a", "row"), piece("b", "bag", 1), piece("c", "bag", 2)]
    assert turn(before, after) == [PieceMove("a", "row", 0), PieceChange("a", piece("a", "row"), ("place",))]


def test_a_piece_that_goes_last_is_the_only_one_that_moves() -> None:
    before = [piece(name, order=n) for n, name in enumerate("abcd")]
    after = [piece("a", order=9), *before[1:]]
    moves = [edit for edit in turn(before, after) if isinstance(edit, PieceMove)]
    assert moves == [PieceMove("a", "", 3)]


def test_a_place_that_goes_is_removed_once_with_all_in_it() -> None:
    before = [piece("bag"), piece("a", "bag"), piece("b", "bag")]
    assert turn(before, []) == [Remove("bag")]


def test_a_piece_survives_the_place_that_it_lay_on() -> None:
    done = turn([piece("bag"), piece("a", "bag")], [piece("a")])
    assert done == [PieceMove("a", "", 0), Remove("bag"), PieceChange("a", piece("a"), ("place",))]


def test_a_change_names_what_changed() -> None:
    after = piece("a", badge="3")
    assert turn([piece("a")], [after]) == [PieceChange("a", after, ("badge",))]


def test_a_place_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="is on bag, which is not on the table"):
        PiecesTree.from_pieces([piece("a", "bag")])


def test_an_id_that_comes_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="two pieces are called a"):
        PiecesTree.from_pieces([piece("a"), piece("a")])
