"""The drawn table with everything people do on it: drags, clicks and keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.table.offer_table import CARD, OfferTable
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.shown_changes import ShownChanges
from wonderland_qt.models.offers.offer import NOTHING, Answers
from wonderland_qt.models.pieces.layout_types import Stage
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.hand.spatial_navigation import DIRECTIONS, ENTER, ON, first_of, next_of, towards
from wonderland_qt.scene.hand.tags import Tag
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.table.contents import words_with_contents

WALKING = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}

QUICKER_HOME = 4
"""How many times as fast as other pieces one that is let go glides home."""


class PlayedTable(OfferTable):
    """A drawn table that is played on."""

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Let clicks, drags and cards answer the decision, and offer its options after every change.

        `_card` is the option whose card has the keyboard, "" if none has. While the hand means no option, the
        answer that the stepper shows is previewed, if any.
        """
        super().__init__(table, emblems, parent)
        self._card = ""
        self.cards.chosen.connect(table.choose)
        self.cards.pointed.connect(self._preview_card)
        self.meanings.chosen.connect(self._choose_meant)
        self.meanings.left.connect(self._leave_sheet)
        self.meanings.pointed.connect(self._light_option)
        self.hand.dropped.connect(self.motion.drop)
        self.raising.positions_changed.connect(self.hand.seals.renew)
        self.hand.chosen.connect(self._offering.choose)
        self.hand.chosen.connect(self.motion.forget_dropped)
        self.hand.asked.connect(self._ask_which)
        self.hand.meant.connect(lambda option: self.preview_option(option or self.meanings.stepper.answer))
        self.hand.explained.connect(self._show_words)
        table.changed.connect(self._offer_options)
        self.pictures_shown.connect(self._offer_options)
        self.motion.moving.connect(self.hand.ring.wait)
        self.motion.moving.connect(self.forecast.wait)
        self._offer_options()

    @property
    def goals(self) -> tuple[str, ...]:
        """Return what can be touched next: pieces and places, then cards, named `CARD` and their option.

        While a piece is taken, cards cannot be touched.
        """
        cards = () if self.hand.taken else self.cards.options
        return (*self.hand.goals, *(CARD + option for option in cards))

    @property
    def focused(self) -> str:
        """Return the piece, place or card that has the keyboard."""
        return CARD + self._card if self._card else self.hand.ring.piece

    @property
    def option_in_focus(self) -> str:
        """Return the option at the keyboard, if a touch there has only one meaning."""
        answers = (self._card,) if self._card else self.hand.offer.touch(self.hand.ring.piece)
        return answers[0] if len(answers) == 1 and self._game.decision else ""

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

        Every key ends a running animation. Space does nothing more if there is no usual answer, nothing to
        pick, or it is held. While several options are picked, Space picks one and Enter seals the answer. The
        focus ring shows from now on, as for one who uses the keyboard.
        """
        key, escape = event.key(), event.key() == Qt.Key.Key_Escape
        only_moving = self.motion.playing and not self._offering.space_does_something
        ends_motion = key == Qt.Key.Key_Space and (event.isAutoRepeat() or only_moving)
        self.hand.ring.walked = True
        self._end_motion()
        is_used_up = self._leave_beat(all_of_them=escape) or ends_motion or self._move_by_key(key)
        if is_used_up or (escape and self.put_back()):
            return
        if not self._answer_by_key(key, event.text()):
            super().keyPressEvent(event)

    def _answer_by_key(self, key: int, typed: str) -> bool:
        """Answer with Enter, Space, or the key of a card or piece; tell whether the key is one of these."""
        option = self.cards.option_of(typed)
        if key in ENTER:
            self._touch_or_seal()
        elif key == Qt.Key.Key_Space:
            self._touch_or_take_usual()
        elif option:
            self._game.choose(option)
        elif goal := self._offering.with_key(typed, self.goals):
            self._touch_or_focus(goal)
        else:
            return False
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the keyboard to the next or previous goal."""
        goal = next_of(self.goals, self.focused, forward) if self.hasFocus() else ""
        if not goal:
            return super().focusNextPrevChild(forward)
        self._focus_goal(goal)
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the first goal, unless one is in focus, or people answer in secret by their keys.

        The ring is shown only if the keyboard brought the focus here.
        """
        super().focusInEvent(event)
        self.hand.ring.walked |= event.reason() in WALKING
        if self.focused not in self.goals and not self._game.pads.shown:
            self._begin_at(first_of(self.goals, self._game.teacher.pointed))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip a beat, or a whole replay; else take, touch or, with the right button, put back a piece.

        The ring shows where the keyboard is, so it goes.
        """
        self._end_motion()
        self.hand.ring.walked = False
        if not self._leave_beat(all_of_them=self._game.showing.replaying):
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
        focused = self.focused if self._game.picks.wanted or self._game.pads.shown else ""
        self._show_words("")
        self.hand.show(self._offering.offer())
        self.served.darken(self.hand.goals)
        self.cards.show_cards(self._offering.loose_cards())
        self._place_cards()
        self.draw_out(self._game.picks.ends)
        self.hand.seals.put(self._game.picks.ends)
        self._tag_answers()
        self.meanings.lay_out(self._rects_to_leave_free())
        self.begin_again(focused)

    def begin_again(self, focused: str = "") -> None:
        """Put the keyboard on `focused` if that is still a goal, else on the first one.

        If another widget has the keyboard, or the offer is out of date, no goal is marked; nor is a first one
        beside pads, which have keys of their own.
        """
        if self.hasFocus() and self._offering.is_current:
            first = "" if self._game.pads.shown else first_of(self.goals, self._game.teacher.pointed)
            self._begin_at(focused if focused in self.goals else first)
        else:
            self._card = ""
            self.cards.ring("")
            self.hand.ring.renew()

    def _tag_answers(self) -> None:
        """Tag the pieces of secret answers with keys and players, or those of a simple choice of two."""
        secret = [Tag(key.piece, key.key, key.words, key.ready) for key in self._at_pieces.keys]
        self.tags.put(secret or self._offering.tags_of_two())
        self.pads.refresh()

    def _move_by_key(self, key: int) -> bool:
        """Move to where a key leads, and tell whether it is a key that moves.

        Arrows move towards a side, the others to the next or previous goal; where there is none, they stay.
        """
        if key in DIRECTIONS and self.goals:
            self._move_towards(key)
        elif key in ON and self.goals:
            self._focus_goal(next_of(self.goals, self.focused, ON[key]) or self.focused)
        else:
            return False
        return True

    def put_back(self) -> bool:
        """Put back a held piece, or undo the last pick; tell whether there was any."""
        if taken := self.hand.taken:
            self.hand.cancel()
            self._focus_goal(taken)
        elif self._game.picks.picked:
            self._game.undo()
        else:
            return False
        return True

    def _move_towards(self, key: int) -> None:
        """Move the keyboard to the nearest goal in the direction of an arrow key, if there is any."""
        bodies = {goal: self._rect_of_goal(goal) for goal in self.goals}
        focused = bodies.pop(self.focused, QRectF())
        nearest = towards(bodies, focused.center(), DIRECTIONS[key])
        self._focus_goal(nearest or self.focused)

    def _touch_goal(self, goal: str) -> None:
        """Touch a piece, place or card; if the goal is none of them now, as "" never is, end the turn.

        A piece just taken leads on to its goals.
        """
        taken = self.hand.taken
        if goal not in self.goals:
            self._game.end_turn()
            self.begin_again()
        elif goal.startswith(CARD):
            self._game.choose(goal.removeprefix(CARD))
        else:
            self.hand.touch(goal)
            if self.hand.taken and self.hand.taken != taken:
                self._focus_goal(first_of(self.goals, self._game.teacher.pointed))

    def _touch_or_seal(self) -> None:
        """Touch what has the keyboard; while several options are picked, seal the answer instead."""
        if self._game.picks.wanted:
            self._game.confirm()
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
        if self._game.options.usual and not self._game.picks.wanted:
            self._game.choose(self._game.options.usual)
        elif self.focused in self.goals:
            self._touch_goal(self.focused)

    def _begin_at(self, goal: str) -> None:
        """Put the keyboard on the first goal of a new question.

        It is announced without words over the table; pointing at it later explains it there.
        """
        self._focus_goal(goal)
        self.line.tell("")
        self.hand.forget()

    def _focus_goal(self, goal: str) -> None:
        """Put the keyboard on a goal, a piece or a card, scroll to it, and say what it is and would do.

        Once the keyboard walked the ring, its piece is the hovered one, before that the pointer's.
        """
        self._card = goal.removeprefix(CARD) if goal.startswith(CARD) else ""
        self.cards.ring(self._card)
        self.hand.ring.put("" if self._card else goal)
        self.show_as_hovered(self.hand.ring.piece if self.hand.ring.walked else self._pointed_piece)
        item = self.table.item_of(self.hand.ring.piece)
        if self._card:
            self._preview_card(self._card)
            self._announce_words(next(card.words for card in self.cards.cards if card.option == self._card))
        elif item is not None:
            self.ensureVisible(item.body)
            self.hand.reach(goal)
            self._announce_words(words_with_contents(self.table, goal))

    def _announce_words(self, words: str) -> None:
        """Let screen readers say words and what the line says, but nothing twice."""
        if self.isVisible():
            sentences = dict.fromkeys(filter(None, (words, self.line.text())))
            announce(self, ". ".join(sentences))

    def _preview_card(self, option: str) -> None:
        """Highlight what a card is about, and say what it would do if the card does not."""
        preview = self._offering.preview(option) if option in self.cards.options else ""
        if not preview:
            self._light_option("")
            self._show_words("")
            return
        self._light_option(option)
        self.hand.at = self._rect_of_goal(CARD + option).center()
        self._show_words("" if preview == self._offering.words_of(option) else preview)

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
