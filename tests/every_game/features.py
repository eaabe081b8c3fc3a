"""Which games of the catalogue have what a game may go without, such as lessons and sounds."""

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES

TAUGHT = [game for game in GAMES if (paths.content() / game / "lessons").is_dir()]
SOUNDING = [game for game in GAMES if (paths.of_game(game) / "sounds").is_dir()]
FIXED = [game for game in GAMES if (paths.content() / game / "scenery.yaml").is_file()]
CHALLENGING = [game for game in GAMES if (paths.content() / game / "challenges").is_dir()]
NAMING = [game for game in GAMES if (paths.content() / game / "verbs.yaml").is_file()]
