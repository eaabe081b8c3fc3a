"""The drawn table of a game: its scene, its art, who plays, and the hand that plays on it."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from wonderland_qt import paths
from wonderland_qt.app.paper.panels import say, styled
from wonderland_qt.app.table.choice_sheet import ChoiceSheet
from wonderland_qt.engine.cues import Count, Journey, Roll
from wonderland_qt.engine.play.session import Changes
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.foresight import explain, foretell
from wonderland_qt.models.layout import Beat, Stage
from wonderland_qt.models.offer import NOTHING, Answers, Offer
from wonderland_qt.models.players_model import PlayerRole
from wonderland_qt.models.table import Table
from wonderland_qt.scene.hand.hand import TableHand
from wonderland_qt.scene.hand.spatial_navigation import DIRECTIONS, next_of, towards
from wonderland_qt.scene.pictures.art import ArtBook
from wonderland_qt.scene.pictures.baking import Oven
from wonderland_qt.scene.pictures.emblems import Emblems, emblems_of
from wonderland_qt.scene.table.counting import Counted, Counting
from wonderland_qt.scene.table.motion import Motion
from wonderland_qt.scene.table.table_scene import TableScene
from wonderland_qt.scene.table.table_view import TableView
from wonderland_qt.scene.table.turn_lights import Lamps

MARGIN, USUAL_MOTION = 10, 800
CONFIRMING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@cache
def oven_of(game: str, roster: tuple[str, ...]) -> Oven:
    """Return where the pictures of a game are baked: those of the last table are still warm for the next."""
    return Oven(ArtBook(paths.of_game(game) / "art"), emblems_of(game, roster))


class DrawnTable(TableView):
    """The view of a table that is drawn piece by piece, and played on by hand.

    `line` tells what a drop would do, or why it cannot be done; `sheet` is open when a hand alone cannot
    tell which option is meant.
    """

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        self._game = table
        scene = TableScene(
            table.pieces, table.stage, oven_of(table.game, tuple(emblems)), self._title, self._doing
        )
        super().__init__(scene, parent=parent)
        scene.setParent(self)
        self.line = styled(QLabel(self), "handline")
        self.line.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line.hide()
        self.sheet = ChoiceSheet(self)
        self.sheet.chosen.connect(self._choose_meant)
        self.sheet.left.connect(self._leave_sheet)
        self._meant: Answers = ()
        self._staged = False
        self.hand = TableHand(scene, self._why_not)
        self.hand.chosen.connect(table.choose)
        self.hand.asked.connect(self._ask)
        self.hand.told.connect(self._tell)
        self.motion, self.counting = Motion(scene), Counting(scene)
        self.lamps = Lamps(scene)
        self._beat = QTimer(self, singleShot=True)
        self._beat.timeout.connect(table.go_on)
        table.staged.connect(self._show_stage)
        table.beat_shown.connect(self._show_beat)
        table.looked_anew.connect(self._travel)
        table.happened.connect(self._move)
        self.setAccessibleName(table.words.say(Text("pane-drawn")))
        table.players.dataChanged.connect(scene.retitle)
        table.players.modelReset.connect(scene.retitle)
        table.changed.connect(self.motion.settle)
        table.changed.connect(self._offer)
        table.changed.connect(self._light)
        self._offer()
        self._light()

    def set_motion(self, milliseconds: int) -> None:
        """Let pieces travel for so long from now on; 0 for not at all."""
        self._rest()
        self.motion.milliseconds = self.counting.milliseconds = self.table.ground.milliseconds = milliseconds
        self._game.showing.paced = milliseconds > 0
        self.hand.flight = milliseconds // 4

    def hideEvent(self, event: QHideEvent) -> None:
        """End all motion before something else is seen."""
        super().hideEvent(event)
        self._game.skip_beats()
        self._rest()

    def _rest(self) -> None:
        self.motion.finish()
        self.counting.finish()
        self.table.ground.finish()

    def _show_stage(self, stage: Stage) -> None:
        """Let pieces travel to where another stage has them."""
        self.table.show_stage(stage)
        self.fit()
        self._staged = self.isVisible()

    def _travel(self) -> None:
        """Let pieces travel to another stage, though nothing has happened."""
        if self._staged:
            self._staged = False
            self.motion.play({})

    def _leave_beat(self, all_of_them: bool = False) -> bool:
        """Leave the moment that is shown on the way, if there is one, or all that are to come."""
        beat = self._game.showing.beat
        if beat is not None:
            (self._game.skip_beats if all_of_them else self._game.go_on)()
        return beat is not None

    def _show_beat(self, beat: Beat) -> None:
        """Show a moment on the way to how the table is now, for its time."""
        self.motion.play({})
        self._beat.start(beat.milliseconds * self.motion.milliseconds // USUAL_MOTION)

    def point_at(self, piece: str) -> None:
        """Ring the piece that an option is about, unless the keyboard is on the table itself."""
        if not self.hasFocus():
            self.hand.ring.put(piece)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Wander with the arrows, take, put and touch with Enter, put down with Esc; Space does the usual."""
        self._rest()
        key, hand = event.key(), self.hand
        if self._leave_beat(event.key() == Qt.Key.Key_Escape):
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

    def _move(self, changes: Changes) -> None:
        """Let the eye see what has happened, when there is somebody to look."""
        self._staged = False
        self._beat.stop()
        if not self.isVisible() or changes.undone:
            return
        cues = self._game.telling.cues(changes.facts, self._game.screen.viewer)
        origins = {cue.piece: cue.origin for cue in cues if isinstance(cue, Journey)}
        rolls = [(cue.die, cue.shows) for cue in cues if isinstance(cue, Roll)]
        self.motion.play(origins, rolls[-1] if rolls else None)
        sums = [Counted(cue.counted, cue.shows, cue.goes_to) for cue in cues if isinstance(cue, Count)]
        if sums:
            self.counting.play(sums)

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

    def _light(self) -> None:
        """Light the boards of those for whom others wait."""
        players = self._game.players
        rows = [players.index(row) for row in range(players.rowCount())]
        self.lamps.light(row.data(PlayerRole.ID) for row in rows if row.data(PlayerRole.BUSY))

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
        self._game.choose(self._meant[number])

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

    def _title(self, player: str) -> str:
        return self._game.name_of(PlayerId(player))

    def _doing(self, player: str) -> tuple[str, bool]:
        players = self._game.players
        rows = [players.index(row) for row in range(players.rowCount()) if players.row(row).player == player]
        return next(
            ((row.data(PlayerRole.READINESS), row.data(PlayerRole.BUSY)) for row in rows), ("", False)
        )
