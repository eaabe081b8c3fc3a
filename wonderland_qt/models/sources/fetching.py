"""Fetching files from a source, a folder or an https address, within limits of size and time."""

from __future__ import annotations

import socket
import time
from collections.abc import Generator
from contextlib import closing
from http.client import HTTPException, HTTPMessage
from pathlib import Path
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.request import BaseHandler, HTTPRedirectHandler, Request, build_opener

from wonderland_qt import __version__
from wonderland_qt.engine.content.files_within import why_unreadable
from wonderland_qt.engine.words.foreign_text import quoted
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.worded_errors import WordedError, reason_of
from wonderland_qt.models.newest.trusted import encryption
from wonderland_qt.models.sources.source_book import ON_THIS_COMPUTER, is_address
from wonderland_qt.models.sources.source_index import KILOBYTE

SECONDS_OF_SILENCE, SECONDS = 10.0, 120.0
"""The time limits for a silent server, and for a whole file."""

MOST_REDIRECTS, CHUNK = 4, 2**16
REDIRECTS = range(300, 400)
_STATUS = {401: "source-forbidden", 403: "source-forbidden", 404: "source-gone", 410: "source-gone"}


class NotFetched(WordedError):
    """A file of a source could not be fetched."""


class EncryptedRedirects(HTTPRedirectHandler):
    """Follows redirects only to encrypted addresses, or between addresses on this computer."""

    max_redirections = MOST_REDIRECTS

    def __init__(self, *, on_this_computer: bool) -> None:
        self._on_this_computer = on_this_computer

    def redirect_request(
        self, req: Request, fp: IO[bytes], code: int, msg: str, headers: HTTPMessage, newurl: str
    ) -> Request | None:
        """Follow a redirect to an encrypted address, or within this computer; else raise NotFetched."""
        stays_here = self._on_this_computer and ON_THIS_COMPUTER.fullmatch(newurl)
        if not stays_here and not newurl.lower().startswith("https://"):
            raise NotFetched(text("source-redirect", to=quoted(newurl)))
        return super().redirect_request(req, fp, code, msg, headers, newurl)


def path_in_source(place: str, name: str) -> str:
    """Return the path or address of a file of a source."""
    return f"{place.rstrip('/')}/{name}" if is_address(place) else str(Path(place, name))


def fetch(place: str, name: str, into: Path, most: int, seconds: float = SECONDS) -> None:
    """Copy a file of a source, of at most `most` bytes, into a local one.

    What arrives is measured, too, as a server may send more than it announced. Raises NotFetched, or OSError
    if the local file cannot be written.
    """
    path = path_in_source(place, name)
    chunks = _chunks_at(path, most, seconds) if is_address(place) else _chunks_of_file(Path(path))
    size = 0
    with into.open("wb") as file, closing(chunks):
        for chunk in chunks:
            size += len(chunk)
            if size > most:
                raise NotFetched(text("source-large", kilobytes=most // KILOBYTE))
            file.write(chunk)


def _chunks_of_file(file: Path) -> Generator[bytes]:
    """Yield the content of a file in a folder; raises NotFetched."""
    reason = why_unreadable(file) if file.exists() else Text("source-gone")
    if reason is not None:
        raise NotFetched(reason)
    try:
        with file.open("rb") as opened:
            while chunk := opened.read(CHUNK):
                yield chunk
    except OSError as error:
        raise NotFetched(text("file-unreadable", reason=reason_of(error))) from error


def _chunks_at(address: str, most: int, seconds: float) -> Generator[bytes]:
    """Yield the content of a file at an address, if a server gives it in time; raises NotFetched."""
    until = time.monotonic() + seconds
    request = Request(address, headers={"User-Agent": f"wonderland-qt/{__version__}", "Accept": "*/*"})
    redirects = EncryptedRedirects(on_this_computer=bool(ON_THIS_COMPUTER.fullmatch(address)))
    handlers: list[BaseHandler] = [redirects, *encryption()]
    try:
        with build_opener(*handlers).open(request, timeout=SECONDS_OF_SILENCE) as answer:
            yield from _chunks_of_answer(answer, most, until)
    except (OSError, HTTPException, ValueError) as error:
        raise _not_fetched(error) from error


def _chunks_of_answer(answer: Any, most: int, until: float) -> Generator[bytes]:
    """Yield what a server sends until that time; raises NotFetched, at once if it announces too much.

    `answer.length` is how many bytes the server has announced and not sent yet, None if it announced none: if
    some are left at the end, the connection has broken.
    """
    if (answer.length or 0) > most:
        raise NotFetched(text("source-large", kilobytes=most // KILOBYTE))
    while chunk := _next_chunk(answer, until):
        yield chunk
    if answer.length:
        raise NotFetched(Text("source-cut-off"))


def _next_chunk(answer: Any, until: float) -> bytes:
    """Return the next bytes of an answer, none at its end; raises NotFetched after the time limit."""
    if time.monotonic() > until:
        raise NotFetched(Text("source-slow"))
    chunk: bytes = answer.read1(CHUNK)
    return chunk


def _not_fetched(error: Exception) -> NotFetched:
    """Return a network error as one with a translatable message."""
    if isinstance(error, URLError) and not isinstance(error, HTTPError):
        return NotFetched(_message_of(error.reason))
    return NotFetched(_message_of(error))


def _message_of(reason: object) -> Text:
    """Return the message for what went wrong in the network: an error status, no answer, or anything else."""
    if isinstance(reason, HTTPError):
        usual = "source-lost" if reason.code in REDIRECTS else "source-status"
        return text(_STATUS.get(reason.code, usual), status=str(reason.code))
    if isinstance(reason, TimeoutError):
        return Text("source-slow")
    if isinstance(reason, socket.gaierror):
        return Text("source-no-host")
    if isinstance(reason, ConnectionError):
        return Text("source-no-answer")
    if type(reason).__name__ == "SSLCertVerificationError":  # there may be no ssl to import
        return text("source-certificate", problem=quoted(getattr(reason, "verify_message", "")))
    return text("source-broken", problem=quoted(f"{reason}"))
