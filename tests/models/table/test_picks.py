"""An answer of several is put together, changed and sealed at the table."""

from __future__ import annotations

import pytest

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.offers.offer import Offer
from wonderland_qt.models.table.picks import Picks

ANN = PlayerId("ann")
CARDS = tuple(Option(f"card-{n}", (), Text("card"), f"card:{n}", "slot") for n in (1, 2, 3))
TWO = Decision(ANN, Text("two"), CARDS, pick_count=2)
ONE = Decision(ANN, Text("one"), CARDS)


@pytest.fixture
def picks() -> Picks:
    picks = Picks()
    picks.follow(TWO)
    return picks


def test_options_are_picked_in_order_and_taken_back(picks: Picks) -> None:
    picks.toggle("card-2")
    assert not picks.complete
    picks.toggle("card-1")
    assert (picks.complete, picks.answer) == (True, "card-2+card-1")
    picks.toggle("card-2")
    assert (picks.complete, picks.picked) == (False, ("card-1",))
    picks.take_back()
    assert picks.picked == ()


def test_one_that_is_too_many_takes_the_place_of_the_last(picks: Picks) -> None:
    for option in ("card-1", "card-2", "card-3"):
        picks.toggle(option)
    assert picks.answer == "card-1+card-3"


def test_no_two_options_of_one_piece_are_picked() -> None:
    sides = tuple(Option(f"side-{n}", (), Text("side"), "card:1") for n in (1, 2))
    picks = Picks()
    picks.follow(Decision(ANN, Text("two"), (*sides, *CARDS[1:]), pick_count=2))
    picks.toggle("side-1")
    picks.toggle("side-2")
    assert picks.picked == ("side-2",)


def test_what_was_picked_is_forgotten_with_its_decision(picks: Picks) -> None:
    picks.toggle("card-1")
    picks.follow(TWO)
    assert len(picks.picked) == 1
    picks.follow(None)
    assert (len(picks.picked), picks.wanted) == (0, 0)
    picks.follow(ONE)
    assert (picks.wanted, picks.complete) == (0, False), "one option is a whole answer"


def test_in_secret_the_answer_is_whole_with_the_last_key() -> None:
    picks = Picks()
    assert picks.press(ONE, "card-1") == "card-1"
    assert picks.press(TWO, "card-1") == ""
    assert picks.press(TWO, "card-3") == "card-1+card-3"


def test_what_is_picked_lies_once_more_where_it_would_be_put(picks: Picks) -> None:
    shown = {name: Piece(name, "card", "card", "hand") for name in ("card:1", "card:2", "slot")}
    picks.toggle("card-2")
    picks.toggle("card-3")
    assert [(piece.id, piece.place) for piece in picks.pieces(shown)] == [("picked:card:2", "slot")]


def test_where_several_are_picked_a_touch_marks_and_a_drag_does_too() -> None:
    offer = Offer(CARDS, {"card:1", "card:2", "card:3", "slot"}.__contains__, str, marked=True)
    assert offer.touch("card:1") == ("card-1",)
    assert offer.put("card:1", "slot") == ("card-1",)
    assert offer.touch("slot") == (), "the place alone means nothing"
    assert not offer.is_lifted_by("card:1")
