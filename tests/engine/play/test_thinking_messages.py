"""Tests for the messages between the program and the process in which bots think."""

from io import BytesIO

from wonderland_qt.engine.play.thinking_messages import framed, unframed


def test_messages_come_out_as_they_went_in() -> None:
    stream = BytesIO(framed(b"first") + framed(b"") + framed(b"third"))

    assert [unframed(stream) for _ in range(4)] == [b"first", b"", b"third", None]


def test_a_message_cut_short_by_the_end_of_the_asking_program_is_the_end() -> None:
    stream = BytesIO(framed(b"whole") + framed(b"cut short")[:-1])

    assert [unframed(stream) for _ in range(2)] == [b"whole", None]
