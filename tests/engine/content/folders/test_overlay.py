"""One folder overrides others: what is merged, what replaced, what taken away, and where mistakes are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.content.sample_content import Per, Roses, Sample, Vp, mistakes_in, read, write
from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.folders.content_files import read_sections
from wonderland_qt.engine.content.mistakes import ContentMistakes

BASE = """
cards:
  - {id: a, title: A, round: 2, effects: [rest, {vp: 1}], cost: {vp: {per: roses}}}
  - {id: b}
regions: [{id: garden, near: [pool], far: {pool: 3}}, {id: pool}]
table: {width: 2, names: {en: Tea, pl: Herbata}}
price: {vp: 1, draw: 2}
"""


def laid(tmp_path: Path, *texts: str) -> Sample:
    """Return the sample with these texts merged over it, each in a root of its own."""
    return read(*_content_folders(tmp_path, *texts))


def told(tmp_path: Path, *texts: str) -> list[str]:
    """Return the mistakes of the sample with these texts merged over it."""
    return mistakes_in(*_content_folders(tmp_path, *texts))


def conflicts(tmp_path: Path, *texts: str) -> list[str]:
    """Return the conflicts of the sample with these texts merged over it."""
    found = read_sections(_content_folders(tmp_path, *texts), "sample", Sample).conflicts
    return [str(conflict).replace(f"{tmp_path}/", "") for conflict in found]


def _content_folders(tmp_path: Path, *texts: str) -> list[Path]:
    return [write(tmp_path / f"r{number}", a=text) for number, text in enumerate((BASE, *texts))]


def test_an_entry_is_merged_by_field_and_a_new_one_is_added(tmp_path: Path) -> None:
    cards = laid(tmp_path, "cards: [{id: c}, {id: a, title: Mine}]\n").cards
    assert [(card.id, card.title, card.round) for card in cards] == [
        ("a", "Mine", 2),
        ("b", "", 1),
        ("c", "", 1),
    ]


class Quest(ContentModel):
    """An entry that must say something besides its id."""

    id: str
    vp: int


class Questing(ContentModel):
    """A content of quests."""

    quests: tuple[Quest, ...] = ()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("gardem", ". This entry is new: the content below has no id 'gardem'; did you mean 'garden'?"),
        ("red_keep", ""),
    ],
)
def test_an_entry_that_is_new_only_as_its_id_is_misspelt_is_told_the_id_that_was_meant(
    tmp_path: Path, name: str, said: str
) -> None:
    base = write(tmp_path / "base", a="quests: [{id: garden, vp: 2}, {id: pool, vp: 3}]\n")
    over = write(tmp_path / "over", a=f"quests: [{{id: {name}}}]\n")
    with pytest.raises(ContentMistakes) as caught:
        read_content([base, over], "sample", Questing)
    lacking = f"{over}/sample/a.yaml:1:10: quests.{name}.vp: a required key is missing; add it"
    assert str(caught.value) == lacking + said


def test_a_single_number_of_a_section_without_ids_can_be_changed(tmp_path: Path) -> None:
    sample = laid(tmp_path, "price: {draw: 3}\ntable: {names: {uk: Чай}}\n")
    assert sample.price == {"vp": 1, "draw": 3}
    assert sample.table.names == {"en": "Tea", "pl": "Herbata", "uk": "Чай"}
    assert sample.table.width == 2


def test_a_list_without_ids_is_replaced(tmp_path: Path) -> None:
    card = laid(tmp_path, "cards: [{id: a, effects: [{vp: 7}]}]\n").cards[0]
    assert card.effects == (Vp(amount=7),)


def test_a_verb_is_replaced_whole(tmp_path: Path) -> None:
    card = laid(tmp_path, "cards: [{id: a, cost: rest}]\n").cards[0]
    assert card.cost is not None
    assert card.cost.word == "rest"
    assert laid(tmp_path, "cards: [{id: a, cost: {either: [rest]}}]\n").cards[0].cost != card.cost
    vp = laid(tmp_path, "cards: [{id: a, cost: {vp: {per: {roses: 2}}}}]\n").cards[0].cost
    assert vp == Vp(amount=Per(per=Roses(at_least=2)))


def test_what_is_removed_is_gone(tmp_path: Path) -> None:
    sample = laid(
        tmp_path,
        "cards: [{id: b, remove: true}]\nprice: {vp: {remove: true}}\n"
        "regions: [{id: garden, far: {pool: {remove: true}}}]\ntable: {remove: true}\n",
    )
    assert [card.id for card in sample.cards] == ["a"]
    assert sample.price == {"draw": 2}
    assert sample.regions[0].far == {}
    assert sample.table.width == 1


def test_what_is_not_there_cannot_be_removed(tmp_path: Path) -> None:
    assert told(tmp_path, "cards:\n  - {id: x, remove: true}\n  - {id: a, remove: true, round: 3}\n") == [
        "r1/sample/a.yaml:2:13: cards.x: there is no 'x' below to remove; delete this",
        "r1/sample/a.yaml:3:27: cards.a: 'remove: true' allows no other key; remove one of them",
    ]


def test_a_mistake_names_the_file_that_brings_it(tmp_path: Path) -> None:
    assert told(
        tmp_path,
        "cards: [{id: a, round: 7}]\n",
        "# mine\nprice: {vp: x}\nregions:\n  - {id: pool, near: [gardn]}\n",
    ) == [
        "r1/sample/a.yaml:1:24: cards.a.round: expected a number of at most 3, not 7",
        "r2/sample/a.yaml:2:13: price.vp: expected a whole number, not 'x'",
        "r2/sample/a.yaml:4:23: regions.pool.near.0: no 'gardn' in regions; did you mean 'garden'?",
    ]


def test_two_roots_that_change_one_field_are_a_conflict(tmp_path: Path) -> None:
    first = "cards: [{id: a, title: One, round: 3}]\nprice: {vp: 5}\n"
    second = "cards:\n  - {id: a, title: Two, effects: []}\n  - {id: b, title: B}\n"
    assert conflicts(tmp_path, first, second) == [
        ("r2/sample/a.yaml:2:20: cards.a.title: this overrides r1/sample/a.yaml:1:24")
    ]
    assert conflicts(tmp_path, first, first) == []
    assert conflicts(tmp_path, second) == []


def test_removing_what_another_root_brings_is_a_conflict(tmp_path: Path) -> None:
    assert conflicts(tmp_path, "cards: [{id: c, title: C}]\n", "cards: [{id: c, remove: true}]\n") == [
        "r2/sample/a.yaml:1:9: cards.c: this overrides r1/sample/a.yaml:1:9"
    ]
