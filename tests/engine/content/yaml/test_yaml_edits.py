"""One place of a YAML text is edited; comments, order and spaces around it stay."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from wonderland_qt.engine.content.yaml.yaml_edits import (
    NoSuchYamlPath,
    chain,
    rewritten,
    with_field,
    written,
    yaml_on_one_line,
)
from wonderland_qt.engine.content.yaml.yaml_reader import read_text

TEXT = """\
# Cards, as Ada likes them – ґ
cards:
  # the first
  - {id: swan, gold: 3}   # was 2
  - id: crow
    gold: 12 # much
    parts:
      - id: wing
        feathers: [1, 2]

    # about the beak
    beak: "yes"
  - id: owl
settings:
  rounds: 4
"""


def test_a_number_is_written_and_nothing_else() -> None:
    assert rewritten(TEXT, ("cards", 1, "gold"), "13") == TEXT.replace("12", "13")
    assert rewritten(TEXT, ("cards", 0, "gold"), "10") == TEXT.replace("gold: 3", "gold: 10")
    assert rewritten(TEXT, ("cards", 1, "parts", 0, "feathers", 1), "7") == TEXT.replace("[1, 2]", "[1, 7]")
    windows = TEXT.replace("\n", "\r\n")
    assert rewritten(windows, ("settings", "rounds"), "5") == windows.replace("rounds: 4", "rounds: 5")


def test_a_field_is_added_last() -> None:
    more = with_field(TEXT, ("cards", 0), "parts", [{"id": "neck", "long": True}])
    assert more == TEXT.replace("gold: 3}", "gold: 3, parts: [{id: neck, long: true}]}")
    more = with_field(TEXT, ("cards", 1), "colour", "black")
    assert more == TEXT.replace('beak: "yes"', 'beak: "yes"\n    colour: black')


@pytest.mark.parametrize("word", ["23e18648", "1_000", "0x1f", "1:30", "yes", "12", "~"])
def test_a_word_that_some_readers_take_for_something_else_is_quoted(word: str) -> None:
    document = read_text(Path("cards.yaml"), with_field("cards: {}\n", ("cards",), "commit", word))
    assert document.sections == {"cards": {"commit": word}}
    assert document.mistakes == []


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(NoSuchYamlPath, match=r"cards\.1\.silver"):
        rewritten(TEXT, ("cards", 1, "silver"), "1")


def test_an_entry_is_copied_as_written() -> None:
    assert written(TEXT, ("cards", 0)) == "{id: swan, gold: 3}   # was 2"
    assert written(TEXT, ("cards", 1)).splitlines() == [
        "id: crow",
        "gold: 12 # much",
        "parts:",
        "  - id: wing",
        "    feathers: [1, 2]",
        "",
        "# about the beak",
        'beak: "yes"',
    ]
    assert written(TEXT, ("settings",)) == "rounds: 4"


@pytest.mark.parametrize(
    ("path", "ids"),
    [
        (("cards", 0), ["swan"]),
        (("cards", 1), ["crow"]),
        (("cards", 1, "parts", 0), ["crow", "wing"]),
        (("cards", 1, "parts", 0, "feathers"), ["crow", "wing"]),
        (("cards", 1, "gold"), ["crow"]),
        (("settings",), []),
        (("settings", "rounds"), []),
    ],
)
def test_a_copy_stands_where_it_stood(path: tuple[str | int, ...], ids: list[str]) -> None:
    """A document with one value, and the ids of the entries around it: what lies over the other by id."""
    document = yaml.safe_load(chain(path, ids, written(TEXT, path)))
    value, copy = yaml.safe_load(TEXT), document
    for part in path:
        value = value[part]
        copy = copy[0 if isinstance(part, int) else part]
    assert copy == value


@pytest.mark.parametrize("words", ["23e18648", "1e5", "12", "yes", "No", "012", "2026-11-29", "~", "<<", ""])
def test_text_is_quoted_where_a_reader_could_take_it_for_something_else(words: str) -> None:
    assert yaml_on_one_line({"name": words}) == f"{{name: '{words}'}}"


def test_numbers_are_written_without_exponents() -> None:
    assert yaml_on_one_line([0.00001, 12.0, -2.5e20, 0.1]) == "[0.00001, 12.0, -250000000000000000000.0, 0.1]"
