"""Numbers as they are printed."""

from wonderland_qt.engine.words.numerals import is_numeral, number_of, numeral, signed_numeral


def test_a_number_below_nothing_has_a_minus() -> None:
    assert [numeral(number) for number in (-12, 0, 7)] == ["\u221212", "0", "7"]


def test_a_change_has_its_sign_and_none_has_no_sign() -> None:
    assert [signed_numeral(number) for number in (-12, 0, 7)] == ["\u221212", "0", "+7"]


def test_a_printed_number_is_read_again() -> None:
    assert [number_of(numeral(number)) for number in (-12, 0, 7)] == [-12, 0, 7]


def test_only_whole_numbers_are_numerals() -> None:
    assert all(map(is_numeral, ("7", "0", "\u221212", "-12")))
    assert not any(map(is_numeral, ("", "\u2212", "3\u20135", "+2", "1.5")))
