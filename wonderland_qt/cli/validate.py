"""The command `validate`: reads content, and lists every mistake in it."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from wonderland_qt import paths
from wonderland_qt.cli.chosen import game_chosen, layers_chosen, packs_at, packs_chosen
from wonderland_qt.cli.outcome import WELL, Problem
from wonderland_qt.cli.terminal import tell

if TYPE_CHECKING:
    from wonderland_qt.engine.content.mistakes import Mistake
    from wonderland_qt.engine.lessons.course import Coach, Course
    from wonderland_qt.engine.lessons.course_files import Taught
    from wonderland_qt.engine.ruleset import AnyRuleset
    from wonderland_qt.engine.words.missing_messages import MissingMessage

Kind = Literal["mistake", "warning", "rehearsal"]
"""A warning is a mistake with --strict, a failed rehearsal never is."""


class Finding(NamedTuple):
    """Something wrong in content, in words."""

    words: str
    kind: Kind


def validate(chosen: argparse.Namespace) -> int:
    """Read the content of one game, or of all, and list every mistake and warning."""
    from wonderland_qt.engine.content.folders.pack_archives import path_as_packed
    from wonderland_qt.engine.installed_games import GAMES

    chosen.content += chosen.paths
    content_folders = layers_chosen(chosen)
    games = _games_to_check(chosen)
    built_in_folders = 0 if chosen.alone else 1  # the lowest layer
    given = content_folders[built_in_folders:]
    refused: set[Kind] = {"mistake", "warning"} if chosen.strict else {"mistake"}
    findings: list[Finding] = []
    for game in games:
        findings += _findings_in_game(GAMES[game], content_folders, given)
    for finding in findings:
        if finding.kind not in refused:
            tell(f"warning: {finding.words}")
    mistakes = [finding.words for finding in findings if finding.kind in refused]
    if mistakes:
        raise Problem("\n".join(mistakes))
    read = (str(path_as_packed(content_folder, content_folder)) for content_folder in content_folders)
    tell(f"no mistakes in {', '.join(read)} ({', '.join(games)})")
    return WELL


def _games_to_check(chosen: argparse.Namespace) -> tuple[str, ...]:
    """Return the named game, else those that the given packs contain, else all."""
    from wonderland_qt.engine.installed_games import GAMES
    from wonderland_qt.models.packs.check import games_of

    if chosen.game:
        return (game_chosen(chosen.game),)
    packs = [*packs_at(chosen.content), *packs_chosen(chosen)]
    if not packs:
        return tuple(GAMES)
    in_packs = {game for pack in packs for game in games_of(pack, GAMES)}
    return tuple(game for game in GAMES if game in in_packs)


def _findings_in_game(
    ruleset: AnyRuleset, content_folders: Sequence[Path], given: Sequence[Path]
) -> Iterator[Finding]:
    """Yield what is wrong in a game's content; `given` folders override built-in content.

    After content that cannot be played nothing else is looked for. Lessons, challenges and pictures are
    looked at in the given folders only, if there are any.
    """
    from wonderland_qt.engine.lookahead.trial import trial
    from wonderland_qt.engine.words.localization import REFERENCE
    from wonderland_qt.engine.words.worded_errors import in_words

    content = ruleset.load(content_folders)
    problem = trial(ruleset, content)
    if problem is not None:
        yield Finding(f"{content_folders[-1]}: {in_words(problem)}", "mistake")
        return
    checked = given or content_folders
    for missing in _missing_messages(ruleset, content, content_folders):
        yield Finding(str(missing), "mistake" if missing.language == REFERENCE else "warning")
    for finding in _findings_in_lessons(ruleset, content, content_folders, checked):
        # A pack need not fit the game's own lessons.
        is_excused = bool(given) and finding.kind == "mistake"
        yield Finding(finding.words, "warning") if is_excused else finding
    for words in _mistakes_in_challenges(ruleset, content_folders, checked):
        yield Finding(words, "mistake")
    for words in _warnings_about_packs(ruleset, content_folders, given):
        yield Finding(words, "warning")


def _warnings_about_packs(
    ruleset: AnyRuleset, content_folders: Sequence[Path], given: Sequence[Path]
) -> Iterator[str]:
    """Yield conflicts between packs, other warnings about them, and pictures that cannot be drawn.

    The folders are read as one content, but only the pictures of those `given` by name are drawn.
    """
    from wonderland_qt.models.packs.check import conflicts_between, warnings_about
    from wonderland_qt.models.packs.pack_art import art_that_cannot_be_drawn

    yield from map(str, conflicts_between(ruleset, content_folders))
    yield from map(str, warnings_about(ruleset, content_folders))
    for content_folder in given:
        yield from map(str, art_that_cannot_be_drawn(content_folder, [ruleset.id]))


def _findings_in_lessons(
    ruleset: AnyRuleset, content: Any, content_folders: Sequence[Path], rehearsed: Sequence[Path]
) -> Iterator[Finding]:
    """Yield mistakes in courses and tips, and failed rehearsals of those in the `rehearsed` folders.

    Nothing is rehearsed unless all courses can begin.
    """
    from wonderland_qt.engine.lessons.course_files import read_coach, read_courses, unknown_prompts
    from wonderland_qt.engine.lessons.rehearsal import wrong_in_course
    from wonderland_qt.engine.words.localization import REFERENCE, Words
    from wonderland_qt.models.packs.folders import words_over

    words = Words.load(words_over(content_folders, ruleset.id), REFERENCE)
    coach = read_coach(content_folders, ruleset.id, paths.languages())
    courses = read_courses(content_folders, ruleset.id, paths.languages())
    for taught in (*courses, coach):
        if taught is not None:
            for mistake in unknown_prompts(taught, words.has):
                yield Finding(str(mistake), "mistake")
    wrong_set_ups = [mistake for course in courses for mistake in wrong_in_course(course, ruleset, content)]
    for mistake in wrong_set_ups:
        yield Finding(str(mistake), "mistake")
    if not wrong_set_ups:
        for mistake in _failed_rehearsals(courses, coach, ruleset, content, rehearsed):
            yield Finding(str(mistake), "rehearsal")


def _failed_rehearsals(
    courses: Sequence[Taught[Course]],
    coach: Taught[Coach] | None,
    ruleset: AnyRuleset,
    content: Any,
    rehearsed: Sequence[Path],
) -> Iterator[Mistake]:
    """Play the courses and tips of the `rehearsed` folders, and yield what did not happen as written.

    Tips have no table of their own, so they are given at that of the first course.
    """
    from wonderland_qt.bots.registry import bot_factory
    from wonderland_qt.engine.lessons.rehearsal import rehearse, rehearse_tips

    for course in courses:
        if _is_in_any(course.source.path, rehearsed):
            yield from rehearse(course, ruleset, content, bot_factory)
    if coach is not None and courses and _is_in_any(coach.source.path, rehearsed):
        table = courses[0].course.table
        yield from rehearse_tips(coach, table, ruleset, content, bots=bot_factory)


def _mistakes_in_challenges(
    ruleset: AnyRuleset, content_folders: Sequence[Path], tried: Sequence[Path]
) -> Iterator[str]:
    """Yield mistakes in the challenges of the `tried` folders."""
    from wonderland_qt.engine.installed_games import scenario_setup_of
    from wonderland_qt.engine.scenarios.challenge import challenge_files, wrong_in_challenge

    for file, folders_up_to_own in challenge_files(content_folders, ruleset.id).items():
        if ruleset.scenarios and _is_in_any(file, tried):
            beneath, rulebook = tuple(content_folders[:folders_up_to_own]), paths.rulebook(ruleset.id, "en")
            yield from wrong_in_challenge(file, scenario_setup_of(ruleset.id, beneath, rulebook))


def _is_in_any(file: Path, folders: Sequence[Path]) -> bool:
    """Tell whether a file lies in one of the folders, at any depth."""
    return any(file.is_relative_to(folder) for folder in folders)


def _missing_messages(
    ruleset: AnyRuleset, content: Any, content_folders: Sequence[Path]
) -> Iterator[MissingMessage]:
    """Yield the messages that a game's words lack for its content and options.

    They are to be added to the words of the last content folder, a pack; without packs, to the game's words.
    """
    from wonderland_qt.engine.content.folders.packs import game_folder
    from wonderland_qt.engine.game_options import option_texts
    from wonderland_qt.engine.words.missing_messages import missing_messages
    from wonderland_qt.models.packs.folders import WORDS, words_over

    narration, folders = ruleset.narration, words_over(content_folders, ruleset.id)
    top = game_folder(content_folders[-1], ruleset.id) if len(content_folders) > 1 else None
    own = top / WORDS if top else paths.of_game(ruleset.id) / WORDS
    texts = (*narration.content_texts(content), *option_texts(ruleset.seating.options(content)))
    return missing_messages(folders, own, narration.content_words(content), texts)
