"""What a source sends may be anything: it is refused in a line, and nothing is installed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import Event

import pytest

from tests.models.sources.offered_folder import fetched, index, lay_pack, look, offered
from tests.models.sources.source_server import Server, serving
from wonderland_qt import paths
from wonderland_qt.engine.words.foreign_text import is_harmless
from wonderland_qt.models.sources import fetching
from wonderland_qt.models.sources.source_index import MOST_INDEX_BYTES, MOST_OFFERED

NO_DIGEST = "0" * 64
PACK = (
    "  - {{id: {id}, name: Kitchen, version: '0.3', game: wonderland, file: {file}, kilobytes: {size}, "
    "sha256: '{digest}'}}\n"
)


def index_with(
    name: str = "kitchen", file: str = "kitchen.pack.zip", size: int = 1, digest: str = NO_DIGEST
) -> bytes:
    """Return an index of one pack."""
    return b"format: 1\npacks:\n" + entry(name, file, size, digest)


def entry(name: str, file: str, size: int, digest: str) -> bytes:
    """Return a pack in an index."""
    return PACK.format(id=name, file=file, size=size, digest=digest).encode()


BAD_INDEXES = {
    "html": (b"\n<!DOCTYPE html><html><body>404</body></html>", "this is a page for a browser"),
    "empty": (b"", "index.yaml"),
    "json of something else": (b'{"tag_name": "1.0"}', "this is not an index of packs"),
    "a later format": (b"format: 2\npacks: []\n", "this index has format 2"),
    "a list": (b"- 1\n", "index.yaml"),
    "no utf-8": (b"\xff\xfe\x00", "index.yaml"),
    "letters for a terminal": (b"format: 1\nname: \"\x1b[2J\"\n", "index.yaml"),
    "an alias": (b"format: 1\nname: &a x\npacks: [*a]\n", "index.yaml"),
    "nested": (b"format: 1\npacks: " + b"[" * 500, "index.yaml"),
    "huge": (b"#" * (MOST_INDEX_BYTES + 1), "the file is larger than 1024 kB"),
    "too many": (
        b"format: 1\npacks:\n"
        + b"".join(entry(f"p{number}", "a.zip", 1, NO_DIGEST) for number in range(MOST_OFFERED + 1)),
        "index.yaml",
    ),
    "an id twice": (index_with() + index_with().split(b"packs:\n")[1], "two packs have the id 'kitchen'"),
    "an id twice, with its line": (index_with() + index_with().split(b"packs:\n")[1], "index.yaml:4:"),
    "a path out": (index_with(file="../kitchen.zip"), "index.yaml:3:"),
    "a whole path": (index_with(file="/etc/kitchen.zip"), "index.yaml:3:"),
    "another server": (index_with(file="'https://example.org/kitchen.zip'"), "index.yaml:3:"),
    "a hidden file": (index_with(file="a/.kitchen.zip"), "index.yaml:3:"),
    "a question": (index_with(file="'a.zip?x=.zip'"), "index.yaml:3:"),
    "an id that leads out": (index_with(name="'../kitchen'"), "index.yaml:3:"),
    "a large pack": (index_with(size=2**17), "index.yaml:3:"),
    "no digest": (index_with(digest="none"), "index.yaml:3:"),
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
@pytest.mark.parametrize("name", BAD_INDEXES)
def test_a_broken_index_is_refused_in_one_line_of_every_language(
    tmp_path: Path, name: str, language: str
) -> None:
    data, said = BAD_INDEXES[name]
    (tmp_path / "index.yaml").write_bytes(data)
    problem = look(str(tmp_path), language).problem
    assert problem.startswith(f"{tmp_path}: ")
    assert len(problem) < 1_500
    assert is_harmless(problem)
    assert language != "en" or said in problem


def zipped(*members: tuple[str, bytes]) -> bytes:
    """Return a .zip."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in members:
            archive.writestr(name, data)
    return written.getvalue()


MANIFEST = b"id: kitchen\nname: Kitchen\nversion: '0.3'\ngame: wonderland\n"
BAD_PACKS: dict[str, tuple[bytes, str]] = {
    "a bomb": (zipped(("pack.yaml", MANIFEST), ("a.yaml", b"\0" * 2**25)), "exceeds 16 MB, or 64 MB"),
    "a path out": (zipped(("pack.yaml", MANIFEST), ("../a.yaml", b"")), "leads out of the pack"),
    "no .zip": (b"PK\x03\x04", "this is not a complete .zip file"),
    "another pack": (
        zipped(("pack.yaml", MANIFEST.replace(b"kitchen", b"larder"))),
        "a different pack ('larder')",
    ),
    "an older version": (zipped(("pack.yaml", MANIFEST.replace(b"0.3", b"0.2"))), "the file holds 0.2"),
    "no manifest": (zipped(("a.yaml", b"tea_cards: []\n")), "a different pack"),
    "another game": (
        zipped(("pack.yaml", MANIFEST.replace(b"wonderland", b"tea_for_2"))),
        "a different pack",
    ),
    "a manifest of nothing": (zipped(("pack.yaml", b"x")), "pack.yaml"),
}


@pytest.mark.parametrize("name", BAD_PACKS)
def test_a_pack_that_is_not_what_its_index_says_is_refused(tmp_path: Path, name: str) -> None:
    data, said = BAD_PACKS[name]
    size = len(data) // 1024 + 1
    (tmp_path / "index.yaml").write_bytes(index_with(size=size, digest=sha256(data).hexdigest()))
    (tmp_path / "kitchen.pack.zip").write_bytes(data)
    answer = fetched(offered(str(tmp_path)))
    assert answer.archive == ""
    assert said in answer.problem
    assert str(paths.fetched()) not in answer.problem
    assert list(paths.fetched().iterdir()) == []
    assert list(paths.packs().iterdir()) == []


def moved(to: str) -> Callable[[Server], None]:
    """Return what leads the pack of a server elsewhere."""

    def lead(server: Server) -> None:
        server.leads_to["/packs/kitchen.pack.zip"] = to.replace("HERE", server.address)

    return lead


def longer(server: Server) -> None:
    """Send more than the index says."""
    server.files["/packs/kitchen.pack.zip"] += b"\0" * 2048


def promising(server: Server) -> None:
    """Send less than the answer promises."""
    server.says_longer = 10


def other(server: Server) -> None:
    """Send another file than the index describes."""
    file = server.files["/packs/kitchen.pack.zip"]
    server.files["/packs/kitchen.pack.zip"] = file[:-1] + bytes([file[-1] ^ 1])


def gone(server: Server) -> None:
    """Have the file no more."""
    del server.files["/packs/kitchen.pack.zip"]


def failing(server: Server) -> None:
    """Fail."""
    server.status = 503


def hanging(server: Server) -> None:
    """Say no more in the middle of the file."""
    server.held_back = Event()


@pytest.mark.parametrize(
    ("done", "said"),
    [
        (moved("http://example.org/kitchen.zip"), "http://example.org/kitchen.zip, which is not encrypted"),
        (moved("file:///etc/passwd"), "in a circle, or to a server that does not exist"),
        (moved("HERE/kitchen.pack.zip"), "in a circle, or to a server that does not exist"),
        (longer, "more than a source may send here"),
        (promising, "the answer was cut off"),
        (other, "its digest differs"),
        (gone, "there is no such file"),
        (failing, "status 503"),
        (hanging, "it takes too long to answer"),
    ],
)
def test_a_server_that_misbehaves_costs_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: Callable[[Server], None], said: str
) -> None:
    monkeypatch.setattr(fetching, "SECONDS_OF_SILENCE", 0.2)
    lay_pack(tmp_path)
    index(tmp_path)
    with serving() as server:
        server.lay(tmp_path)
        one = offered(server.address)
        done(server)
        answer = fetched(one)
    assert said in answer.problem
    assert answer.problem.startswith(f"{server.address}: kitchen: ")
    assert list(paths.fetched().iterdir()) == []


def test_a_redirect_within_this_computer_is_followed(tmp_path: Path) -> None:
    lay_pack(tmp_path)
    index(tmp_path)
    with serving() as server:
        server.lay(tmp_path)
        server.files["/new"] = server.files["/packs/kitchen.pack.zip"]
        server.leads_to["/packs/kitchen.pack.zip"] = server.address.replace("/packs", "/new")
        assert fetched(offered(server.address)).problem == ""


def test_a_file_that_drips_is_given_up(tmp_path: Path) -> None:
    lay_pack(tmp_path)
    index(tmp_path)
    with serving() as server:
        server.lay(tmp_path)
        with pytest.raises(fetching.NotFetched, match="takes too long"):
            fetching.fetch(server.address, "index.yaml", tmp_path / "fetched", 2**20, seconds=-1)


def test_no_server_is_a_line_too() -> None:
    with serving() as server:
        gone_since = server.address
    assert "the server does not answer" in look(gone_since).problem
    assert "no such server can be found" in look("https://nowhere.invalid/packs").problem
