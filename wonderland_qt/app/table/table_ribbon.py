"""The ribbon of a table: who decides what, how to do it, and the buttons that are always there."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from wonderland_qt.app.drawn.thinking_prompt import ThinkingPrompt
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import as_written, button, say_button, styled
from wonderland_qt.app.paper.ribbon import LEAST_LETTERS, Ribbon
from wonderland_qt.app.paper.told_label import ToldLabel
from wonderland_qt.app.plain.peek_button import PeekButton
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.pieces.tooltips import tooltip
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.pictures.emblems import Emblems, picture

EMBLEM, MENU = 28, (38, 30)
LINES = (0.34, 0.5, 0.66)
MENU_KEY, ADVICE_KEY = "F9", "?"
BLANK = " "
"""A button's text while its words are hidden; Qt would reserve room for letters if it were empty."""


class TableRibbon(Ribbon):
    """Emits what is to be opened; undoes, ends turns and opens answers by itself.

    Words of advice (`advised`) replace the prompt. The page listens to the keys on the caps, as a button
    would act only after a visible press.
    """

    history_wanted = Signal()
    whole_wanted = Signal()
    rules_wanted = Signal()
    advice_wanted = Signal()
    skipped = Signal()

    def __init__(
        self, table: Table, emblems: Emblems, thinking_prompt: ThinkingPrompt, parent: QWidget | None = None
    ) -> None:
        """Lay out emblem, words and buttons from left to right; buttons show keys, which the page handles.

        `advised` is advice to show instead of the prompt, `_asked` the prompt and hint shown last, and
        `_blank` how many buttons have lost their words while others act; `_may_undo` shows the undo button.
        `_told_of` is the performer of the last beat, whom the lines on what happened are about. `_grown` is
        the scale of the ribbon; `grow` gives the menu button and the emblem their first size.
        """
        super().__init__(parent)
        self._table, self._say, self._emblems = table, table.words.say, emblems
        self._grown, self.advised, self._asked = 1.0, "", ("", "")
        self.thinking_prompt, self._blank, self._may_undo = thinking_prompt, 0, True
        self._told_of = ""
        self._add_emblem_and_words()
        self._add_buttons_of_turn()
        self._add_buttons_of_page()
        self.skip.hide()
        self.grow(1.0)

    def _add_emblem_and_words(self) -> None:
        """Add the emblem of the player who acts, and the lines on what happened."""
        self.emblem = QLabel()
        self.row.insertWidget(0, self.emblem)
        self.told = styled(ToldLabel(LEAST_LETTERS), "ribbon-hint")
        self.row.addWidget(self.told, 1)
        self.row.addStretch()

    def _add_buttons_of_turn(self) -> None:
        """Add the buttons that act in the game."""
        say, table = self._say, self._table
        self.peek = PeekButton(table)
        self.openly = button(say(Text("pad-openly")), table.answer_openly, "keyed")
        self.skip = KeyButton(say(Text("button-skip")), "", self.skipped, cap="F4")
        self.undo = KeyButton(say(Text("button-undo")), "", table.undo, cap="Ctrl+Z")
        self.advice = KeyButton(say(Text("button-advice")), "", self.advice_wanted, cap=ADVICE_KEY)
        self.end_turn = KeyButton(say(Text("button-end-turn")), "", self.end, kind="keyed-chief", cap="Enter")
        self.add(self.peek, self.openly, self.skip, self.undo, self.advice, self.end_turn)

    def _add_buttons_of_page(self) -> None:
        """Add the buttons that open something: the history, the whole table, the rules or the menu."""
        say = self._say
        self.history = KeyButton(say(Text("button-history")), "", self.history_wanted, cap="H")
        self.whole = KeyButton(say(Text("button-whole")), "", self.whole_wanted, cap="Tab")
        self.help = KeyButton(say(Text("button-help")), "", self.rules_wanted, cap="F1")
        self.menu = MenuButton(say(Text("button-menu")))
        self.add(self.history, self.whole, self.help, self.menu)

    def end(self) -> None:
        """End the turn, or seal an answer of several picks."""
        if self._table.picks.wanted:
            self._table.confirm()
        else:
            self._table.end_turn()

    def grow(self, grown: float) -> None:
        """Scale by the factor `grown`."""
        super().grow(grown)
        self._grown = grown
        width, height = MENU
        self.menu.setFixedSize(round(width * grown), round(height * grown))
        self._show_emblem()

    def leave_room(self, room: int) -> None:
        """Leave this much room, but no less than at the right, at the left end for the turn cards."""
        beside = self.row.contentsMargins()
        if beside.left() != max(room, beside.right()):
            beside.setLeft(max(room, beside.right()))
            self.row.setContentsMargins(beside)
            self._share_room()

    def refresh(self, hint: str, told: Sequence[str], *, has_whole: bool, waits: bool = False) -> None:
        """Show the decision with a hint, or what is `told` meanwhile, and buttons for what is possible.

        If it `waits` for pieces that move, the question is not shown yet. While a beat of a person's turn or
        a replay is shown, the buttons stay as they were.
        """
        table = self._table
        self.thinking_prompt.follow()
        prompt = "" if waits else self.advised or self._words_of_prompt
        if table.showing.replaying:
            prompt = self._words_of_replay
        self._asked = prompt, hint
        self.tell(*self._asked)
        if table.showing.beat is not None:
            self._told_of = table.showing.beat.performer
        self.told.tell(() if self._names_another else told)
        self._show_emblem()
        self.peek.refresh()
        self.openly.setVisible(bool(table.pads.shown))
        if self._others_act or (table.showing.beat is None and not table.showing.replaying):
            self._refresh_buttons(has_whole)
        self._share_room()

    @property
    def _others_act(self) -> bool:
        """Tell whether bots have their turns, from the last answer of a person to the next question.

        Either a beat shows what a bot did ("" performs a beat of no one), or a bot is to act next.
        """
        table, beat = self._table, self._table.showing.beat
        if not table.persons or not table.nobody_asked or table.showing.replaying:
            return False
        performed = beat is not None and beat.performer not in {"", *table.persons}
        return performed or table.session.next_bot() is not None

    def _refresh_buttons(self, has_whole: bool) -> None:
        """Show the buttons for what is possible; those of a moment between two beats stay as they are.

        `skip` is shown while others act. The others are disabled then instead of hidden, so that nothing
        moves; only at rest may `whole` come or go.
        """
        rests = self._table.showing.beat is None and not self.thinking_prompt.waiting
        self.skip.setVisible(self._others_act)
        self._may_undo = not self._table.pads.shown and not self._table.nobody_asked
        if rests:
            self.whole.setVisible(has_whole)
        self.whole.setEnabled(rests)
        self._refresh_undo()
        self._refresh_end()

    def say_instead(self, words: str) -> None:
        """Show other words instead of the prompt, or the prompt again for ""."""
        prompt, hint = self._asked
        if words:
            self.tell(" ".join(words.split()), "")
        else:
            self.tell(prompt, hint)
        self._share_room()

    @property
    def _words_of_prompt(self) -> str:
        """Return the words of the beat being shown or about the bot to act, or of the current decision.

        Words that a bot thinks come first. While it has not thought for long enough to say so, its name is
        all that is shown.
        """
        beat, voice = self._table.showing.beat, self._table.voice
        if self.thinking_prompt.words:
            return self.thinking_prompt.words
        if self.thinking_prompt.waiting:
            return self._table.name_of(PlayerId(self._acting)) if self._acting else ""
        shown = voice.words_on_beat(beat) if beat is not None else voice.prompt
        return self._say(shown) if shown is not None else ""

    @property
    def _words_of_replay(self) -> str:
        """Return the lines that are being replayed, or else the prompt, named as a replay."""
        replayed = " ".join(map(self._table.voice.say, self._table.showing.lines)) or self._words_of_prompt
        return self._say(text("prompt-again", told=replayed))

    @property
    def _names_another(self) -> bool:
        """Tell whether a bot is named that has shown nothing yet, so that the last lines are not about it."""
        return self.thinking_prompt.waiting and self._acting not in {"", self._told_of}

    @property
    def _acting(self) -> str:
        """Return the performer of the beat that is shown, without a beat who looks or acts; "" for none.

        On a steady stage no bot steps forward, so none is named until it has thought for so long that there
        are `words` about it.
        """
        table, beat = self._table, self._table.showing.beat
        if beat is not None:
            return beat.performer
        if self.thinking_prompt.between_beats and (self.thinking_prompt.words or not table.stage.steady):
            return table.session.next_bot() or ""
        return table.screen.peeking or table.screen.acting or ""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt what is shown to the new width."""
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """If not all fits, hide the hint, then a disabled undo, then the words beside keys.

        While others act, words that are hidden once stay hidden, so that the buttons lie still: those of the
        first `_blank` buttons with keys. At the end the row is laid out at once, so that nothing is
        painted at its former place.
        """
        self._blank = self._blank if self._others_act else 0
        self._show_all()
        if self._is_crowded():
            self.hint.hide()
        if not self.undo.isEnabled() and self._is_crowded():
            self.undo.hide()
        while self._is_crowded() and self._blank < len(self._losing_words):
            self._losing_words[self._blank].setText(BLANK)
            self._blank += 1
        self.row.activate()

    @property
    def _losing_words(self) -> tuple[KeyButton, ...]:
        """Return the buttons that show their keys alone where there is no room, the first one first."""
        return self.help, self.history, self.advice, self.whole

    def _show_all(self) -> None:
        """Show all parts that are not empty, as if there were room, except words that stay hidden."""
        self.undo.setVisible(self._may_undo)
        self.hint.setVisible(bool(self.hint.text()))
        self.told.setVisible(bool(self.told.text()) and not self.hint.text())
        for number, keyed_button in enumerate(self._losing_words):
            words = as_written(keyed_button.accessibleName())
            keyed_button.setText(BLANK if number < self._blank else words)

    def _is_crowded(self) -> bool:
        """Tell whether the visible parts do not fit into the row."""
        needed = sum(
            widget.sizeHint().width() + self.row.spacing()
            for widget in self.findChildren(QWidget)
            if self.row.indexOf(widget) >= 0 and not widget.isHidden()
        )
        beside = self.row.contentsMargins()
        return needed + beside.left() + beside.right() > self.width()

    def _show_emblem(self) -> None:
        """Show the emblem of the player who acts."""
        self.emblem.setVisible(bool(self._acting))
        if self._acting:
            self.emblem.setPixmap(picture(self._emblems[self._acting], round(EMBLEM * self._grown)))
            self.emblem.setAccessibleName(self._table.title_of(PlayerId(self._acting)))

    def _refresh_undo(self) -> None:
        """Enable the button, or say in its tooltip why nothing can be undone."""
        obstacle = self._table.why_no_undo()
        reason = self._say(obstacle) if obstacle is not None else ""
        self.undo.setEnabled(obstacle is None)
        self.undo.setToolTip(tooltip(reason))
        self.undo.setAccessibleDescription(reason)

    def _refresh_end(self) -> None:
        """Let the button end the turn, or seal an answer with the number of picks so far."""
        picks = self._table.picks
        ready = text("button-ready", picked=len(picks.picked), wanted=picks.wanted)
        say_button(self.end_turn, self._say(ready if picks.wanted else Text("button-end-turn")))
        self.end_turn.setEnabled(picks.complete or self._table.may_end_turn)
        self.end_turn.setVisible(bool(picks.wanted) or self._table.may_end_turn)


class MenuButton(QPushButton):
    """A button with three lines that opens the menu."""

    def __init__(self, name: str) -> None:
        """Let Enter press the button if it has the keyboard; `name` is said to screen readers."""
        super().__init__(autoDefault=True)
        self.setObjectName("keyed")
        self.setAccessibleName(name)
        self.setToolTip(tooltip(f"{name} ({MENU_KEY})"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button and the lines."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setPen(QPen(QColor(self.palette().buttonText().color()), max(self.height() / 14, 1.5)))
        for part in LINES:
            y = part * self.height()
            painter.drawLine(QPointF(0.28 * self.width(), y), QPointF(0.72 * self.width(), y))
