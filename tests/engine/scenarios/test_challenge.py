"""Challenges from files: what is wrong in them is said with its place, and which content they lie on."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.content.mistakes import ContentMistakes
from wonderland_qt.engine.installed_games import scenario_setup_of
from wonderland_qt.engine.scenarios.challenge import challenge_files, read_challenge, wrong_in_challenge

GOOD = """\
game: bunny_kingdom
challenge: {ask: yellow, title: {en: Bring in 6}}
play:
  - yellow: build:city_2.1:A1
given:
  round: 4
  players:
    yellow: {squares: [A1, A2, J1], waiting: [city_2.1]}
    red: {}
  next: [{build: yellow}, harvest]
expect: {scores: {yellow: 2}}
"""


def wrong(folder: Path, text: str) -> list[str]:
    """Return what is wrong in a challenge."""
    file = folder / "mine.yaml"
    file.write_text(text)
    setup = scenario_setup_of("bunny_kingdom", (paths.content(),), paths.rulebook("bunny_kingdom", "en"))
    return [each.removeprefix(f"{file}:") for each in wrong_in_challenge(file, setup)]


def test_a_good_one_leaves_others_with_questions(tmp_path: Path) -> None:
    assert wrong(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("yellow: 2}", "yellow: 9}", "9"),
        ("build:city_2.1:A1", "build:city_2.1:B7", "'build:city_2.1:B7' is not offered"),
        ("  - yellow: build", "  - red: build", "answers by 'yellow'"),
        ("expect:", "chance: {deck: []}\nexpect:", "no 'chance:'"),
        ("challenge: {ask: yellow, title: {en: Bring in 6}}\n", "", "'ask:'"),
        ("red: {}", "red: {squares: [A1]}", "A1"),
        (
            "title: {en: Bring in 6}",
            "measured: {samples: 9, wins: {done: 60, 'build:city_2.1:A1': 40}}",
            "done",
        ),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, before: str, after: str, said: str) -> None:
    found = wrong(tmp_path, GOOD.replace(before, after))
    assert len(found) == 1
    assert said in found[0]


def test_a_position_in_the_fields_of_a_save_is_read_as_strictly(tmp_path: Path) -> None:
    given = GOOD[GOOD.index("given:") : GOOD.index("expect:")]
    assert "seats" in wrong(tmp_path, GOOD.replace(given, "position: {seed: 1}\n"))[0]
    assert "one start" in wrong(tmp_path, f"{GOOD}position: {{seed: 1}}\n")[0]


def test_a_pack_brings_its_own_and_overrides_those_of_one_name(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("id: mine\nname: Mine\ngame: bunny_kingdom\n")
    (tmp_path / "challenges").mkdir()
    for name in ("mine.yaml", "bring_in_21.yaml"):
        (tmp_path / "challenges" / name).write_text(GOOD)
    shipped = challenge_files([paths.content()], "bunny_kingdom")
    files = challenge_files([paths.content(), tmp_path], "bunny_kingdom")
    assert len(files) == len(shipped) + 1
    above = {file.name: layers for file, layers in files.items() if layers == 2}
    assert above == {"mine.yaml": 2, "bring_in_21.yaml": 2}


def test_a_scenario_without_terms_is_no_challenge(tmp_path: Path) -> None:
    file = tmp_path / "plain.yaml"
    file.write_text(GOOD.replace("challenge: {ask: yellow, title: {en: Bring in 6}}\n", ""))
    setup = scenario_setup_of("bunny_kingdom", (paths.content(),), paths.rulebook("bunny_kingdom", "en"))
    with pytest.raises(ContentMistakes):
        read_challenge(file, setup)
