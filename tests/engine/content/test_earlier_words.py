"""Earlier words: read as the present ones, in their places, and nowhere else."""

from __future__ import annotations

from pathlib import Path

from wonderland_qt.engine.content.earlier_words import notice
from wonderland_qt.engine.content.yaml.yaml_reader import read_text
from wonderland_qt.engine.words.earlier_messages import EarlierWord, words_now

FILE = Path("a.yaml")


def test_an_earlier_key_is_read_as_the_present_one_and_lines_stay() -> None:
    document = read_text(
        FILE, "tips:\n  - when: {'fact': {Rain: {}}, asked: x} # fact\n  - {about: fact, fact: 1}\n"
    )
    assert document.sections == {
        "tips": [{"when": {"event": {"Rain": {}}, "asked": "x"}}, {"about": "fact", "fact": 1}]
    }
    assert document.text == (
        "tips:\n  - when: {'event': {Rain: {}}, asked: x} # fact\n  - {about: fact, fact: 1}\n"
    )
    assert document.earlier == (EarlierWord(2, 12, "fact", "event"),)


def test_an_earlier_key_beside_the_present_one_is_written_twice() -> None:
    (mistake,) = read_text(FILE, "when:\n  event: Rain\n  fact: Rain\n").mistakes
    assert "a.yaml:3:3: when.event: this key is written twice" in str(mistake)


def test_messages_go_by_their_present_ids_where_they_stand_and_where_they_are_referred_to() -> None:
    text, found = words_now("# fact-Rain\nfact-Rain = In fact-Rain, { fact-Sun }\nwindow-title = x\n", FILE)
    assert text == "# fact-Rain\nevent-Rain = In fact-Rain, { event-Sun }\nwindow-title = x\n"
    assert [(word.line, word.column) for word in found] == [(2, 1), (2, 29)]


def test_arguments_go_by_their_present_names_but_where_they_are_something_else() -> None:
    text, found = words_now(
        "a = { $worth ->\n   *[other] { FORM($part) }\n}\npiece-strength-part = { $part }\n", FILE
    )
    assert text == "a = { $value ->\n   *[other] { FORM($role) }\n}\npiece-strength-part = { $part }\n"
    assert [(word.line, word.column, word.before) for word in found] == [(1, 8, "worth"), (2, 21, "part")]


def test_house_rules_go_by_the_words_of_game_options() -> None:
    text, found = words_now("house-rule-bags = a\nhouse-bags-own = b\noption-asked = c\n", FILE)
    assert text == "option-bags = a\nbags-own = b\noption-asked = c\n"
    assert len(found) == 2


def test_a_file_has_one_notice_at_its_first_earlier_word() -> None:
    words = (
        EarlierWord(7, 1, "facts", "events"),
        EarlierWord(3, 2, "fact", "event"),
        EarlierWord(9, 1, "fact", "event"),
    )
    (told,) = notice(FILE, words)
    assert str(told) == (
        "a.yaml:3:2: this is an earlier name; write 'events' instead of 'facts', 'event' instead of 'fact'"
    )
    assert not list(notice(FILE, ()))
