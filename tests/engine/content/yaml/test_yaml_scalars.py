"""Unquoted words: what has one meaning everywhere, and what has not."""

import pytest

from wonderland_qt.engine.content.yaml.yaml_scalars import AmbiguousWord, Scalar, plain_key, plain_value
from wonderland_qt.engine.words.worded_errors import in_words


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("0", 0),
        ("-12", -12),
        ("3.50", 3.5),
        ("-0.5", -0.5),
        ("walrus", "walrus"),
        ("1.2.3", "1.2.3"),
        ("3 units", "3 units"),
        ("-", "-"),
        ("+", "+"),
        ("yesterday", "yesterday"),
        ("1:99", "1:99"),
    ],
)
def test_words_with_one_meaning_are_read(text: str, value: Scalar) -> None:
    read = plain_value(text)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("text", "meaning", "instead"),
    [
        *(
            (word, "true", "true")
            for word in ("y", "Y", "yes", "Yes", "YES", "on", "On", "ON", "True", "TRUE")
        ),
        *((word, "false", "false") for word in ("n", "N", "no", "No", "NO", "off", "Off", "OFF", "False")),
        *((word, "nothing", "null") for word in ("Null", "NULL")),
        ("=", "default", ""),
        ("<<", "merge", ""),
        ("12:30", "base-60", ""),
        ("1:2:3.5", "base-60", ""),
        ("010", "octal", ""),
        ("08", "octal", ""),
        ("0o17", "octal", ""),
        ("0x1F", "hexadecimal", ""),
        ("0b11", "binary", ""),
        ("1_000", "number", "1000"),
        ("+3", "number", "3"),
        (".5", "number", "0.5"),
        ("1.", "number", ""),
        ("1e3", "number", ""),
        ("9" * 19, "number", ""),
        ("2024-01-02", "date", ""),
        ("2024-01-02T10:00:00Z", "date", ""),
        (".inf", "infinity", ""),
        ("-.Inf", "infinity", ""),
        (".nan", "not-a-number", ""),
    ],
)
def test_words_with_two_meanings_are_refused(text: str, meaning: str, instead: str) -> None:
    assert plain_value(text) == AmbiguousWord(text, meaning, instead)


def test_an_ambiguous_word_says_what_to_do() -> None:
    start = "unquoted '1_000' may mean a number in YAML; put it in quotes"
    assert in_words(AmbiguousWord("1_000", "number", "1000").message) == f"{start}, or write 1000"
    assert in_words(AmbiguousWord("1_000", "number").message) == start


def test_keys_are_names_or_whole_numbers() -> None:
    assert [plain_key(text) for text in ("y", "no", "on", "true", "null", "2", "1.5")] == [
        "y", "no", "on", "true", "null", 2, "1.5",
    ]  # fmt: skip
    assert isinstance(plain_key("010"), AmbiguousWord)
