"""What is said of an option before it is taken."""

from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt

from tests.models.shell_game import SHELLS, WORDS, session
from wonderland_qt.engine.words.texts import text
from wonderland_qt.models.offers.option_preview import preview_lines
from wonderland_qt.models.table.table_model import Table

pytestmark = pytest.mark.window


def test_what_the_game_says_of_an_option_is_told() -> None:
    narration = dataclasses.replace(
        SHELLS.narration, preview=lambda _position, _decision, option: text("wish-for", strength=option.id)
    )
    table = Table(session(ruleset=dataclasses.replace(SHELLS, narration=narration)), WORDS)
    table.lift_curtain()
    decision = table.decision
    assert decision is not None
    option = decision.options[0].id
    assert preview_lines(table, option) == [f"a {option}"]
    row = table.options.index(table.options.row_of(option))
    assert row.data(Qt.ItemDataRole.ToolTipRole) == f"A {option}"
    assert row.data(Qt.ItemDataRole.AccessibleDescriptionRole) == f"A {option}"


def test_a_game_without_a_preview_tells_nothing_beside_its_options() -> None:
    table = Table(session(), WORDS)
    table.lift_curtain()
    assert table.options.index(0).data(Qt.ItemDataRole.ToolTipRole) is None
