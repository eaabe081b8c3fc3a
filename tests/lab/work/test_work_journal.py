"""Journals: the same work goes on, other work is refused, and no other file is written to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from wonderland_qt.lab.work.chunks import Done
from wonderland_qt.lab.work.work_journal import (
    FORMAT,
    MOST_LINES,
    Heading,
    JournalRefused,
    Packing,
    WorkJournal,
)


@dataclass
class Sum:
    """The plainest of sums."""

    number: int = 0

    def join(self, other: Sum) -> None:
        self.number += other.number


PACKING = Packing(
    Sum, lambda sums: str(sums.number).encode(), lambda packed: Sum(msgspec.json.decode(packed, type=int))
)
HEADING = Heading(FORMAT, "simulate", "1.0 (abc)", ("c0ffee",), {"--seed": "3", "--bots": "rule"})


@contextmanager
def opened(path: Path, heading: Heading = HEADING) -> Iterator[WorkJournal[Sum]]:
    with closing(WorkJournal(path, heading, PACKING)) as journal:
        yield journal


def squares(first: int, stop: int) -> Done[Sum]:
    return Done(first, stop, 0.5, Sum(sum(number**2 for number in range(first, stop))))


def begun(path: Path) -> Path:
    with opened(path) as journal:
        journal.add(squares(0, 10))
        journal.add(squares(20, 25))
    return path


def test_what_was_done_is_taken_over(tmp_path: Path) -> None:
    with opened(begun(tmp_path / "journal")) as journal:
        assert (journal.numbers, journal.total) == (15, Sum(285 + 2430))
        assert list(journal.todo(30)) == [range(10, 20), range(25, 30)]
        journal.add(squares(10, 20))
    with opened(tmp_path / "journal") as journal:
        assert journal.spans == [(0, 25)]
        assert journal.total == squares(0, 25).sums


def test_time_goes_on_counting(tmp_path: Path) -> None:
    path = begun(tmp_path / "journal")
    lines = path.read_text().splitlines()
    last = json.loads(lines[-1]) | {"seconds": 5000.0}
    path.write_text("\n".join([*lines[:-1], json.dumps(last), ""]))
    with opened(path) as journal:
        assert 5000 <= journal.seconds < 5060


def test_a_last_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    path = begun(tmp_path / "journal")
    path.write_bytes(path.read_bytes()[:-9])
    with opened(path) as journal:
        assert journal.spans == [(0, 10)]
        journal.add(squares(10, 12))
    with opened(path) as journal:
        assert journal.total == squares(0, 12).sums


@pytest.mark.parametrize(
    ("heading", "said"),
    [
        (
            msgspec.structs.replace(HEADING, command="compare"),
            "this is a journal of simulate, not of compare",
        ),
        (
            msgspec.structs.replace(HEADING, setting={"--seed": "4", "--bots": "rule"}),
            "this journal is of --seed 3, not 4",
        ),
        (msgspec.structs.replace(HEADING, contents=("c0c0a",)), "the content has changed"),
        (
            msgspec.structs.replace(HEADING, program="1.0 (def)"),
            r"another program began this journal: 1.0 \(abc\), this is 1.0 \(def\)",
        ),
    ],
)
def test_a_journal_of_other_work_is_refused_and_stays(tmp_path: Path, heading: Heading, said: str) -> None:
    path = begun(tmp_path / "journal")
    before = path.read_bytes()
    with pytest.raises(JournalRefused, match=said), opened(path, heading):
        pass
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["Dear diary,\n", '{"games": 3}\n', "\0\1\2", '{"lab_journal": 1'])
def test_no_other_file_is_written_to(tmp_path: Path, text: str) -> None:
    path = tmp_path / "mine"
    path.write_text(text)
    with pytest.raises(JournalRefused, match="this is no journal of games between bots"), opened(path):
        pass
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    ["{}", "nonsense", '{"spans": [[5, 12]], "seconds": 1.0, "sums": 7}', '{"spans": [], "sums": "x"}'],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    path = begun(tmp_path / "journal")
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:2], line, *lines[2:], ""]))
    with pytest.raises(JournalRefused, match="journal:3: this line is damaged"), opened(path):
        pass


def test_two_runs_do_not_write_to_one_journal(tmp_path: Path) -> None:
    with (
        opened(tmp_path / "journal"),
        pytest.raises(JournalRefused, match="another run writes"),
        opened(tmp_path / "journal"),
    ):
        pass


def test_a_long_journal_stays_small_and_keeps_everything(tmp_path: Path) -> None:
    with opened(tmp_path / "journal") as journal:
        for number in range(3 * MOST_LINES):
            journal.add(squares(2 * number, 2 * number + 1))
        for number in range(100):
            journal.add(squares(2 * number + 1, 2 * number + 2))
        total, spans = journal.total, journal.spans
    assert len((tmp_path / "journal").read_text().splitlines()) <= MOST_LINES + 1
    assert [path.name for path in tmp_path.iterdir()] == ["journal"]
    with opened(tmp_path / "journal") as journal:
        assert (journal.total, journal.spans) == (total, spans)
