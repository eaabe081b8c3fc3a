"""Where the game's content and resources lie, and where a user's own files go."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import appdirs

from wonderland_qt import plugins

HOME_VARIABLE = "WONDERLAND_QT_HOME"
APP = "wonderland-qt"
PACKAGE = "wonderland_qt"


class MissingFolder(FileNotFoundError):
    """A folder that ships with the program is in none of the places where it could be."""

    def __init__(self, name: str, places: list[Path]) -> None:
        looked = ", ".join(str(place) for place in places)
        super().__init__(f"the folder {name!r} is missing; looked at {looked}")


def content() -> Path:
    """The folder with a sub-folder of YAML for each game."""
    return _shipped("content")


def resources() -> Path:
    """The folder with a sub-folder for each game, and one for the window."""
    return _shipped("resources")


def docs() -> Path:
    """The folder with the pages of documents, of which those for people who change games ship too."""
    return _shipped("docs")


def window() -> Path:
    """The folder with what belongs to no game: fonts, icons, style and the words of the window."""
    return resources() / "window"


def of_game(game: str) -> Path:
    """The folder with a game's art, emblems, words and numbered rules, in the package that brings it."""
    return _brought(game, "resources") or resources() / game


def of_games() -> Iterator[Path]:
    """The folders with what belongs to a game, or to the window, of all that is installed."""
    yield from sorted(folder for folder in resources().iterdir() if folder.is_dir())
    for plugin in plugins.plugins(plugins.GAMES):
        with suppress(ImportError):  # a package that is gone has no words
            folder = _brought(plugin.name, "resources")
            if folder is not None:
                yield folder


def in_content(content_folder: Path, game: str) -> Path:
    """The folder of a game in a folder of content; in the shipped one, that of the package that brings it."""
    brought = _brought(game, "content")
    return brought if brought is not None and content_folder == content() else content_folder / game


def words(game: str) -> tuple[Path, Path]:
    """The folders with a sub-folder of words for each language: the window's, and the game's on top."""
    return window() / "words", of_game(game) / "words"


def languages() -> list[str]:
    """The languages that the program speaks."""
    return sorted(folder.name for folder in (window() / "words").iterdir() if folder.is_dir())


def rulebook(game: str, language: str) -> Path:
    """The document of a game's numbered rules in a language; in English where no one has translated it."""
    folder = of_game(game) / "rules"
    translated = folder / f"{language}.md"
    return translated if translated.is_file() else folder / "en.md"


def data() -> Path:
    """The user's folder for saved games, remembered names and content packs of their own."""
    return _user_folder("data", appdirs.user_data_dir(APP, appauthor=False))


def saves() -> Path:
    """The user's folder of saved games, which may not be there yet."""
    return data() / "saves"


def autosaves() -> Path:
    """The folder in which earlier programs kept the last moments of the last game, if they were here."""
    return data() / "autosaves"


def claim() -> Path:
    """The file that the program whose window is open keeps locked, and in which it says where it listens."""
    return data() / "window.lock"


def challenges() -> Path:
    """The file of what came of challenges at this screen, which may not be there yet."""
    return data() / "challenges.json"


def records() -> Path:
    """The file of finished games at this screen, a line each, which may not be there yet."""
    return data() / "records.jsonl"


def reports() -> Path:
    """The user's folder for reports of what went wrong, which may not be there yet."""
    return data() / "reports"


def packs() -> Path:
    """The user's folder of packs, in which they are found by themselves."""
    return _made(data() / "packs")


def unpacked() -> Path:
    """The user's folder in which packs that are .zip files are unpacked; it may be emptied at any time."""
    return _user_folder("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "packs"


def drawn_pictures() -> Path:
    """The user's folder of packs' pictures kept as pixels; it may be emptied at any time."""
    return _user_folder("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "pictures"


def newest() -> Path:
    """The file that says which version is the newest, and when that was asked; it may be lost at any time."""
    return _user_folder("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "newest.json"


def settings() -> Path:
    """The file of the user's preferences, which may not exist yet."""
    return _user_folder("settings", appdirs.user_config_dir(APP, appauthor=False)) / "settings.json"


def sources() -> Path:
    """The file that names the sources of packs, and which packs came from them; it may not exist yet."""
    return settings().with_name("sources.json")


def fetched() -> Path:
    """The user's folder in which packs of sources lie until they are installed; it may be emptied."""
    return _user_folder("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "fetched"


def log() -> Path:
    """The file that the running program logs to, which may not exist yet."""
    return _user_folder("log", appdirs.user_log_dir(APP, appauthor=False)) / f"{APP}.log"


def frozen() -> Path | None:
    """The folder of the frozen program that is running, None for a program that Python runs."""
    unpacked = getattr(sys, "_MEIPASS", None)
    return Path(unpacked) if unpacked is not None else None


def own_program() -> tuple[str, ...]:
    """The command that starts this program's command line."""
    return (sys.executable,) if frozen() else (sys.executable, "-m", f"{PACKAGE}.cli")


def own_code() -> Path:
    """The folder in which Python finds the program, unless it is frozen."""
    return Path(__file__).resolve().parents[1]


def guide(game: str) -> Path:
    """The file of the illustrated pages before a game's numbered rules, which need not be there."""
    return of_game(game) / "rules" / "guide.yaml"


@contextmanager
def throwaway_home() -> Iterator[Path]:
    """Let all that is the user's lie in an empty folder that is thrown away in the end; yield it."""
    before = os.environ.get(HOME_VARIABLE)
    with TemporaryDirectory(prefix=f"{APP}-", ignore_cleanup_errors=True) as home:
        os.environ[HOME_VARIABLE] = home
        try:
            yield Path(home)
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before


def _shipped(name: str) -> Path:
    places = [root / name for root in _shipped_roots()]
    for place in places:
        if place.is_dir():
            return place
    raise MissingFolder(name, places)


def _shipped_roots() -> list[Path]:
    package, unpacked = Path(__file__).resolve().parent, frozen()
    if unpacked is not None:
        return [unpacked / PACKAGE, unpacked]
    return [package, package.parent]


def forget_plugins() -> None:
    """Look for the folders of games in other packages again."""
    _brought.cache_clear()


@cache
def _brought(game: str, name: str) -> Path | None:
    """The folder that another package brings for a game, None for a game of this program."""
    for plugin in plugins.plugins(plugins.GAMES):
        if plugin.name == game and plugin.package != plugins.OWN:
            return next(
                (root / name / game for root in plugin.roots() if (root / name / game).is_dir()), None
            )
    return None


def _user_folder(name: str, usual: str) -> Path:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home).expanduser() / name if home else Path(usual)


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
