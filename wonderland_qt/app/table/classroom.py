"""Shows lessons and tips at the table: by highlights, an arrow, a bubble, keys and announcements."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from wonderland_qt import paths
from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.table.table_page import TablePage
from wonderland_qt.app.table.teacher_panel import TeacherPanel
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.moving.demonstration import Demonstration
from wonderland_qt.scene.table.contents import numbers_on_boards
from wonderland_qt.scene.table.light.spotlight import Spotlight

LIT_MATTERS = 10
"""How much worse it is for the bubble to cover a highlighted piece than another that may be chosen."""


class Classroom(QObject):
    """Shows what the teacher of a table says.

    Esc ends the lessons if it has nothing else to end, and the button shows that key only then. A pupil who
    tries another move is pointed to the right one again.
    """

    def __init__(self, table: Table, page: TablePage) -> None:
        """Show the first hint; F2 demonstrates the advised move, F8 dismisses a tip, Esc ends the lessons.

        Esc is enabled only during lessons, for it has other uses at the table.

        `_instead` is what to do after another move than the advised one, "" until there was one.
        """
        super().__init__(page)
        self._table, self._page, self.teacher = table, page, table.teacher
        self._say = table.words.say
        self._instead = ""
        self.panel = TeacherPanel(self._say, paths.of_game(table.game) / "art", page)
        self.light = Spotlight(page.drawn.table_scene)
        self.demonstration = Demonstration(page.drawn.table_scene)
        self._keys = [
            QShortcut(QKeySequence(key), page, does)
            for key, does in ((Qt.Key.Key_F2, self._show_how), (Qt.Key.Key_F8, self._dismiss_tip))
        ]
        self._esc = QShortcut(QKeySequence(Qt.Key.Key_Escape), page, self._cancel_or_leave)
        self._esc.setEnabled(False)
        self._connect_signals()
        page.installEventFilter(self)
        page.drawn.installEventFilter(self)
        self._show_new_hint()

    def _connect_signals(self) -> None:
        """Follow the bubble's buttons, the teacher and the table."""
        self.panel.went_on.connect(self._go_on)
        self.panel.left.connect(self._leave_lessons)
        self.panel.show_wanted.connect(self._show_how)
        self.panel.known.connect(self._dismiss_tip)
        self.demonstration.ended.connect(self._end_demonstration)
        self.teacher.changed.connect(self._show_new_hint)
        self.teacher.led_back.connect(self._lead_back)
        self._follow_pieces()
        self._table.changed.connect(self._show_hint)
        self._page.history.covers.connect(self._enable_keys)
        self._follow_what_esc_ends()

    def _follow_pieces(self) -> None:
        """Follow whatever moves a piece that the bubble is about."""
        page = self._page
        for moved in (page.drawn.table_scene.moved, page.drawn.zoomed, self._table.staged):
            moved.connect(self._move_bubble)
        for moving in (page.drawn.motion, page.drawn.raising):
            moving.positions_changed.connect(self._follow_motion)
        page.drawn.motion.moving.connect(self._show_lesson_at_rest)

    def _follow_what_esc_ends(self) -> None:
        """Follow what Esc would end before the lessons: the button that leaves shows Esc only without it."""
        drawn = self._page.drawn
        for change in (drawn.hand.handled, drawn.hand.explained, drawn.zoomed):
            change.connect(self._name_leaving)

    def set_motion(self, milliseconds: int) -> None:
        """Animate the arrow, or keep it still if animations are off."""
        self.light.still = not milliseconds

    def focus(self) -> None:
        """Give the keyboard to the button that goes on, if a lesson waits to be read."""
        if self._is_lesson_to_read:
            self.panel.go_on.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move the bubble whenever the page or the drawn table is resized."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.LayoutRequest}:
            self._move_bubble()
        return super().eventFilter(watched, event)

    def _show_new_hint(self) -> None:
        """Show a new hint, if there is one, and announce it, with the keyboard on what it advises.

        The words about another move than the advised one go, and the table marks what is advised now.
        """
        self._instead = ""
        self._show_hint()
        self._page.drawn.begin_again()
        if self.teacher.hint is not None:
            self._announce_words(" ".join(filter(None, self._words_of_hint)))
            self.focus()

    @property
    def _words_of_hint(self) -> list[str]:
        """Return the headline, the text and the reasons for the advised move."""
        reasons = [self._say(reason.text) for reason in self.teacher.reasons]
        return [self.teacher.headline, self.teacher.text, *reasons]

    def _lead_back(self) -> None:
        """After another move, say what to do instead, and point to it again."""
        self._instead = self.teacher.instead or self._say(Text("lesson-instead"))
        self._show_hint()
        self.light.point_again()
        self._announce_words(self._instead)

    def _show_hint(self) -> None:
        """Show the bubble and the highlights of the current hint, or hide them.

        The bubble names Esc for leaving (`by_key`) unless the key would end something else first.
        """
        self.demonstration.end()
        hint = self.teacher.hint
        self._enable_keys()
        if hint is None or self._waits_for_rest:
            self.panel.hide()
            self.light.go_out()
            return
        self.panel.show()
        self.panel.tell(
            self.teacher,
            self._instead,
            ready=self._table.picks.complete,
            can_show=self._page.drawn.isVisible(),
            by_key=not self._escape_ends_more,
        )
        self._highlight_pieces(dim=hint.dim and self.teacher.teaches)

    @property
    def _waits_for_rest(self) -> bool:
        """Tell whether a lesson to be read waits until all pieces lie where it speaks of them."""
        return self._is_lesson_to_read and self._page.drawn.motion.playing

    @property
    def _is_lesson_to_read(self) -> bool:
        """Tell whether the hint is of a lesson, and only wants to be read."""
        return self.teacher.teaches and self.teacher.is_read

    def _show_lesson_at_rest(self) -> None:
        """Hide a lesson to be read while pieces move, and show it with the keyboard when they rest."""
        if self._is_lesson_to_read and self.panel.isHidden() != self._waits_for_rest:
            self._show_hint()
            self.focus()

    def _highlight_pieces(self, dim: bool) -> None:
        """Highlight what the hint is about and point to the advised move, at pieces or at its card.

        With `dim` the rest of the table is dark.
        """
        self.light.shine(self._pieces_to_highlight(), self.teacher.pointed, dim)
        if self.teacher.goal is not None and not self.light.pointed:
            self._page.drawn.cards.ring(self.teacher.goal.id)
        self._move_bubble()

    def _pieces_to_highlight(self) -> list[str]:
        """Return the pieces to highlight besides those to touch, to which the light points."""
        items = self._page.drawn.table_scene.piece_items()
        return [item.piece_id for item in items if self.teacher.highlights(item.piece_id, item.place)]

    def _move_bubble(self) -> None:
        """Move the bubble and the arrow, if there is a hint, to suit the places of the highlighted pieces."""
        if self.teacher.hint is None:
            return
        drawn = self._page.drawn
        corner = drawn.viewport().mapTo(self._page, QPoint())
        room = QRect(corner, drawn.viewport().size()) if drawn.isVisible() else self._page.rect()
        spared = [rect.translated(corner) for rect in self._rects_to_spare()]
        self.panel.reposition(room, spared, self._page.grown)
        self.panel.raise_()
        self.light.lay(self._start_of_arrow())

    def _rects_to_spare(self) -> list[QRect]:
        """Return the rectangles that the bubble should not cover.

        The more important ones are in the list several times, as each overlap with a rectangle counts.
        """
        drawn = self._page.drawn
        important = self._rects_in_view(self.light.lit)
        important += [drawn.on_view(drawn.served.body)]
        important += [drawn.cards.body(option) for option in drawn.cards.options]
        important += [part.geometry() for part in drawn.meanings.parts if part.isVisible()]
        others = self._rects_in_view((*drawn.hand.goals, *drawn.hand.offer.open_places))
        others += map(drawn.on_view, numbers_on_boards(drawn.table_scene))
        return important * LIT_MATTERS + others

    def _start_of_arrow(self) -> QPointF:
        """Return the point of the scene at which the arrow to the last piece pointed at begins."""
        drawn, page = self._page.drawn, self._page
        pointed = self.light.pointed
        goal = self.light.body(pointed[-1]).center() if pointed else QPointF()
        edge = self.panel.edge_towards(drawn.viewport().mapTo(page, drawn.mapFromScene(goal)))
        return drawn.mapToScene(drawn.viewport().mapFrom(page, edge))

    def _rects_in_view(self, pieces: Iterable[str]) -> list[QRect]:
        """Return the rectangles of pieces in the view of the drawn table."""
        drawn = self._page.drawn
        return [drawn.mapFromScene(self.light.body(piece)).boundingRect() for piece in pieces]

    def _follow_motion(self) -> None:
        """Let the highlights follow moving pieces; afterwards, move the bubble."""
        if not self._page.drawn.motion.playing:
            self._move_bubble()
        elif self.light.shining:
            self.light.lay(self.light.origin)

    def _go_on(self) -> None:
        """Go on to the next hint; unless that is only to be read as well, the table gets the keyboard.

        A lesson that waits unseen for pieces to rest is shown first.
        """
        if self._waits_for_rest:
            self._page.drawn.motion.finish()
            return
        self.teacher.go_on()
        if self.teacher.hint is None or not (self.teacher.teaches and self.teacher.is_read):
            self._page.focus()

    def _show_how(self) -> None:
        """Demonstrate the advised move, if it can be seen, and its effect, then show the bubble again."""
        goal, drawn = self.teacher.goal, self._page.drawn
        if goal is None or not drawn.isVisible():
            return
        self.panel.hide()
        self.light.go_out()
        drawn.preview_option(goal.id)
        self.demonstration.play(goal.take, goal.put, self.light.still)

    def _end_demonstration(self) -> None:
        """Show the bubble again after the advised move was shown."""
        self._page.drawn.preview_option("")
        self._show_hint()
        self._page.focus()

    def _dismiss_tip(self) -> None:
        """Never show this kind of tip again, as the person knows it."""
        self.teacher.know()
        self._page.focus()

    def _enable_keys(self) -> None:
        """Enable Esc during lessons, unless it closes the history, and the keys shown in the bubble."""
        self._esc.setEnabled(self.teacher.teaches and not self._page.history.isVisible())
        for key in self._keys:
            key.setEnabled(self.teacher.advises)
        self._name_leaving()

    def _name_leaving(self) -> None:
        """Show on the button that leaves whether Esc would do the same now."""
        if self.teacher.hint is not None:
            self.panel.name_leaving(self.teacher.teaches, not self._escape_ends_more)

    @property
    def _escape_ends_more(self) -> bool:
        """Tell whether Esc would end something else before it ends the lessons."""
        drawn = self._page.drawn
        held = drawn.meanings.asked or drawn.hand.taken or self._table.picks.picked
        return bool(held) or not drawn.shows_whole or self._page.history.isVisible()

    def _leave_lessons(self) -> None:
        self.teacher.leave()
        self._page.focus()

    def _cancel_or_leave(self) -> None:
        """Cancel a question, a held piece, a pick or a close-up; if there is none, end the lessons.

        A lesson that waits unseen for pieces to rest is shown first.
        """
        drawn = self._page.drawn
        if self._waits_for_rest:
            drawn.motion.finish()
            return
        drawn.close_up.hide()
        if drawn.meanings.asked:
            drawn.meanings.left.emit()
        elif not (drawn.put_back() or drawn.leave_near()):
            self._leave_lessons()

    def _announce_words(self, words: str) -> None:
        """Let screen readers say words, unless another page is shown."""
        if self._page.isVisible():
            announce(self.panel, words)
