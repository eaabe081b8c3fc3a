"""A window in which bots play, to be killed: `python -m tests.app.killed GAME [CALL]`.

It goes on with the last saved game, or begins one, and says on a line of its own how many lines the journal
has, each time that anybody hears of a decision. With a number it kills itself in the middle of that call
by which something is written, counted from the first.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

WRITING = ("write", "fsync", "ftruncate", "replace")
TALLY = 1
"""The handle on which is reported what was decided."""


class Dying:
    """Kills the program in the middle of a call by which something is written."""

    def __init__(self, call: int) -> None:
        self._left = call
        for name in WRITING:
            setattr(os, name, self._counted(name, getattr(os, name)))

    def _counted(self, name: str, call: Any) -> Any:
        def counted(*arguments: Any, **named: Any) -> Any:
            if arguments[0] == TALLY:
                return call(*arguments, **named)
            self._left -= 1
            if not self._left:
                if name == "write":
                    handle, data = arguments
                    call(handle, data[: len(data) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*arguments, **named)

        return counted


def play(game: str) -> None:
    """Play until killed, or to the end of a game that is over sooner."""
    from wonderland_qt import paths
    from wonderland_qt.app.program.application import make_application, open_window
    from wonderland_qt.app.settings import Settings
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.lobby.invitation import Guest, Invitation

    application = make_application()
    window = open_window([paths.content()], Settings(pace="instant", motion="off"), game)
    window.show()
    bookmark = window.shelf.bookmark(game)
    if bookmark is not None and not bookmark.over:
        window.resume(game)
    else:
        seats = GAMES[game].seating.sizes[-1]
        window.begin(Invitation(tuple(Guest("", "random") for _ in range(seats)), seed=7, first=0))
    table = window.table
    if table is None or table.session.file is None:
        sys.exit(window.start.problem.text())
    session, name = table.session, table.session.file.path.name

    def tell(_changes: object = None) -> None:
        os.write(TALLY, f"{name} {len(session.journal.lines)}\n".encode())
        if session.over:
            application.quit()

    tell()
    session.listen(tell)
    application.exec()


if __name__ == "__main__":
    if sys.argv[2:]:
        Dying(int(sys.argv[2]))
    play(sys.argv[1])
