"""Sound: what people at a table hear, how loud, and that no one misses it where there is none."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.app.invitations import ALONE, PERSONS
from tests.app.keyboard import Keyboard
from tests.app.sounding import Remembering, to_nowhere
from wonderland_qt.app.audio import loudspeaker, room_tone
from wonderland_qt.app.audio.loudspeaker import Loudspeaker
from wonderland_qt.app.audio.mixer import BEAT, LATEST, LOUDER, Mixer, Playback
from wonderland_qt.app.audio.room_tone import RoomTone
from wonderland_qt.app.audio.samples import RATE, read
from wonderland_qt.app.audio.sounds import MOST_AT_ONCE, Sounds, file_of
from wonderland_qt.app.settings import Settings, load_settings
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
    assert len(speaker.heard) == MOST_AT_ONCE


def test_what_repeats_is_never_the_same_twice() -> None:
    speaker = Remembering()
    sounds = Sounds(speaker, Settings())
    for _ in range(12):
        sounds.play("", ["drop"])
    files = [playback.sound for playback in speaker.played]
    assert all(one != other for one, other in pairwise(files))
    assert len({playback.pitch for playback in speaker.played}) > 6
    assert all(abs(playback.pitch - 1) <= 0.051 for playback in speaker.played)


def test_gains_of_one_kind_in_a_row_go_up_by_half_tones() -> None:
    speaker = Remembering()
    sounds = Sounds(speaker, Settings())
    sounds.play("", ["card"])
    sounds.play("", ["card"])
    sounds.play("", ["card"])
    first, *_, last = (playback.pitch for playback in speaker.played)
    assert last / first > 2 ** (2 / 12) * 0.9
    sounds.play("", ["refuse", "card"])
    assert speaker.played[-1].pitch < 1.06, "a row ends with another sound"


def test_a_room_is_heard_beneath_all_where_it_is_wanted() -> None:
    speaker = Remembering()
    sounds = Sounds(speaker, Settings())
    sounds.enter("night")
    sounds.follow(Settings(ambience="off"))
    sounds.follow(Settings())
    sounds.follow(Settings(muted=True))
    sounds.enter("moon")
    assert speaker.rooms == ["", "night", "", "night", "", ""]


def test_one_room_gives_way_to_another_without_a_gap() -> None:
    room, folder = RoomTone(), DROP.parent / "rooms"
    assert room.frames(100, 1) is None
    room.enter(folder / "day.wav")
    assert loudness(room.frames(2 * RATE, 1) or array("f")) > 0
    room.enter(folder / "night.wav")
    crossing = room.frames(RATE // 2, 1) or array("f")
    assert loudness(crossing[:2000]) > 0
    room.enter(None)
    room.frames(RATE, 1)
    assert room.frames(RATE, 1) is None


def test_all_occasional_sounds_of_a_room_are_heard_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    room, bed, heard = RoomTone(), DROP.parent / "rooms" / "day.wav", list[str]()

    def remember(sound: Path) -> array[float]:
        heard.append(sound.stem)
        return read(sound)[:100]

    monkeypatch.setattr(room_tone, "read", remember)
    room.enter(bed)
    longest_pause = room_tone.RARE[-1]
    for _ in range(8):
        room.frames(longest_pause, 1)
    occasional = heard[1:]
    assert set(occasional) == {sound.stem for sound in bed.parent.glob("day-*.wav")}
    assert all(one != other for one, other in pairwise(occasional))


def test_a_blow_takes_the_room_back() -> None:
    mixer = Mixer()
    mixer.room.enter(DROP.parent / "rooms" / "night.wav")
    plain = [mixer.frames(2000, 1) for _ in range(60)][-1]
    mixer.begin(Playback(DROP, ducks=True))
    mixer.frames(400, 1)
    assert mixer.room.volume < 0.99
    assert loudness(plain) > 0


@pytest.mark.parametrize(("won", "heard"), [(True, "victory"), (False, "finished")])
def test_only_a_person_who_wins_is_cheered(
    open_keyboard: Callable[..., Keyboard], won: bool, heard: str
) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(speaker=speaker, curtain="off")
    keyboard.window.begin(ALONE)
    table = keyboard.window.table
    winner = (
        table.persons[0]
        if won
        else next(seat.player for seat in table.session.seats if seat.player not in table.persons)
    )
    keyboard.window.open_table.cheer([winner])
    assert speaker.heard[-1] == heard


def test_a_person_is_called_when_others_have_acted_and_again_after_a_while(
    open_keyboard: Callable[..., Keyboard],
) -> None:
    speaker = Remembering()
    keyboard = open_keyboard(speaker=speaker, curtain="off")
    keyboard.window.begin(ALONE)
    keyboard.play_until(lambda: keyboard.window.table.decision is not None)
    assert "your_turn" in speaker.heard
    keyboard.window.open_table.call.call_again()
    assert speaker.heard[-1] == "your_turn"
    assert speaker.played[-1].gain < 1


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
    mixer.begin(Playback(DROP))
    mixer.begin(Playback(CARD))
    first = mixer.frames(BEAT, 1)
    second = mixer.frames(BEAT, 1)
    alone = read(DROP)[: len(first)]
    assert loudness(array("f", (a - b for a, b in zip(first, alone, strict=False)))) < 1e-6
    assert loudness(second[:600]) > 0


def test_the_same_sound_is_not_stuttered() -> None:
    mixer = Mixer()
    for _ in range(9):
        mixer.begin(Playback(CARD))
    heard = mixer.frames(RATE, 1)
    assert loudness(heard) == pytest.approx(loudness(read(CARD)) * LOUDER, abs=0.01), "a little louder"


def test_what_would_come_too_late_is_not_heard() -> None:
    mixer = Mixer()
    files = [*file_of("wonderland", "bag").parent.glob("*.wav"), *DROP.parent.glob("*.wav")]
    assert len(files) * BEAT > LATEST
    for file in files:
        mixer.begin(Playback(file))
    mixer.frames(LATEST + 3 * RATE, 1)
    assert loudness(mixer.frames(RATE, 1)) == 0
    mixer.begin(Playback(DROP))
    assert loudness(mixer.frames(BEAT, 1)) > 0, "and what comes next is heard at once"


def test_a_file_that_is_not_there_is_silence(tmp_path: Path) -> None:
    mixer = Mixer()
    mixer.begin(Playback(tmp_path / "moo.wav"))
    assert loudness(mixer.frames(900, 1)) == 0


def test_volume_is_heard() -> None:
    quiet, loud = Mixer(), Mixer()
    for mixer in (quiet, loud):
        mixer.begin(Playback(DROP))
    assert loudness(quiet.frames(900, 0.5)) == pytest.approx(loudness(loud.frames(900, 1)) / 2)


def test_without_the_library_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    _plays_in_silence()


def test_without_a_device_there_is_silence_and_no_complaint(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        loudspeaker, "backends_to_try", lambda: ("COREAUDIO" if sys.platform.startswith("linux") else "ALSA",)
    )
    monkeypatch.setenv("PATH", "")
    _plays_in_silence()
    monkeypatch.undo()
    if not list(Path("/dev/snd").glob("pcm*p")):
        _plays_in_silence()
        assert capfd.readouterr() == ("", "")


def _plays_in_silence() -> None:
    speaker = Loudspeaker()
    speaker.volume = 1
    speaker.play(Playback(DROP, "drop"))
    speaker.close()
    speaker.play(Playback(DROP, "drop"))
    speaker.close()


def test_a_device_that_leads_nowhere_takes_what_is_mixed(monkeypatch: pytest.MonkeyPatch) -> None:
    with to_nowhere(monkeypatch) as speaker:
        speaker.volume = 1
        speaker.play(Playback(DROP, "drop"))
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
