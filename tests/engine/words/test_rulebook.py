"""The numbered rules, read from a document, and which of them a decision is about."""

import re
from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.words.rulebook import Rulebook, Section, cited

BOOKS = sorted(paths.rulebook("wonderland", "en").parent.glob("*.md"))
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


def test_every_language_of_the_words_has_its_own_rules() -> None:
    spoken = [folder.name for folder in (paths.window() / "words").iterdir() if folder.is_dir()]
    assert {paths.rulebook("wonderland", language) for language in spoken} == set(BOOKS)


@pytest.mark.parametrize("book_of", BOOKS, ids=lambda p: p.name)
def test_every_language_has_the_same_rules_in_the_same_chapters(book_of: Path) -> None:
    ours, english = Rulebook.read(book_of), Rulebook.read(paths.rulebook("wonderland", "en"))
    assert [chapter(section) for section in ours.sections] == [
        chapter(section) for section in english.sections
    ]


@pytest.mark.parametrize("book_of", BOOKS, ids=lambda p: p.name)
def test_every_language_refers_to_the_same_rules(book_of: Path) -> None:
    ours, english = Rulebook.read(book_of), Rulebook.read(paths.rulebook("wonderland", "en"))
    references = {rule.id: sorted(cited(rule.text)) for rule in ours.rules.values()}
    assert references == {rule.id: sorted(cited(rule.text)) for rule in english.rules.values()}


@pytest.mark.parametrize("book_of", BOOKS, ids=lambda p: p.name)
def test_every_language_names_the_same_numbers_and_rulings(book_of: Path) -> None:
    ours, english = Rulebook.read(book_of), Rulebook.read(paths.rulebook("wonderland", "en"))
    named = {rule.id: numbers_and_bold(rule.text) for rule in ours.rules.values()}
    assert named == {rule.id: numbers_and_bold(rule.text) for rule in english.rules.values()}


def chapter(section: Section) -> tuple[str, str, bool, list[str]]:
    """What a chapter keeps in every language: its number, its ids, whether words lead it, its rules."""
    number, _, title = section.title.partition(" ")
    return number, title[title.index("(") :], bool(section.lead), [rule.id for rule in section.rules]


def numbers_and_bold(words: str) -> tuple[list[str], int]:
    """The numbers in a rule, and how many words are bold: its rulings."""
    return sorted(re.findall(r"\d+", words)), words.count("**")
