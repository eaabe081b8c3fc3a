"""Flights: the number changes where a gain lands, one gain after another."""

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.gains import Benefit, summed
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.models.performing.flights import by_id, flight_of, with_earlier_numbers

ANN, BEN = PlayerId("ann"), PlayerId("ben")
BEFORE = by_id([Piece("bag", "bag", "any", badge="4"), Piece("field", "field", "any")])
AFTER = by_id([Piece("bag", "bag", "any", badge="6"), Piece("pebble:7", "pebble", "round", "bag")])
GAINS = (
    Benefit(ANN, "icon/pebble", piece="pebble:7", lands=("purse", "bag")),
    Benefit(ANN, "icon/pebble", lands=("purse", "bag")),
)


def test_each_of_two_gains_has_its_own_number() -> None:
    numbers = [flight_of(GAINS, number, "", BEFORE, AFTER) for number in range(2)]
    assert [(one.was, one.now) for one in numbers] == [("4", "5"), ("5", "6")]


def test_a_piece_that_lies_open_flies_with_its_own_picture() -> None:
    assert flight_of(GAINS, 0, "", BEFORE, AFTER).gain.picture == "pebble/round"
    assert flight_of(GAINS, 1, "", BEFORE, AFTER).gain.picture == "icon/pebble"


def test_one_that_lies_face_down_flies_face_down() -> None:
    hidden = by_id([Piece("pebble:7", "pebble", "round", "bag", face=False)])
    assert flight_of(GAINS, 0, "", BEFORE, hidden).gain.picture == "icon/pebble"


def test_a_number_does_not_change_before_its_gain_has_landed() -> None:
    shown = {piece.id: piece.badge for piece in with_earlier_numbers(tuple(AFTER.values()), BEFORE, GAINS)}
    assert shown == {"bag": "4", "pebble:7": ""}


def test_gains_of_one_kind_are_told_as_one_and_what_comes_to_nothing_as_none() -> None:
    shards = [Benefit(ANN, "icon/shard", amount) for amount in (2, 1)]
    lost = Benefit(BEN, "icon/shard", -1), Benefit(BEN, "icon/shard", 1)
    assert summed((*shards, *lost)) == (Benefit(ANN, "icon/shard", 3),)


def test_penalty_points_are_written_with_a_minus_and_do_not_rise() -> None:
    before, after = (by_id([Piece("count", "count", "any", badge=badge)]) for badge in ("0", "−2"))
    lost = flight_of((Benefit(ANN, "icon/penalty", 2, lands=("count",)),), 0, "", before, after)
    assert (lost.was, lost.now, lost.rises) == ("0", "−2", False)


def test_what_is_taken_from_somebody_changes_two_numbers() -> None:
    before, after = (
        by_id([Piece("ann", "count", "any", badge=mine), Piece("ben", "count", "any", badge=others)])
        for mine, others in (("×4", "×3"), ("×6", "×1"))
    )
    stolen = flight_of((Benefit(ANN, "tart/any", 2, lands=("ann",), across=("ben",)),), 0, "", before, after)
    assert (stolen.was, stolen.now, stolen.left) == ("4", "6", ("3", "1"))


def test_a_loss_is_told_by_its_number() -> None:
    lost = flight_of((Benefit(ANN, "icon/pebble", -2, lands=("bag",)),), 0, "", AFTER, BEFORE)
    assert (lost.was, lost.now, lost.rises) == ("6", "4", False)


def test_what_comes_from_a_supply_is_told_from_what_somebody_had() -> None:
    seen = by_id([Piece(f"tart:{owner}", "tart", "any", badge="1") for owner in (ANN, BEN)])
    for origin, supplied in (("tart:ben", False), ("supply:tart", True)):
        taken = Benefit(ANN, "tart/any", lands=("tart:ann",), across=(origin,))
        assert flight_of((taken,), 0, "", seen, seen, (ANN, BEN)).supplied is supplied
