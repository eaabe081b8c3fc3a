"""What cards say: whole sentences in every language, with all that their entries say."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.games.wonderland.positions import frozen_content
from wonderland_qt import paths
from wonderland_qt.engine.phrasing import describe, describe_all
from wonderland_qt.engine.words.localization import Words
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland.content.card_texts import quest_text, rules_of
from wonderland_qt.games.wonderland.content.vocabulary import ChipFilter, Effect, Hook, LastingHook, Trigger
from wonderland_qt.games.wonderland.verbs.battle import Strength
from wonderland_qt.games.wonderland.verbs.choices import EachOpponent, Opponent
from wonderland_qt.games.wonderland.verbs.rewards import Ally, DiscardSomeShards, Shards
from wonderland_qt.games.wonderland.verbs.units import Units

EVERY_LANGUAGE = pytest.mark.parametrize("language", ["en", "pl", "uk"])
ABOUT_A_CHIP = ("reveal", "madness", "played", "after_strength", "forged")
AT_TEA = {
    "tea_start", "card_taken", "head_reached", "die_rolled", "leader_placed", "tea_turn_end", "tea_end",
    "shards_discarded",
}  # fmt: skip
"""Triggers in which no chip works."""
WEAK = ChipFilter(level="weak")


def words_of(language: str) -> Words:
    return Words.load(paths.words("wonderland"), language)


def hook(when: Trigger, chip: ChipFilter | None = None) -> Hook:
    return Hook(when=when, chip=chip, do=(Shards(shards=1),))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "place 3 units in one region and gain a weak Rose"),
        ("pl", "umieść 3 jednostki w jednym regionie i zyskaj słabą Różę"),
        ("uk", "розмістити 3 загони в одному регіоні та отримати слабку Троянду"),
    ],
)
def test_a_tea_card_speaks_to_who_takes_it(language: str, said: str) -> None:
    rewards = describe_all((Units(units=3), Ally(type="rose", level="weak")))
    assert words_of(language).say(text("option-list", rewards=rewards)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A Castle by Any Name – feat in Wits’ End: in second place. Objective: at least 2 castles."),
        (
            "pl",
            (
                "Zamek, jak zwał, tak zwał – wyczyn w regionie Na-Muniu: drugie miejsce. "
                "Cel: co najmniej 2 zamki."
            ),
        ),
        ("uk", "Замок, хоч як його назви – подвиг у Мізкінці: друге місце. Звершення: щонайменше 2 замки."),
    ],
)
def test_a_quest_names_its_region_and_its_conditions(language: str, said: str) -> None:
    assert words_of(language).say(quest_text(frozen_content(), "a_castle_by_any_name")) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "At the end of the battle, if you were the first to stop: gain 2 VP."),
        ("pl", "Na końcu bitwy, jeśli wycofujesz się przed innymi: zyskaj 2 PZ."),
        ("uk", "Наприкінці битви, якщо зупиняєшся раніше за інших: отримай 2 ПБ."),
    ],
)
def test_conditions_are_clauses(language: str, said: str) -> None:
    assert words_of(language).say(rules_of(frozen_content().wonderlandians["dormouse"])) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "each opponent gets −2 on the strength track and discards 1 shard"),
        ("pl", "każdy przeciwnik dostaje −2 na torze bitwy i odrzuca 1 odłamek"),
        ("uk", "кожен суперник отримує −2 на треку сили та скидає 1 уламок"),
    ],
)
def test_what_falls_to_opponents_is_said_of_them(language: str, said: str) -> None:
    effect = EachOpponent(do=(Strength(by=-2), DiscardSomeShards(shards=1)))
    assert words_of(language).say(describe(effect)) == said.replace("−", "\N{MINUS SIGN}")


@EVERY_LANGUAGE
@pytest.mark.parametrize("when", sorted(set(get_args(Trigger)) - AT_TEA))
def test_every_trigger_of_a_battle_says_which_chips_it_means(language: str, when: Trigger) -> None:
    own = [Text("chip-hook", describe(hook(when, chip)).arguments) for chip in (None, WEAK)]
    assert len(set(map(words_of(language).say, own))) == 2


@EVERY_LANGUAGE
@pytest.mark.parametrize("when", ABOUT_A_CHIP)
def test_every_trigger_about_a_chip_says_which_chips_it_means(language: str, when: Trigger) -> None:
    texts = [describe(hook(when, chip)) for chip in (None, WEAK)]
    assert len(set(map(words_of(language).say, texts))) == 2


@EVERY_LANGUAGE
@pytest.mark.parametrize("when", ["reveal", "played", "after_strength"])
def test_what_lasts_says_when_it_happens_and_to_whom(language: str, when: Trigger) -> None:
    def lasting(uses: int) -> Effect:
        return LastingHook(when=when, uses=uses, do=(Shards(shards=1),))

    words = words_of(language)
    said = {words.say(describe(lasting(uses))) for uses in (0, 1, 2)}
    said |= {words.say(describe(Opponent(do=(lasting(uses),)))) for uses in (0, 1)}
    assert len(said) == 5
    assert words.missing == set()
