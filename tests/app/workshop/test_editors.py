"""The user's own editor gets the line; without one, the editors that are there, then the system."""

from __future__ import annotations

from pathlib import Path

import pytest

pytestmark = pytest.mark.window

FILE = Path("my file.yaml")


@pytest.mark.parametrize(
    ("environment", "there", "expected"),
    [
        ({"VISUAL": "code --wait"}, {"code"}, ["code", "--wait", "--goto", "my file.yaml:7:3"]),
        ({"EDITOR": "kate"}, {"kate"}, ["kate", "--line", "7", "--column", "3", "my file.yaml"]),
        (
            {"VISUAL": "", "EDITOR": "/usr/bin/gedit"},
            {"/usr/bin/gedit"},
            ["/usr/bin/gedit", "+7", "my file.yaml"],
        ),
        (
            {"EDITOR": "vim"},
            {"vim", "x-terminal-emulator"},
            ["x-terminal-emulator", "-e", "vim", "+7", "my file.yaml"],
        ),
        ({"EDITOR": "vim"}, {"vim", "gedit"}, ["gedit", "+7", "my file.yaml"]),
        ({"EDITOR": "gone"}, {"mousepad"}, ["mousepad", "--line=7", "--column=3", "my file.yaml"]),
        ({"EDITOR": "odd"}, {"odd"}, ["odd", "my file.yaml"]),
        ({"VISUAL": "my 'editor", "EDITOR": "odd"}, {"odd"}, ["odd", "my file.yaml"]),
        ({}, set(), None),
    ],
)
def test_an_editor_opens_the_file_at_the_line(
    environment: dict[str, str], there: set[str], expected: list[str] | None
) -> None:
    from wonderland_qt.app.workshop.editors import command_for

    found = command_for(FILE, 7, 3, environment, lambda name: name if name in there else None)
    assert found == expected
