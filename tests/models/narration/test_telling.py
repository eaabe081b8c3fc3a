"""The lines about a moment stay until they can be read, however short the moment is."""

from wonderland_qt.models.narration.telling import LEAST, MOST, Telling

SHORT = LEAST // 2


def test_a_line_stays_beside_the_next_ones_until_it_could_be_read() -> None:
    telling = Telling()
    for line in ("Ann takes a cup.", "Ann places 2 supporters.", "Ann gains a shard."):
        telling.follow([line], SHORT)
    assert telling.lines == ("Ann places 2 supporters.", "Ann gains a shard.")


def test_all_lines_of_one_moment_are_told_together() -> None:
    telling = Telling()
    telling.follow(["Ann draws a rose.", "Ben draws madness."], LEAST)
    assert telling.lines == ("Ann draws a rose.", "Ben draws madness.")
    telling.follow(["Ben busts."], LEAST)
    assert list(telling.lines) == ["Ben busts."]


def test_a_line_stays_as_long_as_nothing_else_is_told() -> None:
    telling = Telling()
    telling.follow(["Ann takes a cup."], LEAST)
    telling.follow([], LEAST)
    assert telling.lines == ("Ann takes a cup.",)


def test_nothing_is_told_any_more_of_what_was_taken_back() -> None:
    telling = Telling()
    telling.follow(["Ann takes a cup."], SHORT)
    telling.forget()
    assert telling.lines == ()


def test_a_line_that_is_still_there_is_not_told_twice() -> None:
    telling = Telling()
    telling.follow(["Ann gains a rose."], SHORT)
    telling.follow(["Ann gains a rose.", "Ann places a unit."], SHORT)
    assert telling.lines == ("Ann gains a rose.", "Ann places a unit.")


def test_an_old_line_never_stands_beside_the_name_of_another_who_steps_forward() -> None:
    telling = Telling()
    telling.follow(["Ann takes a cup."], LEAST, "ann")
    telling.follow([], LEAST, "ann")
    assert list(telling.lines) == ["Ann takes a cup."]
    telling.follow([], SHORT, "ben")
    assert list(telling.lines) == []
    telling.follow(["Ben takes a cup."], SHORT, "ben")
    telling.follow([], SHORT, "cat")
    assert list(telling.lines) == ["Ben takes a cup."], "it could not be read yet"


def test_a_line_stays_while_no_one_steps_forward_and_when_the_same_one_does_again() -> None:
    telling = Telling()
    telling.follow(["Ann takes a cup."], LEAST, "ann")
    telling.follow([], SHORT)
    telling.follow([], SHORT, "ann")
    assert list(telling.lines) == ["Ann takes a cup."]


def test_lines_that_no_one_could_read_do_not_pile_up() -> None:
    telling = Telling()
    for number in range(1000):
        telling.follow([f"Ann gains {number} roses.", f"Ben gains {number} shards."], 0)
    assert len(telling.lines) == MOST
    assert telling.lines[-1] == "Ben gains 999 shards."
