"""Somebody who plays by keyboard alone, choosing at random; for tests with `pytest.mark.window`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from tests.playthroughs import random_answer
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.models.table.table_model import Table

DECISIONS = 5_000


def over(session: Any) -> bool:
    """Tell whether a session is over."""
    return bool(session.over)


def one_thing_is_asked(session: Any) -> bool:
    """Tell whether somebody is asked for one option, not for several together."""
    return any(decision.pick_count == 1 for decision in session.decisions)


class Keyboard:
    """Presses keys in a window; `played` counts the options chosen from a list, `secretly` keys on pads."""

    def __init__(self, application: Any, window: Any, seed: int = 1) -> None:
        self.application, self.window = application, window
        self.played = self.curtains = self.secretly = 0
        self._chance = OwnChance(seed)

    def begin_at(self, invitation: Any, reached: Callable[[Any], bool], back: int = 0) -> list[Any]:
        """Begin where chance, with no window, has led a game until `reached` holds of its session.

        The game is shown so many lines of its journal before that, and no bot goes on; returns these lines.
        """
        window, lobby = self.window, self.window.lobby
        session = session_at(lobby, invitation, reached, window.settings.end_turn_by_itself)
        lines: list[Any] = session.journal.lines
        shown = len(lines) - back
        kept, left = lines[:shown], lines[shown:]
        if left:
            session.close()
            table = lobby.begin_from(structs.replace(session.journal, lines=kept))
            table.close()
            session = table.session
        window._sit_down(Table(session, lobby.words, window.settings.curtain, art=lobby.art))
        if not left:
            self.settle()
        return left

    def play_unseen(self, reached: Callable[[Any], bool]) -> None:
        """Go on until something holds of the session, or to the end; the window looks away meanwhile."""
        table = self.window.table
        table._stop_listening()
        while not (table.session.over or reached(table.session)):
            go_on(table.session, self._chance)
        table.screen.answered()
        table.pads.answer_secretly()
        table._stop_listening = table.session.listen(table._follow_changes)
        table._refresh_view()
        table._report_if_over()

    def press(self, key: str) -> None:
        """Press keys such as "Return" or "Ctrl+Z" where the keyboard is."""
        from PySide6.QtGui import QKeySequence
        from PySide6.QtTest import QTest

        QTest.keySequence(self.application.focusWidget() or self.window, QKeySequence.fromString(key))
        self.settle()

    def settle(self) -> None:
        """Let everything happen that needs no key: events, and bots until a person is asked."""
        self.application.processEvents()
        self._sweep()
        self._leave_beats()
        while self.window.pace is not None and self.window.pace.at_work:
            self.window.pace.finish_thinking()
            self.application.processEvents()
            self._leave_beats()

    def _leave_beats(self) -> None:
        """Wait for no moment that is shown on the way, nor for the last secret answer to be changed."""
        if self.window.table is not None:
            self.window.table.last_answer.seal()
            self.window.table.skip_beats()

    def _sweep(self) -> None:
        """Let go of widgets that are to be deleted, as a running program does."""
        from PySide6.QtCore import QEvent

        self.application.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def page(self) -> Any:
        """The page that is seen."""
        return self.window.pages.currentWidget()

    @property
    def label(self) -> Any:
        """The label of the game that was chosen last, on the start page."""
        return self.window.start.labels[self.window.game]

    @property
    def drawn(self) -> Any:
        """The drawn table."""
        return self.window.table_page.drawn

    def choose(self, option: int) -> None:
        """Take an option: go down to it in the list of the plain table, or walk to it on the drawn one."""
        if self.window.table_page.sight == "plain":
            self.press("Home")
            self.press_often(self.application.focusWidget() or self.window, "Down", option)
            self.press("Space" if self.window.table.picks.wanted else "Return")
        else:
            self.walk_to(option)
        self.played += 1

    def walk_to(self, option: int) -> None:
        """Walk over what is lit and over cards to an option and take it."""
        table = self.window.table
        chosen, words = table.decision.options[option], table.options.index(option).data()
        take, put = (
            piece if self.drawn.table_scene.seen(piece) else "" for piece in (chosen.take, chosen.put)
        )
        marked = bool(table.picks.wanted)
        goals = [take or put] if marked else list(filter(None, (take, put)))
        card = f"card of {chosen.id}"
        for goal in goals or filter(self.drawn.goals.__contains__, (card,)):
            self.enter(goal)
        if take and not put and self.drawn.hand.taken == take:
            self.enter(take)
        if goals and self.is_led_to_cards(chosen.id):
            self.enter(card)
        self.pick_by_keys(words)
        self.settle()

    def is_led_to_cards(self, option: str) -> bool:
        """Tell whether a touch led to the open cards of what it may mean, that of an option among them."""
        led = self.drawn.focused.startswith("card of ")
        return led and not self.window.table.picks.wanted and option in self.drawn.cards.options

    def enter(self, goal: str) -> None:
        """Go on or back to a piece or card, and press Enter there, or Space where several are picked."""
        self.drawn.setFocus()
        goals, here = self.drawn.goals, self.drawn.focused
        steps = goals.index(goal) - (goals.index(here) if here in goals else -1)
        self.press_often(self.drawn, "PgDown" if steps > 0 else "PgUp", abs(steps))
        assert self.drawn.focused == goal
        self.press_on(self.drawn, "Space" if self.window.table.picks.wanted else "Return")

    def press_on(self, widget: Any, key: str) -> None:
        """Press a key on a widget."""
        self.press_often(widget, key, 1)

    def press_often(self, widget: Any, key: str, times: int) -> None:
        """Press a key on a widget so often, faster than anything is painted in between."""
        from PySide6.QtGui import QKeySequence
        from PySide6.QtTest import QTest

        for _ in range(times):
            QTest.keySequence(widget, QKeySequence.fromString(key))
        self.application.processEvents()

    def pick_by_keys(self, words: str) -> None:
        """Go down on the sheet, when the table asks which option is meant, and take the option."""
        sheet, stepper = self.drawn.meanings.sheet, self.drawn.meanings.stepper
        if words in stepper.offered:
            while stepper.take.accessibleName() != words:
                self.press_on(stepper.number, "Up")
            self.press_on(stepper.number, "Return")
        if not sheet.isVisible():
            return
        for _ in range([made.words for made in sheet.buttons].index(words)):
            self.press_on(self.application.focusWidget(), "Down")
        assert self.application.focusWidget().words == words
        self.press_on(self.application.focusWidget(), "Return")

    def choose_several(self) -> None:
        """Pick options until they are a whole answer, and seal it where the keyboard is by then."""
        table = self.window.table
        while not table.picks.complete:
            rows = range(table.options.rowCount())
            picked = table.picks.picked
            left = [row for row in rows if table.decision.options[row].id not in picked]
            self.choose(self._chance.pick("option", left))
            assert table.picks.picked != picked, "nothing was picked"
        self.seal()

    def seal(self) -> None:
        """Seal an answer of several."""
        self.press("Return")

    def act(self) -> None:
        """Do the next thing that a person can do."""
        window = self.window
        if self.page is window.curtain:
            self.curtains += 1
            self.press("Return")
        elif window.table.showing.beat is not None:
            window.table.skip_beats()
        elif window.table.pads.shown:
            self.answer_secretly()
        elif window.table.picks.wanted:
            self.choose_several()
        elif window.table.options.rowCount():
            self.choose(self._chance.below("option", window.table.options.rowCount()))
        else:
            assert window.table.may_end_turn, "nothing can be done"
            self.press("End")

    def answer_secretly(self) -> None:
        """Press a key of the next person who has yet to answer on a pad."""
        pad = next(pad for pad in self.window.table.pads.shown if not pad.ready)
        self.press(pad.keys[self._chance.below("option", len(pad.keys))])
        self.secretly += 1

    def play_until(self, reached: Any) -> None:
        """Act until something holds; the end of the game always ends it."""
        for _ in range(DECISIONS):
            self.settle()
            if reached() or self.page is self.window.final:
                return
            self.act()
        raise AssertionError("the game does not end")


def session_at(
    lobby: Any, invitation: Any, reached: Callable[[Any], bool] = over, automatic: bool = False
) -> Any:
    """Return the session of a game that chance has played until something holds of it, or to its end."""
    table = lobby.begin(invitation, "off", automatic)
    table.close()
    session, chance = table.session, OwnChance(invitation.seed)
    for _ in range(DECISIONS):
        if session.over or reached(session):
            return session
        go_on(session, chance)
    raise AssertionError("the game does not end")


def go_on(session: Any, chance: OwnChance) -> None:
    """Let one more thing be decided at a session without a window; persons answer randomly."""
    if session.turn_to_end is not None:
        session.end_turn()
    elif session.step_bot() is None:
        decision = session.decision_of(session.waiting[0])
        session.choose(decision.player, random_answer(chance, decision))
