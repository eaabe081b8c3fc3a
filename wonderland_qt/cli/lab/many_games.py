"""Playing many games: the processes that play, the journal that records, and what happens on Ctrl-C."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from wonderland_qt.cli.chosen import game_meant, options_chosen, players_chosen
from wonderland_qt.cli.outcome import PROBLEMS, Problem, wrong_use
from wonderland_qt.cli.terminal import tell
from wonderland_qt.engine.installed_games import GAMES

if TYPE_CHECKING:
    from wonderland_qt.lab.runner import Setting
    from wonderland_qt.lab.work.crews import Crew
    from wonderland_qt.lab.work.work_done import WorkDone
    from wonderland_qt.lab.work.work_journal import Heading, Packing

SumsT = TypeVar("SumsT", bound="Any")


class Means(NamedTuple, Generic[SumsT]):
    """The crew that plays (None for processes of this machine), and the games played so far."""

    crew: Crew | None
    so_far: WorkDone[SumsT]


@contextmanager
def means_chosen(
    chosen: argparse.Namespace, command: str, packing: Packing[SumsT], settings: Sequence[Setting]
) -> Iterator[Means[SumsT]]:
    """Yield the means for playing many games; what prevents that is raised as a Problem."""
    from wonderland_qt.lab.work.workers import CannotGoOn

    with ExitStack() as stack:
        try:
            so_far = _games_so_far(chosen, stack, packing, _heading(command, settings))
            yield Means(_crew_of_cluster(chosen.cluster, stack), so_far)
        except CannotGoOn as error:
            goes_on = "; the same command goes on from there" if chosen.journal else ""
            raise Problem(f"{error}{goes_on}") from error


def tell_interrupted(chosen: argparse.Namespace, games: int) -> int:
    """Report the number of games after an interrupt, and how to continue; return the exit code."""
    done = f"stopped after {games} of {chosen.games} games"
    goes_on = "the same command goes on from there" if chosen.journal else "--journal FILE keeps them"
    tell(f"{done}; {goes_on}", file=sys.stderr)
    return PROBLEMS


def setting_chosen(
    chosen: argparse.Namespace,
    content_folders: Sequence[Path],
    *,
    bots: tuple[str, ...] | None = None,
    rates: bool = False,
) -> Setting:
    """Return which games to play, with the bots of --bots or these; mistakes are usage errors.

    A command without --bots gives `bots` itself; with `rates`, cards and abilities are counted too.
    """
    from wonderland_qt.lab.runner import Setting

    ruleset = GAMES[game_meant(chosen)]
    content = ruleset.load(content_folders)
    return Setting(
        game=ruleset.id,
        content_folders=tuple(map(str, content_folders)),
        players=players_chosen(chosen.players, ruleset),
        games=chosen.games,
        bots=_bots_named(chosen.bots, content) if bots is None else bots,
        seed=chosen.seed,
        options=options_chosen(chosen, ruleset, content),
        rates=rates,
    )


def _bots_named(written: str, content: Any) -> tuple[str, ...]:
    """Return the kinds of bot in --bots; an unknown or no kind is a usage error."""
    from wonderland_qt.bots.registry import UnknownBot, bot_names

    try:
        return bot_names(written, content) or wrong_use("--bots: name at least one kind of bot")
    except UnknownBot as error:
        wrong_use(str(error))


def _games_so_far(
    chosen: argparse.Namespace, stack: ExitStack, packing: Packing[SumsT], heading: Heading
) -> WorkDone[SumsT]:
    """Return the games recorded in the journal, or none without --journal.

    Raises Problem for a journal of another command, or one that has more games than are wanted.
    """
    from wonderland_qt.lab.work.work_done import WorkDone
    from wonderland_qt.lab.work.work_journal import JournalRefused, WorkJournal

    if chosen.journal is None:
        return WorkDone(packing.new())
    try:
        journal = WorkJournal(chosen.journal, heading, packing)
    except JournalRefused as error:
        raise Problem(str(error)) from error
    stack.callback(journal.close)
    if journal.spans:
        _first, end = journal.spans[-1]
        if end > chosen.games:
            raise Problem(f"{chosen.journal}: this journal has {end} games; give --games {end} or more")
    return journal


def _crew_of_cluster(address: str | None, stack: ExitStack) -> Crew | None:
    """Return the workers of --cluster, or None for processes of this machine."""
    if address is None:
        return None
    from wonderland_qt.lab.work.cluster import Cluster

    cluster = Cluster(address)
    stack.callback(cluster.close)
    return cluster


def _heading(command: str, settings: Sequence[Setting]) -> Heading:
    """Return the heading of a journal, by which it recognises the same command.

    Of two compared settings it names the second one; the contents of both are in it.
    """
    from wonderland_qt.lab.runner import ordered
    from wonderland_qt.lab.work.work_journal import FORMAT, Heading

    order, setting = ordered(*settings), settings[-1]
    options = ",".join(f"{name}={value}" for name, value in sorted(setting.options.items()))
    written = {
        "--game": setting.game,
        "--players": str(setting.players),
        "--bots": ",".join(setting.bots),
        "--seed": str(setting.seed),
        "--option": options or "none",
        "--report": "yes" if setting.rates else "no",
    }
    return Heading(FORMAT, command, order.program, order.contents, setting=written)
