"""Pictures of a pack that cannot be drawn are reported in a line; the pack is played without them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.models.pictures.hostile import HEAVY, REFUSED, svg, written
from wonderland_qt import paths
from wonderland_qt.cli import PROBLEMS, WELL, main
from wonderland_qt.engine.installed_games import GAMES
from wonderland_qt.models.packs import pack_art
from wonderland_qt.models.packs.check import mistakes_on
from wonderland_qt.models.packs.folders import as_drawn
from wonderland_qt.models.packs.pack_art import art_of, art_that_cannot_be_drawn
from wonderland_qt.models.packs.pack_rows import pack_rows
from wonderland_qt.models.packs.pile import PackPile
from wonderland_qt.models.pictures.drawing_process import CannotDraw, DrawingProcess
from wonderland_qt.models.pictures.pixels import Pixels, packed
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

*_, GAME = GAMES
PLAIN = svg('<rect width="9" height="9"/>')
BOMB = REFUSED["use bomb"][0]


def pack(**pictures: str | bytes) -> Path:
    """Write a pack of the first game into the user's folder, with these pictures."""
    folder = paths.packs() / "kitchen"
    (folder / "art" / "tea").mkdir(parents=True)
    (folder / "pack.yaml").write_text(f"id: kitchen\nname: Kitchen\ngame: {GAME}\n")
    for name, drawn in pictures.items():
        (folder / "art" / "tea" / f"{name}.svg").write_bytes(written(drawn))
    return folder


def told(folder: Path) -> list[str]:
    return [str(wrong) for wrong in art_that_cannot_be_drawn(folder, [GAME])]


class Draughtsman:
    """Draws every picture with a dot, but for those that hang; notes how many it was asked for."""

    asked = 0

    def draw(self, drawn: bytes, _side: int) -> Pixels:
        Draughtsman.asked += 1
        if b"hangs" in drawn:
            raise WrongPicture("slow")
        return packed(1, 1, (1, 1), bytes(4))

    def end(self) -> int:
        return 0


@pytest.fixture
def draughtsman(monkeypatch: pytest.MonkeyPatch) -> type[Draughtsman]:
    monkeypatch.setattr(pack_art, "DrawingProcess", Draughtsman)
    monkeypatch.setattr(Draughtsman, "asked", 0)
    return Draughtsman


def test_a_picture_that_cannot_be_drawn_is_told_with_place_and_remedy() -> None:
    folder = pack(plain=PLAIN, bomb=BOMB, far=svg("\n<image href='/etc/hostname'/>"))
    place = folder / "art" / "tea"
    first, second = told(folder)
    assert first.startswith(f"{place / 'bomb.svg'}:1:1: this picture has a clone of a clone")
    assert second.startswith(f"{place / 'far.svg'}:2:1: this picture refers to a file outside itself")
    assert "a generated picture is shown instead" in second


def test_pictures_that_cannot_be_drawn_are_no_mistake_of_their_pack() -> None:
    pack(bomb=BOMB, heavy=HEAVY["rules"])
    pile = PackPile(GAMES, [paths.content()])
    (kitchen,) = pile.packs
    assert mistakes_on(GAMES[GAME], [paths.content()], kitchen) == ()
    pile.switch(kitchen, True)
    assert pile.in_play(GAME) == (kitchen,)


def test_a_pack_is_tried_once_and_hanging_pictures_a_few_times_only(draughtsman: type[Draughtsman]) -> None:
    hanging = {f"a{number}": svg(f"<!-- hangs {number} -->") for number in range(9)}
    folder = pack(**hanging, plain=PLAIN)
    assert len(told(folder)) == draughtsman.asked == 3
    assert len(told(folder)) == draughtsman.asked == 6


def test_the_row_of_a_pack_tells_what_is_known_of_its_pictures(draughtsman: type[Draughtsman]) -> None:
    folder = pack(hanging=svg("<!-- hangs -->"))
    assert [pack_row.pictures for pack_row in pack_rows(PackPile(GAMES, [paths.content()]))] == [()]
    told(folder)
    ((wrong,),) = [pack_row.pictures for pack_row in pack_rows(PackPile(GAMES, [paths.content()]))]
    assert (wrong.file.name, wrong.line, wrong.why.key) == ("hanging.svg", 1, "picture-slow")


def test_where_nothing_can_be_drawn_it_is_still_told_what_is_not_allowed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def draw(*_asked: object) -> Pixels:
        raise CannotDraw

    monkeypatch.setattr(DrawingProcess, "draw", draw)
    (line,) = told(pack(plain=PLAIN, bomb=BOMB))
    assert "bomb.svg:1:1: this picture has a clone of a clone" in line


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_pipes_links_and_loops_among_pictures_are_mistakes_and_nobody_reads_them(tmp_path: Path) -> None:
    folder = pack(plain=PLAIN)
    tea = folder / "art" / "tea"
    os.mkfifo(tea / "pipe.svg")
    (tmp_path / "outside.svg").write_text(PLAIN)
    (tea / "out.svg").symlink_to(tmp_path / "outside.svg")
    (tea / "loop.svg").symlink_to(tea / "loop.svg")
    assert [file.name for file in art_of(folder, [GAME])] == ["plain.svg"]
    assert [path.name for path, _, _ in as_drawn([folder / "art"])] == ["plain.svg"]
    (kitchen,) = PackPile(GAMES, [paths.content()]).packs
    said = [str(mistake) for mistake in mistakes_on(GAMES[GAME], [paths.content()], kitchen)]
    assert sorted(line.split(":")[0].rpartition("/")[2] for line in said) == [
        "loop.svg",
        "out.svg",
        "pipe.svg",
    ]


def test_the_command_line_warns_of_them_and_goes_on(capsys: pytest.CaptureFixture[str]) -> None:
    folder = pack(bomb=BOMB)
    assert main(["packs", "enable", "kitchen"]) == WELL
    assert "warning: " in (enabled := capsys.readouterr().out)
    assert "bomb.svg:1:1: this picture has a clone of a clone" in enabled
    assert main(["packs", "check"]) == WELL
    assert "bomb.svg:1:1: this picture has a clone of a clone" in capsys.readouterr().out
    assert main(["validate", "--pack", str(folder), "--strict"]) == PROBLEMS
    assert "bomb.svg:1:1: this picture has a clone of a clone" in capsys.readouterr().err
