"""Saved games as files: lines that a person can read, and one clear message for every kind of damage."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec
import pytest

from tests.engine.pebbles import ANN, PEBBLES
from tests.engine.saved.kept import CONTENT, begun, gone_on, played, rewrite, stands
from wonderland_qt.engine import flow
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.journals.journal import Seat, seats_now
from wonderland_qt.engine.journals.replay import replayed
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saves import UnreadableSave


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a game that was left after two answers."""
    played(tmp_path / "game.save").close()
    return tmp_path / "game.save"


def message(path: Path) -> str:
    with pytest.raises(UnreadableSave) as caught:
        resume(PEBBLES, CONTENT, read_save(path), today=())
    assert len(str(caught.value)) < 600
    return str(caught.value).replace(f"{path.parent}/", "")


def test_a_saved_game_is_lines_that_a_person_can_read(path: Path) -> None:
    header, content, stood, *lines = path.read_text(encoding="utf-8").splitlines()
    assert '"save":3,"program":' in header
    assert '"seats":[{"player":"ann","name":"Ann","bot":""}' in header
    assert '"did":"content"' in content
    assert '"state":{' in stood
    assert '"did":"answer","player":"ann","option":"lay-' in lines[0]


def test_saving_and_loading_gives_the_same_game(tmp_path: Path) -> None:
    session = played(tmp_path / "game.save")
    save = read_save(tmp_path / "game.save")
    assert save.journal == session.journal
    assert PEBBLES.codec.encode(gone_on(tmp_path / "game.save").play.game.state) == stands(session)
    chosen = {"seats": ["ann", "ben"], "seed": 1, "options": {"curtain": "on"}}
    assert msgspec.json.decode(save.header.chosen) == chosen


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            b'"name":"Ann"',
            b'"name":"Eve"',
            "game.save:1:1: check: this line was changed after it was written",
        ),
        (b'"option":"lay-', b'"option":"say-', "game.save:4:1: check: this line was changed"),
        (
            b'"save":3',
            b'"save":4',
            "game.save:1:1: save: written by version 0.1.0 of the program, in",
        ),
    ],
)
def test_damage_is_told_by_file_line_and_field(path: Path, old: bytes, new: bytes, expected: str) -> None:
    path.write_bytes(path.read_bytes().replace(old, new, 1))
    assert message(path).startswith(expected)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (
            b'"option":"lay-',
            b'"option":"say-',
            "game.save:3:1: line 1 of the journal cannot be replayed:",
        ),
        (b'"game":"pebbles"', b'"game":"chess"', "game.save:1:1: game: this is a game of 'chess', not of"),
        (
            b'"chosen":{"seats":["ann"',
            b'"chosen":{"seats":[7',
            "game.save:1:1: chosen.seats[0]: expected `str`, found `int`",
        ),
        (b'"name":"Ann"', b'"name":"' + b"A" * 100_000 + b'"', "game.save:1:1: name: a name has at most 60"),
        (b'"name":"Ann"', b'"name":"A\\nB"', "game.save:1:1: name: a name has at most 60 characters, and no"),
        (
            b'"option":"',
            b'"option":"' + b"x" * 100_000,
            "game.save:3:1: line 1 of the journal cannot be replayed",
        ),
    ],
)
def test_what_is_changed_and_sealed_again_is_refused_where_it_cannot_be(
    path: Path, old: bytes, new: bytes, expected: str
) -> None:
    rewrite(path, old, new, stood=False)
    assert message(path).startswith(expected)


def test_words_within_words_without_end_are_refused(path: Path) -> None:
    def told(depth: int) -> bytes:
        said = b'{"key":"tea","arguments":[]}'
        for _ in range(depth):
            said = b'{"key":"tea","arguments":[["round",' + said + b"]]}"
        return said

    rewrite(path, b'{"key":"","arguments":[]}', told(5))
    assert read_save(path).saved_states
    rewrite(path, told(5), told(50))
    assert "may nest at most 8 texts" in message(path)


def test_an_unknown_bot_is_told(path: Path) -> None:
    def nobody(kind: str) -> object:
        raise LookupError(f"unknown bot {kind!r}")

    rewrite(path, b'"name":"Ben","bot":""', b'"name":"","bot":"oracle"')
    with pytest.raises(UnreadableSave, match=r"game\.save:1:1: seats: unknown bot 'oracle'"):
        resume(PEBBLES, CONTENT, read_save(path), nobody, today=())


def test_an_empty_a_missing_a_huge_and_a_foreign_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.save"
    assert message(path) == "game.save: no such file; correct the path"
    path.write_bytes(b"\n")
    assert message(path) == "game.save: the file is empty"
    path.write_bytes(bytes(range(1, 256)))
    assert message(path) == "game.save: this is not a Wonderland Qt save"
    path.write_bytes(b"Dear Alice,")
    assert message(path) == "game.save: this is not a Wonderland Qt save"
    path.write_bytes(b"[" * 100_000 + b"\n")
    assert message(path) == "game.save: this is not a Wonderland Qt save"
    monkeypatch.setattr("wonderland_qt.engine.saved.save_reader.LARGEST", 1000)
    assert "at most" in message(path)
    assert message(tmp_path).endswith("this is not a file")


def test_whatever_is_cut_off_or_flipped_gives_one_clear_message_or_what_was_whole(path: Path) -> None:
    data, chance = path.read_bytes(), OwnChance(1)
    lines = read_save(path).journal.lines
    for cut in range(0, len(data) - 1, 7):
        path.write_bytes(data[:cut])
        with contextlib.suppress(UnreadableSave):
            kept = read_save(path).journal.lines
            assert kept == lines[: len(kept)]
    for _ in range(400):
        spot = chance.below("spot", len(data) - 1)
        flipped = bytes([data[spot] ^ (1 << chance.below("bit", 8))])
        path.write_bytes(data[:spot] + flipped + data[spot + 1 :])
        with pytest.raises(UnreadableSave, match="this line was changed after it was written"):
            read_save(path)


def test_a_last_line_that_was_cut_short_was_never_decided(tmp_path: Path) -> None:
    session = begun(tmp_path / "game.save")
    before = (tmp_path / "game.save").read_bytes()
    session.choose(session.waiting[0], session.decisions[0].options[0].id)
    data = (tmp_path / "game.save").read_bytes()
    session.close()
    for torn in (data[: len(before) + 9], data[:-1], data[:-1] + b"\0\0\0"):
        (tmp_path / "game.save").write_bytes(torn)
        assert read_save(tmp_path / "game.save").journal.lines == []


def test_a_game_that_never_gets_through_its_set_up_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flow, "STEPS_WITHOUT_DECISION", 0)
    assert "0 steps without a decision" in message(path)


def test_what_a_journal_leads_to_is_told(tmp_path: Path) -> None:
    session = played(tmp_path / "game.save")
    told = replayed(gone_on(tmp_path / "game.save").play)
    assert (told.answers, told.over, told.waiting) == (2, False, session.waiting)


def test_whatever_people_paste_as_their_names_the_game_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    session = played(path)
    session.change_seat(Seat(ANN, "Ann\u00a0\U0001f468\u200d\U0001f469\u2028and Ben"))
    session.close()
    assert seats_now(read_save(path).journal)[0].name == "Ann \U0001f468\u200d\U0001f469 and Ben"
