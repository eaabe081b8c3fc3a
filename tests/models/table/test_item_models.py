"""The item models keep Qt's promises while what they show changes."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.models.pieces.test_pieces_tree import piece, tables
from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.standings import Standing
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.narration.log_model import LogLine, LogModel
from wonderland_qt.models.narration.scores_model import NUMBER_ROLE, PLAYER_ROLE, ScoresModel
from wonderland_qt.models.pieces.pieces_model import PieceRole, PiecesModel
from wonderland_qt.models.table.options_model import OptionRole, OptionsModel
from wonderland_qt.models.table.players_model import PlayerRole, PlayerRow, PlayersModel, Readiness

pytestmark = pytest.mark.window

ANN, BEN = PlayerId("ann"), PlayerId("ben")


def say(words: Text) -> str:
    return words.key


def watched(model: Any) -> Any:
    """The model, with Qt's own tester at its side."""
    from PySide6.QtTest import QAbstractItemModelTester

    model.tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    return model


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(tables(), tables(), tables())
def test_pieces_go_from_any_table_to_any_other(
    qt_messages: list[str], first: list[Piece], second: list[Piece], third: list[Piece]
) -> None:
    model = watched(PiecesModel(say))
    for table in (first, second, third, []):
        model.show(table)
        assert all(model.data(model.index_of(p.id), PieceRole.PLACE) == p.place for p in table)
    assert qt_messages == []


def test_only_the_piece_that_changed_is_told() -> None:
    model, told = watched(PiecesModel(say)), []
    model.show([piece("bag"), piece("a", "bag"), piece("b", "bag")])
    model.dataChanged.connect(
        lambda first, _last, roles: told.append((first.data(PieceRole.ID), list(roles)))
    )
    model.show([piece("bag"), piece("a", "bag", badge="2"), piece("b", "bag")])
    assert told == [("a", [PieceRole.BADGE])]


def test_a_piece_tells_all_that_a_view_may_ask() -> None:
    model = watched(PiecesModel(say))
    model.show([Piece("a", "chip", "rose", "", 0, False, "3", Text("a rose"))])
    index = model.index_of("a")
    asked = (PieceRole.ID, PieceRole.KIND, PieceRole.ART, PieceRole.FACE, PieceRole.BADGE, PieceRole.TEXT)
    assert [index.data(role) for role in asked] == ["a", "chip", "rose", False, "3", "A rose"]
    assert index.data() == "A rose"
    assert model.about("a") == ["A rose"]
    assert model.about("b") == []


def logged(*words: str) -> list[LogLine]:
    return [LogLine(said) for said in words]


def test_the_log_grows_and_shrinks_at_its_end() -> None:
    model, told = watched(LogModel()), []
    model.show(logged("one", "two"))
    model.rowsInserted.connect(lambda _parent, first, last: told.append(("in", first, last)))
    model.rowsRemoved.connect(lambda _parent, first, last: told.append(("out", first, last)))
    model.show(logged("one", "two", "three"))
    model.show(logged("one"))
    assert told == [("in", 2, 2), ("out", 1, 2)]
    assert model.line(0) == "one"


def test_options_tell_what_to_take_up_and_where_to_put_it() -> None:
    model = watched(OptionsModel(say))
    options = (Option("stop", (), Text("stop")), Option("go", (), Text("go"), "leader", "chair"))
    model.show(Decision(ANN, Text("what"), options))
    index = model.index(model.row_of("go"))
    assert [index.data(role) for role in (OptionRole.ID, OptionRole.TAKE, OptionRole.PUT)] == [
        "go", "leader", "chair",
    ]  # fmt: skip
    model.show(None)
    assert model.rowCount() == 0


def test_only_the_player_whose_state_changed_is_told() -> None:
    model, told = watched(PlayersModel(say)), []
    ann, ben = (PlayerRow(player, player.title(), False, Readiness.ASKED) for player in (ANN, BEN))
    model.show((ann, ben))
    model.dataChanged.connect(lambda first, _last: told.append(first.row()))
    model.show((ann, PlayerRow(BEN, "Ben", False, Readiness.READY)))
    assert told == [1]
    assert model.index(1).data(PlayerRole.READINESS) == "readiness-ready"
    assert model.index(0).data(PlayerRole.BUSY)


def test_an_idle_player_who_will_not_be_asked_is_told_from_one_who_waits() -> None:
    model = watched(PlayersModel(say))
    out = PlayerRow(ANN, "Ann", False, Readiness.IDLE, idle=Text("passed"))
    model.show((out, PlayerRow(BEN, "Ben", False, Readiness.IDLE), replace(out, readiness=Readiness.ASKED)))
    rows = [model.index(row) for row in range(model.rowCount())]
    told = [row.data(PlayerRole.READINESS) for row in rows]
    assert told == ["passed", "readiness-idle", "readiness-asked"]
    assert [row.data(PlayerRole.RESTING) for row in rows] == [True, False, False]


def test_only_the_number_that_changed_is_told() -> None:
    model, told = watched(ScoresModel(say)), []
    names = {ANN: "Ann", BEN: "Ben"}
    lines = [Standing(player, text(line), 1) for player in names for line in ("vp", "total")]
    model.show(names, lines)
    model.dataChanged.connect(lambda first, _: told.append((first.row(), first.column(), first.data())))
    model.show(names, [*lines[:3], Standing(BEN, text("total"), 5)])
    assert told == [(1, 1, "5")]
    assert model.index(0, 1).data(PLAYER_ROLE) == BEN


def test_a_number_below_nothing_is_printed_with_a_minus_and_kept_as_it_is() -> None:
    from PySide6.QtCore import Qt

    model = watched(ScoresModel(say))
    model.show({ANN: "Ann"}, [Standing(ANN, text("vp"), -7)])
    cell = model.index(0, 0)
    assert cell.data() == "\N{MINUS SIGN}7"
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Ann, vp: \N{MINUS SIGN}7"
    assert cell.data(NUMBER_ROLE) == -7
