"""A game that no window plays, written as a saved game that the window opens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from wonderland_qt.engine.game_options import ASKED
from wonderland_qt.engine.journals.journal import AnyLine, Header, Journal, TurnEnded
from wonderland_qt.engine.journals.playthrough import Playthrough
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_writer import SaveWriter
from wonderland_qt.engine.saved.saves import Layer
from wonderland_qt.engine.words.worded_errors import in_words

ASKED_ALONE = {ASKED.id: ASKED.values[1].id}
"""No one is asked what leaves no choice: there is no screen that several share."""


def write_game(
    path: Path,
    ruleset: Ruleset[Any, Any],
    content: Any,
    header: Header,
    lines: Iterable[AnyLine],
    layers: Sequence[Layer],
) -> None:
    """Write a game to a file, with its content and all that was done; raises OSError.

    Persons end their turns by themselves, so turns that wait for it are ended wherever the game went on.
    """
    play, done = Playthrough(ruleset, content, header), list[AnyLine]()
    for line in lines:
        if play.ending and not isinstance(line, TurnEnded):
            done.append(TurnEnded())
            play.apply(done[-1])
        done.append(line)
        play.apply(line)
    file = SaveFile(path, tuple(layers))
    try:
        SaveWriter(file).begin(Journal(header, done), play)
    finally:
        file.close()
    if file.problem is not None:
        raise OSError(in_words(file.problem))
