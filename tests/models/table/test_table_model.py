"""The table lets no one see what is not theirs, and does what the session can do."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.pebbles import ANN, BEN, CAT
from tests.models.shell_game import SHELLS, WORDS, session
from wonderland_qt.bots.registry import bot_factory
from wonderland_qt.engine.table.layout import Layout
from wonderland_qt.engine.table.stages import Stage
from wonderland_qt.models.table.options_model import OptionRole
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window

ID = OptionRole.ID


def said(table: Table) -> list[str]:
    """Everything that the table's models say."""
    pieces, lines = [], [table.log.line(row) for row in range(table.log.rowCount())]
    waiting = [table.pieces.index(row, 0) for row in range(table.pieces.rowCount())]
    while waiting:
        index = waiting.pop()
        pieces += [index.data(), *(str(index.data(role)) for role in table.pieces.roleNames())]
        waiting += [table.pieces.index(row, 0, index) for row in range(table.pieces.rowCount(index))]
    options = [table.options.index(row).data() for row in range(table.options.rowCount())]
    return pieces + lines + options


def secrets_in(words: list[str]) -> list[str]:
    """What tells of a pebble."""
    return [word for word in words if "pebble" in word]


def wishes_done(**more: Any) -> Table:
    """A table at which everybody has wished, so that all lay a pebble."""
    table = Table(session(**more), WORDS)
    for _ in range(3):
        table.lift_curtain()
        table.choose(table.options.index(0).data(ID))
    return table


def test_while_the_curtain_is_down_nothing_is_said() -> None:
    table = Table(session(), WORDS)
    assert table.screen.covered_for == ANN
    assert secrets_in(said(table)) == []
    assert table.options.rowCount() == 0


def test_behind_the_curtain_one_sees_one_s_own_and_no_other_s() -> None:
    table = Table(session(), WORDS)
    table.lift_curtain()
    seen = secrets_in(said(table))
    assert seen
    assert not [line for line in seen if "Ben" in line or "Cat" in line]
    assert [row.data() for row in map(table.pieces.index_of, ("ben:0", "cat:0"))] == ["A shell", "A shell"]


def test_after_the_answer_the_next_person_is_waited_for_behind_the_curtain() -> None:
    table = Table(session(), WORDS)
    told: list[str] = []
    table.covered.connect(told.append)
    table.lift_curtain()
    table.choose(table.options.index(0).data(ID))
    assert told == [BEN]
    assert secrets_in(said(table)) == []


def test_sealed_answers_are_given_in_turn_and_may_be_changed_until_all_are_in() -> None:
    table = wishes_done()
    assert (table.screen.acting, table.changeable) == (ANN, ())
    table.choose(table.options.index(0).data(ID))
    first = table.session.game.state.sealed[ANN]
    assert (table.screen.acting, table.changeable) == (BEN, (ANN,))
    table.turn_to(ANN)
    assert table.screen.acting == ANN
    table.choose(table.options.index(1).data(ID))
    assert table.session.game.state.sealed[ANN] != first
    assert table.screen.acting == BEN


def test_nobody_else_is_asked_while_one_peeks() -> None:
    table = wishes_done()
    table.peek(CAT)
    assert secrets_in(said(table)) == []
    table.lift_curtain()
    assert [line for line in said(table) if line.startswith("Cat sees")]
    assert table.options.rowCount() == 0
    table.look_away()
    assert not [line for line in said(table) if "sees" in line]


def test_a_bot_s_thought_becomes_an_act() -> None:
    table = Table(session({ANN: "random", BEN: "random"}, bot_factory=bot_factory(1)), WORDS)
    assert table.screen.viewer == CAT
    while (thought := table.bots.thought()) is not None:
        table.bots.act(thought, thought.think())
    assert table.screen.acting == CAT
    assert table.session.waiting == (CAT,)


def test_what_happens_is_announced_as_far_as_the_viewer_may_hear_it() -> None:
    table = Table(session({ANN: "random", BEN: "random"}, bot_factory=bot_factory(1)), WORDS)
    heard: list[str] = []
    table.announced.connect(heard.append)
    for _ in range(200):
        if (thought := table.bots.thought()) is not None:
            table.bots.act(thought, thought.think())
        elif table.options.rowCount():
            table.choose(table.options.index(table.options.rowCount() - 1).data(ID))
        elif table.may_end_turn:
            table.end_turn()
    assert table.session.over
    assert all(line.startswith("Cat sees") for line in heard)


def test_undo_leads_back_to_the_last_answer() -> None:
    table = wishes_done()
    for _ in range(60):
        if table.may_end_turn or table.why_no_undo() is None:
            break
        table.choose(table.options.index(0).data(ID))
    assert table.why_no_undo() is None
    before = table.session.game.state.answered
    table.undo()
    assert table.session.game.state.answered < before


def test_a_model_that_is_shown_changes_only_with_the_session_or_the_curtain() -> None:
    table = wishes_done()
    changes: list[None] = []
    table.changed.connect(lambda: changes.append(None))
    table.lift_curtain()
    assert changes == []


def test_the_table_is_laid_for_whoever_looks() -> None:
    seen_from: list[object] = []
    table = Table(session(ruleset=laid_for_viewers()), WORDS)
    table.staged.connect(lambda stage: seen_from.append(stage.layout.width))
    assert table.stage.layout.width == 1
    table.lift_curtain()
    assert table.stage.layout.width == 2
    table.choose(table.options.index(0).data(ID))
    assert (table.stage.layout.width, seen_from) == (1, [2, 1])


def laid_for_viewers() -> Any:
    """Shells on a table that is wider for a player than for all."""
    display = replace(
        SHELLS.display,
        stage=lambda _view, _content, looking: Stage("", Layout(1 if looking.viewer is None else 2, 1, {})),
    )
    return replace(SHELLS, display=display)
