"""The drawn table with everything people do on it: drags, clicks and keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.drawn.focus_table import FocusTable
from wonderland_qt.app.drawn.offer_table import CARD
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.shown_changes import ShownChanges
from wonderland_qt.models.offers.offer import NOTHING, Answers
from wonderland_qt.models.pieces.layout_types import Stage
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.spatial_navigation import ENTER
from wonderland_qt.scene.hand.tags import Tag
from wonderland_qt.scene.pictures.emblems import Emblems

QUICKER_HOME = 4
"""How many times as fast as other pieces one that is let go glides home."""


class PlayedTable(FocusTable):
    """A drawn table that is played on."""

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Let clicks, drags and cards answer the decision, and offer its options after every change."""
        super().__init__(table, emblems, parent)
        self.cards.chosen.connect(table.choose)
        self.cards.pointed.connect(self._preview_card)
        self.meanings.chosen.connect(self._choose_meant)
        self.meanings.left.connect(self._leave_sheet)
        self.meanings.pointed.connect(self._light_option)
        self._connect_hand()
        table.changed.connect(self._offer_options)
        self.pictures_shown.connect(self._offer_options)
        self.motion.moving.connect(self.hand.ring.hide_while_moving)
        self.motion.moving.connect(self.forecast.hide_while_moving)
        self._offer_options()

    def _connect_hand(self) -> None:
        """Let the hand choose, ask, preview and explain what it does with pieces.

        While it means no option, the answer that the stepper shows is previewed, if any.
        """
        self.hand.dropped.connect(self.motion.drop)
        self.raising.positions_changed.connect(self.hand.seals.renew)
        self.hand.chosen.connect(self._offering.choose)
        self.hand.chosen.connect(self.motion.forget_dropped)
        self.hand.asked.connect(self._ask_which)
        self.hand.meant.connect(lambda option: self.preview_option(option or self.meanings.stepper.answer))
        self.hand.explained.connect(self._show_words)

    @property
    def hint(self) -> Text:
        """Return the hint for the current decision."""
        return self._offering.hint(self.hand.offer)

    def set_motion(self, milliseconds: int) -> None:
        """Set how long pieces travel; 0 moves them at once."""
        super().set_motion(milliseconds)
        self.hand.flight = milliseconds // QUICKER_HOME

    def grow(self, grown: float) -> None:
        """Scale what lies over the table."""
        for part in (self.close_up, self.meanings, self.cards, self.pads):
            part.grow(grown)
        self._offer_options()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with arrows, take and put with Enter, put back with Esc; Space is the usual answer.

        Every key ends a running animation. While several options are picked, Space picks one and Enter seals
        the answer. The focus ring shows from now on, as for one who uses the keyboard.
        """
        key, escape = event.key(), event.key() == Qt.Key.Key_Escape
        only_ends_motion = key == Qt.Key.Key_Space and self._space_only_ends_motion(event.isAutoRepeat())
        self.hand.ring.by_keys = True
        self._end_motion()
        if self._leave_beat(all_of_them=escape) or only_ends_motion or self._move_by_key(key):
            return
        if escape and self.put_back():
            return
        if not self._answer_by_key(key, event.text()):
            super().keyPressEvent(event)

    def _space_only_ends_motion(self, held: bool) -> bool:
        """Tell whether Space is held, or ends motion while it has no usual answer and nothing to pick."""
        return held or (self.motion.playing and not self._offering.space_does_something)

    def _answer_by_key(self, key: int, typed: str) -> bool:
        """Answer with Enter, Space, or the key of a card or piece; tell whether the key is one of these."""
        option = self.cards.option_of(typed)
        if key in ENTER:
            self._touch_or_seal()
        elif key == Qt.Key.Key_Space:
            self._touch_or_take_usual()
        elif option:
            self._table.choose(option)
        elif goal := self._offering.with_key(typed, self.goals):
            self._touch_or_focus(goal)
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip a beat, or a whole replay; else take, touch or, with the right button, put back a piece.

        The ring shows where the keyboard is, so it goes.
        """
        self._end_motion()
        self.hand.ring.by_keys = False
        if not self._leave_beat(all_of_them=self._table.showing.replaying):
            self._leave_sheet()
            self._press_mouse(event)
        self._point_at("")  # not before, as the press may mean a card that is held up

    def _press_mouse(self, event: QMouseEvent) -> None:
        """Put back a held piece with the right button, else take or touch what is under the pointer."""
        if event.button() == Qt.MouseButton.RightButton and self.hand.taken:
            self.hand.cancel()
        else:
            super().mousePressEvent(event)

    def _show_stage(self, stage: Stage) -> None:
        """Withdraw the offer while the stage changes, as its pieces may be gone."""
        self.hand.show(NOTHING)
        super()._show_stage(stage)

    def _animate_changes(self, changes: ShownChanges) -> None:
        """Hide what could cover the animation."""
        self._point_at("")
        super()._animate_changes(changes)

    def _offer_options(self) -> None:
        """Offer what can be done on the table now, and cards for the other options.

        While several options are picked, or people answer in secret, the keyboard stays where it is.
        """
        focused = self.focused if self._table.picks.wanted or self._table.pads.shown else ""
        self._show_words("")
        self.hand.show(self._offering.offer())
        self.served.darken(self.hand.goals)
        self.cards.show_cards(self._offering.loose_cards())
        self._place_cards()
        self.draw_out(self._table.picks.pieces_or_places)
        self.hand.seals.put(self._table.picks.pieces_or_places)
        self._tag_answers()
        self.meanings.lay_out(self._rects_to_leave_free())
        self.begin_again(focused)

    def _tag_answers(self) -> None:
        """Tag the pieces of secret answers with keys and players, or those of a simple choice of two."""
        secret = [Tag(key.piece, key.key, key.words, key.ready) for key in self._at_pieces.keys]
        self.tags.put(secret or self._offering.tags_of_two())
        self.pads.refresh()

    def put_back(self) -> bool:
        """Put back a held piece, or undo the last pick; tell whether there was any."""
        if taken := self.hand.taken:
            self.hand.cancel()
            self._focus_goal(taken)
        elif self._table.picks.picked:
            self._table.undo()
        else:
            return False
        return True

    def _touch_goal(self, goal: str) -> None:
        """Touch a piece, place or card; if the goal is none of them now, as "" never is, end the turn.

        A piece just taken leads on to its goals.
        """
        taken = self.hand.taken
        if goal not in self.goals:
            self._table.end_turn()
            self.begin_again()
        elif goal.startswith(CARD):
            self._table.choose(goal.removeprefix(CARD))
        else:
            self.hand.touch(goal)
            if self.hand.taken and self.hand.taken != taken:
                self._focus_goal(self._first_goal)

    def _touch_or_seal(self) -> None:
        """Touch what has the keyboard; while several options are picked, seal the answer instead."""
        if self._table.picks.wanted:
            self._table.confirm()
        else:
            self._touch_goal(self.focused)

    def _touch_or_focus(self, goal: str) -> None:
        """Touch a goal whose key was pressed if it has the keyboard already; else only give it that."""
        if goal == self.focused:
            self._touch_goal(goal)
        else:
            self._focus_goal(goal)

    def _touch_or_take_usual(self) -> None:
        """Give the usual answer; if there is none or several options are picked, touch what is focused."""
        if self._table.options.usual and not self._table.picks.wanted:
            self._table.choose(self._table.options.usual)
        elif self.focused in self.goals:
            self._touch_goal(self.focused)

    def _point_at(self, piece: str) -> None:
        """Highlight, too, where the piece under the pointer can be put."""
        super()._point_at(piece)
        if piece in self.hand.offer.takeable and not self.hand.taken:
            self.shine_on(self.hand.offer.places(piece))
        self._place_words_again()

    def _ask_which(self, answers: Answers, point: QPointF) -> None:
        """Ask beside a place which option is meant, or move to their cards if these are visible."""
        self._show_words("")
        if set(answers) <= set(self.cards.options):
            self._focus_goal(CARD + answers[0])
        else:
            self.meanings.ask(answers, self.mapFromScene(point))

    def _choose_meant(self, answer: str) -> None:
        """Choose the answer that was meant, with the held piece as if it had been dropped there."""
        self.meanings.close()
        self.hand.let_go()
        self._offering.choose(answer)
        self.motion.forget_dropped()

    def _leave_sheet(self) -> None:
        """Close a question, if one is open, and put back the piece it was about."""
        if self.meanings.asked:
            self.meanings.close()
            self._light_option("")
            self.hand.cancel()
