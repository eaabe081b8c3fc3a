"""The panel beside the pile: the chosen pack's mistakes, conflicts with packs above it, and changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Sized
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from wonderland_qt.app.packs.pack_captions import PackCaptions
from wonderland_qt.app.packs.seal import Seal, colour_of
from wonderland_qt.app.packs.twin_cards import PacksDrawn, Twin, TwinCards, room_of_card
from wonderland_qt.app.paper.flow_layout import Flowing
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.one_line import FitLabel
from wonderland_qt.app.paper.panels import Panel, button, caption, paragraph, styled
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.engine.words.foreign_text import on_one_line
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.packs.pack_art import WrongArt
from wonderland_qt.models.packs.pack_rows import Notice, Overlaid, PackRow, Place
from wonderland_qt.models.packs.shared_entries import SharedEntry

MOST_NOTICES, MOST_PICTURED = 40, 12
LEAST_LETTERS = 11


class PackSheet(Panel):
    """Describes one pack at a time; its buttons ask for its folder, a new check, or a .zip file of it.

    `opened` has a place to show in the user's editor, `remedied` a notice whose mistake is to be mended,
    `swapped` the pack to change places with, `doubled` the entry that both packs shall keep.
    """

    folder_wanted = Signal()
    check_wanted = Signal()
    share_wanted = Signal()
    opened = Signal(object)
    remedied = Signal(object)
    swapped = Signal(str)
    doubled = Signal(object)

    def __init__(self, captions: PackCaptions, drawn: PacksDrawn) -> None:
        """Begin without a pack; the notes scroll, the buttons at the foot never scroll away."""
        super().__init__()
        self._captions, self._say, self._drawn = captions, captions.words.say, drawn
        self.notes = QWidget()
        self.folder = KeyButton(
            self._say(Text("packs-open-folder")), "Ctrl+O", self.folder_wanted, kind="keyed-chief"
        )
        self.check = KeyButton(self._say(Text("packs-check")), "F5", self.check_wanted)
        self.share = KeyButton(self._say(Text("packs-share")), "Ctrl+S", self.share_wanted)
        self._scrolling, self._head = VerticalScroll(self.notes), QFrame()
        self._lay_out()

    def _lay_out(self) -> None:
        """Lay the head above the notes, and the buttons below them."""
        self.sheet.setContentsMargins(0, 0, 0, 0)
        self.sheet.addWidget(self._head)
        self.sheet.addWidget(self._scrolling, 1)
        acts, row = Flowing(), QHBoxLayout()
        row.setContentsMargins(14, 0, 14, 12)
        for act in (self.folder, self.check, self.share):
            acts.add(act)
        row.addWidget(acts)
        self.sheet.addLayout(row)

    def show_pack(self, pack_row: PackRow | None, grown: float) -> None:
        """Describe a pack; for None, explain how to get packs."""
        self.share.setEnabled(pack_row is not None)
        self._replace_head(pack_row, grown)
        self.notes = QWidget()
        lines = QVBoxLayout(self.notes)
        beside = round(14 * grown)
        lines.setContentsMargins(beside, round(6 * grown), beside, round(6 * grown))
        lines.setSpacing(round(6 * grown))
        for widget in self._notes_of_pack(pack_row, grown):
            lines.addWidget(widget)
        lines.addStretch()
        self._scrolling.hold(self.notes)

    def _replace_head(self, pack_row: PackRow | None, grown: float) -> None:
        """Replace the head of the panel by one for this pack, or by a line that there is none."""
        head = self._make_head(pack_row, grown)
        self.sheet.insertWidget(self.sheet.indexOf(self._head), head)
        self.sheet.removeWidget(self._head)
        self._head.deleteLater()
        self._head = head

    def _make_head(self, pack_row: PackRow | None, grown: float) -> QFrame:
        """Return a head in the colour of this pack, with its seal, name, maker and games."""
        head = styled(QFrame(), "pack-head")
        row, lines = QHBoxLayout(head), QVBoxLayout()
        row.setContentsMargins(round(14 * grown), round(10 * grown), round(14 * grown), round(10 * grown))
        row.setSpacing(round(12 * grown))
        if pack_row:
            head.setStyleSheet(f"QFrame#pack-head {{ background: {colour_of(pack_row.id)}; }}")
            row.addWidget(Seal(pack_row.id, pack_row.name, lit=True, side=round(64 * grown)))
            lines.addWidget(styled(paragraph(pack_row.name), "pack-title"))
            lines.addWidget(styled(paragraph(self._captions.made_by(pack_row)), "pack-line"))
            lines.addWidget(styled(paragraph(self._captions.games_of(pack_row)), "pack-line"))
        else:
            lines.addWidget(styled(paragraph(self._say(Text("packs-none"))), "pack-title"))
        row.addLayout(lines, 1)
        return head

    def _notes_of_pack(self, pack_row: PackRow | None, grown: float) -> Iterator[QWidget]:
        """Yield the notices and the changes of a pack; without one, or while it is checked, only a line."""
        if pack_row is None:
            yield paragraph(self._say(Text("packs-none-about")))
            return
        if pack_row.state == "checking":
            yield paragraph(self._say(Text("packs-checking")))
            return
        yield from self._notices("packs-mistakes", pack_row.mistakes, "notice-wrong")
        if pack_row.mistakes and pack_row.on:
            yield paragraph(self._say(Text("packs-kept-out")), "hint")
        yield from self._notices_of_conflicts(pack_row, grown)
        yield from self._notices("packs-warnings", pack_row.warnings, "notice-warning")
        left_out = [self._notice_of_left_out(picture) for picture in pack_row.pictures]
        yield from self._notices("packs-pictures", left_out, "notice-warning")
        yield from self._changes_of_pack(pack_row)

    def _changes_of_pack(self, pack_row: PackRow) -> Iterator[QWidget]:
        """Yield how much a pack changes, the folder it is in, and folders of older versions."""
        yield styled(caption(self._say(Text("packs-changes"))), "heading")
        for section, count in pack_row.changes.items():
            yield paragraph(self._say(text("packs-section", section=section, count=count)))
        if not pack_row.changes:
            yield paragraph(self._say(Text("packs-changes-nothing")), "hint")
        yield styled(FitLabel(on_one_line(str(pack_row.path)), LEAST_LETTERS), "hint")
        for older in pack_row.older:
            yield paragraph(self._say(text("packs-older", folder=older.name)), "hint")

    def _notices_of_conflicts(self, pack_row: PackRow, grown: float) -> Iterator[QWidget]:
        """Yield each pack that changes the same entries, with those entries and a button to swap both."""
        if pack_row.overlaid:
            yield styled(caption(self._say(text("packs-conflicts", count=len(pack_row.overlaid)))), "heading")
        id_of_other = attrgetter("other")
        for _other, fields in groupby(sorted(pack_row.overlaid, key=id_of_other), id_of_other):
            yield from self._conflicts_with_one(pack_row, list(fields), grown)

    def _conflicts_with_one(
        self, pack_row: PackRow, fields: Sequence[Overlaid], grown: float
    ) -> Iterator[QWidget]:
        """Yield the fields that one other pack changes too, a button to swap both, and shared entries."""
        other = fields[0]
        places = [field.where for field in fields[:MOST_NOTICES]]
        places += self._lines_for_others(fields, MOST_NOTICES)
        notice = _framed_notice(
            self._say(text("packs-with", other=other.name)), "\n".join(places), "notice-overlaid"
        )
        swap = partial(self.swapped.emit, other.other)
        notice.acts.addWidget(self._small_button(self._say(Text("packs-swap")), swap))
        yield notice.frame
        shared = {field.entry: field for field in fields if field.entry is not None}
        for entry, field in list(shared.items())[:MOST_PICTURED]:
            yield self._both_versions(pack_row, field, entry, grown)
        for more in self._lines_for_others(shared, MOST_PICTURED):
            yield paragraph(more, "hint")

    def _both_versions(self, pack_row: PackRow, field: Overlaid, entry: SharedEntry, grown: float) -> QWidget:
        """Return an entry as drawn by both packs, and the button that keeps both versions.

        The version of one of them counts in the game: of this pack if `field.counts`.
        """
        room = room_of_card(grown, self.devicePixelRatioF())
        own_picture = self._drawn.picture(pack_row.id, entry, room)
        other_picture = self._drawn.picture(field.other, entry, room)
        mine = Twin(pack_row.name, own_picture, field.counts)
        theirs = Twin(field.name, other_picture, not field.counts)
        frame = styled(QFrame(), "notice-overlaid")
        lines = QVBoxLayout(frame)
        lines.setContentsMargins(10, 6, 10, 6)
        lines.addWidget(TwinCards((mine, theirs), self._say, grown))
        both = self._small_button(self._say(Text("packs-both")), partial(self.doubled.emit, entry))
        lines.addWidget(both, 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _notices(self, heading: str, notices: Sequence[Notice], kind: str) -> Iterator[QWidget]:
        """Yield a heading, and a frame with buttons for each of the first notices, then lines for the others.

        Without notices there is nothing.
        """
        if notices:
            yield styled(caption(self._say(text(heading, count=len(notices)))), "heading")
        for notice in notices[:MOST_NOTICES]:
            yield self._frame_of_notice(notice, kind)
        for more in self._lines_for_others(notices, MOST_NOTICES):
            yield paragraph(more, "hint")

    def _frame_of_notice(self, notice: Notice, kind: str) -> QWidget:
        """Return a notice in a frame, with buttons to open its file and to put it right, where possible."""
        frame, acts = _framed_notice(notice.place, notice.message, kind)
        if notice.opened_at is not None:
            opening = partial(self.opened.emit, notice.opened_at)
            acts.addWidget(self._small_button(self._say(Text("packs-open-file")), opening))
        if notice.remedy is not None:
            words = self._say(text("packs-put-right", meant=notice.remedy.meant))
            acts.addWidget(self._small_button(words, partial(self.remedied.emit, notice)))
        return frame

    def _notice_of_left_out(self, wrong: WrongArt) -> Notice:
        """Return the notice about a picture that cannot be drawn, with its place to open."""
        message = self._say(text("picture-left-out", why=wrong.why))
        place = Place(wrong.file, wrong.line, column=1)
        return Notice(f"{wrong.inside}:{wrong.line}", message, opened_at=place)

    def _lines_for_others(self, listed: Sized, most: int) -> Iterator[str]:
        """Yield a line that counts those beyond the `most` that are shown, if there are any."""
        if len(listed) > most:
            yield self._say(text("packs-more", count=len(listed) - most))

    def _small_button(self, words: str, act: Callable[[], None]) -> QPushButton:
        return button(words, act, "filter")


class FramedNotice(NamedTuple):
    """The frame around a notice, and the row for its buttons."""

    frame: QFrame
    acts: QHBoxLayout


def _framed_notice(place: str, message: str, kind: str) -> FramedNotice:
    """Return a frame with a place and a message, and no buttons yet."""
    frame, acts = styled(QFrame(), kind), QHBoxLayout()
    lines = QVBoxLayout(frame)
    lines.setContentsMargins(10, 6, 10, 6)
    lines.setSpacing(2)
    for words, style in ((place, "place"), (message, "")):
        label = paragraph(words, style)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines.addWidget(label)
    acts.setAlignment(Qt.AlignmentFlag.AlignLeft)
    lines.addLayout(acts)
    return FramedNotice(frame, acts)
