"""Text that other people wrote gives no orders, and keeps all that people write names with."""

import pytest

from wonderland_qt.engine.words.foreign_text import harmless, on_one_line, quoted


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("\x1b[2J\x1b]52;c;eA==\x07", " [2J ]52;c;eA== "),
        ("a\u202eb\u2066c\u2069", "a b c "),
        ("caf\udce9.ftl", "caf .ftl"),
        ("\x9b2J\x7f", " 2J "),
    ],
)
def test_what_orders_a_terminal_about_is_blank(written: str, shown: str) -> None:
    assert harmless(written) == shown
    shown.encode()


@pytest.mark.parametrize(
    "written", ["👩\u200d👩\u200d👧", "می\u200cروم", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "a\nb\tc", "5\u00a0zł", "Żółw"]
)
def test_what_people_write_stays(written: str) -> None:
    assert harmless(written) == written


def test_a_line_is_one_line() -> None:
    assert on_one_line("a\nb\r\n\tc\u2028d") == "a b   c d"


def test_a_long_text_is_cut_where_it_is_quoted() -> None:
    assert quoted("9" * 3_000_000) == "9" * 200 + "…"
    assert quoted("9" * 200) == "9" * 200
