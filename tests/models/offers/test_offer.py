"""What of a decision can be done by hand."""

from wonderland_qt.engine.decisions import Option
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.offers.offer import NOTHING, Offer

OPTIONS = (
    Option("sit-1", (), Text("a"), "leader", "chair:1"),
    Option("sit-2", (), Text("b"), "leader", "chair:2"),
    Option("sit-2-well", (), Text("c"), "leader", "chair:2"),
    Option("rest", (), Text("d"), "leader", ""),
    Option("draw", (), Text("e"), "bag", ""),
    Option("give", (), Text("f"), "", "guest"),
    Option("pass", (), Text("g")),
    Option("far", (), Text("h"), "moon", "chair:1"),
)
LYING = {"leader", "chair:1", "chair:2", "bag", "guest"}


def offer() -> Offer:
    return Offer(OPTIONS, LYING.__contains__, str)


def test_a_piece_is_taken_to_the_places_of_its_options() -> None:
    assert offer().takeable == ("leader",)
    assert offer().places("leader") == ("chair:1", "chair:2", "leader")
    assert offer().put("leader", "chair:1") == ("sit-1",)
    assert offer().put("leader", "bag") == ()


def test_a_place_that_could_mean_two_things_means_both() -> None:
    assert offer().put("leader", "chair:2") == ("sit-2", "sit-2-well")


def test_a_piece_put_back_where_it_lies_means_what_it_means_alone() -> None:
    assert offer().put("leader", "leader") == ("rest",)


def test_what_has_one_end_is_touched() -> None:
    assert offer().touch("bag") == ("draw",)
    assert offer().touch("guest") == ("give",)
    assert offer().touch("leader") == (), "it is taken up"
    assert offer().touchable == ("leader", "bag", "guest", "chair:1")


def test_what_lies_nowhere_is_told_by_its_other_end() -> None:
    assert offer().touch("chair:1") == ("far",)


def test_a_place_for_a_piece_may_be_touched_at_once() -> None:
    assert offer().touch("chair:2") == ("sit-2", "sit-2-well")
    assert offer().first(["cloth", "chair:2", "leader"]) == "chair:2"
    assert NOTHING.first(["leader"]) == ""


def test_places_are_open_where_all_that_can_be_taken_up_goes_to_the_same() -> None:
    assert offer().open_places == ("chair:1", "chair:2")
    elsewhere = Option("march", (), Text("i"), "bag", "chair:1")
    assert Offer((*OPTIONS, elsewhere), LYING.__contains__, str).open_places == ()
    assert Offer(OPTIONS, LYING.__contains__, str, marked=True).open_places == ()
    assert NOTHING.open_places == ()
