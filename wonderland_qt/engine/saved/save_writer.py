"""Writes a game under way into its file: each line at once, and now and then the state."""

from __future__ import annotations

from typing import Any

import msgspec

from wonderland_qt.engine.journals.journal import AnyLine, Journal, now
from wonderland_qt.engine.journals.playthrough import Playthrough
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.saves import ContentKept, Stood
from wonderland_qt.engine.words.texts import Text

BETWEEN = 25
"""After so many lines at most it is written down how the game stands."""


class SaveWriter:
    """Writes a playthrough into its file.

    How it stands is written down when it is called otherwise than before, where nothing can be taken back, so
    that no undo leads to before it.
    """

    def __init__(self, file: SaveFile) -> None:
        self.file = file
        self._since, self._moment = 0, Text("")

    def begin(self, journal: Journal, play: Playthrough[Any, Any]) -> None:
        """Begin the file with all that has been done so far."""
        self.file.begin((journal.header, ContentKept(self.file.layers), *journal.lines))
        self._write_how_it_stands(play)
        self.file.sync()

    def did(self, line: AnyLine, play: Playthrough[Any, Any]) -> None:
        """Add what was done."""
        self.file.add(line)
        self._since += 1
        due = self._since >= BETWEEN or self._moment != play.ruleset.narration.moment(play.game.state)
        if play.over or (due and play.why_no_undo() is not None):
            self._write_how_it_stands(play)
        self.file.sync()

    def close(self, play: Playthrough[Any, Any]) -> None:
        """Write down how the game stands, and let go of its file whatever that raises."""
        try:
            if self._since:
                self._write_how_it_stands(play)
        finally:
            self.file.close()

    def _write_how_it_stands(self, play: Playthrough[Any, Any]) -> None:
        ruleset, game = play.ruleset, play.game
        self._since, self._moment = 0, ruleset.narration.moment(game.state)
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
