"""The folders of the program's content and resources, and of the user's files."""

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
    """A folder that ships with the program was not found."""

    def __init__(self, name: str, places: list[Path]) -> None:
        looked = ", ".join(str(place) for place in places)
        super().__init__(f"the folder {name!r} is missing; looked at {looked}")


def content() -> Path:
    """Return the folder with a subfolder of YAML content for each game."""
    return _shipped_folder("content")


def resources() -> Path:
    """Return the folder with a subfolder for each game, and one for the window."""
    return _shipped_folder("resources")


def docs() -> Path:
    """Return the documentation's folder; an installed program has only its pages on changing games."""
    return _shipped_folder("docs")


def window() -> Path:
    """Return the folder of the window's fonts, icons, style and words."""
    return resources() / "window"


def of_game(game: str) -> Path:
    """Return the folder with a game's art, emblems, words and rules, in the game's own package if any."""
    return _folder_of_plugin(game, "resources") or resources() / game


def of_games() -> Iterator[Path]:
    """Yield the resource folders of the window and of all installed games."""
    yield from sorted(folder for folder in resources().iterdir() if folder.is_dir())
    for plugin in plugins.plugins(plugins.GAMES):
        with suppress(ImportError):  # a package that is gone has no words
            folder = _folder_of_plugin(plugin.name, "resources")
            if folder is not None:
                yield folder


def in_content(content_folder: Path, game: str) -> Path:
    """Return a game's folder in a content folder; a plug-in game's shipped content is in its own package."""
    in_own_package = _folder_of_plugin(game, "content")
    if in_own_package is not None and content_folder == content():
        return in_own_package
    return content_folder / game


def words(game: str) -> tuple[Path, Path]:
    """Return the folders with a subfolder of words for each language: the window's, then the game's."""
    return window() / "words", of_game(game) / "words"


def languages() -> list[str]:
    """Return the languages of the program."""
    return sorted(folder.name for folder in (window() / "words").iterdir() if folder.is_dir())


def rulebook(game: str, language: str) -> Path:
    """Return the document of a game's numbered rules in a language, or in English if it is not translated."""
    folder = of_game(game) / "rules"
    translated = folder / f"{language}.md"
    return translated if translated.is_file() else folder / "en.md"


def data() -> Path:
    """Return the user's folder for saved games, names and packs."""
    return _folder_of_user("data", appdirs.user_data_dir(APP, appauthor=False))


def saves() -> Path:
    """Return the user's folder of saved games, which may not exist yet."""
    return data() / "saves"


def autosaves() -> Path:
    """Return the folder in which earlier versions kept their autosaves, which may not exist."""
    return data() / "autosaves"


def claim() -> Path:
    """Return the file that the program locks while its window is open, with the address it listens at."""
    return data() / "window.lock"


def challenges() -> Path:
    """Return the file of the results of challenges, which may not exist yet."""
    return data() / "challenges.json"


def records() -> Path:
    """Return the file of finished games, one line each, which may not exist yet."""
    return data() / "records.jsonl"


def reports() -> Path:
    """Return the user's folder for error reports, which may not exist yet."""
    return data() / "reports"


def packs() -> Path:
    """Return the user's folder of packs, creating it if needed."""
    return _make_folder(data() / "packs")


def unpacked() -> Path:
    """Return the cache folder in which .zip packs are unpacked."""
    return _folder_of_user("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "packs"


def drawn_pictures() -> Path:
    """Return the cache folder of packs' rendered pictures."""
    return _folder_of_user("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "pictures"


def newest() -> Path:
    """Return the cache file with the newest version's number and the time of asking."""
    return _folder_of_user("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "newest.json"


def settings() -> Path:
    """Return the file of the user's preferences, which may not exist yet."""
    return _folder_of_user("settings", appdirs.user_config_dir(APP, appauthor=False)) / "settings.json"


def sources() -> Path:
    """Return the file with the sources of packs and the packs from each, which may not exist yet."""
    return settings().with_name("sources.json")


def fetched() -> Path:
    """Return the cache folder for packs that were fetched from sources and not yet installed."""
    return _folder_of_user("cache", appdirs.user_cache_dir(APP, appauthor=False)) / "fetched"


def log() -> Path:
    """Return the file to which the program logs, which may not exist yet."""
    return _folder_of_user("log", appdirs.user_log_dir(APP, appauthor=False)) / f"{APP}.log"


def frozen() -> Path | None:
    """Return the folder of the frozen program, None if it runs in an ordinary Python."""
    unpacked = getattr(sys, "_MEIPASS", None)
    return Path(unpacked) if unpacked is not None else None


def own_program() -> tuple[str, ...]:
    """Return the command that starts this program's command line."""
    return (sys.executable,) if frozen() else (sys.executable, "-m", f"{PACKAGE}.cli")


def own_code() -> Path:
    """Return the folder from which Python imports the program, unless it is frozen."""
    return Path(__file__).resolve().parents[1]


def guide(game: str) -> Path:
    """Return the file of a game's illustrated guide, which may not exist."""
    return of_game(game) / "rules" / "guide.yaml"


@contextmanager
def throwaway_home() -> Iterator[Path]:
    """Use an empty temporary folder for all of the user's files within the context; yield it."""
    before = os.environ.get(HOME_VARIABLE)
    with TemporaryDirectory(prefix=f"{APP}-", ignore_cleanup_errors=True) as home:
        os.environ[HOME_VARIABLE] = home
        try:
            yield Path(home)
        finally:
            os.environ.pop(HOME_VARIABLE)
            if before is not None:
                os.environ[HOME_VARIABLE] = before


def _shipped_folder(name: str) -> Path:
    """Return a folder that ships with the program; raises MissingFolder."""
    places = [root / name for root in _roots_of_shipped_folders()]
    for place in places:
        if place.is_dir():
            return place
    raise MissingFolder(name, places)


def _roots_of_shipped_folders() -> list[Path]:
    """Return where shipped folders may be: in the frozen program, the installed package or a checkout."""
    package, unpacked = Path(__file__).resolve().parent, frozen()
    if unpacked is not None:
        return [unpacked / PACKAGE, unpacked]
    return [package, package.parent]


def forget_plugins() -> None:
    """Clear the cache of plug-in games' folders."""
    _folder_of_plugin.cache_clear()


@cache
def _folder_of_plugin(game: str, name: str) -> Path | None:
    """Return a plug-in game's folder `name` in its own package, None for a game of this program."""
    for plugin in plugins.plugins(plugins.GAMES):
        if plugin.name == game and plugin.package != plugins.OWN:
            folders = (root / name / game for root in plugin.roots())
            return next((folder for folder in folders if folder.is_dir()), None)
    return None


def _folder_of_user(name: str, usual: str) -> Path:
    """Return a folder of the user's files: below HOME_VARIABLE if it is set, else the usual one."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home).expanduser() / name if home else Path(usual)


def _make_folder(folder: Path) -> Path:
    """Make a folder, with those around it, unless it is there; return it."""
    folder.mkdir(parents=True, exist_ok=True)
    return folder
