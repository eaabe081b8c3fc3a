"""Files that people write are written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from wonderland_qt.models.packs.own_files import read_own, write_own

LINES = "a: 1\r\nb: 2\r\n"


def test_endings_of_lines_stay_and_a_mark_of_the_encoding_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "mine.yaml"
    write_own(file, LINES)
    assert file.read_bytes() == LINES.encode()
    file.write_bytes(b"\xef\xbb\xbf" + LINES.encode())
    assert read_own(file) == LINES


def test_a_disk_that_is_full_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "mine.yaml"
    write_own(file, LINES)

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_own(file, "c: 3\n")
    assert read_own(file) == LINES
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_linked_to_is_written_where_it_lies(tmp_path: Path) -> None:
    file, link = tmp_path / "mine.yaml", tmp_path / "link.yaml"
    write_own(file, LINES)
    link.symlink_to(file)
    write_own(link, "c: 3\n")
    assert link.is_symlink()
    assert read_own(file) == "c: 3\n"
