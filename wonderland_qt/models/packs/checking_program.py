"""What the process does that checks a pile of packs for a window: it reads all, and says what it found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.engine.content.folders.overlay import Conflict
from wonderland_qt.engine.content.mistakes import Mistake
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_rows import pack_rows
from wonderland_qt.models.packs.pile import CheckedPack, Findings, FolderStack, PackPile


class PileToCheck(msgspec.Struct):
    """A pile as the process lays it again: the folders of content below it, and its packs from below."""

    content_folders: tuple[str, ...]
    choices: tuple[PackChoice, ...]


class WrittenFindings(msgspec.Struct):
    """Findings as JSON can hold them: the items of each dictionary."""

    games: tuple[tuple[Path, tuple[str, ...]], ...]
    checked: tuple[tuple[CheckedPack, tuple[Mistake, ...]], ...]
    warnings: tuple[tuple[FolderStack, tuple[Mistake, ...]], ...]
    conflicts: tuple[tuple[FolderStack, tuple[Conflict, ...]], ...]


def findings_of(pile: PackPile) -> bytes:
    """Return all that a pile finds in its packs, as JSON for `read_findings`."""
    pack_rows(pile)  # only the rows need all findings, and the pile keeps what it has found
    found = pile.findings
    written = WrittenFindings(
        games=tuple(found.games.items()),
        checked=tuple(found.checked.items()),
        warnings=tuple(found.warnings.items()),
        conflicts=tuple(found.conflicts.items()),
    )
    return json.dumps(msgspec.to_builtins(written, enc_hook=_path_as_text)).encode()


def read_findings(answer: bytes) -> Findings:
    """Return the findings that the process has written; raises ValueError."""
    written = msgspec.convert(json.loads(answer), WrittenFindings, dec_hook=_path_of_text)
    return Findings(
        games=dict(written.games),
        checked=dict(written.checked),
        warnings=dict(written.warnings),
        conflicts=dict(written.conflicts),
    )


def _path_as_text(path: object) -> str:
    """Return a path as text, because JSON has no paths."""
    assert isinstance(path, Path)
    return str(path)


def _path_of_text(kind: type, written: Any) -> Path:
    """Return the path that was written as text."""
    assert kind is Path
    return Path(written)
