"""One pack never spoils the others: whatever it raises or holds is a mistake in its own row."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.content.folders.packs import open_pack
from wonderland_qt.engine.installed_games import GAMES, first_game
from wonderland_qt.models.packs.check import mistakes_on
from wonderland_qt.models.packs.choices import PackChoice
from wonderland_qt.models.packs.pack_rows import PackRow, pack_rows
from wonderland_qt.models.packs.pile import PackPile

PILE = "wonderland_qt.models.packs.pile"
SMALL = "tea_for_2"
CARDS = "characters: [{id: mouse, value: 3}]\n"


def lay(name: str = "bad", game: str = SMALL, **files: str) -> Path:
    """Lay a pack into the user's folder of packs, with `words__en__a__ftl` for `words/en/a.ftl`."""
    folder = paths.packs() / name
    folder.mkdir()
    (folder / "pack.yaml").write_text(f"id: {name}\nname: The {name}\ngame: {game}\n")
    for written, text in files.items():
        *folders, stem, ending = written.split("__")
        file = folder.joinpath(*folders, f"{stem}.{ending}")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def row(name: str = "bad", on: bool = False) -> PackRow:
    """Return the row of a pack beside one that is well."""
    if not (paths.packs() / "good").exists():
        lay("good", words__en__a__ftl="mouse = Mouse\n")
    found = pack_rows(PackPile(GAMES, [paths.content()], [PackChoice("good", True), PackChoice(name, on)]))
    good = next(pack_row for pack_row in found if pack_row.id == "good")
    assert not good.mistakes
    return next(pack_row for pack_row in found if pack_row.id == name)


def looped_yaml(folder: Path) -> None:
    (folder / "x.yaml").symlink_to("x.yaml")


def looped_picture(folder: Path) -> None:
    (folder / "art" / "characters").mkdir(parents=True)
    (folder / "art" / "characters" / "x.svg").symlink_to("x.svg")


def looped_words(folder: Path) -> None:
    (folder / "words" / "en").mkdir(parents=True)
    (folder / "words" / "en" / "x.ftl").symlink_to("x.ftl")


def looped_manifest(folder: Path) -> None:
    (folder / "pack.yaml").unlink()
    (folder / "pack.yaml").symlink_to("pack.yaml")


def words_elsewhere(folder: Path) -> None:
    (folder / "words").symlink_to(paths.window() / "words")


def deep_folders(folder: Path) -> None:
    for _ in range(300):
        folder = folder / "d"
    folder.mkdir(parents=True)


def pipe(folder: Path) -> None:
    os.mkfifo(folder / "x.yaml")


def huge_pictures(folder: Path) -> None:
    (folder / "art" / "characters").mkdir(parents=True)
    for number in range(2):
        with (folder / "art" / "characters" / f"{number}.svg").open("wb") as picture:
            picture.truncate(33 * 2**20)


@pytest.mark.parametrize("on", [False, True])
@pytest.mark.parametrize(
    ("make", "said"),
    [
        (looped_yaml, "the file cannot be read"),
        (looped_picture, "the file cannot be read"),
        (looped_words, "the file cannot be read"),
        (looped_manifest, "the file cannot be read"),
        (words_elsewhere, "this link leads out of its folder; replace it with a copy of the folder"),
        (pipe, "this is a pipe or a device"),
        (huge_pictures, "this folder holds more than 64 MB; remove what you do not need"),
        (deep_folders, "folders are nested more than 20 levels deep here; remove some"),
    ],
)
def test_links_and_pipes_are_mistakes_of_the_pack_that_has_them(make: Any, said: str, on: bool) -> None:
    make(lay())
    assert said in row(on=on).mistakes[0].message


def test_a_folder_that_holds_only_a_pipe_is_not_called_empty() -> None:
    folder = lay() / SMALL
    folder.mkdir()
    pipe(folder)
    (notice,) = row().mistakes
    assert notice.message.startswith("this is a pipe or a device")


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("mouse = " + "{ " * 500, "braces and calls are nested more than 10 levels deep"),
        ("mouse = { NUMBER(1, minimumIntegerDigits: 999999999) }\n", "minimumIntegerDigits must be 0 to 20"),
        ("mouse = { mouse }\n", "this message refers to itself"),
        ("mouse = { $x }\n", "$x is not an argument of 'mouse'; it has none"),
    ],
)
def test_words_that_cannot_be_said_are_told_with_line_and_column(written: str, said: str) -> None:
    lay(words__en__a__ftl=f"\n{written}")
    (notice,) = row(on=True).mistakes
    assert notice.place.startswith("words/en/a.ftl:2:")
    assert said in notice.message


def test_whatever_a_pack_raises_is_its_own_row_and_it_is_out_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    lay(a__yaml=CARDS)

    def raising(ruleset: Any, content_folders: Any, pack: Any) -> Any:
        if pack.id == "bad":
            raise RecursionError("too deep " * 1000)
        return mistakes_on(ruleset, content_folders, pack)

    monkeypatch.setattr(f"{PILE}.mistakes_on", raising)
    (notice,) = row(on=True).mistakes
    assert notice.message.startswith("this pack cannot be read (RecursionError: too deep too deep")
    assert len(notice.message) < 300
    pile = PackPile(GAMES, [paths.content()], [PackChoice("good", True), PackChoice("bad", True)])
    assert [pack.id for pack in pile.in_play(SMALL)] == ["good"]


@pytest.mark.parametrize("look", ["games_of", "holds", "warnings_about", "conflicts_between"])
def test_no_look_at_a_pack_closes_the_list(look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(a__yaml=CARDS)

    def raising(*_arguments: Any) -> Any:
        raise RuntimeError("no")

    monkeypatch.setattr(f"{PILE}.{look}", raising)
    pile = PackPile(GAMES, [paths.content()], [PackChoice("bad", True)])
    (pack_row,) = pack_rows(pile)
    assert [notice.message for notice in pack_row.mistakes] == [
        "this pack cannot be read (RuntimeError: no); switch it off, or remove it"
    ]


def test_names_of_packs_are_shown_harmless() -> None:
    folder = lay()
    (folder / "pack.yaml").write_text(
        f'id: bad\nname: "Tea\\nfor\\n2 👩\u200d👧"\nauthor: "A\\tB"\ngame: {SMALL}\n', encoding="utf-8"
    )
    pack_row = row()
    assert (pack_row.name, pack_row.author) == ("Tea for 2 👩\u200d👧", "A B")
    (folder / "pack.yaml").write_text('id: bad\nname: "\\e]0;x"\ngame: tea_for_2\n')
    assert row().mistakes[0].message == "name: this text contains a control character; remove it"


def test_a_folder_with_an_odd_name_is_a_pack_like_any_other() -> None:
    name = os.fsdecode(b"caf\xe9\x1b[2J\n")
    (paths.packs() / name).mkdir()
    (paths.packs() / name / "a.yaml").write_text("x: &a 1\n")
    pack_row = row("caf-2j")
    assert pack_row.name.isprintable()
    assert all(notice.place.replace("é", "").isprintable() for notice in pack_row.mistakes)


def test_a_pack_of_nothing_but_tips_or_words_is_fine() -> None:
    lay("tips", tea_for_2__coach__yaml="x: 1\n")
    lay("said", tea_for_2__words__en__a__ftl="mouse = Mouse\n")
    for name in ("tips", "said"):
        assert not any("this folder has no *.yaml file" in notice.message for notice in row(name).mistakes)


def test_a_zip_is_packed_in_an_ordinary_way(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "b.zip", "w", zipfile.ZIP_BZIP2) as packing:
        packing.writestr("pack.yaml", f"id: b\nname: B\ngame: {first_game()}\n")
    with pytest.raises(Exception, match="uses a rare compression; pack the folder as an ordinary"):
        open_pack(tmp_path / "b.zip", tmp_path / "unpacked", tuple(GAMES))


def test_a_pack_cannot_say_that_it_was_unpacked_from_elsewhere() -> None:
    folder = lay(a__yaml="x: &a 1\n")
    (folder / ".unpacked-from").write_text("/etc/passwd")
    assert {notice.place.partition(":")[0] for notice in row().mistakes} == {"a.yaml"}
    shutil.rmtree(folder)
