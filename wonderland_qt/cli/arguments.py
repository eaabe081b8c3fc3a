"""The parser of the command line, with all commands and their arguments."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from wonderland_qt import __version__
from wonderland_qt.cli import commands, pack_commands, source_commands
from wonderland_qt.cli.analyse import add_analyse
from wonderland_qt.cli.challenges import add_challenges
from wonderland_qt.cli.commands import schema
from wonderland_qt.cli.integration import integrate
from wonderland_qt.cli.lab.compare import compare
from wonderland_qt.cli.lab.fit import add_fit
from wonderland_qt.cli.lab.simulate import simulate
from wonderland_qt.cli.lab.strength import add_strength
from wonderland_qt.cli.lab.tune import add_tune
from wonderland_qt.cli.shared_arguments import (
    add,
    add_content,
    add_for_content,
    add_game,
    add_games_of_bots,
    add_json,
    add_option,
    add_pack,
    count,
)
from wonderland_qt.cli.validate import validate
from wonderland_qt.engine.play.thinking_messages import COMMAND as THINK
from wonderland_qt.models.newest import COMMAND as ASK_NEWEST
from wonderland_qt.models.packs import COMMAND as CHECK_PILE
from wonderland_qt.models.pictures import COMMAND as DRAW_PICTURES
from wonderland_qt.models.sources import COMMAND as VISIT_SOURCE

EPILOG = """\
examples:
  wonderland-qt games                                  list available games
  wonderland-qt                                        open the program
  wonderland-qt play --first-game                      learn the first game by playing it
  wonderland-qt play --content my-cards                override built-in content with your own
  wonderland-qt validate my-cards                      list every mistake in your content
  wonderland-qt simulate --players 4 --games 1000      play 1000 games between random bots
  wonderland-qt simulate --bots rule --report          add pick and win rates of cards
  wonderland-qt compare --pack my-cards --games 600    measure what your content changes
  wonderland-qt tune --check                           check the numbers by which bots play
  wonderland-qt strength                               measure the characters among the bots
  wonderland-qt packs new my-tweaks                    create a pack
  wonderland-qt packs install mad-hatters.zip          install a pack
  wonderland-qt packs sources find kitchen             search for packs
  wonderland-qt scenario my_position.yaml              check the position in a file
  wonderland-qt replay game.wqt                        replay a saved game or a report

Without --game, commands use the first game of the list. --option sets a game option, such as set=B.

exit codes: 0 success, 1 problems found, 2 usage error
"""

WINDOW_HELP = "measure the window at 1920 x 1080 (all games, or that of --game) and a cold start instead"
WINDOW_KEYS = """\
figures of --window:
  chess_us_per_decision  a move of python-chess in the same run, if installed
  redraw_ms              repainting the whole busiest table of any game (must be at most 2)
  redraw_with_ground_ms  the same with boards and tracks, as after a zoom
  drag_step_ms           dragging a piece by one step (must be at most 0.05)
  stage_change_fps       frames per second while all pieces move to another stage (must be at least 60)
  bake_ms                the first picture of a table, every piece painted from its SVG
  cold_start_ms          from starting the program to its first painted window (at most 400)
  pieces, pictures       how many are on that table
  ..._by_design          the figure scaled to a machine where chess takes 28 us (the bounds are for that)
"""

COMPARE_NOTE = """\
Bots play each game before and after, from the same seed and seats. Margins are simultaneous 95% confidence
intervals; a smaller change may be noise. New things come first; wins are shares of the games in which a thing
was played.
"""


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = argparse.ArgumentParser(
        prog="wonderland-qt",
        description="Board games on one screen, with modding tools.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    subparsers = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for add_command in (
        _add_games,
        _add_play,
        _add_simulate,
        _add_compare,
        add_tune,
        add_fit,
        add_strength,
        _add_validate,
        _add_packs,
        _add_schema,
        _add_scenario,
        _add_replay,
        add_analyse,
        add_challenges,
        _add_bench,
        _add_integrate,
    ):
        add_command(subparsers)
    _add_hidden(subparsers)
    return top


def _add_hidden(subparsers: Any) -> None:
    """Add the commands without help, with which the program starts processes of its own."""
    subparsers.add_parser(DRAW_PICTURES).set_defaults(run=commands.draw_pictures)
    subparsers.add_parser(THINK).set_defaults(run=commands.think)
    subparsers.add_parser(CHECK_PILE).set_defaults(run=pack_commands.check_pile)
    subparsers.add_parser(VISIT_SOURCE).set_defaults(run=source_commands.visit_source)
    newest = subparsers.add_parser(ASK_NEWEST)
    newest.add_argument("address")
    newest.set_defaults(run=commands.ask_newest)


def _add_games(subparsers: Any) -> None:
    command = add(subparsers, "games", commands.games, "list available games")
    add_json(command, "the list")


def _add_play(subparsers: Any) -> None:
    """Add the command `play`; its last two arguments serve checks without a person at the window."""
    command = add(subparsers, "play", commands.play, "open the program")
    add_game(command)
    add_content(command)
    add_pack(command)
    add_option(command)
    command.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game or a pack to open")
    command.add_argument("--first-game", action="store_true", help="start a guided first game")
    command.add_argument(
        "--smoke",
        type=Path,
        metavar="PICTURE.png",
        help="let bots play a whole game in the window, save pictures next to this one, and exit",
    )
    command.add_argument(
        "--until-shown", action="store_true", help="exit after the first paint (start-up timing)"
    )


def _add_simulate(subparsers: Any) -> None:
    """Add the command `simulate`, by default for random bots."""
    command = add_for_content(
        subparsers, "simulate", simulate, "play many games between bots and print statistics"
    )
    add_games_of_bots(command, games=100, bots="random")
    command.add_argument(
        "--report", action="store_true", help="also report pick and win rates of cards and abilities"
    )
    add_json(command, "the report")


def _add_compare(subparsers: Any) -> None:
    """Add the command `compare`, which plays every game twice, without and with the packs."""
    command = add(
        subparsers,
        "compare",
        compare,
        "play the same games with and without a pack, and report what it changes",
    )
    command.add_argument(
        "--pack",
        action="append",
        required=True,
        type=Path,
        metavar="DIR",
        help="the pack or folder to compare; repeat for more",
    )
    add_game(command)
    add_content(command)
    add_games_of_bots(command, games=300, bots="rule")
    command.add_argument("--language", default="en", metavar="CODE", help="language of the output (en)")
    command.add_argument(
        "--follow", action="store_true", help="with --json: print a line after every batch of games"
    )
    add_json(command, "the comparison")
    command.epilog = COMPARE_NOTE


def _add_validate(subparsers: Any) -> None:
    """Add the command `validate`; its bare paths are content folders, like those of --content."""
    command = add_for_content(subparsers, "validate", validate, "read content and list every mistake in it")
    command.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="folders that override built-in content"
    )
    command.add_argument(
        "--strict",
        action="store_true",
        help="treat warnings as errors",
    )


def _add_packs(subparsers: Any) -> None:
    """Add the command `packs`: making, installing, sharing and checking packs, and sources of them."""
    top = subparsers.add_parser(
        "packs", help="create, install, enable, check, share, print and remove packs (docs/packs.md)"
    )
    kinds = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_packs_for_own_use(kinds)
    _add_packs_for_others(kinds)
    removed = add(kinds, "remove", pack_commands.remove, "remove packs; one older copy of each is kept")
    removed.add_argument("packs", nargs="+", metavar="ID", help="a pack")
    checked = add(kinds, "check", pack_commands.check, "list mistakes, conflicts and warnings of packs")
    checked.add_argument("packs", nargs="*", metavar="ID", help="packs to check (all)")
    indexed = add(kinds, "index", source_commands.index, "write the index of a folder of packs: a source")
    indexed.add_argument("folder", type=Path, metavar="FOLDER", help="a folder with packs")
    indexed.add_argument("--name", metavar="NAME", help="what the source is called (the folder's name)")
    _add_sources(kinds)


def _add_packs_for_own_use(kinds: Any) -> None:
    """Add the commands that list, make, install and switch packs."""
    listed = add(kinds, "list", pack_commands.list_packs, "list installed packs, topmost first")
    add_json(listed, "the list")
    made = add(kinds, "new", pack_commands.new, "create a pack and enable it")
    made.add_argument("id", metavar="ID", help="lower-case letters, digits, - and _")
    made.add_argument("--name", metavar="NAME", help="the name to show (the id)")
    add_game(made)
    installed = add(kinds, "install", pack_commands.install, "copy a pack into your packs folder, disabled")
    installed.add_argument("path", type=Path, metavar="PATH", help="a folder or a .zip")
    enabled = add(kinds, "enable", pack_commands.enable, "enable packs for new games")
    enabled.add_argument("packs", nargs="+", metavar="ID", help="a pack")
    disabled = add(kinds, "disable", pack_commands.disable, "disable packs for new games")
    disabled.add_argument("packs", nargs="+", metavar="ID", help="a pack")


def _add_packs_for_others(kinds: Any) -> None:
    """Add the commands that write a pack for others: as an archive, and as cards to print."""
    shared = add(kinds, "share", pack_commands.share, "write a pack as ID.pack.zip for others")
    shared.add_argument("pack", metavar="ID", help="a pack")
    shared.add_argument("--to", type=Path, metavar="PATH", help="a folder or a file (the current folder)")
    shared.add_argument("--force", action="store_true", help="replace a file that exists")
    printed = add(
        kinds, "print", pack_commands.print_cards, "write the cards of a pack at actual size as a PDF"
    )
    printed.add_argument("pack", metavar="ID", help="a pack")
    printed.add_argument(
        "--to", type=Path, metavar="PATH", help="a folder or a file (ID.pdf, in this folder)"
    )
    printed.add_argument("--force", action="store_true", help="replace a file that exists")
    printed.add_argument("--language", default="en", metavar="CODE", help="language of the cards (en)")


def _add_sources(subparsers: Any) -> None:
    """Add `packs sources`, whose commands visit sources only once `on` has allowed it."""
    top = subparsers.add_parser(
        "sources", help="find, install and update packs of folders and https addresses"
    )
    kinds = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    switched_on = add(kinds, "on", source_commands.switch_sources, "allow visits to sources")
    switched_on.set_defaults(allowed=True)
    switched_off = add(kinds, "off", source_commands.switch_sources, "forbid visits to sources")
    switched_off.set_defaults(allowed=False)
    place = "a folder with packs, or an https address with an index.yaml"
    new = add(kinds, "add", source_commands.add_source, "add a source")
    new.add_argument("place", metavar="PLACE", help=place)
    removed = add(kinds, "remove", source_commands.remove_source, "remove a source; its packs stay")
    removed.add_argument("place", metavar="PLACE", help="a source")
    add_json(add(kinds, "list", source_commands.list_sources, "list the sources"), "the list")
    found = add(kinds, "find", source_commands.find, "list the packs that sources offer")
    found.add_argument("words", nargs="*", metavar="WORD", help="words to search for (all packs)")
    add_json(found, "the list")
    installed = add(kinds, "install", source_commands.install_offered, "install packs that sources offer")
    installed.add_argument("packs", nargs="+", metavar="ID", help="a pack")
    installed.add_argument("--source", metavar="PLACE", help="only from this source")
    updated = add(kinds, "update", source_commands.update, "install newer versions, and say what changed")
    updated.add_argument("packs", nargs="*", metavar="ID", help="packs to update (all)")
    for command in (installed, updated):
        command.add_argument(
            "--replace", action="store_true", help="also replace your own copy, and keep one older copy"
        )


def _add_schema(subparsers: Any) -> None:
    """Add the command `schema`, with content whose own verbs the schemas are to know."""
    command = add(subparsers, "schema", schema, "write JSON Schemas, which let editors check content files")
    command.add_argument(
        "folder",
        nargs="?",
        type=Path,
        metavar="DIR",
        help="the folder to write to (content/schema)",
    )
    add_content(command)
    add_pack(command)


def _add_scenario(subparsers: Any) -> None:
    """Add the command `scenario`."""
    command = add_for_content(
        subparsers, "scenario", commands.scenario, "set up positions from files and check what they expect"
    )
    command.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a scenario file (docs/scenarios.md)"
    )
    command.add_argument("--language", default="en", metavar="CODE", help="language of the output (en)")


def _add_replay(subparsers: Any) -> None:
    """Add the command `replay`."""
    command = add(subparsers, "replay", commands.replay, "replay a saved game or a report")
    command.add_argument("file", type=Path, metavar="FILE", help="a saved game or a report")
    command.add_argument("--game", metavar="ID", help="the game (the one named in the file)")
    add_content(command)


def _add_bench(subparsers: Any) -> None:
    """Add the command `bench`, whose note on the keys of `--window` keeps its line breaks."""
    command = add(subparsers, "bench", commands.bench, "time decisions, clones, loading and saving")
    add_game(command)
    add_content(command)
    command.add_argument("--games", type=count, default=60, metavar="N", help="random games to play (60)")
    add_json(command, "the figures")
    command.add_argument("--window", action="store_true", help=WINDOW_HELP)
    command.epilog = WINDOW_KEYS
    command.formatter_class = argparse.RawDescriptionHelpFormatter


def _add_integrate(subparsers: Any) -> None:
    """Add the command `integrate`."""
    command = add(subparsers, "integrate", integrate, "add the program to the menu of a Linux desktop")
    command.add_argument("--remove", action="store_true", help="uninstall it")
    command.add_argument("--command", metavar="PROGRAM", help="the program that the menu runs (this one)")
    command.add_argument(
        "--into", type=Path, metavar="SHARE", help="install under this prefix (for packagers)"
    )
