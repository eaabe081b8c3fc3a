"""Broken reports of what went wrong, as somebody might send them to be replayed."""

from __future__ import annotations

import io
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

from tests.fuzz.broken_bytes import damaged
from tests.fuzz.kind import LONGEST_LINE, Kind, Mutant
from tests.fuzz.sealed_games import picked, records_of, tampered
from wonderland_qt.cli import main
from wonderland_qt.cli.outcome import PROBLEMS, WELL, WRONG_USE
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.journals.journal import TurnEnded
from wonderland_qt.engine.saved.saves import Reported, add_checks
from wonderland_qt.engine.words.foreign_text import is_harmless

REPORTED = Reported(
    "Traceback (most recent call last):\nZeroDivisionError: a hat too many\n",
    TurnEnded(),
    {"page": "TablePage", "size": "1280x760", "sight": "drawn", "language": "en"},
)
LONGEST_OUTPUT = 60_000


class Reports(Kind):
    """Reports of all games, in which something was about to be done, so that no window is opened for each."""

    name = "reports"

    def mutant(self, chance: OwnChance) -> Mutant:
        """Return a report of a game, broken at random."""
        game, data = picked(chance, self.folder)
        records = (*records_of(self.folder / "whole.save", data), REPORTED)
        if chance.below("how", 4) == 0:
            return Mutant(game, "trouble.report", damaged(b"".join(add_checks(records)[1]), chance))
        told_alone = chance.below("of the report", 2) == 1
        return Mutant(game, "trouble.report", tampered(records, chance, last=told_alone))

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        """Return what a replay of the report says where it does not go well."""
        path = folder / mutant.name
        path.write_bytes(mutant.data)
        printed, told = io.StringIO(), io.StringIO()
        with redirect_stdout(printed), redirect_stderr(told):
            code = _replayed(path)
        assert is_harmless(printed.getvalue() + told.getvalue()), (
            printed.getvalue()[-300:] + told.getvalue()[-300:]
        )
        assert len(printed.getvalue()) < LONGEST_OUTPUT
        assert len(told.getvalue()) < LONGEST_LINE
        assert code in {WELL, PROBLEMS, WRONG_USE}
        return [printed.getvalue() + told.getvalue()] if code != WELL else []


def _replayed(path: Path) -> object:
    """Return the exit code of a replay; a report that names no game that there is ends it."""
    try:
        return main(["replay", str(path)])
    except SystemExit as ended:
        return ended.code
