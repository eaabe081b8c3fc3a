"""docs/vocabulary.md tells all words that content can be written in, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from wonderland_qt.engine.content.tagged_maps import OneKey, verbs
from wonderland_qt.games.wonderland.content.vocabulary import Effect, Measure, Window
from wonderland_qt.games.wonderland.game import WONDERLAND

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = (DOCS / "vocabulary.md").read_text(encoding="utf-8")


def words_told() -> set[str]:
    """Every word that stands in code style on the page, alone or at the head of a one-key map."""
    return set(re.findall(r"`\{?([a-z_]+)(?=[`:])", PAGE))


@pytest.mark.parametrize("family", [Effect, Measure])
def test_every_word_of_a_family_is_told(family: type[OneKey]) -> None:
    assert WONDERLAND.id == "wonderland"  # its rules are imported, so all words are known
    missing = [word for word in verbs(family) if word not in words_told()]
    assert not missing


def test_every_window_is_told() -> None:
    assert not [window for window in get_args(Window) if window not in words_told()]


def test_no_word_is_told_that_does_not_exist() -> None:
    arguments = {
        "tags",
        "level",
        "strengths",
        "when",
        "chip",
        "if",
        "may",
        "once",
        "do",
        "at_least",
        "at_most",
        "one_of",
    }
    others = {"verb", "per", "uses", "other", "what"}
    known = {*verbs(Effect), *verbs(Measure), *get_args(Window), *arguments, *others}
    assert not words_told() - known
