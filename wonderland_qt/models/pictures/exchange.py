"""What this program and the process that draws say to each other: a length, then that many bytes."""

from __future__ import annotations

import struct
from typing import IO

import msgspec

from wonderland_qt.engine.words.texts import Text

_LENGTH = struct.Struct(">I")
MOST_BYTES_OF_A_MESSAGE = 32 * 2**20


class Wanted(msgspec.Struct):
    """A picture as somebody else wrote it, to be drawn with its longer side so many pixels long."""

    svg: bytes
    side: int


class Drawn(msgspec.Struct):
    """The pixels of a picture as a file holds them, or why there are none, and the line of that."""

    pixels: bytes = b""
    why: Text | None = None
    line: int = 1


def send(stream: IO[bytes], message: bytes) -> None:
    """Write a message; raises OSError."""
    stream.write(_LENGTH.pack(len(message)) + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Return the next message, None where the stream has ended or says what is no message."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    if length > MOST_BYTES_OF_A_MESSAGE:
        return None
    message = stream.read(length)
    return message if len(message) == length else None
