"""Opens a file at a line in the user's editor."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QProcess, QUrl
from PySide6.QtGui import QDesktopServices

PLUS = ("+{line}", "{file}")
GOTO = ("--goto", "{file}:{line}:{column}")
COLONS = ("{file}:{line}:{column}",)
KATE = ("--line", "{line}", "--column", "{column}", "{file}")

WINDOWED: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("code", "codium", "cursor"), GOTO),
    **dict.fromkeys(("subl", "zed", "zeditor"), COLONS),
    **dict.fromkeys(("gnome-text-editor", "gedit", "pluma", "xed", "geany", "gvim", "emacs"), PLUS),
    **dict.fromkeys(("kate", "kwrite"), KATE),
    "mousepad": ("--line={line}", "--column={column}", "{file}"),
    "notepad++": ("-n{line}", "-c{column}", "{file}"),
}
"""Editors with a window and their arguments; the first installed one is used if none is configured."""

IN_A_TERMINAL: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("vim", "nvim", "vi", "nano", "joe", "ne", "micro"), PLUS),
    **dict.fromkeys(("hx", "helix"), COLONS),
}
TERMINAL = "x-terminal-emulator"

Which = Callable[[str], str | None]


def command_for(
    file: Path, line: int, column: int, environment: Mapping[str, str], which: Which = shutil.which
) -> list[str] | None:
    """Return the command that opens a file at a line, or None if no editor is found.

    $VISUAL comes first, then $EDITOR, then installed editors. An unknown editor gets only the file, and one
    without a window of its own is run in a terminal, if there is one. Line or column 0 stands for no place.
    """
    wanted = [environment[name] for name in ("VISUAL", "EDITOR") if environment.get(name, "").strip()]
    for chosen in (*wanted, *WINDOWED):
        program, *options = _words_of(chosen)
        if which(program) is None:
            continue
        name = Path(program).name.removesuffix(".exe")
        form = WINDOWED.get(name) or IN_A_TERMINAL.get(name) or ("{file}",)
        place = [part.format(file=file, line=max(line, 1), column=max(column, 1)) for part in form]
        command = [program, *options, *place]
        if name not in IN_A_TERMINAL:
            return command
        if which(TERMINAL) is not None:
            return [TERMINAL, "-e", *command]
    return None


def _words_of(command: str) -> list[str]:
    """Return a program and its options; a command with a quote that is not closed is one word."""
    try:
        return shlex.split(command)
    except ValueError:
        return [command]


def open_at(file: Path, line: int, column: int) -> bool:
    """Open a file in the user's editor, or with the system's default program; tell whether that worked."""
    command = command_for(file, line, column, os.environ)
    if command is not None:
        program, *arguments = command
        process = QProcess()
        process.setProgram(program)
        process.setArguments(arguments)
        started, _process_id = process.startDetached()
        if started:
            return True
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(file)))
