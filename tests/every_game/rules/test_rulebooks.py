"""The rules reference of every game: the same numbered rules in each language, in the form that is read."""

import re
from pathlib import Path

import pytest

from tests.every_game.on_screen import LANGUAGES
from wonderland_qt import paths
from wonderland_qt.engine.words.rulebook import Rulebook, Section, cited

SHELVES = sorted(paths.resources().glob("*/rules"))
OF_A_GAME = pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf.parent.name)
TRANSLATED = pytest.mark.parametrize("language", LANGUAGES[1:])


def test_there_are_games_with_rules() -> None:
    assert SHELVES


@OF_A_GAME
def test_a_game_has_rules_in_every_language_and_no_others(shelf: Path) -> None:
    assert sorted(book.stem for book in shelf.glob("*.md")) == sorted(LANGUAGES)


@OF_A_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_says_what_it_is_and_every_chapter_has_rules(shelf: Path, language: str) -> None:
    book = book_in(shelf, language)
    assert book.title
    assert book.lead
    assert [section.title for section in book.sections if not section.rules] == []


@OF_A_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_has_a_number_twice_or_refers_to_one_that_is_not_there(shelf: Path, language: str) -> None:
    book = book_in(shelf, language)
    assert len(book.rules) == sum(len(section.rules) for section in book.sections)
    unknown = {rule.id: set(cited(rule.text)) - set(book.rules) for rule in book.rules.values()}
    assert {rule: ids for rule, ids in unknown.items() if ids} == {}


@OF_A_GAME
@TRANSLATED
def test_a_language_has_the_same_rules_in_the_same_chapters(shelf: Path, language: str) -> None:
    assert [chapter(section) for section in book_in(shelf, language).sections] == [
        chapter(section) for section in book_in(shelf, "en").sections
    ]


@OF_A_GAME
@TRANSLATED
def test_a_language_names_the_same_rules_numbers_and_rulings(shelf: Path, language: str) -> None:
    ours, english = book_in(shelf, language).rules, book_in(shelf, "en").rules
    assert {rule.id: said_in_every_language(rule.text) for rule in ours.values()} == {
        rule.id: said_in_every_language(rule.text) for rule in english.values()
    }


def book_in(shelf: Path, language: str) -> Rulebook:
    """The rules of a game in a language."""
    return Rulebook.read(shelf / f"{language}.md")


def chapter(section: Section) -> tuple[str, str, bool, list[str]]:
    """What a chapter keeps in every language: its number, its ids, whether words lead it, its rules."""
    number, _, title = section.title.partition(" ")
    return number, title[title.index("(") :], bool(section.lead), [rule.id for rule in section.rules]


def said_in_every_language(words: str) -> tuple[list[str], list[str], int]:
    """The rules and numbers that a rule names, and how many words are bold: its rulings."""
    return sorted(cited(words)), sorted(re.findall(r"\d+", words)), words.count("**")
