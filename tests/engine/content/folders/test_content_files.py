"""Files and folders: what is read, and how a later folder lies on top of an earlier one."""

import os
from pathlib import Path

import pytest

from tests.engine.content.sample_content import Sample, mistakes_in, read, write
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.mistakes import ContentMistakes


def test_sections_are_joined_over_all_files_in_sorted_order(tmp_path: Path) -> None:
    write(tmp_path, b="cards: [{id: b}]\nprice: {vp: 1}\n", a="cards: [{id: a}]\n")
    write(tmp_path, **{"deep/c": "cards: [{id: c}]\nprice: {draw: 2}\n"})
    sample = read(tmp_path)
    assert [card.id for card in sample.cards] == ["a", "b", "c"]
    assert sample.price == {"vp": 1, "draw": 2}


def test_schemas_hidden_files_and_other_files_are_passed_over(tmp_path: Path) -> None:
    write(tmp_path, a="cards: []\n", **{"schema/b": "nonsense", ".#a": "nonsense"})
    (tmp_path / "sample" / "notes.txt").write_text("nonsense")
    assert read(tmp_path) == Sample()


def test_a_mistake_is_told_where_it_is_even_under_other_roots(tmp_path: Path) -> None:
    base = write(tmp_path / "base", a="cards:\n  - {id: a, round: x}\n  - {id: b, round: x}\n")
    house = write(tmp_path / "house", b="\n\ncards:\n  - {id: a, round: 7}\n  - {id: c, round: 8}\n")
    assert mistakes_in(base, house) == [
        "base/sample/a.yaml:3:20: cards.b.round: expected a whole number, not 'x'",
        "house/sample/b.yaml:2:20: cards.a.round: expected a number of at most 3, not 7",
        "house/sample/b.yaml:3:20: cards.c.round: expected a number of at most 3, not 8",
    ]


def test_an_id_twice_within_a_root_names_both_places(tmp_path: Path) -> None:
    content_folder = write(tmp_path / "root", a="cards:\n  - id: a\n", b="cards:\n  - title: B\n    id: a\n")
    assert mistakes_in(content_folder) == [
        (
            "root/sample/b.yaml:3:9: cards.a.id: "
            "this id is used twice, first at root/sample/a.yaml:2:9; rename one of them"
        )
    ]


def test_a_key_twice_within_a_root_names_both_places(tmp_path: Path) -> None:
    content_folder = write(tmp_path / "root", a="price: {vp: 1}\n", b="price:\n  vp: 2\n")
    assert mistakes_in(content_folder) == [
        (
            "root/sample/b.yaml:2:3: price.vp: "
            "this key is written twice, first at root/sample/a.yaml:1:9; keep one of them"
        )
    ]


def test_a_section_of_two_shapes_names_both_places(tmp_path: Path) -> None:
    content_folder = write(tmp_path / "root", a="price: {vp: 1}\n", b="price: 3\n")
    assert mistakes_in(content_folder) == [
        (
            "root/sample/b.yaml:1:1: price: "
            "this section is written twice, first at root/sample/a.yaml:1:1; keep one of them"
        )
    ]


def test_missing_folders_and_files_are_mistakes(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    (empty / "sample").mkdir(parents=True)
    assert mistakes_in(tmp_path / "nowhere", empty) == [
        "empty/sample: this folder has no *.yaml file; add one",
        "nowhere/sample: no such folder; create it or correct the path",
    ]


def test_a_root_of_other_games_is_passed_over(tmp_path: Path) -> None:
    base = write(tmp_path / "base", a="cards: [{id: a}]\n")
    (tmp_path / "house" / "chess").mkdir(parents=True)
    assert read(base, tmp_path / "house") == read(base)
    assert mistakes_in(tmp_path / "house") == ["house/sample: no such folder; create it or correct the path"]


def test_files_straight_in_a_root_count_when_they_have_a_section_of_the_game(tmp_path: Path) -> None:
    base = write(tmp_path / "base", a="cards: [{id: a}]\n")
    loose, other = tmp_path / "loose", tmp_path / "other"
    for folder, text in ((loose, "cards: [{id: b}]\n"), (other, "pawns: []\n")):
        folder.mkdir()
        (folder / "mine.yml").write_text(text)
    assert [card.id for card in read(base, loose, other).cards] == ["a", "b"]
    assert mistakes_in(other) == [
        "other/mine.yml:1:1: pawns: unknown key 'pawns'; known: cards, price, regions, table"
    ]


def test_a_link_out_of_the_root_and_a_pipe_are_mistakes(tmp_path: Path) -> None:
    content_folder = write(tmp_path / "root", a="cards: []\n")
    (content_folder / "sample" / "zero.yaml").symlink_to("/dev/zero")
    os.mkfifo(content_folder / "sample" / "pipe.yaml")
    (content_folder / "sample" / "same.yaml").symlink_to("a.yaml")
    assert mistakes_in(content_folder) == [
        "root/sample/pipe.yaml: this is a pipe or a device; replace it with a file",
        "root/sample/zero.yaml: this link leads out of its folder; replace it with a copy of the file",
    ]


def test_a_missing_section_is_told_with_the_folder(tmp_path: Path) -> None:
    class Strict(Sample):
        quests: list[str]

    write(tmp_path, a="cards: []\n")
    with pytest.raises(ContentMistakes) as caught:
        read_content([tmp_path], "sample", Strict)
    assert str(caught.value) == f"{tmp_path}/sample:1:1: quests: a required key is missing; add it"
