"""Sentences about what is shown stay readable in a narrow window, the latest ones longest."""

import pytest
from PySide6.QtWidgets import QApplication

from wonderland_qt.app.paper.told_label import ToldLabel

pytestmark = pytest.mark.window

DRAWN = ("Ann draws a strong Rose.", "Ben draws a single madness chip.", "Cat draws an artifact.")


@pytest.fixture
def label(application: QApplication) -> ToldLabel:
    told = ToldLabel(12)
    told.tell(DRAWN)
    return told


def test_every_sentence_is_shown_where_one_row_is_too_short(label: ToldLabel) -> None:
    label.resize(label.fontMetrics().horizontalAdvance(label.text()) * 2 // 3, 40)
    assert label.shown.words == " ".join(DRAWN)


def test_the_latest_sentences_are_kept_where_not_all_can_be_read(label: ToldLabel) -> None:
    label.resize(label.fontMetrics().horizontalAdvance(DRAWN[2]), 18)
    assert label.shown.words == DRAWN[2]


def test_a_screen_reader_is_told_everything(label: ToldLabel) -> None:
    assert label.accessibleName() == " ".join(DRAWN)


def test_no_sentence_is_cut_off(label: ToldLabel) -> None:
    label.resize(20, 18)
    assert label.shown.words == ""
