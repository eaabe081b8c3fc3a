"""The certificate authorities that the program trusts for TLS: those of the system."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.request import BaseHandler, HTTPSHandler

CERTIFICATES = (
    Path("/etc/ssl/certs/ca-certificates.crt"),
    Path("/etc/pki/tls/certs/ca-bundle.crt"),
    Path("/etc/ssl/ca-bundle.pem"),
)
"""The systems' certificate files, because a frozen program knows only that of the build system."""


def encryption() -> Iterator[BaseHandler]:
    """Yield a handler for TLS with the system's certificates, or nothing if Python has no TLS."""
    try:
        import ssl
    except ImportError:
        return
    context = ssl.create_default_context()
    for file in CERTIFICATES:
        if file.is_file():
            context.load_verify_locations(file)
    yield HTTPSHandler(context=context)
