"""The sounds of every game: each event that sounds has its file, and each file is heard somewhere."""

from __future__ import annotations

import math
import wave
from array import array
from collections import deque
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.app.conftest import content_of
from tests.app.invitations import ALONE, fitted
from tests.app.keyboard import Keyboard, session_at
from tests.app.sounding import to_nowhere
from tests.every_game.features import SOUNDING
from tests.every_game.performing.test_motion import at_home
from tests.every_game.said_in_source import PACKAGE
from tests.invariants import SOAK, playing
from tests.playthroughs import new_game
from wonderland_qt import paths
from wonderland_qt.app.audio.samples import RATE
from wonderland_qt.app.audio.sounds import MOST_AT_ONCE, Handling, entries, file_of
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.narration.shown_changes import ShownChanges

pytestmark = pytest.mark.window

FILES = sorted(paths.resources().glob("*/sounds/*.wav"))
FIRST = [file for file in FILES if "-" not in file.stem]
MOST_BYTES, LONGEST, LOUDEST, HEARD = 9_000_000, 2.3, 0.75, 6
LAST = 0 if SOAK else 40
"""How many lines of the journal are left when a game begins to be heard; 0 for a whole game."""
NAMED = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.parent.name}/{file.stem}")


@cache
def heard_of(game: str) -> frozenset[str]:
    """Return the sounds of all events of a few whole games."""
    ruleset, content = GAMES[game], content_of(game)
    events: list[Event] = []
    for size in {min(ruleset.seating.sizes), ruleset.seating.usual_size}:
        for seed in (1, 2):
            played = new_game(ruleset, content, size, seed, events)
            deque(playing(played, seed), maxlen=0)
    return frozenset(filter(None, (ruleset.display.appearance(event, content).sound for event in events)))


@pytest.mark.parametrize("game", SOUNDING)
def test_every_event_that_sounds_has_its_file(game: str) -> None:
    assert heard_of(game)
    assert [name for name in heard_of(game) if not file_of(game, name).is_file()] == []


def named(file: Path) -> bool:
    """Tell whether a game's source names a sound: some events are too rare for a few games."""
    sources = (PACKAGE / "games" / file.parent.parent.name).rglob("*.py")
    return any(f'"{file.stem}"' in source.read_text(encoding="utf-8") for source in sources)


def test_every_file_is_heard_somewhere() -> None:
    heard = {file_of(game, name) for game in GAMES for name in heard_of(game)}
    assert heard <= set(FILES)
    assert {file for file in FIRST if not named(file)} <= heard | {
        file_of("", name) for name in get_args(Handling)
    }


@NAMED
def test_a_sound_is_short_and_begins_and_ends_in_silence(file: Path) -> None:
    with wave.open(str(file), "rb") as read:
        assert (read.getnchannels(), read.getsampwidth(), read.getframerate()) == (1, 2, RATE)
        samples = array("h", read.readframes(read.getnframes()))
    assert len(samples) / RATE <= LONGEST
    assert max(map(abs, (*samples[:3], *samples[-3:]))) < 400
    assert 0.05 < max(map(abs, samples)) / 32_768 <= LOUDEST
    assert math.isclose(sum(samples) / len(samples), 0, abs_tol=100)


def test_every_variant_that_is_listed_has_its_file_and_every_file_is_listed() -> None:
    listed = {
        folder / f"{name}{'' if number == 0 else f'-{number + 1}'}.wav"
        for folder in {file.parent for file in FILES}
        for name, entry in entries(folder).items()
        for number in range(entry.variants)
    }
    assert listed == set(FILES)


def test_all_sounds_together_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < MOST_BYTES


@pytest.mark.parametrize("game", SOUNDING)
def test_a_game_in_motion_is_heard_on_a_device_without_a_warning(
    open_keyboard: Callable[..., Keyboard],
    game: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    with to_nowhere(monkeypatch) as speaker:
        keyboard = open_keyboard(game, speaker=speaker, motion="fast")
        whole = len(session_at(keyboard.window.lobby, fitted(ALONE, game)).journal.lines)
        begun = whole - LAST if LAST else 0
        keyboard.begin_at(fitted(ALONE, game), lambda session: len(session.journal.lines) >= begun)
        happened = sounds_of_all_that_happens(keyboard.window.table)

        motion, moved = keyboard.window.table_page.drawn.motion, set[str]()
        motion.began.connect(lambda _milliseconds: moved.add(keyboard.window.table.stage.id))

        def half_way() -> bool:
            while keyboard.window.table.showing.beat is not None:
                keyboard.window.table.skip_beats()
                keyboard.settle()
            motion.clock.setCurrentTime(motion.clock.duration() // 2)
            return keyboard.page is keyboard.window.final

        keyboard.play_until(half_way)
        motion.finish()
        assert moved, "pieces were seen on their way"
        assert at_home(keyboard.window.table_page.drawn)
        assert speaker.took_something()
    assert speaker.heard[-1] in {"victory", "finished"}
    assert happened <= set(speaker.heard), "all that happened and can be heard was heard"
    assert len(set(speaker.heard)) > HEARD
    assert capfd.readouterr() == ("", "")


def sounds_of_all_that_happens(table: Any) -> set[str]:
    """Gather, from now on, the first sounds of each change that those who look may hear."""
    gathered: set[str] = set()

    def gather(changes: ShownChanges) -> None:
        if not changes.undone:
            gathered.update(tuple(dict.fromkeys(changes.sounds))[:MOST_AT_ONCE])

    table.happened.connect(gather)
    return gathered
