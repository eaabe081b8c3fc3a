"""A hundredth of the fuzzing, and what its watch and its limits are worth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.fuzz import time_limit
from tests.fuzz.cases import Case, chance_of, run_cases
from tests.fuzz.kind import Kind, Mutant, check_told
from tests.fuzz.kinds import KINDS
from wonderland_qt.engine.chance import OwnChance

CASES, SEED = 200, 1


@pytest.mark.parametrize("kind", KINDS)
def test_broken_files_are_accepted_or_refused_in_a_line(kind: str, tmp_path: Path) -> None:
    subject = KINDS[kind](tmp_path)
    list(run_cases(subject, 0, range(-3, 0)))
    done = list(run_cases(subject, SEED, range(CASES)))
    subject.end()
    assert [(case.number, case.problem) for case in done if case.problem] == []
    refused = sum(case.refused for case in done)
    assert CASES // 4 < refused < CASES, "some are broken, and some are not"


@pytest.mark.parametrize("kind", KINDS)
def test_a_case_can_be_made_again_without_those_before_it(kind: str, tmp_path: Path) -> None:
    subject = KINDS[kind](tmp_path)
    first = [subject.mutant(chance_of(kind, SEED, number)) for number in range(3)]
    assert first[2] == subject.mutant(chance_of(kind, SEED, 2))
    assert first[2] != subject.mutant(chance_of(kind, SEED + 1, 2))


def test_one_case_leaves_nothing_behind_in_the_next(tmp_path: Path) -> None:
    subject = KINDS["saves"](tmp_path)
    before = [subject.mutant(chance_of("saves", SEED, number)) for number in range(60)]
    assert before == [subject.mutant(chance_of("saves", SEED, number)) for number in range(60)]


class Odd(Kind):
    """What does anything with a file but read it."""

    name = "odd"

    def mutant(self, _chance: OwnChance) -> Mutant:
        return Mutant("", "odd.txt", b"odd")

    def said(self, mutant: Mutant, folder: Path) -> Sequence[str]:
        raise NotImplementedError


def become_of(said: object, tmp_path: Path) -> Case:
    (case,) = run_cases(type("Strange", (Odd,), {"said": said})(tmp_path / "kind"), 1, range(1))
    return case


def test_what_is_read_or_written_outside_is_a_failure(tmp_path: Path) -> None:
    outside = tmp_path / "secret.txt"

    def writes(_kind: Kind, _mutant: Mutant, folder: Path) -> Sequence[str]:
        (folder / "own.txt").write_text("own", encoding="utf-8")
        outside.write_text("taken", encoding="utf-8")
        return []

    def reads_by_a_link(_kind: Kind, _mutant: Mutant, folder: Path) -> Sequence[str]:
        (folder / "link").symlink_to(outside)
        return [(folder / "link").read_text(encoding="utf-8")]

    def removes(_kind: Kind, _mutant: Mutant, _folder: Path) -> Sequence[str]:
        outside.unlink()
        return []

    for said in (writes, reads_by_a_link, removes):
        assert "secret.txt" in become_of(said, tmp_path).problem

    def stays_within(_kind: Kind, _mutant: Mutant, folder: Path) -> Sequence[str]:
        (folder / "own.txt").write_text("own", encoding="utf-8")
        return [(folder / "own.txt").read_text(encoding="utf-8")]

    within = become_of(stays_within, tmp_path)
    assert (within.refused, within.problem) == (True, "")


def test_what_is_raised_or_takes_long_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(_kind: Kind, _mutant: Mutant, _folder: Path) -> Sequence[str]:
        raise ZeroDivisionError("a hat too many")

    assert "a hat too many" in become_of(raises, tmp_path).problem
    monkeypatch.setattr(time_limit, "MOST_SECONDS", -1.0)
    assert "s of the processor" in become_of(lambda *_: [], tmp_path).problem


@pytest.mark.parametrize(
    "line",
    ["it went wrong", "/a/other.yaml:1:1: no", "/a/b.yaml:1:1: \x1b[2J", "/a/b.yaml: " + "x" * 5_000],
)
def test_a_line_without_its_file_or_with_too_much_is_a_failure(line: str) -> None:
    assert check_told(["/a/b.yaml:1:1: no", "/a/b.yaml: no"], Path("/a/b.yaml"))
    with pytest.raises(AssertionError):
        check_told([line], Path("/a/b.yaml"))
