"""Messages between this program and the drawing process: a length, then that many bytes."""

from __future__ import annotations

import struct
from typing import IO

import msgspec

from wonderland_qt.engine.words.texts import Text

_LENGTH = struct.Struct(">I")
MOST_BYTES_OF_A_MESSAGE = 32 * 2**20


class Wanted(msgspec.Struct):
    """A request to draw an untrusted SVG with this many pixels on its longer side."""

    svg: bytes
    side: int


class Drawn(msgspec.Struct):
    """The pixels of a picture in their file format, or the reason and line of a failure."""

    pixels: bytes = b""
    why: Text | None = None
    line: int = 1


def send(stream: IO[bytes], message: bytes) -> None:
    """Write a message; raises OSError."""
    stream.write(_LENGTH.pack(len(message)) + message)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes | None:
    """Return the next message, or None if the stream has ended or is malformed."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    if length > MOST_BYTES_OF_A_MESSAGE:
        return None
    message = stream.read(length)
    return message if len(message) == length else None
