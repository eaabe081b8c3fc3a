"""Numbers as they are printed."""

from wonderland_qt.engine.words.numerals import number_of, numeral, signed_numeral


def test_a_number_below_nothing_has_a_minus() -> None:
    assert [numeral(number) for number in (-12, 0, 7)] == ["\u221212", "0", "7"]


def test_a_change_has_its_sign_and_none_has_no_sign() -> None:
    assert [signed_numeral(number) for number in (-12, 0, 7)] == ["\u221212", "0", "+7"]


def test_a_printed_number_is_read_again() -> None:
    assert [number_of(numeral(number)) for number in (-12, 0, 7)] == [-12, 0, 7]
