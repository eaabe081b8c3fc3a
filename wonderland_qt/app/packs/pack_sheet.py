"""The sheet beside the pile: what is wrong with the chosen pack, what lies over it, what it changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.packs.said import Said
from wonderland_qt.app.packs.seal import Seal, colour_of
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import Panel, paragraph, styled
from wonderland_qt.app.paper.rolled import Rolled
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.slips import Notice, Slip

MOST_NOTICES = 40
LEAST_LETTERS = 11


class PackSheet(Panel):
    """Tells of one pack at a time; its buttons ask for its folder and for another look at its files."""

    folder_wanted = Signal()
    check_wanted = Signal()

    def __init__(self, said: Said) -> None:
        super().__init__()
        self._said, self._say = said, said.words.say
        self.told = QWidget()
        self.folder = KeyButton(
            self._say(Text("packs-open-folder")), "Ctrl+O", self.folder_wanted, "keyed-chief"
        )
        self.check = KeyButton(self._say(Text("packs-check")), "F5", self.check_wanted)
        self._rolled = Rolled(self.told)
        self.sheet.setContentsMargins(0, 0, 0, 0)
        self._head = QFrame()
        self.sheet.addWidget(self._head)
        self.sheet.addWidget(self._rolled, 1)
        row = QHBoxLayout()
        row.setContentsMargins(14, 0, 14, 12)
        row.addWidget(self.folder)
        row.addWidget(self.check)
        row.addStretch()
        self.sheet.addLayout(row)

    def show_pack(self, slip: Slip | None, grown: float) -> None:
        """Tell of a pack, or how packs come to be when there is none."""
        self.folder.setEnabled(True)
        self._exchange_head(slip, grown)
        self.told = QWidget()
        lines = QVBoxLayout(self.told)
        beside = round(14 * grown)
        lines.setContentsMargins(beside, round(6 * grown), beside, round(6 * grown))
        lines.setSpacing(round(6 * grown))
        for widget in self._lines(slip):
            lines.addWidget(widget)
        lines.addStretch()
        self._rolled.hold(self.told)

    def _exchange_head(self, slip: Slip | None, grown: float) -> None:
        head = styled(QFrame(), "pack-head")
        row, told = QHBoxLayout(head), QVBoxLayout()
        row.setContentsMargins(round(14 * grown), round(10 * grown), round(14 * grown), round(10 * grown))
        row.setSpacing(round(12 * grown))
        title = slip.name if slip else self._say(Text("packs-none"))
        if slip:
            head.setStyleSheet(f"QFrame#pack-head {{ background: {colour_of(slip.id)}; }}")
            row.addWidget(Seal(slip.id, slip.name, True, round(64 * grown)))
            told.addWidget(styled(paragraph(title), "pack-title"))
            told.addWidget(styled(paragraph(self._said.made_by(slip)), "pack-line"))
            told.addWidget(styled(paragraph(self._said.games_of(slip)), "pack-line"))
        else:
            told.addWidget(styled(paragraph(title), "pack-title"))
        row.addLayout(told, 1)
        self.sheet.replaceWidget(self._head, head)
        self._head.deleteLater()
        self._head = head

    def _lines(self, slip: Slip | None) -> Iterator[QWidget]:
        if slip is None:
            yield paragraph(self._say(Text("packs-none-about")))
            return
        yield from self._notices("packs-mistakes", slip.mistakes, "notice-wrong")
        if slip.mistakes and slip.on:
            yield paragraph(self._say(Text("packs-kept-out")), "hint")
        overlaid = [(self._say(text("packs-with", other=other)), where) for where, other in slip.overlaid]
        yield from self._notices("packs-conflicts", overlaid, "notice-overlaid")
        yield from self._notices("packs-odd", slip.oddities, "notice-odd")
        yield styled(QLabel(self._say(Text("packs-changes"))), "heading")
        for section, count in slip.changes.items():
            yield paragraph(self._say(text("packs-section", section=section, count=count)))
        if not slip.changes:
            yield paragraph(self._say(Text("packs-changes-nothing")), "hint")
        yield styled(FitLabel(str(slip.path), LEAST_LETTERS), "hint")

    def _notices(self, heading: str, notices: Sequence[Notice], kind: str) -> Iterator[QWidget]:
        if notices:
            yield styled(QLabel(self._say(text(heading, count=len(notices)))), "heading")
        for place, said in notices[:MOST_NOTICES]:
            yield _notice(place, said, kind)
        if len(notices) > MOST_NOTICES:
            yield paragraph(self._say(text("packs-more", count=len(notices) - MOST_NOTICES)), "hint")


def _notice(place: str, said: str, kind: str) -> QFrame:
    frame = styled(QFrame(), kind)
    lines = QVBoxLayout(frame)
    lines.setContentsMargins(10, 6, 10, 6)
    lines.setSpacing(0)
    for words, style in ((place, "place"), (said, "")):
        label = paragraph(words, style)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines.addWidget(label)
    return frame
