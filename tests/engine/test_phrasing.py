"""Texts are made from effects: their fields, amounts with what is counted, several as one sentence."""

from __future__ import annotations

from typing import ClassVar

from wonderland_qt.engine.content.content_model import ContentModel
from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import Counted, Numbered, PhrasedWith, describe, describe_all
from wonderland_qt.engine.words.texts import Text, text


class Thing(OneKey):
    """Family of things that happen."""


class Count(OneKey, Numbered):
    """Family of numbers of the position."""

    at_least: int = 1

    @property
    def number(self) -> int:
        return self.at_least


class Crumbs(Count, word="crumbs"):
    """How many crumbs there are."""


class For(Counted):
    """So many for each."""

    each: Count
    times: int = 1

    @property
    def number(self) -> int:
        return self.times


class Eat(Thing, word="eat", shorthand="cakes"):
    """Eat cakes."""

    cakes: int | For


class Sip(Thing, word="sip"):
    """Sip tea."""


class Which(ContentModel):
    """Which cup is meant."""

    blue: bool = False


class Wait(Thing, word="wait"):
    """Wait for a moment about a cup."""

    phrased_with: ClassVar[PhrasedWith] = {"when": ("moment-", "cup")}
    when: str
    cup: Which | None = None


def test_a_plain_amount_says_its_number_and_counts_nothing() -> None:
    assert describe(Eat(cakes=3)) == Text("thing-eat", (("cakes", 3), ("cakes-per", "none")))


def test_an_amount_of_the_position_says_its_number_and_what_it_is_counted_for() -> None:
    said = dict(describe(Eat(cakes=For(each=Crumbs(), times=2))).arguments)
    crumbs = text("count-crumbs", at_least=1, number=1)
    assert said == {"cakes": 2, "cakes-per": text("for", each=crumbs, times=2, number=2)}


def test_a_word_says_what_stands_beside_it() -> None:
    said = dict(describe(Wait(when="brewed", cup=Which(blue=True))).arguments)
    assert said["when"] == text("moment-brewed", cup=text("which", blue="yes"))
    assert dict(describe(Wait(when="brewed")).arguments)["when"] == text("moment-brewed", cup="none")


def test_equal_effects_side_by_side_are_said_once_with_how_often() -> None:
    assert describe_all([Sip(), Sip(), Eat(cakes=1)]) == (
        text("repeated", do=Text("thing-sip"), times=2),
        describe(Eat(cakes=1)),
    )


def test_different_effects_with_one_verb_are_said_as_one() -> None:
    one, two = describe(Eat(cakes=1)), describe(Eat(cakes=2))
    assert describe_all([Eat(cakes=2), Eat(cakes=1), Sip()]) == (
        text("same-verb", first=two, more=(one,)),
        Text("thing-sip"),
    )


def test_effects_keep_the_order_in_which_they_happen() -> None:
    assert [said.key for said in describe_all([Sip(), Eat(cakes=1), Sip()])] == [
        "thing-sip",
        "thing-eat",
        "thing-sip",
    ]
