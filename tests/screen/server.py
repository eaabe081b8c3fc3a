"""An X server of a test's own, on which a program opens a window that is really painted part by part."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SERVER = "Xvfb"


def server_installed() -> bool:
    """Tell whether there is a server to start."""
    return shutil.which(SERVER) is not None


@contextmanager
def x_server(width: int, height: int) -> Iterator[str]:
    """Start a server with one screen of so many pixels; yield the name of its display."""
    reading, writing = os.pipe()
    command = [SERVER, "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            assert number, f"{SERVER} does not start"
            yield f":{number}"
        finally:
            server.terminate()
