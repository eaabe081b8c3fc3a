"""The words of Bunny Kingdom's content: all has a name, and parchments say what the rules say of them."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tests.games.bunny_kingdom.positions import frozen_content
from wonderland_qt import paths
from wonderland_qt.components.entries import entries
from wonderland_qt.engine.phrasing import describe
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.rulebook import Rulebook
from wonderland_qt.engine.words.texts import Text, text

EVERY_LANGUAGE = pytest.mark.parametrize("language", ["en", "pl", "uk"])
PARCHMENTS = frozen_content().files.parchments
RULES = [
    f"{family}-{number + 1}"
    for family, kind in (("TREASURE", "treasure"), ("MISSION", "mission"))
    for number, _ in enumerate(parchment for parchment in PARCHMENTS if parchment.kind == kind)
]


@cache
def words_in(language: str) -> Words:
    """All that can be said in a language."""
    return Words.load(paths.words("bunny_kingdom"), language)


@cache
def rules_in(language: str) -> Rulebook:
    """The numbered rules in a language."""
    return Rulebook.read(paths.rulebook("bunny_kingdom", language))


@EVERY_LANGUAGE
def test_all_of_the_content_has_a_name(language: str) -> None:
    words = words_in(language)
    assert [entry.id for entry in entries(frozen_content().files) if not words.has(entry.id)] == []


@EVERY_LANGUAGE
def test_the_rules_call_every_parchment_as_its_card_does(language: str) -> None:
    for parchment, rule in zip(PARCHMENTS, RULES, strict=True):
        said = words_in(language).say(Text(parchment.id))
        assert rules_in(language).rules[rule].text.startswith(f"{said}:"), rule


@EVERY_LANGUAGE
def test_every_parchment_says_the_numbers_of_its_rule(language: str) -> None:
    for parchment, rule in zip(PARCHMENTS, RULES, strict=True):
        rules = tuple(map(describe, parchment.score))
        said = words_in(language).say(text("option-parchment", parchment=Text(parchment.id), rules=rules))
        ruled = rules_in(language).rules[rule].text.partition("**")[0]
        assert set(re.findall(r"\d+", said)) <= set(re.findall(r"\d+", ruled)), rule
        assert "[" not in said


@EVERY_LANGUAGE
@pytest.mark.parametrize("number", [1, 2, 5, 22])
def test_numbers_of_points_are_said_as_each_language_counts(language: str, number: int) -> None:
    counted = {
        "en": {1: "1 point", 2: "2 points", 5: "5 points", 22: "22 points"},
        "pl": {1: "1 punkt", 2: "2 punkty", 5: "5 punktów", 22: "22 punkty"},
        "uk": {1: "1 бал", 2: "2 бали", 5: "5 балів", 22: "22 бали"},
    }
    assert words_in(language).say(text("scoring-points", points=number)) == counted[language][number]


@EVERY_LANGUAGE
def test_what_is_counted_agrees_with_the_number_before_it(language: str) -> None:
    cities = Text("measure-cities")
    said = [
        words_in(language).say(text("scoring-at_least", of=cities, points=3, minimum=minimum))
        for minimum in (1, 2, 9)
    ]
    assert (
        said
        == {
            "en": [
                "3 points with at least 1 city controlled",
                "3 points with at least 2 cities controlled",
                "3 points with at least 9 cities controlled",
            ],
            "pl": [
                "3 punkty za co najmniej 1 kontrolowane miasto",
                "3 punkty za co najmniej 2 kontrolowane miasta",
                "3 punkty za co najmniej 9 kontrolowanych miast",
            ],
            "uk": [
                "3 бали за щонайменше 1 контрольоване місто",
                "3 бали за щонайменше 2 контрольовані міста",
                "3 бали за щонайменше 9 контрольованих міст",
            ],
        }[language]
    )
