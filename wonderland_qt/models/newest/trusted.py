"""Whom the program trusts when it speaks encrypted: those whom this system trusts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.request import BaseHandler, HTTPSHandler

CERTIFICATES = (
    Path("/etc/ssl/certs/ca-certificates.crt"),
    Path("/etc/pki/tls/certs/ca-bundle.crt"),
    Path("/etc/ssl/ca-bundle.pem"),
)
"""Where systems keep whom they trust: a frozen program knows only the place on the one that made it."""


def encryption() -> Iterator[BaseHandler]:
    """Yield what speaks TLS and trusts whom this system trusts; nothing where the program has no TLS."""
    try:
        import ssl
    except ImportError:
        return
    context = ssl.create_default_context()
    for file in CERTIFICATES:
        if file.is_file():
            context.load_verify_locations(file)
    yield HTTPSHandler(context=context)
