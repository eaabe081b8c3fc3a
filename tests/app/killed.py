"""A window in which bots play, to be killed: `python -m tests.app.killed GAME`.

It goes on with the last saved game, or begins one, and says on a line of its own how many lines the journal
has, each time that anybody is told of a decision.
"""

from __future__ import annotations

import os
import sys


def play(game: str) -> None:
    """Play until killed, or to the end of a game that is over sooner."""
    from wonderland_qt import paths
    from wonderland_qt.app.program.application import make_application, open_window
    from wonderland_qt.app.settings import Settings
    from wonderland_qt.games.catalogue import GAMES
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
        os.write(1, f"{name} {len(session.journal.lines)}\n".encode())
        if session.over:
            application.quit()

    tell()
    session.listen(tell)
    application.exec()


if __name__ == "__main__":
    play(sys.argv[1])
