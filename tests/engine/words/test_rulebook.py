"""The numbered rules, read from a document, and which of them a decision is about."""

import pytest

from wonderland_qt.engine.words.rulebook import Rulebook, cited

DOCUMENT = """# A small game

Its rules.

## 1. Stones (STONE)
Everybody has stones.
- STONE-1 Take one stone,
  or two. **Ruling**: never three. STONE-2 Pass the rest (see LAST-1).

## 2. The end (LAST)
- LAST-1 Nobody has stones.
| | Red | Blue |
|---|---|---|
| A | LAST-A1 Red wins | LAST-A2 Blue wins |
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook.parse(DOCUMENT)


def test_every_rule_is_found_by_its_number(book: Rulebook) -> None:
    assert list(book.rules) == ["STONE-1", "STONE-2", "LAST-A1", "LAST-A2", "LAST-1"]
    assert book.rules["STONE-1"].text == "Take one stone, or two. **Ruling**: never three."
    assert book.rules["STONE-2"].text == "Pass the rest (see LAST-1)."


def test_a_rule_in_a_table_says_what_its_cell_is_about(book: Rulebook) -> None:
    assert (book.rules["LAST-A2"].about, book.rules["LAST-A2"].text) == ("Blue, A", "Blue wins")


def test_what_has_no_number_leads_the_book_and_its_chapters(book: Rulebook) -> None:
    assert (book.title, book.lead) == ("A small game", "Its rules.")
    assert [section.lead for section in book.sections] == ["Everybody has stones.", ""]


def test_a_search_keeps_the_rules_that_hold_every_word(book: Rulebook) -> None:
    assert list(book.found("NOBODY stones").rules) == ["LAST-1"]
    assert list(book.found("red a").rules) == ["LAST-A1"]
    assert book.found("whale").sections == ()
    assert book.found("  ") is book


def test_words_cite_each_rule_once() -> None:
    assert cited("Draw (BATTLE-2, ALLY-B3); as in BATTLE-2.") == ("BATTLE-2", "ALLY-B3")
