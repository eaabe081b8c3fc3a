"""A person finds packs in a folder or at an address, installs them, and hears what newer ones change."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.models.sources.offered_folder import allow, index, install, lay_pack, look, offered, pile
from tests.models.sources.source_server import serving
from wonderland_qt import paths
from wonderland_qt.engine.content.folders.pack_archives import packed
from wonderland_qt.models.sources.source_book import SourceBook, WrongSource, load_book
from wonderland_qt.models.sources.standing import found_by


def test_nothing_is_allowed_until_a_person_says_so(home: Path) -> None:
    assert load_book() == SourceBook(allowed=False)
    paths.sources().parent.mkdir(parents=True)
    paths.sources().write_text('{"allowed": "yes"')
    assert not load_book().allowed


def test_a_pack_of_a_folder_is_installed_switched_off_and_remembers_its_source(tmp_path: Path) -> None:
    lay_pack(tmp_path / "packs")
    index(tmp_path / "packs")
    one = offered(str(tmp_path / "packs"))
    assert (one.standing, one.pack.version, one.pack.author, one.pack.licence) == (
        "new",
        "0.3",
        "Ada",
        "CC0-1.0",
    )
    install(one)
    pack = pile().pack("kitchen")
    assert not pile().is_on(pack)
    assert pile().mistakes(pack) == ()
    assert load_book().origins["kitchen"].place == str(tmp_path / "packs")
    assert offered(str(tmp_path / "packs")).standing == "same"
    assert list(paths.fetched().iterdir()) == []


def test_a_folder_without_an_index_offers_the_newest_of_its_archives(tmp_path: Path) -> None:
    for version in ("0.9", "0.10"):
        made = lay_pack(tmp_path / "made", version)
        (tmp_path / f"shared/{version}").mkdir(parents=True)
        packed(made, tmp_path / f"shared/{version}/kitchen.pack.zip", "kitchen")
    (tmp_path / "shared/broken.zip").write_bytes(b"PK")
    one = offered(str(tmp_path / "shared"))
    assert (one.pack.version, one.pack.file) == ("0.10", "0.10/kitchen.pack.zip")
    install(one)
    assert pile().pack("kitchen").version == "0.10"
    assert not (tmp_path / "shared/index.yaml").exists()


def test_an_update_says_what_changes_and_keeps_the_place_and_the_switch(tmp_path: Path) -> None:
    lay_pack(tmp_path / "packs")
    index(tmp_path / "packs")
    install(offered(str(tmp_path / "packs")))
    lay_pack(tmp_path / "packs", "0.10", points=5)
    (tmp_path / "packs/kitchen/quests.yaml").write_text("quests: [{id: castling, remove: true}]\n")
    index(tmp_path / "packs")
    one = offered(str(tmp_path / "packs"))
    assert one.standing == "newer"
    assert install(one).changes == ("quests: 1 new", "tea_cards: 1 changed")
    assert pile().pack("kitchen").version == "0.10"
    assert (paths.packs() / ".kitchen.older/pack.yaml").is_file()


def test_your_own_pack_and_your_changes_are_not_replaced_unasked(tmp_path: Path) -> None:
    lay_pack(tmp_path / "packs")
    index(tmp_path / "packs")
    lay_pack(paths.packs())
    assert offered(str(tmp_path / "packs")).standing == "yours"
    shutil.rmtree(paths.packs() / "kitchen")
    install(offered(str(tmp_path / "packs")))
    (paths.packs() / "kitchen/cards.yaml").write_text("tea_cards: []\n")
    lay_pack(tmp_path / "packs", "0.4")
    index(tmp_path / "packs")
    assert offered(str(tmp_path / "packs")).standing == "edited"


def test_an_older_version_and_another_file_under_the_same_version_are_no_updates(tmp_path: Path) -> None:
    lay_pack(tmp_path / "packs", "0.3")
    index(tmp_path / "packs")
    install(offered(str(tmp_path / "packs")))
    lay_pack(tmp_path / "packs", "0.3", points=5)
    index(tmp_path / "packs")
    assert offered(str(tmp_path / "packs")).standing == "differs"
    lay_pack(tmp_path / "packs", "0.2.9")
    index(tmp_path / "packs")
    assert offered(str(tmp_path / "packs")).standing == "older"


def test_a_search_finds_packs_by_all_of_its_words(tmp_path: Path) -> None:
    lay_pack(tmp_path / "packs")
    lay_pack(tmp_path / "packs", name="larder")
    index(tmp_path / "packs")
    both = [offered(str(tmp_path / "packs"), name) for name in ("kitchen", "larder")]
    assert [one.pack.id for one in found_by("ADA larder", both)] == ["larder"]
    assert found_by("larder bob", both) == []
    assert found_by(" ", both) == both


def test_an_address_offers_the_same_as_a_folder(tmp_path: Path) -> None:
    lay_pack(tmp_path / "packs")
    index(tmp_path / "packs")
    with serving() as server:
        server.lay(tmp_path / "packs")
        install(offered(server.address))
    assert pile().pack("kitchen").version == "0.3"
    assert server.asked == ["/packs/index.yaml", "/packs/kitchen.pack.zip"]


@pytest.mark.skipif(shutil.which("openssl") is None, reason="makes the certificate of the server")
def test_an_encrypted_address_is_visited_once_its_certificate_is_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate = tmp_path / "localhost.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost", "-keyout", certificate, "-out", tmp_path / "made.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    certificate.write_bytes(certificate.read_bytes() + (tmp_path / "made.pem").read_bytes())
    lay_pack(tmp_path / "packs")
    index(tmp_path / "packs")
    with serving(certificate) as server:
        server.lay(tmp_path / "packs")
        assert "the server cannot prove who it is" in look(server.address).problem
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "made.pem"))
        assert "localhost" in server.address
        install(offered(server.address))
    assert pile().pack("kitchen").version == "0.3"


def test_an_index_names_every_pack_and_refuses_one_without_a_manifest(tmp_path: Path) -> None:
    from wonderland_qt.engine.content.mistakes import ContentMistakes

    folder = tmp_path / "packs"
    lay_pack(folder)
    lay_pack(folder, name="larder")
    made = index(folder)
    assert [(pack.id, pack.file) for pack in made.packs] == [
        ("kitchen", "kitchen.pack.zip"),
        ("larder", "larder.pack.zip"),
    ]
    before = (folder / "index.yaml").read_bytes()
    index(folder)
    assert (folder / "index.yaml").read_bytes() == before
    (folder / "larder/pack.yaml").unlink()
    shutil.make_archive(str(folder / "loose"), "zip", folder / "larder")
    with pytest.raises(ContentMistakes, match="this pack has no"):
        index(folder)
    assert (folder / "index.yaml").read_bytes() == before


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("http://example.org/packs", "only https addresses and folders"),
        ("ftp://example.org/packs", "only https addresses and folders"),
        ("https://ann:secret@example.org/", "only https addresses and folders"),
        ("nowhere", "neither a folder nor an https address"),
        ("", "neither a folder nor an https address"),
        (f"https://example.org/{'a' * 600}", "longer than 500 characters"),
    ],
)
def test_what_cannot_be_a_source_is_refused(given: str, said: str) -> None:
    with pytest.raises(WrongSource, match=said):
        SourceBook().adding(given)


def test_a_source_is_noted_once_and_forgotten_with_its_packs_left(tmp_path: Path) -> None:
    allow(str(tmp_path))
    with pytest.raises(WrongSource, match="is already a source"):
        load_book().adding(f"{tmp_path}/")
    assert load_book().removing(str(tmp_path)).places == ()
