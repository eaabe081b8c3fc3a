"""Mistakes: how they print, in which order, and what they suggest."""

from pathlib import Path

import pytest

from wonderland_qt.engine.content.mistakes import LONGEST_MESSAGE, ContentMistakes, Mistake
from wonderland_qt.engine.words.message_parts import expected, shown, suggestion
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import in_words, literal


def test_a_mistake_prints_as_a_line_that_editors_jump_to() -> None:
    wanted = expected(Text("value-whole-number"), shown("x"))
    mistake = Mistake(Path("tea/a.yaml"), 3, 7, "cards.walrus.vp", wanted)
    assert str(mistake) == "tea/a.yaml:3:7: cards.walrus.vp: expected a whole number, not 'x'"
    whole = Mistake(Path("a.yaml"), 1, 1, "", literal("the file is empty"))
    assert str(whole) == "a.yaml:1:1: the file is empty"


def test_a_mistake_is_told_in_every_language() -> None:
    mistake = Mistake(Path("a.yaml"), 3, 7, "vp", expected(Text("value-whole-number"), shown("x")))
    assert mistake.in_words("pl") == "a.yaml:3:7: vp: tu ma być: liczba całkowita, a nie: „x”"
    assert mistake.in_words("uk") == "a.yaml:3:7: vp: тут має бути: ціле число, а не: «x»"


def test_foreign_words_in_a_mistake_stay_on_one_line_and_short() -> None:
    mistake = Mistake(Path("a.yaml"), 1, 1, "", literal("a\nb\x1b" + "c" * 5_000))
    assert mistake.expected.startswith("a b c")
    assert len(mistake.expected) <= LONGEST_MESSAGE + 1


def test_mistakes_come_once_each_by_file_and_line() -> None:
    places = [("b", 1, 1), ("a", 10, 1), ("a", 9, 2), ("a", 9, 1), ("a", 9, 1)]
    x = literal("x")
    raised = ContentMistakes(Mistake(Path(name), line, column, "", x) for name, line, column in places)
    assert str(raised) == "a:9:1: x\na:9:2: x\na:10:1: x\nb:1:1: x"


def test_the_nearest_word_is_suggested_or_else_the_few_there_are() -> None:
    assert in_words(suggestion("vpp", ["vp", "place"])) == "; did you mean 'vp'?"
    assert in_words(suggestion("quest", ["vp", "place"])) == "; known: place, vp"
    assert suggestion("quest", map(str, range(100))) == ""
    assert suggestion("quest", []) == ""


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"),
        (True, "true"),
        (3, "3"),
        (0.5, "0.5"),
        ("walrus", "'walrus'"),
        ("x" * 41, f"'{'x' * 40}…'"),
        ([], "a list"),
        ({}, "a mapping"),
    ],
)
def test_values_are_shown_in_words(value: object, words: str) -> None:
    assert in_words(shown(value)) == words
