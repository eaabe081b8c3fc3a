"""Saved games: whole at every moment, and one clear message for every kind of damage."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.engine.pebbles import ANN, BEN, PEBBLES, Chosen, PebblePack
from wonderland_qt.engine import flow
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.play import saves
from wonderland_qt.engine.play.autosave import Autosave
from wonderland_qt.engine.play.journal import Seat, encode_journal
from wonderland_qt.engine.play.replay import NoReplay, replay_file
from wonderland_qt.engine.play.saves import UnreadableSave, encode_save, read_save, write_whole
from wonderland_qt.engine.play.session import Session

PACK = PebblePack()
SEATS = (Seat(ANN, "Ann"), Seat(BEN, "Ben"))


def played() -> Session[Any, PebblePack]:
    session = Session.start(PEBBLES, PACK, Chosen((ANN, BEN), 1), SEATS, {"curtain": "on"})
    for player in session.waiting:
        session.choose(player, next(d for d in session.decisions if d.player == player).options[-1].id)
    return session


def saved(path: Path) -> Path:
    played().save(path / "game.save")
    return path / "game.save"


def message(path: Path) -> str:
    with pytest.raises(UnreadableSave) as caught:
        read_save(path, PEBBLES, PACK)
    return str(caught.value).replace(f"{path.parent}/", "")


def test_a_saved_game_is_lines_that_a_person_can_read(tmp_path: Path) -> None:
    header, state, journal, *lines = saved(tmp_path).read_text(encoding="utf-8").splitlines()
    assert header.startswith('{"save":1,"program":')
    assert '"hands":{"ann":' in state
    assert '"seats":[{"player":"ann","name":"Ann","bot":""}' in journal
    assert lines[0].startswith('{"did":"answer","player":"ann","option":"lay-')


def test_saving_and_loading_gives_the_same_bytes(tmp_path: Path) -> None:
    session = played()
    session.save(tmp_path / "game.save")
    save = read_save(tmp_path / "game.save", PEBBLES, PACK)
    assert save.state == PEBBLES.codec.encode(session.game.state)
    assert save.journal == session.journal
    resumed = Session.resume(PEBBLES, PACK, save)
    assert encode_save(PEBBLES, resumed.game, resumed.journal) == (tmp_path / "game.save").read_bytes()


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        (b'"points":0}', b'"points":"many"}', "game.save:2:1: hands[...].points: Expected `int`, got `str`"),
        (b'"round":0', b'"rund":0', "game.save:2:1: Object missing required field `round`"),
        (b'"save":1', b'"save":2', "game.save:1:1: format: written by version"),
        (b'"game":"pebbles"', b'"game":"chess"', "game.save:1:1: game: this is a game of 'chess', not of"),
        (b'"content":"1', b'"content":"9', "game.save:1:1: content: this game was played with other content"),
        (b'"did":"answer"', b'"did":"sing"', "game.save:4:1: did: Invalid value 'sing'"),
        (
            b'"seed":1,"agenda"',
            b'"seed":2,"agenda"',
            "game.save:1:1: check: the file was changed or cut short",
        ),
        (b'{"save"', b'{save"', "game.save:1:1: this is not JSON"),
        (b'"chosen":{', b'"chosen":{"players":7,', "game.save:3:1: chosen"),
    ],
)
def test_damage_is_told_by_file_line_and_field(tmp_path: Path, old: bytes, new: bytes, expected: str) -> None:
    path = saved(tmp_path)
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new, 1))
    assert message(path).startswith(expected)


def test_an_empty_a_missing_and_a_foreign_file(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    assert "cannot be read (No such file or directory)" in message(path)
    path.write_bytes(b"\n")
    assert message(path) == "game.save:1:1: the file is empty"
    path.write_bytes(bytes(range(256)))
    assert message(path).startswith("game.save:1:1: this is not JSON")
    path.write_bytes(b"[" * 100_000)
    assert message(path) == "game.save:1:1: Expected `object`, got `array`"
    assert "Is a directory" in message(tmp_path)


def test_a_step_of_another_program_is_told(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.write_bytes(path.read_bytes().replace(b'{"step":"Swap"', b'{"step":"Sing"', 1))
    assert message(path).startswith("game.save:2:1: agenda[1].step: Invalid value 'Sing'")


def test_whatever_is_cut_off_or_flipped_gives_one_clear_message(tmp_path: Path) -> None:
    path = saved(tmp_path)
    data, chance = path.read_bytes(), OwnChance(1)
    for cut in range(0, len(data) - 1, 7):
        _check_damaged(path, data[:cut])
    for _ in range(400):
        spot = chance.below("spot", len(data))
        flipped = bytes([data[spot] ^ (1 << chance.below("bit", 8))])
        _check_damaged(path, data[:spot] + flipped + data[spot + 1 :])


def _check_damaged(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    for aside in path.parent.glob("*.damaged-*"):
        aside.unlink()
    error = _error_of(path)
    asides = [aside.read_bytes() for aside in path.parent.glob("*.damaged-*")]
    if error is None:
        assert asides == []  # only what the header tells about the program can differ
    else:
        assert str(path) in str(error)
        assert asides == ([data] if error.damaged else [])


def _error_of(path: Path) -> UnreadableSave | None:
    try:
        read_save(path, PEBBLES, PACK)
    except UnreadableSave as error:
        return error
    return None


def test_a_damaged_file_is_kept_aside_once(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    for damage in (b"one", b"one", b"two"):
        path.write_bytes(damage)
        message(path)
    assert sorted(p.name for p in tmp_path.iterdir()) == [
        "game.save",
        "game.save.damaged-1",
        "game.save.damaged-2",
    ]


def test_a_write_that_fails_leaves_the_old_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path)
    before = path.read_bytes()

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.save"]


def test_autosaves_rotate_and_survive_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session, autosave = played(), Autosave(tmp_path, "pebbles")
    for _ in range(5):
        autosave.write(PEBBLES, session.game, session.journal)
    names = ["pebbles.1.save", "pebbles.2.save", "pebbles.save"]
    assert sorted(p.name for p in tmp_path.iterdir()) == names

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "write_whole", fail)
        for _ in range(5):
            autosave.write(PEBBLES, session.game, session.journal)
    assert autosave.problem.endswith("No space left on device")
    assert autosave.newest(PEBBLES, PACK)[0] is not None


def test_after_a_damaged_autosave_the_one_before_is_taken(tmp_path: Path) -> None:
    session, autosave = played(), Autosave(tmp_path, "pebbles")
    for _ in range(2):
        autosave.write(PEBBLES, session.game, session.journal)
    autosave.paths[0].write_bytes(b"{")
    save, unreadable = autosave.newest(PEBBLES, PACK)
    assert save is not None
    assert len(unreadable) == 1
    assert autosave.paths[0].with_name("pebbles.save.damaged-1").exists()
    autosave.forget()
    assert autosave.newest(PEBBLES, PACK) == (None, [])


def test_a_journal_alone_and_a_saved_game_replay_alike(tmp_path: Path) -> None:
    session = played()
    session.save(tmp_path / "game.save")
    (tmp_path / "game.journal").write_bytes(encode_journal(session.journal))
    told = [replay_file(PEBBLES, PACK, tmp_path / name) for name in ("game.save", "game.journal")]
    assert told[0] == told[1]
    assert (told[0].answers, told[0].over) == (2, False)
    assert told[0].waiting == session.waiting


def test_a_replay_that_cannot_go_on_names_the_line(tmp_path: Path) -> None:
    lines = encode_journal(played().journal).replace(b'"option":"lay-', b'"option":"say-', 1)
    (tmp_path / "game.journal").write_bytes(lines)
    with pytest.raises(NoReplay, match="line 1 of the journal cannot be done: ann is not offered 'say-"):
        replay_file(PEBBLES, PACK, tmp_path / "game.journal")


def test_a_game_that_never_gets_through_its_set_up_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "game.journal").write_bytes(encode_journal(played().journal))
    monkeypatch.setattr(flow, "STEPS_WITHOUT_DECISION", 0)
    with pytest.raises(NoReplay, match="the game cannot be set up: 0 steps without a decision"):
        replay_file(PEBBLES, PACK, tmp_path / "game.journal")


def test_house_rules_stay_in_the_journal(tmp_path: Path) -> None:
    journal = read_save(saved(tmp_path), PEBBLES, PACK).journal
    assert journal.header.house == {"curtain": "on"}
    assert msgspec.json.decode(journal.header.chosen) == {"players": ["ann", "ben"], "seed": 1}
