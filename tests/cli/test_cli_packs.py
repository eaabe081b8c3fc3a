"""The command line with packs: made, installed, switched, checked, and merged over a game."""

from __future__ import annotations

import json
import os
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.modding import blocks, page
from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, WRONG_USE, main

MANIFEST = "id: kitchen\nname: Kitchen\nversion: '0.3'\ngame: wonderland\nauthor: Ada\n"
LONG = "{castles: {at_least: 5}}, {chips: {at_least: 2}}, "
CARD = "tea_cards:\n  - {id: tea_1_01, rewards: [{vp: 4}]}\n"


def pack(folder: Path, content: str = CARD, manifest: str = MANIFEST) -> Path:
    """Write a pack."""
    folder.mkdir(parents=True)
    (folder / "pack.yaml").write_text(manifest)
    (folder / "cards.yml").write_text(content)
    return folder


def listed(capsys: pytest.CaptureFixture[str]) -> list[tuple[str, bool, int]]:
    """Return what the list tells of each pack, from the top down."""
    capsys.readouterr()
    assert main(["packs", "list", "--json"]) == WELL
    return [(row["id"], row["on"], row["mistakes"]) for row in json.loads(capsys.readouterr().out)]


def test_a_new_pack_is_found_switched_on_and_without_mistakes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "list"]) == WELL
    assert "no packs in" in capsys.readouterr().out
    assert main(["packs", "new", "my-tweaks", "--game", "bunny_kingdom"]) == WELL
    assert (paths.packs() / "my-tweaks" / "pack.yaml").is_file()
    assert listed(capsys) == [("my-tweaks", True, 0)]
    assert main(["packs", "new", "my-tweaks"]) == PROBLEMS
    assert "there is already a pack here; choose another id" in capsys.readouterr().err


def test_an_id_that_is_none_is_a_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["packs", "new", "My Tweaks"])
    assert stopped.value.code == WRONG_USE
    assert "'My Tweaks' is not a valid id; use lower-case letters, digits, - and _" in capsys.readouterr().err


@pytest.mark.parametrize("zipped", [False, True])
def test_a_pack_is_installed_switched_off_and_switched_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], zipped: bool
) -> None:
    path = pack(tmp_path / "kitchen")
    if zipped:
        path = Path(shutil.make_archive(str(tmp_path / "k"), "zip", tmp_path, "kitchen"))
    assert main(["packs", "install", str(path)]) == WELL
    assert listed(capsys) == [("kitchen", False, 0)]
    assert main(["packs", "enable", "kitchen"]) == WELL
    assert listed(capsys) == [("kitchen", True, 0)]
    assert main(["packs", "disable", "kitchen"]) == WELL
    assert listed(capsys) == [("kitchen", False, 0)]
    assert main(["packs", "enable", "kitchn"]) == PROBLEMS
    assert "no pack with the id 'kitchn'; did you mean 'kitchen'?" in capsys.readouterr().err


def test_check_names_the_file_and_line_of_the_pack(capsys: pytest.CaptureFixture[str]) -> None:
    broken = pack(paths.packs() / "kitchen", "tea_cards:\n  - {id: tea_1_01, rewards: [{vpp: 4}]}\n")
    assert main(["packs", "check"]) == PROBLEMS
    assert f"{broken / 'cards.yml'}:2:30: tea_cards.tea_1_01.rewards.0: unknown verb 'vpp'" in (
        capsys.readouterr().err
    )


def test_check_names_what_two_packs_change(capsys: pytest.CaptureFixture[str]) -> None:
    for name, points in (("kitchen", 4), ("larder", 5)):
        pack(paths.packs() / name, CARD.replace("4", str(points)), MANIFEST.replace("kitchen", name))
    main(["packs", "enable", "kitchen", "larder"])
    capsys.readouterr()
    assert main(["packs", "check", "larder"]) == WELL
    upper, lower = (paths.packs() / name / "cards.yml" for name in ("larder", "kitchen"))
    told = capsys.readouterr().out
    assert f"warning: {upper}:2:29: tea_cards.tea_1_01.rewards: this overrides {lower}:2:29" in told


def test_a_pack_is_laid_over_a_game_by_path_or_id(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = pack(tmp_path / "wrong", "tea_cards: [{id: tea_1_01, rewards: [{vp: x}]}]\n")
    assert main(["simulate", "--games", "1", "--jobs", "1", "--pack", str(wrong)]) == PROBLEMS
    assert f"{wrong / 'cards.yml'}:1:" in capsys.readouterr().err
    pack(paths.packs() / "kitchen")
    assert main(["simulate", "--games", "1", "--jobs", "1", "--pack", "kitchen"]) == WELL
    assert main(["validate", "--pack", "kitchen"]) == WELL
    assert main(["validate", "--pack", "nowhere"]) == PROBLEMS
    assert "no such file or folder" in capsys.readouterr().err


def test_files_straight_in_a_folder_are_of_the_game_whose_sections_they_have(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "loose").mkdir()
    (tmp_path / "loose" / "a.yml").write_text("tea_cards: [{id: tea_1_01, rewards: [{vp: 4}]}]\n")
    assert main(["validate", str(tmp_path / "loose")]) == WELL
    assert capsys.readouterr().out.rstrip().endswith("(wonderland)")
    (tmp_path / "loose" / "a.yml").write_text("tea_crads: []\n")
    assert main(["validate", str(tmp_path / "loose")]) == PROBLEMS
    assert "no content here; give a folder with wonderland/*.yaml" in capsys.readouterr().err


def test_a_folder_whose_only_file_is_too_large_is_not_called_empty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "loose").mkdir()
    with (tmp_path / "loose" / "a.yaml").open("wb") as file:
        file.truncate(5 * 2**20)
    assert main(["validate", str(tmp_path / "loose")]) == PROBLEMS
    told = capsys.readouterr().err
    assert "a.yaml: the file is larger than 4 MB; split it" in told
    assert "no content here" not in told


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("tea_cards: [{id: tea_1_01, rewards: [{vp: 30}]}]\n", "the value of this card is 300; cards"),
        ("tea_cards: [{id: tea_1_01, name: {en: Scones}}]\n", "add 'pl: ...', 'uk: ...'"),
        (f"quests: [{{id: castling, name: {{en: {'x' * 50}, pl: x, uk: x}}}}]\n", "this name has 50 letters"),
        (f"quests: [{{id: castling, objective: [{LONG * 9}]}}]\n", "the text of this card has"),
    ],
)  # fmt: skip
def test_a_warning_is_told_and_no_mistake(
    capsys: pytest.CaptureFixture[str], content: str, said: str
) -> None:
    file = pack(paths.packs() / "kitchen", content) / "cards.yml"
    assert main(["packs", "check"]) == WELL
    told = capsys.readouterr().out.splitlines()
    assert any(line.startswith(f"warning: {file}:1:") and said in line for line in told)


def test_validate_takes_warnings_as_mistakes_when_it_is_strict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pack(paths.packs() / "kitchen", "tea_cards: [{id: tea_1_01, rewards: [{vp: 30}]}]\n")
    assert main(["validate", "--pack", "kitchen", "--strict"]) == PROBLEMS
    assert "the value of this card is 300" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["validate", "simulate"])
def test_broken_words_and_pictures_of_a_pack_are_told_with_their_place(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (pack(tmp_path / "kitchen") / "words" / "en").mkdir(parents=True)
    (tmp_path / "kitchen" / "words" / "en" / "a.ftl").write_bytes(b"box-title = \xff\n")
    assert main([command, "--pack", str(tmp_path / "kitchen")]) == PROBLEMS
    assert f"{tmp_path}/kitchen/words/en/a.ftl: this is not UTF-8" in capsys.readouterr().err


CASTLES = blocks(page("modding.md"))[0]
NAMES = "{en: A Second Helping, pl: Dokładka, uk: Добавка}"
TEA_CARD = f"tea_cards: [{{id: tea_1_31, round: 1, name: {NAMES}, rewards: [{{units: 3}}, {{vp: 1}}]}}]\n"
LESSON = """\
title: {en: Short, pl: Krótka, uk: Коротка}
teacher: cheshire_cat
table: {seed: 7, seats: [{role: alice}, {role: mad_hatter, bot: random}]}
lessons:
  - id: one
    title: {en: One, pl: Raz, uk: Раз}
    hints: [{id: never, when: {asked: ask-party-card}, say: {en: [A.], pl: [A.], uk: [A.]}}]
"""


@pytest.mark.parametrize("change", [CASTLES, TEA_CARD], ids=["castles", "a tea card"])
def test_validate_does_not_accuse_the_game_s_own_lessons_of_what_a_pack_changes(
    change: str, capsys: pytest.CaptureFixture[str]
) -> None:
    pack(paths.packs() / "kitchen", change)
    assert main(["validate", "--pack", "kitchen", "--strict"]) == WELL
    told = capsys.readouterr()
    assert "lessons" not in told.out + told.err
    assert told.err == ""


def test_what_a_rehearsal_of_a_pack_s_own_lesson_tried_is_no_mistake_when_it_is_strict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    pack(paths.packs() / "kitchen", "board: {castle_strength: 1}\n")
    lessons = paths.packs() / "kitchen" / "lessons"
    lessons.mkdir()
    (lessons / "short.yaml").write_text(LESSON, encoding="utf-8")
    assert main(["validate", "--pack", "kitchen", "--strict"]) == WELL
    (told,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("warning")]
    assert "short.yaml:7:" in told
    assert (
        "in the rehearsals of seeds 0, 1 and 2, this hint did not appear: 'ask-party-card' was not asked"
        in told
    )


HOSTILE: dict[str, Callable[[Path], object]] = {
    "looped": lambda folder: (folder / "x.yaml").symlink_to("x.yaml"),
    "deep": lambda folder: words(folder, "castle = " + "{ " * 500),
    "wide": lambda folder: words(folder, "castle = { NUMBER(1, minimumIntegerDigits: 999999999) }\n"),
    "circle": lambda folder: words(folder, "castle = { castle }\n"),
    "orders": lambda folder: (folder / "x.yaml").write_text('"\\e[2J": 1\n"\\e]52;c;eA==": 2\n'),
    "huge": lambda folder: (folder / "x.yaml").write_text("a: " + "9" * 3_000_000),
    "bottomless": lambda folder: Path(folder, *["d"] * 300).mkdir(parents=True),
    "strange": lambda folder: (folder / "x\x1b[2J\n.yaml").write_text("x: &a 1\n"),
}


def words(folder: Path, messages: str) -> None:
    """Write English words into a pack."""
    (folder / "words" / "en").mkdir(parents=True)
    (folder / "words" / "en" / "a.ftl").write_text(messages)


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_pack_is_listed_told_of_and_switched_off(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = pack(paths.packs() / "kitchen")
    HOSTILE[kind](folder)
    assert main(["packs", "enable", "kitchen"]) == PROBLEMS
    assert main(["packs", "check"]) == PROBLEMS
    assert main(["validate", "--pack", "kitchen"]) == PROBLEMS
    told = capsys.readouterr()
    assert "\x1b" not in told.out + told.err
    assert max(map(len, told.err.splitlines())) < 600
    ((name, on, mistakes),) = listed(capsys)
    assert (name, on) == ("kitchen", True)
    assert mistakes > 0
    assert main(["packs", "disable", "kitchen"]) == WELL
    assert listed(capsys)[0][:2] == ("kitchen", False)


def test_a_pack_with_a_name_of_several_lines_is_one_row(capsys: pytest.CaptureFixture[str]) -> None:
    pack(paths.packs() / "kitchen", manifest=MANIFEST.replace("Kitchen", '"Kit\\nchen"'))
    assert main(["packs", "list"]) == WELL
    assert sum("Kit chen" in line for line in capsys.readouterr().out.splitlines()) == 1


def test_an_empty_file_of_words_is_fine(capsys: pytest.CaptureFixture[str]) -> None:
    words(pack(paths.packs() / "kitchen"), "# my words\n")
    assert main(["packs", "check"]) == WELL
    assert main(["packs", "disable", "kitchen"]) == WELL
    assert listed(capsys) == [("kitchen", False, 0)]


def test_the_older_copy_of_a_pack_is_kept_once_and_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = pack(tmp_path / "kitchen")
    for _ in range(3):
        assert main(["packs", "install", str(path)]) == WELL
    assert [folder.name for folder in paths.packs().iterdir()] == ["kitchen"]
    (path / "cards.yml").write_text(CARD.replace("4", "5"))
    capsys.readouterr()
    assert main(["packs", "install", str(path)]) == WELL
    older = paths.packs() / ".kitchen.older"
    assert f"{older}: the previous copy of {paths.packs() / 'kitchen'}" in capsys.readouterr().out
    assert (older / "cards.yml").read_text() == CARD


def test_a_shared_pack_is_installed_in_another_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kitchen = pack(paths.packs() / "kitchen")
    (kitchen / ".secret").write_text("not for others")
    (kitchen / "diary.doc").write_text("nor this")
    assert main(["packs", "share", "kitchen", "--to", str(tmp_path)]) == WELL
    archive = tmp_path / "kitchen.pack.zip"
    assert zipfile.ZipFile(archive).namelist() == ["kitchen/cards.yml", "kitchen/pack.yaml"]
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "another"))
    assert main(["packs", "install", str(archive)]) == WELL
    assert listed(capsys) == [("kitchen", False, 0)]
    installed = paths.packs() / "kitchen"
    assert sorted(file.name for file in installed.iterdir()) == ["cards.yml", "pack.yaml"]
    assert (installed / "cards.yml").read_text() == CARD


def test_the_same_pack_makes_the_same_archive_and_replaces_none_unasked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kitchen = pack(paths.packs() / "kitchen")
    first, again = tmp_path / "first.pack.zip", tmp_path / "again"
    assert main(["packs", "share", "kitchen", "--to", str(first)]) == WELL
    (kitchen / "cards.yml").chmod(0o600)
    os.utime(kitchen / "cards.yml", (0, 0))
    assert main(["packs", "share", "kitchen", "--to", str(again)]) == WELL
    written = again.with_name("again.pack.zip")
    assert written.read_bytes() == first.read_bytes()
    first.write_text("mine")
    capsys.readouterr()
    assert main(["packs", "share", "kitchen", "--to", str(first)]) == PROBLEMS
    assert capsys.readouterr().err.strip().endswith("first.pack.zip: already exists; --force replaces it")
    assert first.read_text() == "mine"
    assert main(["packs", "share", "kitchen", "--to", str(first), "--force"]) == WELL
    assert first.read_bytes() == written.read_bytes()


def test_nothing_from_outside_a_pack_is_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kitchen = pack(paths.packs() / "kitchen")
    (tmp_path / "private.yaml").write_text("tea_cards: []\n")
    (kitchen / "linked.yaml").symlink_to(tmp_path / "private.yaml")
    assert main(["packs", "share", "kitchen", "--to", str(tmp_path)]) == PROBLEMS
    assert "linked.yaml" in capsys.readouterr().err
    assert not (tmp_path / "kitchen.pack.zip").exists()


@pytest.mark.parametrize("zipped", [False, True])
def test_a_pack_without_a_manifest_keeps_its_name_when_shared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], zipped: bool
) -> None:
    (paths.packs() / "guests" / "wonderland").mkdir(parents=True)
    (paths.packs() / "guests" / "wonderland" / "cards.yaml").write_text(CARD)
    assert main(["packs", "share", "guests", "--to", str(tmp_path)]) == WELL
    assert main(["packs", "remove", "guests"]) == WELL
    archive = tmp_path / "guests.pack.zip"
    if zipped:
        shutil.copy(archive, paths.packs())
    else:
        assert main(["packs", "install", str(archive)]) == WELL
    assert listed(capsys) == [("guests", False, 0)]


def test_a_removed_pack_is_gone_and_kept_once(capsys: pytest.CaptureFixture[str]) -> None:
    kitchen = pack(paths.packs() / "kitchen")
    assert main(["packs", "enable", "kitchen"]) == WELL
    assert main(["packs", "remove", "kitchen"]) == WELL
    assert listed(capsys) == []
    assert (kitchen.with_name(".kitchen.older") / "cards.yml").read_text() == CARD
    pack(kitchen, CARD.replace("4", "5"))
    assert main(["packs", "remove", "kitchen"]) == WELL
    assert "5" in (kitchen.with_name(".kitchen.older") / "cards.yml").read_text()
    assert main(["packs", "remove", "kitchen"]) == PROBLEMS
    assert "no pack with the id 'kitchen'" in capsys.readouterr().err
