"""What may be written on the command line, and which command it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from wonderland_qt import __version__
from wonderland_qt.cli import commands, packs
from wonderland_qt.cli.compare import compare
from wonderland_qt.cli.integration import integrate
from wonderland_qt.cli.schema import schema
from wonderland_qt.cli.validate import validate
from wonderland_qt.models.pictures import COMMAND

EPILOG = """\
examples:
  wonderland-qt games                                  the games there are
  wonderland-qt play                                   open the program at the shelf of games
  wonderland-qt play --first-game                      learn the first game of the list by playing it
  wonderland-qt play --content my-cards                with your own content laid over the games'
  wonderland-qt validate my-cards                      list every mistake in your content
  wonderland-qt simulate --players 4 --games 1000      how 1000 games between random bots end
  wonderland-qt simulate --bots rule --report          what each card was worth to rule-based bots
  wonderland-qt compare --pack my-cards --games 600    what your content changes, and how sure that is
  wonderland-qt packs new my-tweaks                    make a pack of your own, found by itself from now on
  wonderland-qt packs install mad-hatters.zip          add a pack that somebody made
  wonderland-qt scenario my_position.yaml              check a position typed into a file
  wonderland-qt replay game.save                       play a saved game or a report again

Without --game it is the first game of the list; --option takes what a new table of the game may choose.

exit codes: 0 all is well, 1 problems were found, 2 the command was used wrongly
"""

WINDOW_HELP = "measure the drawn table at 1920 x 1080, of all games without --game, and a cold start instead"
WINDOW_KEYS = """\
figures of --window:
  chess_us_per_decision  a move of python-chess in the same run, where it is installed
  redraw_ms              painting the whole busiest table of any game anew (must be at most 4)
  redraw_with_ground_ms  the same with boards and tracks, as after a zoom
  drag_step_ms           moving a lifted piece by a step (must be at most 1)
  stage_change_fps       frames a second while all pieces go to another stage (must be at least 50)
  bake_ms                the first picture of a table, every piece painted from its SVG
  cold_start_ms          from starting the program to its first painted window (at most 800)
  pieces, pictures       how many there are on that table
  ..._by_design          what it would be where chess takes 28 us; the bounds are meant for such a machine
"""

COMPARE_NOTE = """\
Each game is played before and after from the same seed and seats, by bots. A margin of error is that of all
figures of its kind together, at 95 %: what lies within it may be chance. What plays alike changes no game.
"""

DIGITS = 18

Run = Callable[[argparse.Namespace], int]


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="wonderland-qt",
        description="Board games on one screen, and what a tinkerer needs to change them.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    added = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    played = (_add_games, _add_play, _add_simulate, _add_compare)
    for add in (
        *played,
        _add_validate,
        _add_packs,
        _add_schema,
        _add_scenario,
        _add_replay,
        _add_bench,
        _add_integrate,
    ):
        add(added)
    added.add_parser(COMMAND).set_defaults(
        run=commands.draw_pictures
    )  # without help: the program alone uses it
    return top


def _add(added: Any, name: str, run: Run, help_text: str) -> Any:
    command = added.add_parser(name, help=help_text, description=help_text[0].upper() + help_text[1:] + ".")
    command.set_defaults(run=run)
    return command


def _add_json(command: Any, what: str) -> None:
    command.add_argument("--json", action="store_true", help=f"print {what} as JSON")


def _add_game(command: Any) -> None:
    command.add_argument("--game", metavar="ID", help="which game, as `wonderland-qt games` lists them")


def _add_content(command: Any) -> None:
    command.add_argument(
        "--content",
        action="append",
        default=[],
        type=Path,
        metavar="DIR",
        help="a folder of content to lay over the game's own; may be given more than once, the last on top",
    )
    command.add_argument(
        "--alone", action="store_true", help="read the folders of --content alone, without the game's own"
    )


def _add_pack(command: Any) -> None:
    command.add_argument(
        "--pack",
        action="append",
        default=[],
        type=Path,
        metavar="PACK",
        help="a pack on top of all content: a folder, a .zip, or an id that `packs list` shows; may be given "
        "more than once",
    )


def _add_option(command: Any) -> None:
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="what a new table chooses for its game; may be given more than once",
    )


def _add_games(added: Any) -> None:
    command = _add(added, "games", commands.games, "list the games there are")
    _add_json(command, "the list")


def _add_play(added: Any) -> None:
    command = _add(added, "play", commands.play, "open the program")
    _add_game(command)
    _add_content(command)
    _add_pack(command)
    _add_option(command)
    command.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a saved game or a pack to be shown"
    )
    command.add_argument(
        "--first-game", action="store_true", help="begin a game in which everything is taught as it comes"
    )
    command.add_argument(
        "--smoke",
        type=Path,
        metavar="PICTURE.png",
        help="let bots play a whole game in the window, leave pictures beside this one, and quit",
    )
    command.add_argument(
        "--until-shown", action="store_true", help="open the window, say so once it is painted, and quit"
    )


def _add_simulate(added: Any) -> None:
    command = _add(added, "simulate", commands.simulate, "play many games between bots and add them up")
    _add_game(command)
    _add_content(command)
    _add_pack(command)
    _add_games_of_bots(command, 100, "random")
    command.add_argument(
        "--report", action="store_true", help="also tell how cards and abilities were taken and won with"
    )
    _add_json(command, "the report")


def _add_games_of_bots(command: Any, games: int, bots: str) -> None:
    command.add_argument(
        "--players", type=_count, metavar="N", help="how many sit down (4, or as many as can play)"
    )
    command.add_argument("--games", type=_count, default=games, metavar="N", help=f"how many games ({games})")
    command.add_argument(
        "--bots",
        default=bots,
        metavar="KIND,...",
        help=f"kinds of bot by seat, repeated when fewer than players ({bots})",
    )
    command.add_argument(
        "--seed", type=_seed, default=1, metavar="N", help="the same seed gives the same games (1)"
    )
    _add_option(command)
    command.add_argument("--jobs", type=_count, metavar="N", help="how many processes (one a core)")


def _add_compare(added: Any) -> None:
    command = _add(
        added, "compare", compare, "play the same games with and without a pack, and tell what it changes"
    )
    command.add_argument(
        "--pack",
        action="append",
        required=True,
        type=Path,
        metavar="DIR",
        help="the content to try, laid over what is there without it; may be given more than once",
    )
    _add_game(command)
    _add_content(command)
    _add_games_of_bots(command, 300, "rule")
    command.add_argument("--language", default="en", metavar="CODE", help="in which language it is told (en)")
    command.add_argument(
        "--follow", action="store_true", help="with --json: a line each time that some more games are played"
    )
    _add_json(command, "the comparison")
    command.epilog = COMPARE_NOTE


def _add_validate(added: Any) -> None:
    command = _add(added, "validate", validate, "read content and list every mistake in it")
    command.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="folders of content to lay over the game's own"
    )
    _add_game(command)
    _add_content(command)
    _add_pack(command)
    command.add_argument(
        "--strict",
        action="store_true",
        help="take what is only odd as a mistake, as the project's own checks do",
    )


def _add_packs(added: Any) -> None:
    top = added.add_parser("packs", help="list, make, install, switch and check packs (docs/packs.md)")
    kinds = top.add_subparsers(title="what to do", metavar="COMMAND", required=True)
    _add_json(
        _add(kinds, "list", packs.list_packs, "list the packs there are, the topmost first"), "the list"
    )
    made = _add(kinds, "new", packs.new, "make a pack of your own, switched on")
    made.add_argument("id", metavar="ID", help="small letters, digits, - and _")
    made.add_argument("--name", metavar="NAME", help="what people read (the id)")
    _add_game(made)
    installed = _add(kinds, "install", packs.install, "copy a pack into your folder of packs, switched off")
    installed.add_argument("path", type=Path, metavar="PATH", help="a folder or a .zip")
    for name, run, help_text in (
        ("enable", packs.enable, "switch packs on for new games"),
        ("disable", packs.disable, "switch packs off for new games"),
    ):
        _add(kinds, name, run, help_text).add_argument("packs", nargs="+", metavar="ID", help="a pack")
    checked = _add(kinds, "check", packs.check, "list every mistake and conflict of packs, and what is odd")
    checked.add_argument("packs", nargs="*", metavar="ID", help="a pack (all)")


def _add_schema(added: Any) -> None:
    command = _add(
        added, "schema", schema, "write the JSON Schemas by which editors know what may be written"
    )
    command.add_argument(
        "folder", nargs="?", type=Path, metavar="DIR", help="where to (the folder of the games' own content)"
    )


def _add_scenario(added: Any) -> None:
    command = _add(
        added, "scenario", commands.scenario, "set up positions from files and check what must hold"
    )
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a scenario file (docs/scenarios.md)"
    )
    _add_game(command)
    _add_content(command)
    _add_pack(command)


def _add_replay(added: Any) -> None:
    command = _add(added, "replay", commands.replay, "play a saved game or a report again")
    command.add_argument("file", type=Path, metavar="FILE", help="a saved game or a report")
    command.add_argument("--game", metavar="ID", help="which game (the one that the file names)")
    _add_content(command)


def _add_bench(added: Any) -> None:
    command = _add(added, "bench", commands.bench, "measure what decisions, clones, loading and saving cost")
    _add_game(command)
    _add_content(command)
    command.add_argument("--games", type=_count, default=60, metavar="N", help="how many random games (60)")
    _add_json(command, "the figures")
    command.add_argument("--window", action="store_true", help=WINDOW_HELP)
    command.epilog = WINDOW_KEYS
    command.formatter_class = argparse.RawDescriptionHelpFormatter


def _add_integrate(added: Any) -> None:
    command = _add(added, "integrate", integrate, "add the program to the menu of a Linux desktop")
    command.add_argument("--remove", action="store_true", help="take it away again")
    command.add_argument("--command", metavar="PROGRAM", help="what the menu runs (this program)")
    command.add_argument(
        "--into", type=Path, metavar="SHARE", help="lay the files below this folder, for whoever packs them"
    )


def _count(given: str) -> int:
    if not _is_whole(given) or int(given) < 1:
        raise argparse.ArgumentTypeError(f"'{given}' is not a whole number from 1 up")
    return int(given)


def _seed(given: str) -> int:
    if not _is_whole(given.removeprefix("-")):
        raise argparse.ArgumentTypeError(f"'{given}' is not a whole number of at most {DIGITS} digits")
    return int(given)


def _is_whole(given: str) -> bool:
    return given.isdecimal() and len(given) <= DIGITS
