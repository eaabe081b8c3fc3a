"""Checks say where something odd stands: odd ids, odd arguments, and verbs called by numbers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.entry_draft import EntryDraft
from wonderland_qt.models.workshop.making import Maker
from wonderland_qt.models.workshop.tweaks import Tweaks

NUMBERED = """
verbs:
  0: {do: [{take: {tarts: 1}}]}
  feast: {parameters: {-1: {default: 2}}, do: [tea_break, {take: {tarts: 1}}]}
characters:
  - {id: mouse, effect: [feast]}
"""


@pytest.fixture
def mouse(tmp_path: Path) -> EntryDraft:
    """The form of a character of Tea for 2."""
    edited = EditedContent(GAMES["tea_for_2"], [paths.content()], tmp_path)
    entry = edited.entry("mouse")
    assert entry is not None
    return EntryDraft(edited, Maker(edited, Tweaks(edited)), entry.path)


@pytest.mark.parametrize("odd", [[], {}, [[]], {"vp": 1}])
def test_an_id_that_none_can_have_is_told_beside_the_entry(odd: Any, mouse: EntryDraft) -> None:
    mouse.put(("id",), odd)
    found = mouse.check()
    assert found
    assert {told for beside in mouse.wrong.values() for told in beside} == set(found)


@pytest.mark.parametrize("odd", [True, 0, "nowhere", []])
def test_an_argument_of_a_verb_that_names_all_of_them_is_told_beside_it(odd: Any, mouse: EntryDraft) -> None:
    mouse.put(("effect", 0), {"take": odd})
    assert ("effect", 0) in [row.path for row in mouse.rows]
    assert mouse.check()


def test_a_verb_and_a_parameter_that_are_called_by_numbers_are_told(tmp_path: Path) -> None:
    file = tmp_path / "tea_for_2" / "guests.yaml"
    file.parent.mkdir()
    file.write_text(NUMBERED, encoding="utf-8")
    with pytest.raises(ContentMistakes) as told:
        GAMES["tea_for_2"].load([paths.content(), tmp_path])
    assert {mistake.path for mistake in told.value.mistakes} == {file}
