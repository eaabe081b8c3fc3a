"""The command line with sources of packs: off at first; then packs are found, installed and updated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.models.sources.offered_folder import lay_pack
from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main


@pytest.fixture
def folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder of packs with an index."""
    lay_pack(tmp_path / "packs")
    assert main(["packs", "index", str(tmp_path / "packs"), "--name", "Ada"]) == WELL
    assert "kitchen 0.3: kitchen.pack.zip, 1 kB" in capsys.readouterr().out
    return tmp_path / "packs"


def test_no_source_is_visited_until_sources_are_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "sources", "add", str(folder)]) == WELL
    assert "`wonderland-qt packs sources on` allows visits" in capsys.readouterr().out
    for command in (["find"], ["install", "kitchen"], ["update"]):
        assert main(["packs", "sources", *command]) == PROBLEMS
        assert "sources of packs are off" in capsys.readouterr().err
    assert not (paths.packs() / "kitchen").exists()


def test_packs_are_found_installed_and_updated(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["packs", "sources", "on"])
    main(["packs", "sources", "add", str(folder)])
    capsys.readouterr()
    assert main(["packs", "sources", "find", "ada"]) == WELL
    assert capsys.readouterr().out == "kitchen 0.3: Kitchen, by Ada, CC0-1.0, for wonderland\n"
    assert main(["packs", "sources", "install", "kitchen"]) == WELL
    assert main(["packs", "enable", "kitchen"]) == WELL
    lay_pack(folder, "0.4", points=5)
    main(["packs", "index", str(folder)])
    capsys.readouterr()
    assert main(["packs", "sources", "update"]) == WELL
    out = capsys.readouterr().out
    assert "Kitchen 0.4 is installed in" in out
    assert "(before: 0.3)\n  tea_cards: 1 changed\n" in out
    main(["packs", "list", "--json"])
    assert [(row["version"], row["on"]) for row in json.loads(capsys.readouterr().out)] == [("0.4", True)]
    assert main(["packs", "sources", "update"]) == WELL
    assert capsys.readouterr().out == "nothing to update\n"


def test_what_is_yours_is_replaced_only_when_asked_for(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lay_pack(paths.packs(), "9.0")
    main(["packs", "sources", "on"])
    main(["packs", "sources", "add", str(folder)])
    assert main(["packs", "sources", "install", "kitchen"]) == PROBLEMS
    assert "kitchen: yours is from elsewhere; `--replace` installs it" in capsys.readouterr().err
    assert main(["packs", "sources", "install", "kitchen", "--replace"]) == WELL
    assert (paths.packs() / ".kitchen.older/pack.yaml").is_file()


def test_a_source_that_fails_costs_a_line_and_the_others_answer(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other/index.yaml").write_text("<html></html>")
    main(["packs", "sources", "on"])
    for place in (tmp_path / "other", folder):
        main(["packs", "sources", "add", str(place)])
    capsys.readouterr()
    assert main(["packs", "sources", "find"]) == PROBLEMS
    said = capsys.readouterr()
    assert "kitchen 0.3" in said.out
    assert f"{tmp_path / 'other'}: index.yaml: this is a page for a browser" in said.err
    assert main(["packs", "sources", "remove", str(tmp_path / "other")]) == WELL
    assert main(["packs", "sources", "install", "kitchn"]) == PROBLEMS
    assert "no source offers 'kitchn'; did you mean 'kitchen'?" in capsys.readouterr().err


def test_needed_packs_are_fetched_along(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lay_pack(folder, name="larder", needs="cellar, kitchen")
    lay_pack(folder, name="cellar", needs="larder, the-well")
    main(["packs", "index", str(folder)])
    main(["packs", "sources", "on"])
    main(["packs", "sources", "add", str(folder)])
    capsys.readouterr()
    main(["packs", "sources", "install", "larder"])
    said = capsys.readouterr()
    assert "'cellar' needs the-well, which no source here offers" in said.err
    assert "cellar: fetched along, as it is needed" in said.out
    main(["packs", "list", "--json"])
    assert [row["id"] for row in json.loads(capsys.readouterr().out)] == ["larder", "kitchen", "cellar"]
