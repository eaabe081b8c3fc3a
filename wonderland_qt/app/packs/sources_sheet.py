"""The panel beside the offered packs: permission to visit sources, the list of sources, the last changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from wonderland_qt.app.packs.pack_switch import PackSwitch
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import Panel, button, caption, paragraph, styled
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.engine.words.foreign_text import on_one_line
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.sources.source_book import LONGEST_PLACE, SourceBook

LEAST_LETTERS, SWITCH = 11, 28


class SourcesSheet(Panel):
    """Emits `allowed` for the permission, `added` and `removed` with a source, `folder_wanted` to add one."""

    allowed = Signal(bool)
    added = Signal(str)
    removed = Signal(str)
    folder_wanted = Signal()

    def __init__(self, say: Callable[[Text], str]) -> None:
        """Make the switch that allows visits, the list of sources, and a field and buttons to add one.

        The list stays empty until `show_book` fills it.
        """
        super().__init__(say(Text("sources-visits")))
        self._say = say
        self.switch = PackSwitch(on=False, height=SWITCH)
        self.switch.setAccessibleName(say(Text("sources-allow")))
        self.switch.clicked.connect(self.allowed)
        self._scrolling = VerticalScroll(QWidget())
        self.place = QLineEdit(maxLength=LONGEST_PLACE, placeholderText="https://…", clearButtonEnabled=True)
        self.place.setAccessibleName(say(Text("sources-address")))
        self.place.returnPressed.connect(self._emit_added)
        self.add = button(say(Text("sources-add")), self._emit_added)
        self.choose = button(say(Text("sources-folder")), self.folder_wanted)
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay permission, list, address and buttons below each other."""
        allowing, acts, say = QHBoxLayout(), QHBoxLayout(), self._say
        allowing.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        allowing.addWidget(paragraph(say(Text("sources-allow"))), 1)
        self.sheet.addLayout(allowing)
        self.sheet.addWidget(paragraph(say(Text("sources-allow-about")), "hint"))
        self.sheet.addWidget(styled(caption(say(Text("sources-list"))), "heading"))
        self.sheet.addWidget(self._scrolling, 1)
        self.sheet.addWidget(caption(say(Text("sources-address"))))
        self.sheet.addWidget(self.place)
        acts.addWidget(self.add)
        acts.addWidget(self.choose)
        self.sheet.addLayout(acts)

    def show_book(self, book: SourceBook, news: tuple[str, ...], grown: float) -> None:
        """Show the sources, or that there are none, and the changes that the last update brought."""
        self.switch.setChecked(book.allowed)
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(0, 0, round(4 * grown), 0)
        lines.setSpacing(round(6 * grown))
        for place in book.places:
            lines.addWidget(self._row_of_source(place))
        if not book.places:
            lines.addWidget(paragraph(self._say(Text("sources-none")), "hint"))
        for line in self._lines_of_news(news):
            lines.addWidget(line)
        lines.addStretch()
        self._scrolling.hold(content)

    def _row_of_source(self, place: str) -> QFrame:
        """Return the address or folder of a source beside the button that removes it."""
        frame = styled(QFrame(), "notice-warning")
        row = QHBoxLayout(frame)
        row.setContentsMargins(10, 4, 6, 4)
        row.addWidget(styled(FitLabel(on_one_line(place), LEAST_LETTERS), "place"), 1)
        forget = button(self._say(Text("sources-remove")), partial(self.removed.emit, place), "filter")
        forget.setAccessibleName(f"{self._say(Text('sources-remove'))}: {on_one_line(place)}")
        row.addWidget(forget)
        return frame

    def _lines_of_news(self, news: tuple[str, ...]) -> Iterator[QWidget]:
        """Yield a heading and a paragraph for each piece of news, nothing if there is none."""
        if news:
            yield styled(caption(self._say(Text("sources-news"))), "heading")
        yield from map(paragraph, news)

    def _emit_added(self) -> None:
        """Emit the address that was typed, if it is not blank."""
        if self.place.text().strip():
            self.added.emit(self.place.text())
