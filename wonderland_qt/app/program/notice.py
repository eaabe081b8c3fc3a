"""Shows a message to a person who started the program with a click, before there is a window."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from wonderland_qt import paths
from wonderland_qt.app.settings import load_settings
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.engine.words.texts import Text

TITLE = "wonderland-qt"
ERROR_ICON = 0x10
"""What Windows calls MB_ICONERROR."""

SPOKEN = ("LC_ALL", "LC_MESSAGES", "LANG")
TK = (
    "import sys, tkinter.messagebox as box; tkinter = box.Tk(); tkinter.withdraw();"
    "box.showerror(sys.argv[1], sys.argv[2])"
)
DIALOGS: Mapping[str, Callable[[str], list[str]]] = {
    "zenity": lambda said: ["--error", "--no-markup", "--width=480", f"--title={TITLE}", f"--text={said}"],
    "kdialog": lambda said: ["--title", TITLE, "--error", said],
    "yad": lambda said: ["--image=dialog-error", "--no-markup", f"--title={TITLE}", f"--text={said}"],
    "xmessage": lambda said: ["-center", "-title", TITLE, said],
    "osascript": lambda said: ["-e", f'display alert "{TITLE}" message {_quoted(said)}'],
    "python3": lambda said: ["-c", TK, TITLE, said],
}
"""Programs that can show a message, in the order they are tried, with their arguments."""


def say(words: Text) -> str:
    """Return a text in the preferred language or the system's, without Qt, which may be missing."""
    translated = paths.languages()
    of_system = (os.environ.get(name, "")[:2] for name in SPOKEN)
    wanted = (load_settings().language, *of_system)
    language = next((language for language in wanted if language in translated), REFERENCE)
    return Words.load([paths.window() / "words"], language).say(words)


def has_terminal() -> bool:
    """Tell whether standard error is a terminal that somebody can read."""
    return sys.stderr is not None and sys.stderr.isatty()


def give_notice(message: str) -> None:
    """Write a message to the terminal; without a terminal, also to the log and in a dialog."""
    if sys.stderr is not None:
        sys.stderr.write(f"{message}\n")
        sys.stderr.flush()
    if not has_terminal():
        with contextlib.suppress(OSError):
            append_to_log(f"{message}\n")
        show_dialog(message)


def show_dialog(message: str) -> subprocess.Popen[bytes] | None:
    """Show a message with a program of the system, and return its process without waiting for it.

    Return None where Windows has shown it, or where there is no display or no such program.
    """
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, message, TITLE, ERROR_ICON)
        return None
    has_display = sys.platform == "darwin" or {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    command = _dialog_command(message) if has_display else None
    if command is None:
        return None
    return subprocess.Popen(command, stderr=subprocess.DEVNULL, start_new_session=True)


def _dialog_command(message: str) -> list[str] | None:
    """Return the command of the first installed program that can show a message, or None."""
    for name, arguments in DIALOGS.items():
        program = shutil.which(name)
        if program:
            return [program, *arguments(message)]
    return None


def append_to_log(account: str) -> None:
    """Append an account, with the time, to the program's log file; raises OSError."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    paths.log().parent.mkdir(parents=True, exist_ok=True)
    with paths.log().open("a", encoding="utf-8") as log:
        log.write(f"{when}\n{account}\n")


def _quoted(message: str) -> str:
    """Return a message as a string of AppleScript."""
    escaped = message.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
