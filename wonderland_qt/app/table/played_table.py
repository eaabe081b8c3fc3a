"""The drawn table in people's hands: what they may do on it by drags, clicks and keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from wonderland_qt.app.paper.panels import say, styled
from wonderland_qt.app.table.choice_sheet import ChoiceSheet
from wonderland_qt.app.table.drawn_table import DrawnTable
from wonderland_qt.models.foresight import explain, foretell
from wonderland_qt.models.offer import NOTHING, Answers, Offer
from wonderland_qt.models.table import Table
from wonderland_qt.scene.hand.hand import TableHand
from wonderland_qt.scene.hand.spatial_navigation import DIRECTIONS, next_of, towards
from wonderland_qt.scene.pictures.emblems import Emblems

MARGIN = 10
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class PlayedTable(DrawnTable):
    """A drawn table that is played on by hand.

    `line` tells what a drop would do, or why it cannot be done; `sheet` is open when a hand alone cannot
    tell which option is meant.
    """

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        super().__init__(table, emblems, parent)
        self.line = styled(QLabel(self), "handline")
        self.line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line.hide()
        self.sheet = ChoiceSheet(self)
        self.sheet.chosen.connect(self._choose_meant)
        self.sheet.left.connect(self._leave_sheet)
        self._meant: Answers = ()
        self.hand = TableHand(self.table, self._why_not)
        self.hand.dropped.connect(self.motion.drop)
        self.hand.chosen.connect(table.choose)
        self.hand.chosen.connect(self.motion.lift)
        self.hand.asked.connect(self._ask)
        self.hand.told.connect(self._tell)
        table.changed.connect(self._offer)
        self._offer()

    def set_motion(self, milliseconds: int) -> None:
        """Let pieces travel for so long from now on; 0 for not at all."""
        super().set_motion(milliseconds)
        self.hand.flight = milliseconds // 4

    def point_at(self, piece: str) -> None:
        """Ring the piece that an option is about, unless the keyboard is on the table itself."""
        if not self.hasFocus():
            self.hand.ring.put(piece)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Wander with the arrows, take, put and touch with Enter, put down with Esc; Space does the usual.

        Space first ends what moves.
        """
        moving = self.motion.playing
        self._rest()
        key, hand = event.key(), self.hand
        if self._leave_beat(key == Qt.Key.Key_Escape) or (moving and key == Qt.Key.Key_Space):
            return
        if key == Qt.Key.Key_Escape and hand.taken:
            hand.cancel()
        elif key == Qt.Key.Key_Escape and self._game.picks.picked:
            self._game.undo()
        elif key in CONFIRMING and self._game.picks.whole:
            self._game.confirm()
        elif key in DIRECTIONS and hand.goals:
            self._wander(key)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and hand.ring.piece in hand.goals:
            self._touch(hand.ring.piece)
        elif key == Qt.Key.Key_Space:
            self._touch_or_take_usual()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Show the whole table with Tab, or the stage again; where they are one, go to what is next."""
        if forward and self.hasFocus() and self._game.showing.has_another_stage:
            self._game.show_whole(not self._game.showing.whole)
            return True
        piece = next_of(self.hand.goals, self.hand.ring.piece, forward) if self.hasFocus() else ""
        if not piece:
            return super().focusNextPrevChild(forward)
        self._focus(piece)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first thing that can be touched."""
        super().focusInEvent(event)
        if self.hand.ring.piece not in self.hand.goals:
            self._focus(next_of(self.hand.goals, ""))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Leave a moment on the way; put down with the right button what the left one took up."""
        self._rest()
        if self._leave_beat():
            return
        if self.sheet.isVisible():
            self._leave_sheet()
        if event.button() == Qt.MouseButton.RightButton and self.hand.taken:
            self.hand.cancel()
            return
        super().mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line at its edge."""
        super().resizeEvent(event)
        self._place_line()

    def _offer(self) -> None:
        """Offer the hand what may be done now."""
        decision = self._game.decision
        known = self.table.seen
        marked = bool(self._game.picks.wanted)
        offer = Offer(decision.options, known, self._foretell, marked) if decision is not None else NOTHING
        ring = self.hand.ring.piece if marked else ""
        self.hand.show(offer)
        self._seal()
        self._close_sheet()
        if self.hasFocus():
            self._focus(ring if ring in self.hand.goals else next_of(self.hand.goals, ""))
        else:
            self.hand.ring.renew()

    def _seal(self) -> None:
        """Put numbered seals on what is picked for an answer of several."""
        decision, picked = self._game.decision, self._game.picks.picked
        options = [decision.option(option_id) for option_id in picked] if decision is not None else []
        self.hand.seals.put([option.take or option.put for option in options])

    def _words_of(self, option_id: str) -> str:
        options = self._game.options
        return str(options.index(options.row_of(option_id)).data())

    def _foretell(self, option_id: str) -> str:
        return "\n".join(foretell(self._game, option_id)) or self._words_of(option_id)

    def _why_not(self, taken: str, place: str) -> str:
        return explain(self._game, taken, place)

    def _wander(self, key: int) -> None:
        bodies = {piece: item.body for piece in self.hand.goals if (item := self.table.item_of(piece))}
        ring = self.hand.ring
        here = ring.middle if ring.piece else QPointF()
        bodies.pop(ring.piece, None)
        self._focus(towards(bodies, here, DIRECTIONS[key]) or ring.piece)

    def _touch(self, piece: str) -> None:
        taken = self.hand.taken
        self.hand.touch(piece)
        if self.hand.taken and self.hand.taken != taken:
            self._focus(next_of(self.hand.goals, ""))

    def _touch_or_take_usual(self) -> None:
        if self._game.options.usual:
            self._game.choose(self._game.options.usual)
        elif self.hand.ring.piece in self.hand.goals:
            self._touch(self.hand.ring.piece)

    def _focus(self, piece: str) -> None:
        """Ring a piece, bring it into sight, and say what it is and what it would do."""
        self.hand.ring.put(piece)
        item = self.table.item_of(piece)
        if item is None:
            return
        self.ensureVisible(item.body, MARGIN, MARGIN)
        self.hand.hover([piece], item.body.center())
        said = ". ".join(filter(None, (self.table.text_of(piece), self.line.text())))
        if self.isVisible():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def _ask(self, answers: Answers, at: QPointF) -> None:
        """Ask beside the place which option is meant."""
        self._meant = answers
        self._tell("")
        self.sheet.open([self._words_of(answer) for answer in answers], self.mapFromScene(at))

    def _choose_meant(self, number: int) -> None:
        self._close_sheet()
        self.hand.let_go()
        self._game.choose(self._meant[number])
        self.motion.lift()

    def _leave_sheet(self) -> None:
        self._close_sheet()
        self.hand.cancel()

    def _close_sheet(self) -> None:
        """Put the sheet away, and the keyboard back on the table if it was on the sheet."""
        if self.sheet.isVisible():
            self.setFocus()
            self.sheet.hide()

    def _tell(self, told: str) -> None:
        say(self.line, told)
        self.line.setVisible(bool(told))
        self._place_line()

    def _place_line(self) -> None:
        """Lay the line at the edge that is farther from what it tells of."""
        self.line.adjustSize()
        low = self.mapFromScene(self.hand.at).y() > self.height() / 2
        y = MARGIN if low else self.height() - self.line.height() - MARGIN
        self.line.move((self.width() - self.line.width()) // 2, y)
