"""Sound: what people at a table hear, how loud, and that no one misses it where there is none."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import ALONE, PERSONS
from tests.app.keyboard import Keyboard
from tests.app.sounding import Remembering, to_nowhere
from wonderland_qt.app import sound
from wonderland_qt.app.settings import Settings, load_settings
from wonderland_qt.app.sound import AGAIN, BEAT, LATEST, Loudspeaker, Mixer, Sounds, file_of
from wonderland_qt.games.wonderland.events import ChipGained
from wonderland_qt.models.table.pads import USUAL_KEYS

pytestmark = pytest.mark.window

DROP, CARD = file_of("", "drop"), file_of("", "card")


def loudness(samples: array[float]) -> float:
    return max(map(abs, samples), default=0)


def test_what_happens_is_heard_in_its_order_and_each_once() -> None:
    speaker = Remembering()
    sounds = Sounds(speaker, Settings())
    sounds.play("", ["card", "drop", "card", "card", "ready"])
    assert speaker.heard == ["card", "drop", "ready"]


def test_a_burst_of_events_is_no_noise() -> None:
    speaker = Remembering()
    sounds = Sounds(speaker, Settings())
    sounds.play("wonderland", ["bag", "chip", "madness", "fall", "bust", "castle", "forge"])
    assert len(speaker.heard) == sound.MOST_AT_ONCE


def test_whoever_wants_quiet_has_it() -> None:
    speaker = Remembering()
    sounds = Sounds(speaker, Settings())
    volumes = []
    for volume in ("quiet", "normal", "loud"):
        sounds.follow(Settings(volume=volume))
        volumes.append(speaker.volume)
    assert volumes == sorted(volumes)
    assert 0 < volumes[0] < volumes[-1] <= 1
    sounds.follow(Settings(muted=True))
    sounds.handle("page")
    assert speaker.heard == []


def test_sounds_begin_a_beat_apart() -> None:
    mixer = Mixer()
    mixer.begin(DROP)
    mixer.begin(CARD)
    first = mixer.frames(BEAT, 1)
    second = mixer.frames(BEAT, 1)
    alone = sound.read(DROP)[: len(first)]
    assert loudness(array("f", (a - b for a, b in zip(first, alone, strict=False)))) < 1e-6
    assert loudness(second[:600]) > 0


def test_the_same_sound_is_not_stuttered() -> None:
    mixer = Mixer()
    for _ in range(9):
        mixer.begin(CARD)
    heard = mixer.frames(AGAIN, 1)
    assert loudness(heard) == pytest.approx(loudness(sound.read(CARD)), abs=0.01)


def test_what_would_come_too_late_is_not_heard() -> None:
    mixer = Mixer()
    files = [*file_of("wonderland", "bag").parent.glob("*.wav"), *DROP.parent.glob("*.wav")]
    assert len(files) * BEAT > LATEST
    for file in files:
        mixer.begin(file)
    mixer.frames(LATEST + 3 * sound.RATE, 1)
    assert loudness(mixer.frames(sound.RATE, 1)) == 0
    mixer.begin(DROP)
    assert loudness(mixer.frames(BEAT, 1)) > 0, "and what comes next is heard at once"


def test_a_file_that_is_not_there_is_silence(tmp_path: Path) -> None:
    mixer = Mixer()
    mixer.begin(tmp_path / "moo.wav")
    assert loudness(mixer.frames(900, 1)) == 0


def test_volume_is_heard() -> None:
    quiet, loud = Mixer(), Mixer()
    for mixer in (quiet, loud):
        mixer.begin(DROP)
    assert loudness(quiet.frames(900, 0.5)) == pytest.approx(loudness(loud.frames(900, 1)) / 2)


def test_without_the_library_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    _plays_in_silence()


def test_without_a_device_there_is_silence_and_no_complaint(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sound, "backends_here", lambda: ("JACK",))
    monkeypatch.setenv("PATH", "")
    _plays_in_silence()
    monkeypatch.undo()
    if not list(Path("/dev/snd").glob("pcm*p")):
        _plays_in_silence()
        assert capfd.readouterr() == ("", "")


def _plays_in_silence() -> None:
    speaker = Loudspeaker()
    speaker.volume = 1
    speaker.play(DROP)
    speaker.close()
    speaker.play(DROP)
    speaker.close()


def test_a_device_that_leads_nowhere_takes_what_is_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    with to_nowhere(monkeypatch) as speaker:
        speaker.volume = 1
        speaker.play(DROP)
        assert speaker.took_something()
    assert speaker._device is None


def test_m_takes_the_sound_away_and_gives_it_back(open_keyboard: Callable[..., Keyboard]) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(speaker=speaker)
    keyboard.press("M")
    assert (speaker.volume, load_settings().muted) == (0, True)
    keyboard.press("M")
    assert speaker.volume > 0
    assert not load_settings().muted


def test_a_key_for_secret_answers_is_that_alone(open_keyboard: Callable[..., Keyboard]) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(speaker=speaker, curtain="off", keys=(("M", "A"), *USUAL_KEYS[1:]))
    keyboard.begin_at(PERSONS, lambda session: len(session.waiting) > 1 and not session.decisions[0].private)
    table = keyboard.window.table
    keyboard.play_until(lambda: any("M" in pad.keys for pad in table.pads.shown))
    before = len(table.session.waiting)
    keyboard.press("M")
    assert len(table.session.waiting) == before - 1
    assert not keyboard.window.settings.muted


def test_hands_are_heard(open_keyboard: Callable[..., Keyboard]) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(speaker=speaker, curtain="off")
    keyboard.window.begin(PERSONS)
    hand, table = keyboard.window.table_page.drawn.hand, keyboard.window.table
    keyboard.play_until(lambda: any(option.take and option.put for option in _options(table)))
    option = next(option for option in _options(table) if option.take and option.put)
    speaker.heard.clear()
    hand.touch(option.take)
    assert speaker.heard == ["lift"]
    hand.touch(option.put)
    assert speaker.heard[1] == "drop"


def _options(table: Any) -> tuple[Any, ...]:
    return table.decision.options if table.decision is not None else ()


def test_the_window_hears_of_nothing_that_the_viewer_may_not_know(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    keyboard = open_keyboard(curtain="off")
    keyboard.window.begin(ALONE)
    table = keyboard.window.table
    owner, other = (seat.player for seat in table.session.seats[:2])
    event = ChipGained(player=owner, chip=1, audience=(owner,))
    assert table.narrator.sounds([event], owner) != []
    assert table.narrator.sounds([event], other) == []
    assert table.narrator.sounds([event], None) == []
