"""A game in a window on a real screen: `python -m tests.screen.playing GAME MOMENTS ONE_IN FOLDER`.

Somebody plays a first game there until so many moments have been seen, 0 for all of it, and compares one in
so many of them with a full repaint. What was seen is written as JSON; pictures of what differs lie in a
folder.
"""

from __future__ import annotations

import gc
import json
import sys
from pathlib import Path
from traceback import format_exception
from typing import NamedTuple

from tests.screen.onlooker import Onlooker
from wonderland_qt.cli import GARBAGE_THRESHOLDS

SEED = 1


class Seen(NamedTuple):
    """How many moments there were, how many were compared, what was torn or cut, and what went wrong."""

    moments: int
    compared: int
    torn: list[str]
    trouble: list[str]
    finished: bool


def play(game: str, moments: int, one_in: int, folder: Path) -> Seen:
    from wonderland_qt import paths
    from wonderland_qt.app.program.application import make_application, open_window
    from wonderland_qt.app.settings import Settings

    trouble: list[str] = []
    sys.excepthook = lambda *raised: trouble.append("".join(format_exception(*raised)))
    application = make_application()
    window = open_window([paths.content()], Settings(motion="normal", pace="normal"), game)
    window.setGeometry(window.screen().geometry())
    window.show()
    application.processEvents()
    window.first_game(game)
    person = Onlooker(application, window, SEED, folder, one_in)
    person.play_until(lambda: bool(trouble) or 0 < moments <= person.moments)
    person.settle()
    finished = person.page is window.final
    window.close()
    return Seen(person.moments, person.compared, person.torn, trouble, finished)


if __name__ == "__main__":
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    name, moments, one_in, folder = sys.argv[1:]
    sys.stdout.write(json.dumps(play(name, int(moments), int(one_in), Path(folder))))
