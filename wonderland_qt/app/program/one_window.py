"""Keeps one window for each home: the first start claims the home, a later one hands over its files and ends.

The kernel releases the claim when its program ends, in whatever way, so none is left behind.
Uses Python's sockets, as Qt's network library would add Kerberos and 3.4 MB to the packages.
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
"""The most bytes of a request that the window reads."""

PATIENCE = 5.0
"""The seconds to wait for a busy window."""

NEXT_LOOK = 0.05
"""The seconds between two attempts to read the address of the first start."""

ACTIVATION = "XDG_ACTIVATION_TOKEN"
"""The variable by which a desktop allows a program started by a click to raise its window."""

DONE = b"shown\n"


class Request(msgspec.Struct, frozen=True):
    """The request of a later start: files to open, and a `secret` that proves it may read the home."""

    secret: str
    files: tuple[str, ...] = ()
    activation: str = ""


class Address(msgspec.Struct, frozen=True):
    """Where the first start listens, as written to the locked file."""

    port: int
    secret: str


class Claim(NamedTuple):
    """The first start's claim to a home: the socket for later starts, and the secret they must send."""

    listener: socket.socket
    secret: str


@contextlib.contextmanager
def claimed_home() -> Iterator[Claim | None]:
    """Claim the home; yield None if another program has it or it cannot be written."""
    with contextlib.ExitStack() as held:
        try:
            claim = _claim(held)
        except (OSError, LockedElsewhere):
            claim = None
        yield claim


def _claim(held: contextlib.ExitStack) -> Claim:
    """Lock the file of the claim and write our address to it; raises OSError and LockedElsewhere.

    When `held` closes, the file is emptied and unlocked, so that no later start finds an old address.
    """
    file = held.enter_context(_open_claim_file())
    lock(file.fileno(), paths.claim())
    any_port = 0
    claim = Claim(held.enter_context(socket.create_server((HOST, any_port))), secrets.token_hex(16))
    _host, port = claim.listener.getsockname()
    file.truncate(0)
    file.write(msgspec.json.encode(Address(port, claim.secret)).decode())
    file.flush()
    held.callback(file.truncate, 0)
    return claim


def hand_over(files: Sequence[Path]) -> bool:
    """Ask the window that has claimed the home to open these files; tell whether it did.

    It gets the desktop's permission to raise itself too, which the desktop gave to this later start.
    """
    address = _wait_for_address()
    if address is None:
        return False
    names = tuple(str(path.absolute()) for path in files)
    permission_to_raise = os.environ.get(ACTIVATION, "")
    request = Request(address.secret, names, permission_to_raise)
    try:
        with socket.create_connection((HOST, address.port), PATIENCE) as connection:
            connection.sendall(msgspec.json.encode(request) + b"\n")
            return connection.recv(len(DONE)) == DONE
    except OSError:
        return False


def _wait_for_address() -> Address | None:
    """Return the address of the first start, waiting until it is written; None if no program is running.

    A file that holds no address yet is just being written; without a file no one has claimed the home.
    """
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            return msgspec.json.decode(paths.claim().read_bytes(), type=Address)
        except OSError:
            return None
        except msgspec.MsgspecError:
            time.sleep(NEXT_LOOK)
    return None


def _open_claim_file() -> IO[str]:
    """Open the file of the claim for this user alone, without emptying it."""
    paths.claim().parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(paths.claim(), os.O_RDWR | os.O_CREAT, 0o600)
    return os.fdopen(handle, "r+", encoding="utf-8")
