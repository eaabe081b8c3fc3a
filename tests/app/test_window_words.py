"""The window says nothing that has no words, and has no words that it never says."""

import re
from pathlib import Path

from wonderland_qt import paths
from wonderland_qt.app.settings import PREFERENCES
from wonderland_qt.engine.words.catalogue import Catalogue
from wonderland_qt.testing.language_check import syntax_mistakes

PACKAGE = Path(__file__).resolve().parents[2] / "wonderland_qt"
KEY = re.compile(r"[\"'(]([a-z]+(?:-[a-z]+)+)[\"']")
FAMILIES = "|".join((*PREFERENCES, "language", "settings", "bot", "score", "readiness", "no-undo", "temper"))
MADE_UP = re.compile(rf"({FAMILIES})-|new-(name|who|role)-of-seat")
"""Keys that are put together when they are said."""


def own_words() -> set[str]:
    """The keys of the window's own file."""
    source = (paths.window() / "words" / "en" / "window.ftl").read_text(encoding="utf-8")
    return set(Catalogue({"window.ftl": source}))


def keys_in_code() -> set[str]:
    """Everything in the code of windows and models that looks like a key."""
    sources = [
        path.read_text(encoding="utf-8")
        for part in ("app", "models")
        for path in (PACKAGE / part).rglob("*.py")
    ]
    return {key for source in sources for key in KEY.findall(source)}


def test_all_words_of_the_window_are_said() -> None:
    never_said = {key for key in own_words() - keys_in_code() if not MADE_UP.match(key)}
    assert never_said == set()


def test_the_window_is_written_in_good_fluent() -> None:
    catalogue = Catalogue.read(*(folder / "en" for folder in paths.words("wonderland")))
    assert syntax_mistakes(catalogue) == []
