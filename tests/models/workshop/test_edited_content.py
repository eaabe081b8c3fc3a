"""The workshop shows every entry of every game, and puts changes over content that it never touches."""

from __future__ import annotations

import gc
from functools import cache
from pathlib import Path
from weakref import ref

import pytest

from wonderland_qt import paths
from wonderland_qt.components.entries import SHOWN_ONLY
from wonderland_qt.engine.content.folders.origins import is_entry_list
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.workshop.edited_content import EditedContent
from wonderland_qt.models.workshop.tweaks import HEAD, Tweaks
from wonderland_qt.models.workshop.workshop_entries import WorkshopEntry, value_at

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def edited_content_of(game: str, own: Path) -> EditedContent:
    return EditedContent(GAMES[game], [paths.content()], own)


@cache
def shipped(game: str) -> EditedContent:
    return edited_content_of(game, Path("nowhere"))


def first_with_numbers(edited: EditedContent) -> WorkshopEntry:
    return next(entry for entry in edited.checked.entries if edited.numbers(entry))


def texts() -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in paths.content().rglob("*.yaml")}


@EVERY_GAME
def test_every_entry_is_shown_where_it_is_written(game: str) -> None:
    edited = shipped(game)
    shown = {entry.path for entry in edited.checked.entries}
    assert len(shown) == len(edited.checked.entries)
    for section, value in edited.checked.sections.data.items():
        if is_entry_list(value) and section not in SHOWN_ONLY:
            assert {(section, number) for number in range(len(value))} <= shown
    for entry in edited.checked.entries:
        file, line, _ = entry.place
        near = file.read_text(encoding="utf-8").splitlines()[line - 1 : line + 1]
        named = isinstance(entry.path[-1], int) and entry.id != str(entry.path[-1])
        assert entry.id in " ".join(near) or not named, entry.path


def test_broken_words_of_one_s_own_are_a_mistake_and_the_last_good_content_stays(tmp_path: Path) -> None:
    edited = edited_content_of("tea_for_2", tmp_path / "own")
    entry = first_with_numbers(edited)
    Tweaks(edited).own_place(entry)
    file = edited.own / "tea_for_2" / "words" / "en" / "mine.ftl"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"alice = \xff\n")
    assert not edited.read()
    assert [str(mistake) for mistake in edited.mistakes] == [
        f"{file}: this is not UTF-8; save the file as UTF-8"
    ]
    assert edited.name_of(entry.shown.name, "en")


@EVERY_GAME
def test_contents_that_were_edited_away_are_let_go_of(game: str, tmp_path: Path) -> None:
    edited = edited_content_of(game, tmp_path / "own")
    tweaks, path = Tweaks(edited), first_with_numbers(edited).path
    read = []
    for by in (1, -1, 1, -1):
        entry = edited.at(path)
        assert entry is not None
        number = edited.numbers(entry)[-1]
        tweaks.set_number(number, number.value + by)
        read.append(ref(edited.checked.content))
    gc.collect()
    assert sum(content() is not None for content in read) == 1


@EVERY_GAME
@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_entries_have_names_and_rules_in_every_language(game: str, language: str) -> None:
    edited = shipped(game)
    words = edited.words(language)
    for entry in edited.checked.entries:
        if entry.shown.kind != "other":
            said = [words.say(told) for told in (entry.shown.name, *entry.shown.rules)]
            assert all(said)
    assert words.missing == set()


@EVERY_GAME
def test_a_number_is_changed_in_ones_own_folder_alone(game: str, tmp_path: Path) -> None:
    before = texts()
    edited = edited_content_of(game, tmp_path / "my-tweaks")
    tweaks, entry = Tweaks(edited), first_with_numbers(edited)
    number = edited.numbers(entry)[0]
    tweaks.set_number(number, number.value + 1)
    assert edited.mistakes == ()
    changed = edited.at(entry.path)
    assert changed is not None
    assert changed.changed
    assert edited.numbers(changed)[0].value == number.value + 1
    assert edited.numbers(changed)[0].before == number.value
    assert changed.place[0].is_relative_to(tmp_path)
    tweaks.undo()
    assert [entry for entry in edited.checked.entries if entry.changed] == []
    assert texts() == before


def test_comments_stay_beside_a_number_that_is_written(tmp_path: Path) -> None:
    own = tmp_path / "wonderland" / "mine.yaml"
    own.parent.mkdir()
    text = "# as I like it\ntiles:\n  - id: tile_even # level\n    values: [6,   6, 6]  # 6 each\n"
    own.write_text(text, encoding="utf-8")
    edited = edited_content_of("wonderland", tmp_path)
    tile = edited.entry("tile_even")
    assert tile is not None
    Tweaks(edited).set_number(edited.numbers(tile)[1], 7)
    assert own.read_text(encoding="utf-8") == text.replace("6, 6]", "7, 6]")


def test_what_lies_partly_in_ones_own_folder_gets_the_field_that_is_changed(tmp_path: Path) -> None:
    own = tmp_path / "wonderland" / "mine.yaml"
    own.parent.mkdir()
    own.write_text("factions:\n  - {id: alice, castle_value: 4}\n", encoding="utf-8")
    edited = edited_content_of("wonderland", tmp_path)
    alice = edited.entry("alice")
    assert alice is not None
    artifact = next(number for number in edited.numbers(alice) if number.label == "artifact.strength")
    Tweaks(edited).set_number(artifact, 5)
    assert edited.mistakes == ()
    assert own.read_text(encoding="utf-8").startswith(
        "factions:\n  - {id: alice, castle_value: 4, artifact: {id:"
    )
    assert edited.checked.content.factions["alice"].artifact.strength == 5
    assert edited.checked.content.factions["alice"].castle_value == 4


@EVERY_GAME
def test_an_entry_of_each_kind_is_copied_as_it_is(game: str, tmp_path: Path) -> None:
    edited = edited_content_of(game, tmp_path)
    tweaks, fingerprint = Tweaks(edited), GAMES[game].fingerprint
    before = fingerprint(edited.checked.content)
    for entry in {entry.shown.kind: entry for entry in edited.checked.entries}.values():
        file, line, _ = tweaks.own_place(entry)
        assert HEAD in file.read_text(encoding="utf-8")
        assert line >= 2
        assert value_at(edited.checked.sections.data, entry.path)
    assert edited.mistakes == ()
    assert fingerprint(edited.checked.content) == before


@EVERY_GAME
def test_after_a_mistake_the_last_good_content_stays(game: str, tmp_path: Path) -> None:
    edited = edited_content_of(game, tmp_path)
    entry = first_with_numbers(edited)
    file, _, _ = Tweaks(edited).own_place(entry)
    good = file.read_text(encoding="utf-8")
    content = edited.checked.content
    file.write_text(good.replace("id:", "idd:", 1) + "nonsense: 1\n", encoding="utf-8")
    assert not edited.read()
    assert edited.checked.content is content
    assert file in {mistake.path for mistake in edited.mistakes}
    assert all(mistake.line for mistake in edited.mistakes)
    file.write_text(good, encoding="utf-8")
    assert edited.read()
    assert edited.mistakes == ()


def test_a_bench_that_begins_with_a_mistake_shows_what_lies_below(tmp_path: Path) -> None:
    (tmp_path / "wonderland").mkdir()
    (tmp_path / "wonderland" / "bad.yaml").write_text("tiles: 3\n", encoding="utf-8")
    edited = edited_content_of("wonderland", tmp_path)
    assert len(edited.mistakes) == 1
    assert edited.entry("tile_even") is not None


def test_uses_are_found_by_id_by_kind_and_by_group() -> None:
    edited = shipped("bunny_kingdom")
    wood = edited.entry("wood")
    assert wood is not None
    assert {"forest", "wood_farm", "carpenter"} <= {user.id for user in edited.uses(wood)}
    edited = shipped("wonderland")
    rabbit, rose = edited.entry("white_rabbit"), edited.entry("rose_weak")
    assert rabbit is not None
    assert rose is not None
    assert "tea_1_20" in {user.id for user in edited.uses(rabbit)}
    assert "tea_1_01" in {user.id for user in edited.uses(rose)}
