"""Somebody who is taught a game, and looks all the while whether the screen shows what is.

For tests with `pytest.mark.window`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.app.layout_flaws import layout_flaws
from tests.app.pupil import Pupil
from tests.screen.pictures import difference, on_screen, repainted

ONE_IN = 10
"""One of so many moments is looked at."""

MOST_STEPS = 500
"""After how many steps in a row in which no one is asked something is wrong."""


class Onlooker(Pupil):
    """Compares the screen with a full repaint at moments drawn at random, in motion and at rest.

    No clock is waited for: motions are set to moments on their way and then to their end, and of what waits
    for its time the next is done at once. `moments` counts all of them, `compared` those drawn; `torn`
    are the differences and whatever is cut off, each with its moment. Pictures of them lie in a folder.
    """

    def __init__(self, application: Any, window: Any, seed: int, folder: Path, one_in: int = ONE_IN) -> None:
        super().__init__(application, window, seed)
        self.moments = self.compared = 0
        self.torn: list[str] = []
        self._folder, self._one_in = folder, one_in

    def settle(self) -> None:
        """Let time go by until a person is asked, and look."""
        for _ in range(MOST_STEPS):
            self._move()
            self._look("at rest")
            if not self._let_next_happen():
                return
        raise AssertionError("nobody is asked anything")

    def play_unseen(self, reached: Callable[[Any], bool]) -> None:
        """Look on where no one is taught too."""

    def _process(self) -> None:
        self.application.processEvents()
        self._sweep()

    def _move(self) -> None:
        """Let all that moves move: to a moment on its way, and to its end."""
        self._process()
        while moving := self._moving():
            for motion in moving:
                motion.pause()
            self._go_on_to(moving, self._chance.below("part", 100) / 100)
            self._look("in motion")
            self._go_on_to(moving, 1.0)

    def _moving(self) -> list[Any]:
        from PySide6.QtCore import QAbstractAnimation

        still = QAbstractAnimation.State.Stopped
        found = self.window.findChildren(QAbstractAnimation)
        return [motion for motion in found if motion.state() != still]

    def _go_on_to(self, moving: list[Any], part: float) -> None:
        for motion in moving:
            motion.setCurrentTime(int(part * motion.duration()))
        self._process()

    def _let_next_happen(self) -> bool:
        """Do what would be done next if no one did anything; tell whether there was anything."""
        waiting = sorted(self._waiting(), key=lambda timer: timer.interval())
        if waiting:
            self._elapse(waiting[0])
        elif self.window.pace is not None and self.window.pace.at_work:
            self.window.pace.finish_thinking()
        else:
            return False
        self._process()
        return True

    def _waiting(self) -> Iterator[Any]:
        from PySide6.QtCore import QTimer

        for timer in self.window.findChildren(QTimer):
            if timer.isActive() and timer.isSingleShot():
                yield timer

    def _elapse(self, timer: Any) -> None:
        """Let a timer be at its end."""
        interval = timer.interval()
        timer.start(0)
        while timer.isActive() and timer.interval() == 0:
            self.application.processEvents()
        if not timer.isActive():
            timer.setInterval(interval)

    def _wait_for_thought(self) -> None:
        """Let no one think while pictures are taken; what has been thought may wait for its time."""
        self._process()
        while self.window.pace is not None and self._somebody_thinks():
            self.window.pace.finish_thinking()
            self._process()

    def _somebody_thinks(self) -> bool:
        thinking = self.window.pace.thinking
        return thinking.thought is not None and not thinking.finished

    def _look(self, how: str) -> None:
        """Compare the screen with a full repaint, now and then."""
        self.moments += 1
        if self._chance.below("look", self._one_in):
            return
        self.compared += 1
        self._wait_for_thought()
        seen, whole = on_screen(self.window), repainted(self.window)
        apart = difference(seen, whole)
        stage = self.window.table.stage.id if self.window.table is not None else ""
        moment = f"{self.window.game}-{self.moments} {how}, stage {stage or 'bare'}"
        self.torn += [f"{moment}: {flaw}" for flaw in layout_flaws(self.window)]
        if apart is not None:
            self.torn.append(f"{moment}: {apart.pixels} pixels at {apart.around}")
            for picture, kind in ((seen, "screen"), (whole, "repaint")):
                picture.save(str(self._folder / f"{self.window.game}-{self.moments}-{kind}.png"))
