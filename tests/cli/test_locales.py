"""Commands in locales other than UTF-8: letters are printed as nearly as possible, files are found."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from wonderland_qt.cli import PROBLEMS, WELL

ROOT = Path(__file__).resolve().parents[2]
LATIN_2, ASCII = "iso8859-2", "ascii"
STRANGE = os.fsdecode("Zoë ".encode() + b"\xff")
"""The name of a folder in UTF-8 and a byte that is of no letter."""


def told(encoding: str, *arguments: str, home: Path) -> tuple[int, str, str]:
    """Run a command where this encoding is spoken and file names are ASCII; return what it came to."""
    environment = {
        **os.environ,
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONIOENCODING": encoding,
        "WONDERLAND_QT_HOME": str(home),
    }
    command = [sys.executable, "-m", "wonderland_qt.cli", *arguments]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, check=False)
    return ran.returncode, ran.stdout.decode(encoding), ran.stderr.decode(encoding)


def without_encoding(source: str) -> list[str]:
    """The calls of a source that read or write text in the encoding of the locale."""
    calls = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [ast.unparse(call) for call in calls if _reads_text(call) and not _names_encoding(call)]


def _reads_text(call: ast.Call) -> bool:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    words = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    binary = any(isinstance(word, str) and "b" in word for word in words)
    of_files = isinstance(call.func, ast.Name) or any(isinstance(word, str) for word in words)
    return called in {"read_text", "write_text"} or (called == "open" and of_files and not binary)


def _names_encoding(call: ast.Call) -> bool:
    return any(keyword.arg == "encoding" for keyword in call.keywords)


def test_text_is_read_and_written_in_utf_8() -> None:
    assert without_encoding("a.write_text(x); a.open('w'); open(a); a.open('rb'); page.open(3)") == [
        "a.write_text(x)", "a.open('w')", "open(a)"
    ]  # fmt: skip
    decoded_already = {
        "wonderland_qt/engine/content/yaml/yaml_reader.py",
        "wonderland_qt/models/packs/own_files.py",
        "wonderland_qt/models/workshop/verb_uses.py",
    }
    found = {
        str(path.relative_to(ROOT)): calls
        for path in (ROOT / "wonderland_qt").rglob("*.py")
        if (calls := without_encoding(path.read_text(encoding="utf-8")))
    }
    assert set(found) <= decoded_already, found


@pytest.mark.parametrize("encoding", [LATIN_2, ASCII])
def test_the_games_are_listed(encoding: str, home: Path) -> None:
    code, out, err = told(encoding, "games", home=home)
    assert (code, err) == (WELL, "")
    assert "Wonderland's War" in out
    assert "2-5" in out


def test_json_says_every_letter(home: Path) -> None:
    code, out, _ = told(ASCII, "games", "--json", home=home)
    assert code == WELL
    assert "Wonderland\u2019s War" in {box["title"] for box in json.loads(out)}


def test_a_report_with_margins_is_printed(home: Path) -> None:
    code, out, err = told(LATIN_2, "simulate", "--games", "2", "--jobs", "1", "--report", home=home)
    assert code == WELL, err
    assert "+-" in out


def test_a_pack_with_letters_of_its_own_is_listed(home: Path) -> None:
    folder = home / "data" / "packs" / "kitchen"
    folder.mkdir(parents=True)
    sheet = "id: kitchen\nname: Кухня żółta\nauthor: Zoë\ngame: wonderland\n"
    (folder / "pack.yaml").write_text(sheet, encoding="utf-8")
    code, out, err = told(LATIN_2, "packs", "list", home=home)
    assert code == WELL, err
    assert "żółta" in out


def test_what_lies_in_a_folder_with_an_odd_name_is_named_in_a_line(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / STRANGE
    folder.mkdir()
    for encoding in (LATIN_2, ASCII, "utf-8"):
        code, _, err = told(encoding, "validate", str(folder), home=home)
        assert code == PROBLEMS
        assert "no content here" in err
        assert "Traceback" not in err


def test_the_menu_entry_names_a_command_with_odd_letters_as_it_is(tmp_path: Path, home: Path) -> None:
    share, command = tmp_path / "share", str(tmp_path / STRANGE / "wonderland-qt")
    code, _, err = told(ASCII, "integrate", "--into", str(share), "--command", command, home=home)
    assert code == WELL, err
    entry = (share / "applications" / "wonderland-qt.desktop").read_bytes()
    assert os.fsencode(STRANGE) in entry
    assert "Настільні ігри".encode() in entry


@pytest.mark.window
def test_the_window_opens_from_a_folder_in_another_encoding(tmp_path: Path, home: Path) -> None:
    folder = tmp_path / "dom Żółw"
    folder.mkdir()
    shutil.copytree(ROOT / "wonderland_qt", folder / "wonderland_qt")
    for part in ("content", "resources", "docs"):
        (folder / part).symlink_to(ROOT / part, target_is_directory=True)
    environment = {
        **os.environ,
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "WONDERLAND_QT_HOME": str(home),
        "PYTHONPATH": str(folder),
    }
    command = [sys.executable, "-m", "wonderland_qt.cli", "play", "--until-shown"]
    ran = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout.strip()) == (WELL, "shown"), ran.stderr
    assert "No such file" not in ran.stderr
    assert "Could not parse" not in ran.stderr
