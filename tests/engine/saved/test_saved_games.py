"""The folder of saved games: the last ten of each game, and nothing that cannot be read is ever lost."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from tests.engine.pebbles import PEBBLES
from tests.engine.saved.kept import CONTENT, act, played
from wonderland_qt.engine.content.folders.unfinished import sweep_files
from wonderland_qt.engine.journals.journal import on_a_line
from wonderland_qt.engine.saved.file_lock import LockedElsewhere
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_file import SaveFile
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_games import MOST, SavedGames, is_over
from wonderland_qt.engine.saved.saves import UnreadableSave

FORMATS = Path(__file__).parents[2] / "every_game" / "formats"


def keep(games: SavedGames, age: int, acts: int = 2, *, over: bool = False) -> Path:
    """A game that was left so many minutes ago."""
    path = games.new_file("pebbles").path
    session = played(path, acts)
    while over and not session.over:
        act(session)
    session.close()
    os.utime(path, (1e9 - 60 * age,) * 2)
    return path


@pytest.fixture
def games(tmp_path: Path) -> SavedGames:
    return SavedGames(tmp_path / "saves")


def test_the_game_played_last_comes_first_and_one_under_way_before_those_over(games: SavedGames) -> None:
    assert games.newest("pebbles") == (None, [])
    over, old, new = keep(games, 1, over=True), keep(games, 9), keep(games, 5)
    assert [save.path for save in games.find().games] == [over, new, old]
    newest, _ = games.newest("pebbles")
    assert newest is not None
    assert newest.path == new


def test_ten_games_are_kept_those_over_go_first_and_named_ones_stay(games: SavedGames) -> None:
    named = keep(games, 99)
    games.rename(named, "The long evening")
    paths = [keep(games, age) for age in range(MOST - 2)]
    assert games.in_the_way("pebbles") == []
    over, older = keep(games, 3, over=True), keep(games, 70)
    assert [save.path for save in games.in_the_way("pebbles")] == [over]
    games.make_room("pebbles")
    assert not over.exists()
    keep(games, 2)
    assert [save.path for save in games.in_the_way("pebbles")] == [older]
    games.make_room("pebbles")
    assert all(path.exists() for path in (named, *paths))
    assert next(save.name for save in games.find().games if save.path == named) == "The long evening"


def test_a_game_that_is_open_elsewhere_is_neither_deleted_nor_renamed(games: SavedGames) -> None:
    session = played(games.new_file("pebbles").path)
    path = session.file.path if session.file else Path()
    for harm in (games.delete, lambda held: games.rename(held, "Mine")):
        with pytest.raises(LockedElsewhere):
            harm(path)
    session.close()
    games.delete(path)
    assert games.find().games == []


def test_a_damaged_file_is_kept_aside_and_the_game_goes_on_from_what_is_whole(games: SavedGames) -> None:
    path = keep(games, 1, acts=4)
    data = path.read_bytes()
    lines = read_save(path).journal.lines
    damaged = data[:-20] + b"?" + data[-19:]
    path.write_bytes(damaged)
    found = games.find()
    assert len(found.games) == len(found.unreadable) == 1
    assert "the file is kept as" in str(found.unreadable[0])
    assert [aside.read_bytes() for aside in games.folder.glob("*.aside")] == [damaged]
    assert found.games[0].journal.lines == lines
    assert games.find().unreadable == []


def test_what_holds_nothing_whole_is_only_kept_aside(games: SavedGames) -> None:
    games.folder.mkdir()
    (games.folder / "pebbles-1.save").write_text("a spilt cup of tea", encoding="utf-8")
    found = games.find()
    assert found.games == []
    assert [path.name for path in games.folder.iterdir()] == ["pebbles-1-1.save.aside"]


def test_what_a_newer_program_wrote_stays_where_it_is(games: SavedGames) -> None:
    path = keep(games, 1)
    path.write_bytes(path.read_bytes().replace(b'"save":3', b'"save":4', 1))
    assert "open it with that version or a later one" in str(games.find().unreadable[0])
    assert [found.name for found in games.folder.iterdir()] == [path.name]


def test_a_game_is_taken_elsewhere_and_back(games: SavedGames, tmp_path: Path) -> None:
    path = keep(games, 1)
    games.export(path, tmp_path / "mine.save")
    assert read_save(tmp_path / "mine.save").journal == read_save(path).journal
    games.delete(path)
    taken_in = games.take_in(tmp_path / "mine.save")
    assert games.take_in(taken_in) == taken_in
    assert [save.path for save in games.find("pebbles").games] == [taken_in]
    earlier = taken_in.rename(taken_in.with_suffix(".save"))
    assert [save.path for save in games.find("pebbles").games] == [earlier]
    (tmp_path / "tea.save").write_text("tea", encoding="utf-8")
    with pytest.raises(UnreadableSave):
        games.take_in(tmp_path / "tea.save")


def test_leftovers_of_killed_programs_are_cleaned(games: SavedGames) -> None:
    path = keep(games, 1)
    dead, mine = (path.with_name(f"{path.name}.{pid}.unfinished") for pid in (2**22 - 1, os.getpid()))
    for leftover in (dead, mine):
        leftover.write_bytes(b"half")
    sweep_files([games.folder])
    assert (dead.exists(), mine.exists(), path.exists()) == (False, True, True)


def test_games_of_earlier_programs_are_moved_in(games: SavedGames, tmp_path: Path) -> None:
    old = tmp_path / "autosaves"
    old.mkdir()
    (old / "wonderland.save").write_text("damaged", encoding="utf-8")
    (old / "wonderland.1.save").write_bytes((FORMATS / "1-wonderland.save").read_bytes())
    (old / "autosave.save").write_bytes((FORMATS / "1-bunny_kingdom.save").read_bytes())
    for _ in range(2):
        games.adopt(old)
    assert sorted(save.header.game for save in games.find().games) == ["bunny_kingdom", "wonderland"]
    assert sorted(path.name for path in old.iterdir()) == ["wonderland.save.aside"]


def test_a_file_that_no_earlier_program_wrote_stays_where_it_lies(games: SavedGames, tmp_path: Path) -> None:
    mine = tmp_path / "wonderland.copy.save"
    mine.write_bytes((FORMATS / "1-wonderland.save").read_bytes())
    games.adopt(tmp_path)
    assert mine.exists()
    assert not games.find().games


def test_of_a_game_of_earlier_programs_one_moment_is_moved_in(games: SavedGames, tmp_path: Path) -> None:
    for name in ("autosave.save", "autosave.1.save", "autosave.2.save"):
        (tmp_path / name).write_bytes((FORMATS / "1-wonderland.save").read_bytes())
    for _ in range(2):
        games.adopt(tmp_path)
    assert len(games.find().games) == 1


def test_a_game_of_earlier_programs_that_is_over_is_not_offered_as_under_way(games: SavedGames) -> None:
    first, state, *rest = (FORMATS / "1-wonderland.save").read_bytes().splitlines(keepends=True)
    fields = {**msgspec.json.decode(state), "agenda": []}
    below = b"".join((msgspec.json.encode(fields), b"\n", *rest))
    sealed = {**msgspec.json.decode(first), "check": sha256(below).hexdigest()}
    games.folder.mkdir()
    path = games.new_file("wonderland").path
    path.write_bytes(msgspec.json.encode(sealed) + b"\n" + below)
    (save,) = games.find().games
    assert is_over(save)
    path.write_bytes((FORMATS / "1-wonderland.save").read_bytes())
    (save,) = games.find().games
    assert not is_over(save)


def test_a_damaged_game_of_earlier_programs_is_told_and_kept(games: SavedGames, tmp_path: Path) -> None:
    (tmp_path / "wonderland.save").write_text("damaged", encoding="utf-8")
    games.adopt(tmp_path)
    (told,) = games.newest("wonderland")[1]
    assert "the file is kept as" in str(told)
    (kept,) = games.folder.iterdir()
    assert kept.read_text(encoding="utf-8") == "damaged"


def test_a_folder_that_nobody_can_look_into_is_told(games: SavedGames) -> None:
    games.folder.write_text("in the way", encoding="utf-8")
    (told,) = games.find().unreadable
    assert "this folder cannot be read" in str(told)
    assert len(games.newest("pebbles")[1]) == 1


def test_a_game_that_is_open_elsewhere_stays_when_room_is_made(games: SavedGames) -> None:
    path = games.new_file("pebbles").path
    session = played(path)
    os.utime(path, (1.0, 1.0))
    for age in range(MOST):
        keep(games, age)
    assert [save.path for save in games.in_the_way("pebbles")][:1] == [path]
    games.make_room("pebbles")
    assert path.exists()
    session.close()


def test_whatever_is_pasted_as_a_name_the_game_can_be_read_again(games: SavedGames) -> None:
    path = keep(games, 1)
    games.rename(path, " tea\u00a0for\u200d two\n\u202e" + "!" * 99)
    assert read_save(path).name == "tea for\u200d two " + "!" * 47


def test_a_game_in_an_earlier_format_goes_on_after_it_was_given_a_name(games: SavedGames) -> None:
    games.folder.mkdir()
    path = games.folder / "wonderland-1.save"
    path.write_bytes((FORMATS / "1-wonderland-without-ring.save").read_bytes())
    games.rename(path, "The long evening")
    save = read_save(path)
    assert (save.name, save.format) == ("The long evening", 1)


def test_a_second_program_reads_what_the_first_is_writing(games: SavedGames) -> None:
    file = games.new_file("pebbles")
    session = played(file.path)
    save, _ = games.newest("pebbles")
    assert save is not None
    assert resume(PEBBLES, CONTENT, save, today=()).play.game.state == session.game.state
    with pytest.raises(LockedElsewhere):
        SaveFile.reopened(save.path)


def test_a_name_that_nobody_can_see_is_none() -> None:
    assert on_a_line("\u200d\u200c \u200b") == ""
    assert on_a_line("\u0645\u06cc\u200c\u0631\u0648\u0645") == "\u0645\u06cc\u200c\u0631\u0648\u0645"
