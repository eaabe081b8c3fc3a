"""Amounts: options that are so many of one thing are stepped through, and nothing else is."""

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.offers.offer import Offer
from wonderland_qt.models.offers.steps_of_amounts import counted, steps_of


def some(thing: str, *amounts: int, take: str = "") -> list[Option]:
    return [Option(f"{thing}:{n}", (), Text("n"), take, amount=n) for n in amounts]


NOTHING = Option("nothing", (), Text("n"))


def test_amounts_of_one_thing_are_steps_from_the_least() -> None:
    assert [option.id for option in steps_of(some("stone", 2, 1, 3))] == ["stone:1", "stone:2", "stone:3"]


def test_one_amount_a_gap_two_things_and_two_places_are_no_steps() -> None:
    assert steps_of(some("stone", 1)) == ()
    assert steps_of(some("stone", 1, 3)) == ()
    assert steps_of([*some("stone", 1), *some("shell", 2)]) == ()
    assert steps_of([*some("stone", 1, take="a"), *some("stone", 2, take="b")]) == ()
    assert steps_of([]) == ()


def test_what_is_no_amount_stays_beside_the_amounts_of_but_one_thing() -> None:
    assert [option.id for option in counted([NOTHING, *some("stone", 1, 2)])] == ["stone:1", "stone:2"]
    assert counted([*some("stone", 1, 2), *some("shell", 1, 2)]) == ()


def test_a_hand_means_the_least_and_is_told_how_many_where_it_is_asked() -> None:
    offer = Offer(some("stone", 1, 2, take="heap"), {"heap"}.__contains__, str.upper)
    answers = offer.touch("heap")
    assert (offer.meant(answers), offer.words(answers, 3)) == ("stone:1", "")
    single = Offer([NOTHING], {"heap"}.__contains__, str.upper)
    assert (single.meant(("nothing",)), single.words(("nothing",), 3)) == ("nothing", "NOTHING")
