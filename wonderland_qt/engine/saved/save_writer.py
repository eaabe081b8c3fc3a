"""Writes a game in progress to its file: each line at once, and the state from time to time."""

from __future__ import annotations

from typing import Any

import msgspec

from wonderland_qt.engine.journals.journal import AnyLine, Journal, now
from wonderland_qt.engine.journals.playthrough import Playthrough
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.saves import ContentKept, Stood
from wonderland_qt.engine.words.texts import Text

MOST_LINES_WITHOUT_STATE = 25
"""After how many lines the state is written at the latest."""


class SaveWriter:
    """Writes a playthrough to its file.

    The state is written when the game's moment changes, but only when nothing can be undone, so that no undo
    goes back to before a state.
    """

    def __init__(self, file: SaveFile) -> None:
        """Write to a file; a state is due some lines after the last, or when the game's moment changes."""
        self.file = file
        self._lines_since_state, self._moment = 0, Text("")

    def begin(self, journal: Journal, play: Playthrough[Any, Any]) -> None:
        """Begin the file with the whole journal so far."""
        self.file.begin((journal.header, ContentKept(self.file.layers), *journal.lines))
        self._add_state(play)
        self.file.sync()

    def did(self, line: AnyLine, play: Playthrough[Any, Any]) -> None:
        """Add a line, and the state if it is due and can no longer be undone, or if the game is over.

        It is due after many lines, or when another moment of the game has come, such as a new round.
        """
        self.file.add(line)
        self._lines_since_state += 1
        moment = play.ruleset.narration.moment(play.game.state)
        is_due = self._lines_since_state >= MOST_LINES_WITHOUT_STATE or moment != self._moment
        if play.over or (is_due and play.why_no_undo() is not None):
            self._add_state(play)
        self.file.sync()

    def close(self, play: Playthrough[Any, Any]) -> None:
        """Write the state if anything changed, and close the file even if that raises."""
        try:
            if self._lines_since_state:
                self._add_state(play)
        finally:
            self.file.close()

    def _add_state(self, play: Playthrough[Any, Any]) -> None:
        """Add the present state, which `sync` then writes."""
        ruleset, game = play.ruleset, play.game
        self._lines_since_state, self._moment = 0, ruleset.narration.moment(game.state)
        self.file.add(
            Stood(
                at=now(),
                moment=self._moment,
                over=play.over,
                scores=dict(ruleset.scores(game)),
                winners=tuple(ruleset.winners(game)) if play.over else (),
                state=msgspec.Raw(ruleset.codec.encode(game.state)),
            )
        )
