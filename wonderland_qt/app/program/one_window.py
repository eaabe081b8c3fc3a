"""One window for each home: the first start claims the home, and a later one hands its files over and ends.

The kernel lets go of the claim when its program ends, however it ends, so that none can be left behind.
Sockets of Python and not Qt's: Qt's network library would bring Kerberos and 3.4 MB into the packages.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import socket
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from wonderland_qt import paths
from wonderland_qt.engine.saved.file_lock import LockedElsewhere, lock

HOST = "127.0.0.1"
LONGEST_REQUEST = 64 * 1024
"""Bytes of a request beyond which the window stops listening."""

PATIENCE = 5.0
"""Seconds for which a window that is busy is waited for."""

NEXT_LOOK = 0.05
"""Seconds between two looks whether the first start says where it listens."""

ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""By this variable a desktop allows a program that a click has started to raise a window."""

DONE = b"shown\n"


class Request(msgspec.Struct, frozen=True):
    """What a later start asks of the first: files to open; `secret` shows that it may read the home."""

    secret: str
    files: tuple[str, ...] = ()
    activation: str = ""


class Address(msgspec.Struct, frozen=True):
    """Where the first start listens, as it stands in the locked file."""

    port: int
    secret: str


class Claim(NamedTuple):
    """A home that this program has for itself: where later starts ask, and what they show that they may."""

    listener: socket.socket
    secret: str


@contextlib.contextmanager
def claimed_home() -> Iterator[Claim | None]:
    """Claim the home; yield None where another program has it, or where it cannot be written."""
    with contextlib.ExitStack() as held:
        try:
            claim = _claim(held)
        except (OSError, LockedElsewhere):
            claim = None
        yield claim


def _claim(held: contextlib.ExitStack) -> Claim:
    """Lock the file of the claim and tell in it where later starts ask; raises OSError, LockedElsewhere."""
    file = held.enter_context(_opened())
    lock(file.fileno(), paths.claim())
    claim = Claim(held.enter_context(socket.create_server((HOST, 0))), secrets.token_hex(16))
    file.truncate(0)
    file.write(msgspec.json.encode(Address(claim.listener.getsockname()[1], claim.secret)).decode())
    file.flush()
    held.callback(file.truncate, 0)
    return claim


def hand_over(files: Sequence[Path]) -> bool:
    """Ask the window that has the home to open these files and to come forward; tell whether it did."""
    address = _address()
    if address is None:
        return False
    asked = tuple(str(path.absolute()) for path in files)
    request = Request(address.secret, asked, os.environ.get(ACTIVATION, ""))
    with contextlib.suppress(OSError), socket.create_connection((HOST, address.port), PATIENCE) as asking:
        asking.sendall(msgspec.json.encode(request) + b"\n")
        return asking.recv(len(DONE)) == DONE
    return False


def _address() -> Address | None:
    """Return where the first start listens, waiting until it says so; None where no program does."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return msgspec.json.decode(paths.claim().read_bytes(), type=Address)
        except OSError:
            return None
        except msgspec.MsgspecError:
            time.sleep(NEXT_LOOK)
    return None


def _opened() -> IO[str]:
    """Open the file of the claim for this user alone, without emptying what another program wrote."""
    paths.claim().parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(paths.claim(), os.O_RDWR | os.O_CREAT, 0o600)
    return os.fdopen(handle, "r+", encoding="utf-8")
