"""The benchmark of the window: what a redraw and a step of a drag cost, and how soon a window is there."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.app.program.application import SHOWN, make_application
from wonderland_qt.app.table.drawn_table import oven_of
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.play.playing_out import any_answer
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.stages import BARE_STAGE, Looking, Stage
from wonderland_qt.engine.words.words import REFERENCE, Words
from wonderland_qt.models.pieces.layout import Rect
from wonderland_qt.models.pieces.pieces_model import PiecesModel
from wonderland_qt.scene.table.motion import Motion
from wonderland_qt.scene.table.table_scene import TableScene
from wonderland_qt.scene.table.table_view import NEVER, TableView

SIZE = (1920, 1080)
SEED = 3
REDRAWS, STEPS, STARTS = 30, 120, 3
TRAVELLING, FRAMES = 800, 40


class WindowFigures(msgspec.Struct, frozen=True):
    """Milliseconds, frames a second, and how many pieces and pictures the busiest table has."""

    redraw_ms: float
    redraw_with_ground_ms: float
    drag_step_ms: float
    stage_change_fps: float
    bake_ms: float
    cold_start_ms: float
    pieces: int
    pictures: int


def measure_window(ruleset: Ruleset[Any, Any, Any], roots: Sequence[Path]) -> WindowFigures:
    """Return what the busiest table of a game costs at 1920 x 1080, and a start from nothing."""
    application = _application()
    view, bake = _busiest_view(ruleset, ruleset.load(roots), application)
    viewport = view.viewport()
    redraw = _typical(viewport.repaint, REDRAWS)

    def with_ground() -> None:
        view.resetCachedContent()
        viewport.repaint()

    figures = WindowFigures(
        redraw_ms=redraw,
        redraw_with_ground_ms=_typical(with_ground, REDRAWS),
        drag_step_ms=_drag_step(view, application),
        stage_change_fps=_stage_change(view, application),
        bake_ms=round(bake, 1),
        cold_start_ms=round(min(_cold_start() for _ in range(STARTS)), 1),
        pieces=len(list(view.table.piece_items())),
        pictures=view.table.oven.baked,
    )
    view.close()
    return figures


def _application() -> QApplication:
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    there = QApplication.instance()
    return there if isinstance(there, QApplication) else make_application()


def _busiest_view(
    ruleset: Ruleset[Any, Any, Any], pack: Any, application: QApplication
) -> tuple[TableView, float]:
    """Return a view of the busiest table, and the milliseconds that its first picture took."""
    stage, pieces = _busiest(ruleset, pack)
    words = Words.load(paths.words(ruleset.id), REFERENCE, ruleset.telling.content_words(pack))
    model = PiecesModel(words.say, application, words.has)
    model.show(pieces)
    oven = oven_of(ruleset.id, ruleset.seating.roster(pack))
    begun = time.perf_counter()
    view = TableView(TableScene(model, stage, oven), NEVER)
    view.table.setParent(view)
    view.resize(*SIZE)
    view.show()
    application.processEvents()
    view.settle()
    return view, 1e3 * (time.perf_counter() - begun)


def _busiest(ruleset: Ruleset[Any, Any, Any], pack: Any) -> tuple[Stage, Sequence[Piece]]:
    """Return the stage of a random game on which the most pieces are laid, with these pieces."""
    game = ruleset.new(pack, ruleset.seating.by_chance(pack, max(ruleset.seating.sizes), SEED, {}), None)
    chance, busiest = OwnChance(SEED), (BARE_STAGE, tuple[Piece, ...]())
    while game.decisions:
        view, asked = ruleset.view(game, None), tuple(d for d in game.decisions if not d.private)
        looking = Looking(ruleset.players(game.state), None, game.decisions[0].player, asked)
        pieces, stage = ruleset.display.pieces(view, pack), ruleset.display.stage(view, pack, looking)
        busiest = max(busiest, (stage, tuple(pieces)), key=_pieces_laid)
        for decision in game.decisions:
            game.choose(decision.player, any_answer(decision, chance))
    return busiest


def _pieces_laid(shown: tuple[Stage, Sequence[Piece]]) -> int:
    stage, pieces = shown
    return sum(stage.layout.slot(piece) is not None for piece in pieces)


def _drag_step(view: TableView, application: QApplication) -> float:
    """Return what it costs to move a lifted piece a little, across the whole table."""
    piece = next(item for item in view.table.piece_items() if item.isVisible() and not item.printed)
    view.table.lift(piece.piece_id)
    application.processEvents()
    width, height = view.sceneRect().width(), view.sceneRect().height()
    taken = []
    for step in range(STEPS):
        begun = time.perf_counter()
        piece.setPos(width * step / STEPS, height * (step % 40) / 40)
        application.processEvents()
        taken.append(time.perf_counter() - begun)
    view.table.lower(piece.piece_id)
    return round(1e3 * median(taken), 3)


def _stage_change(view: TableView, application: QApplication) -> float:
    """Return how many frames a second there are while all pieces go to another stage and back."""
    motion, stage, taken = Motion(view.table, TRAVELLING), view.table.ground.stage, []
    view.table.hurried = True
    for there in (_elsewhere(stage), stage):
        view.table.show_stage(there)
        motion.settle()
        motion.play()
        motion.clock.pause()
        for frame in range(1, FRAMES + 1):
            begun = time.perf_counter()
            motion.clock.setCurrentTime(TRAVELLING * frame // (FRAMES + 1))
            application.processEvents()
            taken.append(time.perf_counter() - begun)
        motion.finish()
        application.processEvents()
    view.table.hurried = False
    return round(1 / median(taken), 1)


def _elsewhere(stage: Stage) -> Stage:
    """Return a stage on which every piece of another lies at the other side, and is smaller."""
    layout, part = stage.layout, 0.8
    slots = {
        name: msgspec.structs.replace(
            slot,
            rect=Rect(
                layout.width - slot.rect.x - part * slot.rect.width,
                slot.rect.y,
                part * slot.rect.width,
                part * slot.rect.height,
            ),
        )
        for name, slot in layout.slots.items()
    }
    return msgspec.structs.replace(stage, id="elsewhere", layout=msgspec.structs.replace(layout, slots=slots))


def _cold_start() -> float:
    """Return the milliseconds from the start of a process with an empty home to its first painted window."""
    program = [] if paths.frozen() else ["-m", "wonderland_qt.cli"]
    command = [sys.executable, *program, "play", "--until-shown"]
    with TemporaryDirectory() as home:
        environment = {**os.environ, paths.HOME_VARIABLE: home}
        begun = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            taken = time.perf_counter() - begun
    if said.strip() != SHOWN:
        raise RuntimeError("the window did not open")
    return 1e3 * taken


def _typical(work: Callable[[], object], times: int) -> float:
    """Return the median of the milliseconds that the work took."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return round(1e3 * median(taken), 3)
