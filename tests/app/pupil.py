"""Somebody who is taught and does what is lit and said, by mouse; for tests with `pytest.mark.window`."""

from __future__ import annotations

from typing import Any

from tests.app.by_hand import Dragger
from tests.invariants import SOAK

EVER = 5_000
"""So many answers no game takes."""


class Pupil(Dragger):
    """Reads what is to be read, drags and clicks what is lit; where nothing is said, takes any option.

    `heard` are the headlines, `untold` counts the answers that no one helped with. After `alone` of these
    the game goes on unseen until the next hint; never in soak.
    """

    alone = EVER if SOAK else 3

    def __init__(self, application: Any, window: Any, seed: int = 1) -> None:
        super().__init__(application, window, seed)
        self.heard: list[str] = []
        self.untold = self._alone = 0

    @property
    def room(self) -> Any:
        """The classroom."""
        return self.window.open_table.classroom

    @property
    def lessons(self) -> Any:
        """What is taught at the table."""
        return self.window.table.teacher.lessons

    def act(self) -> None:
        """Do what the teacher says, or anything."""
        panel, teacher = self.room.panel, self.room.teacher
        self._alone = 0 if teacher.teaches else self._alone
        if teacher.teaches and panel.headline.text() not in self.heard[-1:]:
            self.heard.append(panel.headline.text())
        meanings = self.drawn.meanings
        if meanings.sheet.isVisible():
            self.click_button(meanings.sheet.buttons[0])
        elif meanings.asked:
            self.click_button(meanings.stepper.take)
        elif teacher.teaches and panel.go_on.isVisible():
            self.click_button(panel.go_on)
        elif self.window.table.picks.complete:
            self.seal()
        elif teacher.teaches and teacher.goal is not None:
            self.do_as_told()
        else:
            self.untold += 1
            self._alone += 1
            self.act_alone()
            if self._alone >= self.alone and self.lessons.given:
                self.play_to_next_hint()
        self.settle()

    def do_as_told(self) -> None:
        """Touch what is lit: drag it where the arrow goes, or click it; else choose its card."""
        pointed = self.room.light.pointed
        if not pointed or not self.within_reach(*pointed):
            ids = [option.id for option in self.window.table.decision.options]
            self.choose_otherwise(ids.index(self.room.teacher.goal.id))
        elif self.window.table.picks.wanted or len(pointed) == 1:
            self.click(pointed[0])
        else:
            self.drag(*pointed)

    def act_alone(self) -> None:
        """Do anything."""
        super().act()

    def play_to_next_hint(self) -> None:
        """Go on without a window until something is to be said, or to the end."""
        lessons = self.lessons

        def is_taught(session: Any) -> bool:
            return lessons.taught in session.waiting and lessons.look(lessons.taught) is not None

        self.play_unseen(is_taught)

    def choose(self, option: int) -> None:
        """Choose an option without looking for where it lies: no one says so."""
        self.window.table.choose(self.window.table.decision.options[option].id)

    def click_button(self, button: Any) -> None:
        """Click a button."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


class Rebel(Pupil):
    """Tries something else at every hint first; `led_back` counts how often that was not let."""

    alone = EVER if SOAK else 1

    def __init__(self, application: Any, window: Any, seed: int = 1) -> None:
        super().__init__(application, window, seed)
        self.led_back = 0
        self._tried: set[str] = set()
        self._watched: Any = None

    def do_as_told(self) -> None:
        """Choose another option than the one pointed at; do as told only where that is not let."""
        teacher, table = self.room.teacher, self.window.table
        if teacher is not self._watched:
            self._watched = teacher
            teacher.led_back.connect(self._count)
        hint, asked = teacher.hint.id, table.decision
        others = [option.id for option in asked.options if not teacher.hint.touch.means(option)]
        if not others or hint in self._tried:
            super().do_as_told()
            return
        self._tried.add(hint)
        insists, before = teacher.hint.insist, self.led_back
        table.choose(others[-1])
        self.settle()
        assert (self.led_back > before) is insists, "what is insisted on, and nothing else, is not let"
        if insists:
            assert table.decision == asked
            assert self.room.panel.text.text(), "it is said what to do instead"

    def _count(self) -> None:
        self.led_back += 1
