"""The command `validate`: content read, and every mistake in it listed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wonderland_qt import paths
from wonderland_qt.cli.chosen import game_chosen, layers_chosen, packs_at, packs_chosen
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.terminal import tell

if TYPE_CHECKING:
    from wonderland_qt.engine.content.mistakes import Mistake
    from wonderland_qt.engine.listing import AnyRuleset
    from wonderland_qt.engine.words.unsaid import Unsaid

WARNING = "warning"

MISTAKE, ODD, TRIED = range(3)
"""What is found: a mistake, what is odd (a mistake with --strict), what a rehearsal tried (never one)."""


def validate(chosen: argparse.Namespace) -> int:
    """Read content and list every mistake in it, and what is odd: of one game, or of all that have some."""
    from wonderland_qt.engine.content.pack_archives import path_as_packed
    from wonderland_qt.games.catalogue import GAMES

    chosen.content += chosen.paths
    roots = layers_chosen(chosen)
    games = _games(chosen)
    at_hand = roots if chosen.alone else roots[1:]
    found = [told for game in games for told in _found(GAMES[game], roots, at_hand)]
    worst = ODD if chosen.strict else MISTAKE
    for told, weight in found:
        if weight > worst:
            tell(f"{WARNING}: {told}")
    mistakes = [told for told, weight in found if weight <= worst]
    if mistakes:
        raise Problem("\n".join(mistakes))
    read = (str(path_as_packed(root, root)) for root in roots)
    tell(f"no mistakes in {', '.join(read)} ({', '.join(games)})")
    return WELL


def _games(chosen: argparse.Namespace) -> tuple[str, ...]:
    """Return the game that is named, else those of which the packs given hold something, else all."""
    from wonderland_qt.games.catalogue import GAMES
    from wonderland_qt.models.packs.check import games_of

    if chosen.game:
        return (game_chosen(chosen.game),)
    packs = [*packs_at(chosen.content), *packs_chosen(chosen)]
    held = {game for pack in packs for game in games_of(pack, GAMES)}
    return tuple(game for game in GAMES if game in held or not packs)


def _found(ruleset: AnyRuleset, roots: Sequence[Path], at_hand: Sequence[Path]) -> Iterator[tuple[str, int]]:
    """Yield what is found in the content of a game, and its weight; `at_hand` lies over the game's own."""
    from wonderland_qt.engine.play.trial import trial
    from wonderland_qt.engine.words.words import REFERENCE
    from wonderland_qt.models.packs.check import conflicts_between, oddities
    from wonderland_qt.models.packs.pack_art import art_that_cannot_be_drawn

    pack = ruleset.load(roots)
    problem = trial(ruleset, pack)
    if problem:
        yield f"{roots[-1]}:1:1: {problem}", MISTAKE
        return
    for lacking in _unsaid(ruleset, pack, roots):
        yield str(lacking), MISTAKE if lacking.language == REFERENCE else ODD
    for mistake, weight in _lessons(ruleset, pack, roots, at_hand or roots):
        yield str(mistake), ODD if at_hand and weight == MISTAKE else weight
    for odd in (*conflicts_between(ruleset, roots), *oddities(ruleset, roots)):
        yield str(odd), ODD
    for root in at_hand:
        for left_out in art_that_cannot_be_drawn(root, [ruleset.id]):
            yield str(left_out), ODD


def _lessons(
    ruleset: AnyRuleset, pack: Any, roots: Sequence[Path], rehearsed: Sequence[Path]
) -> Iterator[tuple[Mistake, int]]:
    """Yield what is wrong in courses and tips, and what did not come of those in the `rehearsed` folders."""
    from wonderland_qt.bots.registry import bot_factory
    from wonderland_qt.engine.lessons.course_files import read_coach, read_courses, unknown_prompts
    from wonderland_qt.engine.lessons.rehearsal import rehearse, rehearse_tips, wrong_in_course
    from wonderland_qt.engine.words.words import REFERENCE, Words
    from wonderland_qt.models.packs.folders import words_over

    languages, words = paths.languages(), Words.load(words_over(roots, ruleset.id), REFERENCE)
    coach, courses = read_coach(roots, ruleset.id, languages), read_courses(roots, ruleset.id, languages)
    for course in courses:
        yield from ((mistake, MISTAKE) for mistake in unknown_prompts(course, words.has))
    if coach is not None:
        yield from ((mistake, MISTAKE) for mistake in unknown_prompts(coach, words.has))
    wrong = [mistake for course in courses for mistake in wrong_in_course(course, ruleset, pack)]
    yield from ((mistake, MISTAKE) for mistake in wrong)
    if wrong:
        return
    for course in courses:
        if _lies_in(course.source.path, rehearsed):
            yield from ((mistake, TRIED) for mistake in rehearse(course, ruleset, pack, bot_factory))
    if coach is not None and courses and _lies_in(coach.source.path, rehearsed):
        table = courses[0].course.table
        yield from ((mistake, TRIED) for mistake in rehearse_tips(coach, table, ruleset, pack, bot_factory))


def _lies_in(file: Path, folders: Sequence[Path]) -> bool:
    return any(file.is_relative_to(folder) for folder in folders)


def _unsaid(ruleset: AnyRuleset, pack: Any, roots: Sequence[Path]) -> Iterator[Unsaid]:
    """Yield the messages that the words of a game lack for its content and its table options."""
    from wonderland_qt.engine.content.packs import content_folder
    from wonderland_qt.engine.table_options import option_texts
    from wonderland_qt.engine.words.unsaid import unsaid
    from wonderland_qt.models.packs.folders import WORDS, words_over

    told, folders = ruleset.telling, words_over(roots, ruleset.id)
    top = content_folder(roots[-1], ruleset.id) if len(roots) > 1 else None
    own = top / WORDS if top else paths.of_game(ruleset.id) / WORDS
    texts = (*told.content_texts(pack), *option_texts(ruleset.seating.options(pack)))
    return unsaid(folders, own, told.content_words(pack), texts)
