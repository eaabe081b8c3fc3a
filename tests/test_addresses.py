"""The addresses of the project stand in one place, and reach all who offer them."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import addresses, plugins
from wonderland_qt.addresses import Addresses, named_in

URLS = {
    "Homepage": "https://example.org/",
    "Issues": "https://example.org/issues",
    "Newest": "https://example.org/v",
}


def test_labels_are_read_as_package_indexes_read_them() -> None:
    assert (
        named_in({"home-page": URLS["Homepage"], "Source": "https://example.org/git"}).homepage
        == URLS["Homepage"]
    )
    assert named_in({}) == Addresses()


@pytest.mark.parametrize(
    "address", ["http://example.org/", "javascript:alert(1)", "file:///etc/passwd", "", "https://"]
)
def test_an_address_that_is_not_encrypted_is_none(address: str) -> None:
    assert named_in({"Homepage": address}) == Addresses()


def test_an_installed_package_knows_them_by_its_metadata(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    info = tmp_path / "wonderland_qt-0.1.0.dist-info"
    info.mkdir()
    lines = [f"Project-URL: {label}, {address}" for label, address in URLS.items()]
    (info / "METADATA").write_text("\n".join(["Name: wonderland-qt", *lines, "", "A text."]))
    monkeypatch.setattr(plugins, "ROOT", tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    addresses.addresses.cache_clear()
    try:
        assert addresses.addresses() == named_in(URLS)
    finally:
        addresses.addresses.cache_clear()
