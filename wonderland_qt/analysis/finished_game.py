"""Analyses a finished game from its file, choice by choice on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from wonderland_qt.analysis.accounts import account, deciding
from wonderland_qt.analysis.examination import examined
from wonderland_qt.engine.analysed import Analysis, Choice, Progress
from wonderland_qt.engine.installed_games import ruleset_of
from wonderland_qt.engine.journals.journal import Answered, Journal, without_undone
from wonderland_qt.engine.journals.playthrough import Playthrough
from wonderland_qt.engine.journals.replay import replayed_lines
from wonderland_qt.engine.play.information_set import InformationSet
from wonderland_qt.engine.play.memories import Memories
from wonderland_qt.engine.saved.resume import resume
from wonderland_qt.engine.saved.save_reader import read_save
from wonderland_qt.engine.saved.saved_content import layers_of
from wonderland_qt.lab.work.chunks import numbers_in_chunks
from wonderland_qt.lab.work.workers import shared_out

ANSWERS_IN_A_STINT = 8
"""How many answers keep a process busy for a while."""


class NotOver(ValueError):
    """The game is still being played, so that an analysis might give away secrets."""


class Task(msgspec.Struct, frozen=True):
    """What to analyse: a saved game, its content, and the number of rollouts for each choice."""

    file: str
    game: str
    content_folders: tuple[str, ...]
    rollouts: int


def analyse(task: Task, report: Callable[[Progress], object], jobs: int | None = None) -> Analysis:
    """Return the analysis of a saved game; `report` receives the progress.

    The result does not depend on the number of processes. Raises UnreadableSave, ContentMistakes, NotOver.
    """
    opened = Opened(task)
    answers, stints = opened.answers, numbers_in_chunks(opened.answers, ANSWERS_IN_A_STINT)
    processes = jobs or os.cpu_count() or 1
    found: dict[int, list[Choice]] = {}
    done = 0
    for part, choices in shared_out(_examine_part, stints, partial(_begin_work, task), processes):
        found[part.start] = choices
        done += len(part)
        report(Progress(done, answers, add_up(opened, task, _in_order_of_game(found))))
    return add_up(opened, task, _in_order_of_game(found))


def _in_order_of_game(found: Mapping[int, list[Choice]]) -> list[Choice]:
    """Return the choices found so far, which are listed by the number of the first answer of their part."""
    return [choice for first in sorted(found) for choice in found[first]]


class Opened:
    """A finished saved game, ready to be analysed; raises NotOver, and any error of reading it."""

    def __init__(self, task: Task) -> None:
        """Read the file, and play its answers again; raises NotOver if the game is not over then."""
        folders = [Path(folder) for folder in task.content_folders]
        save = read_save(Path(task.file))
        self.ruleset = ruleset_of(task.game)
        resumed = resume(self.ruleset, self.ruleset.load(folders), save, today=layers_of(folders, task.game))
        if not resumed.play.game.over:
            raise NotOver
        self.content, self.end = resumed.content, resumed.play.game
        self.journal: Journal = without_undone(resumed.journal)

    @property
    def answers(self) -> int:
        """Return the number of answers in the game."""
        return sum(isinstance(line, Answered) for line in self.journal.lines)

    def choices(self, wanted: range, played: int) -> Iterator[Choice]:
        """Yield the examined choices among the answers with these numbers, by `played` rollouts each.

        Answers without an alternative are no choices. Answers are counted from 0, but from 1 in a choice.
        """
        memories = Memories(self.ruleset, self.content)
        for number, (line, play) in enumerate(islice(self._answers_with_games(), wanted.stop)):
            decision = play.game.decision_of(line.player)
            has_alternative = len(decision.options) > decision.pick_count
            if number in wanted and has_alternative:
                heard = [entry.event for entry in play.log]
                known = InformationSet(self.ruleset, play.game, line.player, heard, memories)
                moment = self.ruleset.narration.moment(play.game.state)
                yield examined(
                    known, decision, taken=line.option, answer=number + 1, played=played, moment=moment
                )

    def _answers_with_games(self) -> Iterator[tuple[Answered, Playthrough[Any, Any]]]:
        """Yield each answer with the playthrough as it was before the answer.

        The last playthrough, after all lines, belongs to none.
        """
        plays = replayed_lines(self.ruleset, self.content, self.journal)
        for line, play in zip(self.journal.lines, plays, strict=False):
            if isinstance(line, Answered):
                yield line, play


def add_up(opened: Opened, task: Task, choices: Sequence[Choice]) -> Analysis:
    """Return the analysis made of examined choices."""
    players, winners = opened.ruleset.players(opened.end.state), opened.ruleset.winners(opened.end)
    end = {player: (player in winners) / len(winners) for player in players}
    return Analysis(
        task.game,
        task.rollouts,
        players,
        winners,
        choices=tuple(choices),
        accounts={player: account(player, choices, end) for player in players},
        moments=deciding(choices),
    )


_prepared: dict[str, Any] = {}
"""What a worker process keeps between its parts of the work: the opened game and the number of rollouts."""


def _begin_work(task: Task) -> None:
    """Open the game once in a process, which then examines several parts of it."""
    _prepared.update(opened=Opened(task), rollouts=task.rollouts)


def _examine_part(part: range) -> tuple[range, list[Choice]]:
    """Examine a part in a worker process; return the part too, as parts end in any order."""
    return part, list(_prepared["opened"].choices(part, _prepared["rollouts"]))
