"""Writes a game that was played without a window as a saved game that the window can open."""

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

_ALIKE, _ONLY_THE_ABLE = ASKED.values
ASKED_ALONE = {ASKED.id: _ONLY_THE_ABLE.id}
"""The option by which no one is asked without a choice, as no screen is shared."""


def write_game(
    path: Path,
    ruleset: Ruleset[Any, Any],
    content: Any,
    header: Header,
    lines: Iterable[AnyLine],
    layers: Sequence[Layer],
) -> None:
    """Write a game to a file, with its content and journal; raises OSError.

    Persons' turns that wait for their end are ended wherever the game continued.
    """
    play, done = Playthrough(ruleset, content, header), list[AnyLine]()
    for line in lines:
        ends_turn = play.ending and not isinstance(line, TurnEnded)
        for step in (TurnEnded(), line) if ends_turn else (line,):
            done.append(step)
            play.apply(step)
    file = SaveFile(path, tuple(layers))
    try:
        SaveWriter(file).begin(Journal(header, done), play)
    finally:
        file.close()
    if file.problem is not None:
        raise OSError(in_words(file.problem))
