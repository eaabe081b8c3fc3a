"""Content read, merged, checked: every kind of mistake at its line and column, all of them at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.content.sample_content import Colour, Rest, Sample, Vp, mistakes, mistakes_in, read, write
from wonderland_qt.engine.content.content_reader import read_content
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.content.references import Complaint
from wonderland_qt.engine.words.worded_errors import literal


def test_good_content_becomes_a_model(tmp_path: Path) -> None:
    text = """
    cards:
      - id: walrus
        colour: black
        effects: [{vp: 3}, rest]
    regions:
      - {id: garden}
    """
    sample = read(write(tmp_path, a=text))
    assert sample.cards[0].effects == (Vp(amount=3), Rest())
    assert sample.cards[0].colour is Colour.BLACK
    assert sample.cards[0].effects[1].ref == "walrus.effects.1"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("crads: []", "1:1: crads: unknown key 'crads'; did you mean 'cards'?"),
        ("2: []", "1:1: 2: unknown key '2'; known: cards, price, regions, table"),
        ("cards: [{id: a, titel: A}]", "1:17: cards.a.titel: unknown key 'titel'; did you mean 'title'?"),
        ("table: {size: 3}", "1:9: table.size: unknown key 'size'; known: names, width"),
        ("cards: [{title: A}]", "1:9: cards.0.id: a required key is missing; add it"),
        ("cards: [{id: a, title: 1865}]",
         "1:24: cards.a.title: expected text, not 1865; put it in quotes"),
        ("cards: [{id: a, title: }]", "1:24: cards.a.title: expected text, not nothing"),
        ("cards: [{id: a, title: [b]}]", "1:24: cards.a.title: expected text, not a list"),
        ("cards: [{id: a, round: '2'}]", "1:24: cards.a.round: expected a whole number, not '2'"),
        ("cards: [{id: a, round: 1.5}]", "1:24: cards.a.round: expected a whole number, not 1.5"),
        ("cards: [{id: a, round: true}]", "1:24: cards.a.round: expected a whole number, not true"),
        ("cards: [{id: a, round: 4}]",
         "1:24: cards.a.round: expected a number of at most 3, not 4"),
        ("cards: [{id: a, kind: itme}]",
         "1:23: cards.a.kind: expected 'item' or 'figure', not 'itme'; did you mean 'item'?"),
        ("cards: [{id: a, colour: blak}]",
         "1:25: cards.a.colour: expected 'red' or 'black', not 'blak'; did you mean 'black'?"),
        ("cards: [{id: a, kind: 3}]", "1:23: cards.a.kind: expected 'item' or 'figure', not 3"),
        ("cards: [{id: A1}]", "1:14: cards.A1.id: expected text of the form ^[a-z_]+$, not 'A1'"),
        ("cards: {a: 1}", "1:8: cards: expected a list, not a mapping"),
        ("cards:", "1:7: cards: expected a list, not nothing"),
        ("cards: [3]", "1:9: cards.0: expected a mapping, not 3"),
        ("table: [3]", "1:8: table: expected a mapping, not a list"),
        ("table: {width: wide}", "1:16: table.width: expected a number, not 'wide'"),
        ("regions: [{id: a, secret: 1}]", "1:27: regions.a.secret: expected true or false, not 1"),
        ("price: {1: 2}", "1:9: price.1: expected text, not 1; put it in quotes"),
        ("price: {vp: x}", "1:13: price.vp: expected a whole number, not 'x'"),
        ("table: {names: {en: yes}}",
         "1:21: table.names.en: unquoted 'yes' may mean true in YAML; put it in quotes, or write true"),
    ],
)  # fmt: skip
def test_a_mistake_has_its_place_and_says_what_was_expected(tmp_path: Path, text: str, mistake: str) -> None:
    assert mistakes(tmp_path, text) == [mistake]


def test_a_mistake_in_many_lines_points_to_its_line(tmp_path: Path) -> None:
    text = """
    cards:
      - id: walrus
        effects:
          - rest
          - either:
              - vp: 3
              - place:
                  into: garden
                  form: bag
    regions:
      - id: garden
    """
    assert mistakes(tmp_path, text) == [
        "9:15: cards.walrus.effects.1.either.options.1.place.form: unknown key 'form'; did you mean 'from'?"
    ]


def test_all_mistakes_of_all_files_come_at_once_by_file_and_line(tmp_path: Path) -> None:
    content_folder = write(
        tmp_path / "root",
        b="regions:\n  - {id: garden, near: [gardn]}\n  - {id: 3}\n",
        a="cards:\n  - {id: a, titel: A, round: x, effects: [{vpp: 3}]}\n  - {id: a, title: 010}\n",
        c="table: {width: 1, width: 2}\n",
    )
    assert [line.removeprefix("root/sample/") for line in mistakes_in(content_folder)] == [
        "a.yaml:2:13: cards.a.titel: unknown key 'titel'; did you mean 'title'?",
        "a.yaml:2:30: cards.a.round: expected a whole number, not 'x'",
        "a.yaml:2:43: cards.a.effects.0: unknown verb 'vpp'; did you mean 'vp'?",
        (
            "a.yaml:3:10: cards.a.id: "
            "this id is used twice, first at root/sample/a.yaml:2:10; rename one of them"
        ),
        "a.yaml:3:20: cards.a.title: unquoted '010' may mean an octal number in YAML; put it in quotes",
        "b.yaml:2:25: regions.garden.near.0: no 'gardn' in regions; did you mean 'garden'?",
        "b.yaml:3:10: regions.1.id: expected text, not 3; put it in quotes",
        (
            "c.yaml:1:19: table.width: "
            "this key is written twice, first at root/sample/c.yaml:1:9; keep one of them"
        ),
    ]


def test_what_may_lie_in_a_broken_file_is_not_missed(tmp_path: Path) -> None:
    content_folder = write(
        tmp_path / "root", a="cards: [{id: a, effects: [{place: {into: garden}}]}]", b="regions: ["
    )
    assert [line.split(": ")[0] for line in mistakes_in(content_folder)] == ["root/sample/b.yaml:2:1"]


def test_the_game_s_own_checks_are_told_with_their_place(tmp_path: Path) -> None:
    def price(sample: Sample) -> Iterator[Complaint]:
        for index, card in enumerate(sample.cards):
            yield Complaint(("cards", index, "effects"), literal(f"{card.id} costs too much"))

    write(tmp_path, a="cards:\n  - id: walrus\n    effects: [rest]\n")
    with pytest.raises(ContentMistakes) as caught:
        read_content([tmp_path], "sample", Sample, [price])
    assert str(caught.value) == (
        f"{tmp_path}/sample/a.yaml:3:14: cards.walrus.effects: walrus costs too much"
    )


def test_effects_of_two_sections_never_share_a_reference(tmp_path: Path) -> None:
    text = """
    cards: [{id: garden, effects: [rest]}]
    regions: [{id: garden, effects: [rest]}]
    """
    assert mistakes(tmp_path, text) == [
        ("2:16: regions.garden.id: the id 'garden' is used twice, both times with effects; rename one")
    ]


def test_equal_ids_without_effects_may_stand_in_two_sections(tmp_path: Path) -> None:
    sample = read(write(tmp_path, a="cards: [{id: garden}]\nregions: [{id: garden}]\n"))
    assert (sample.cards[0].id, sample.regions[0].id) == ("garden", "garden")
