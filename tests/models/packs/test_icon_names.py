"""A sign that no picture is called like is warned of; the signs of a game and of packs are known."""

from __future__ import annotations

from pathlib import Path

import pytest

from wonderland_qt import paths
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs.check import warnings_about
from wonderland_qt.models.packs.icon_names import icons_of

VERB = """
verbs:
  toast:
    name: {{en: Toast, pl: Grzanka, uk: Грінка}}
    icon: {icon}
    do: [{{vp: 1}}]
"""


def told(pack: Path, icon: str) -> list[str]:
    (pack / "verbs.yaml").write_text(VERB.format(icon=icon), encoding="utf-8")
    found = warnings_about(GAMES["wonderland"], [paths.content(), pack])
    return [str(one) for one in found if one.where.endswith("icon")]


def test_an_unknown_sign_is_told_with_its_line_and_what_to_do(tmp_path: Path) -> None:
    (warning,) = told(tmp_path, "castel")
    assert "verbs.yaml:5:11: verbs.toast.icon" in warning
    assert "no picture is called 'castel'; did you mean 'castle'?" in warning
    assert "art/icon/castel.svg" in warning


def test_signs_of_the_game_and_of_the_pack_are_known(tmp_path: Path) -> None:
    assert told(tmp_path, icons_of("wonderland")[0]) == []
    picture = tmp_path / "art/icon/toast.svg"
    picture.parent.mkdir(parents=True)
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg"/>', encoding="utf-8")
    assert told(tmp_path, "toast") == []
    assert "toast" in icons_of("wonderland", (tmp_path / "art",))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_signs_to_choose_from(game: str) -> None:
    assert len(icons_of(game)) > 3
