"""Words that a pack brings are checked message by message, each mistake at its letter."""

from __future__ import annotations

import pytest

from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.engine.words.worded_errors import in_words
from wonderland_qt.engine.words.words_check import flaws_of_words

GAME = """
rose = Rose
gains = { $player } gains { $shards }.
greets = Hail { -hero }!
-hero = Alice
"""


def flaws(source: str, language: str = "en") -> list[tuple[int, str, str]]:
    """Return where a pack's words are wrong, in which message, and how."""
    game = Catalogue({"game.ftl": GAME})
    found = flaws_of_words(Catalogue({"words.ftl": source}), game, language, game)
    return [(flaw.offset, flaw.key, in_words(flaw.message)) for flaw in found]


@pytest.mark.parametrize("source", ["", "\n\n", "# my words\n", "## All\n\n# of them\n"])
def test_a_file_without_a_message_is_fine(source: str) -> None:
    assert flaws(source) == []


@pytest.mark.parametrize(
    "source",
    [
        "rose = Rosette",
        "gains = { $shards } for { $player }",
        "gains = { FORM($player, form: 'x') }".replace("'", '"'),
        "greets = { rose }, { -hero }",
        "new = { $anything } { NUMBER($n, minimumFractionDigits: 2) }",
        'braces = {"{"} and {"}"}',
        "several = { $n ->\n    [one] one\n   *[other] { $n }\n}",
        "tall = two\n    lines\n    .genitive = of { rose }",
        "emoji = 👩\u200d👩\u200d👧 می\u200cروم",
    ],
)
def test_words_that_can_be_said_have_no_flaw(source: str) -> None:
    assert flaws(source) == []


@pytest.mark.parametrize(
    ("source", "where", "key", "expected"),
    [
        ("a = { ", 6, "a", "an expression is missing in the braces; correct the syntax"),
        ("a = x\na = y", 6, "a", "is already in words.ftl; keep one of them"),
        ("a = { a }", 6, "a", "this message refers to itself (a > a); remove one of the references"),
        ("a = { b }\nb = { a }", 16, "b", "refers to itself (a > b > a)"),
        ("-a = { -b }\n-b = { -a }", 19, "-b", "refers to itself (-a > -b > -a)"),
        ("a = x\n    .of = { a.of }", 18, "a", "refers to itself (a.of > a.of)"),
        ("-hero = { greets }", 10, "-hero", "refers to itself (-hero > greets > -hero)"),
        ("a = { rse }", 6, "a", "unknown message 'rse'; did you mean 'rose'?"),
        ("a = { rose.of }", 6, "a", "unknown message 'rose.of'; correct the name"),
        ("gains = { $plyer }", 10, "gains", "$plyer is not an argument of 'gains'; did you mean 'player'?"),
        ("rose = { $x }", 9, "rose", "$x is not an argument of 'rose'; it has none"),
        ("rose = { b }\nb = { $x }", 19, "b", "$x is not an argument of 'rose'; it has none"),
        ("a = { FOO() }", 6, "a", "unknown function FOO; known: FORM, KEY, NUMBER, SIGNED, TENTHS"),
        ("a = { KEY($x, form: 1) }", 14, "a", "KEY has no option form"),
        ("a = { NUMBER(1, minimumIntegerDigits: 30000000) }", 16, "a", "must be 0 to 20, not 30000000"),
        ("a = { NUMBER(1, minimumIntegerDigits: -1) }", 16, "a", "must be 0 to 20, not -1"),
        ("a = " + "{ " * 11 + '"x"' + " }" * 11, 0, "a", "braces and calls are nested more than 10 levels"),
        ("a = " + "{ " * 1200, 0, "a", "braces and calls are nested more than 10 levels deep"),
        ("a = " + '{ "" }' * 101, 0, "a", "a message has at most 100 placeables; split it into several"),
        ("a = " + "x" * 2497, 0, "a", "a message has at most 2500 characters, not 2501; shorten it"),
        ("a = \x1b[2J", 0, "a", "this message contains a control character; remove it"),
        ("a = \u202eevil", 0, "a", "this message contains a control character; remove it"),
        ('a = { "\\u0000" }', 6, "a", "\\u0000 is not a visible character; remove it"),
        ('a = { "\\U110000" }', 6, "a", "\\U110000 is not a visible character; remove it"),
        ("a = { rose ->\n   *[x] y\n}", 11, "a", "correct the syntax"),
    ],
)  # fmt: skip
def test_a_flaw_is_told_at_its_letter_with_its_remedy(
    source: str, where: int, key: str, expected: str
) -> None:
    (found,) = flaws(source)
    assert found[:2] == (where, key)
    assert expected in found[2]


def test_messages_that_multiply_or_lead_on_and_on_are_told() -> None:
    ten_times = "\n".join(f"-a{n + 1} = " + f"{{ -a{n} }}" * 10 for n in range(9))
    told = str(flaws(f"-a0 = lol\n{ten_times}"))
    assert "this message, with everything it refers to, has more than 1000 parts" in told
    chain = "\n".join(f"a{n} = {{ a{n + 1} }}" for n in range(2000)) + "\na2000 = end"
    assert flaws(chain)[0][2] == "its references run through more than 20 messages; shorten them"
    many = "\n".join(f"a{n} = {{ b }}" for n in range(900)) + "\nb = " + '{ "" }' * 50
    assert "they refer to one another too often" in flaws(many)[-1][2]


def test_a_language_has_a_bounded_number_of_messages_and_braces() -> None:
    assert "there are more than 3000 of them" in flaws("\n".join(f"a{n} = x" for n in range(3001)))[0][2]
    braces = "\n".join(f"a{n} = " + "{ $x }" * 50 for n in range(81))
    assert "there are more than 4000 braces in them" in flaws(braces)[0][2]


def test_at_most_a_hundred_flaws_are_told() -> None:
    assert len(flaws("\n".join(f"a{n} = {{ lost }}" for n in range(500)))) == 100


def test_each_message_is_tried_with_numbers_and_texts() -> None:
    said = '{ $n ->\n    [5] { NUMBER("x") }\n   *[other] fine\n}'
    assert flaws(f"a = {said}") == []
    ((_, key, expected),) = flaws('a = { NUMBER("x") }')
    assert (key, expected[:34]) == ("a", "this message cannot be formatted: ")


@pytest.mark.parametrize(
    "source",
    [
        "a = " + "{ " * 400 + '"x"' + " }" * 400,
        "a = { NUMBER(1, minimumIntegerDigits: 400000000) }",
        "a = { a }",
        "a = " + "x" * 5000,
    ],
)
def test_words_that_nobody_checked_do_no_harm_when_they_are_said(source: str) -> None:
    words = Words("en", Catalogue({"words.ftl": source}))
    assert len(words.say(Text("a"))) < 40
    assert words.missing


def test_whatever_is_said_gives_a_terminal_no_orders() -> None:
    words = Words("en", Catalogue({"words.ftl": "a = { $name }"}))
    assert words.say(Text("a", (("name", "x\x1b]0;y\x07👩\u200d👧"),))) == "x ]0;y 👩\u200d👧"
