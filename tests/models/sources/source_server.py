"""A server on this computer that answers as a test wants: with files, slowly, broken, or somewhere else."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread


class Server:
    """What a server has at which paths, and who asked for what."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.files: dict[str, bytes] = {}
        self.leads_to: dict[str, str] = {}
        self.says_longer = 0
        """How many bytes more it promises than it sends."""

        self.status = 200
        self.held_back: Event | None = None
        """What it waits for in the middle of an answer."""

        self.asked: list[str] = []

    def lay(self, folder: Path) -> None:
        """Serve the files of a folder."""
        for file in sorted(folder.iterdir()):
            if file.is_file():
                self.files[f"/packs/{file.name}"] = file.read_bytes()


@contextmanager
def serving(certificate: Path | None = None) -> Iterator[Server]:
    """Let a server answer while the block runs; encrypted where it has a certificate with its key."""
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as httpd:
        httpd.daemon_threads = True
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            httpd.socket = context.wrap_socket(httpd.socket, server_side=True)
        protocol = "http" if certificate is None else "https"
        server = Server(f"{protocol}://localhost:{httpd.server_port}/packs")
        httpd.RequestHandlerClass = _answering(server)
        thread = Thread(target=httpd.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            if server.held_back is not None:
                server.held_back.set()
            httpd.shutdown()
            thread.join()


def _answering(server: Server) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            server.asked.append(self.path)
            led, body = server.leads_to.get(self.path), server.files.get(self.path)
            self.send_response(302 if led else server.status if body is not None else 404)
            if led:
                self.send_header("Location", led)
            self.send_header("Content-Length", str(len(body or b"") + server.says_longer))
            self.end_headers()
            half = len(body or b"") // 2
            self.wfile.write((body or b"")[:half])
            if server.held_back is not None:
                self.wfile.flush()
                server.held_back.wait()
            self.wfile.write((body or b"")[half:])

        def log_message(self, *_arguments: object) -> None:
            """Say nothing."""

    return Handler
