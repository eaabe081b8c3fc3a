"""Error reports: a file with the saved game, the attempted action and the error."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wonderland_qt import paths
from wonderland_qt.engine.saved.save_file import write_whole
from wonderland_qt.engine.saved.saves import Reported, add_checks

if TYPE_CHECKING:
    from wonderland_qt.models.table.table_model import Table

MOST = 20
SUFFIX = ".report"


def write_report(account: str, table: Table | None, circumstances: dict[str, str]) -> Path:
    """Write a report from which the error can be reproduced, and return its file; raises OSError.

    It is a copy of the game's file with the report in it, or without a saved game the report alone. The
    report has the account of the error, the answer that was attempted, and the circumstances.
    """
    folder = paths.reports()
    file = folder / f"{datetime.now().astimezone():%Y%m%d-%H%M%S-%f}{SUFFIX}"
    session = table.session if table is not None else None
    attempted = session.attempted if session is not None else None
    report = Reported(account, attempted, circumstances)
    if session is not None and session.file is not None:
        session.file.copy(file, report)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        _header, lines = add_checks((report,))
        write_whole(file, b"".join(lines))
    _forget_old(folder)
    return file


def _forget_old(folder: Path) -> None:
    """Delete all but the latest reports."""
    with suppress(OSError):  # what cannot be removed now is removed after the next report
        for old in sorted(folder.glob(f"*{SUFFIX}"))[:-MOST]:
            old.unlink()
