"""The benchmark of the window: a repaint, a drag, a stage change, a bot's answer, a cold start."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from PySide6.QtWidgets import QApplication

from wonderland_qt import paths
from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.program.application import SHOWN, make_application
from wonderland_qt.cli.benchmarks.bench_answers import answer_ms
from wonderland_qt.cli.benchmarks.bench_workshop import number_to_card_ms
from wonderland_qt.engine.chance import OwnChance
from wonderland_qt.engine.flow import Game
from wonderland_qt.engine.lookahead.playout import any_answer
from wonderland_qt.engine.ruleset import Ruleset
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.table.stages import BARE_STAGE, Looking, Stage
from wonderland_qt.engine.words.localization import REFERENCE, Words
from wonderland_qt.lab.bench import DESIGN_CHESS_US
from wonderland_qt.models.pieces.cast import cast_of
from wonderland_qt.models.pieces.layout_types import Rect
from wonderland_qt.models.pieces.pieces_model import PiecesModel
from wonderland_qt.scene.moving.motion import Motion
from wonderland_qt.scene.table.table_scene import TableScene
from wonderland_qt.scene.table.table_view import NEVER, TableView

SIZE = (1920, 1080)
SEED = 3
REDRAWS, STEPS, STEPS_DOWN = 30, 120, 40
"""How often the table is repainted, and the steps of a piece dragged across it, and from top to bottom."""

TRAVELLING, FRAMES = 800, 40
LAPS, CHESS_GAMES = 3, 3
"""How often each figure is measured, and the games of chess played right after each measurement."""

SHRUNK = 0.8
"""The size of a place on the mirrored stage, as a part of its usual size."""

Rules = Ruleset[Any, Any]
ChessUs = Callable[[int], float]
"""Plays a number of chess games and returns the microseconds of a move, 0 if chess is not installed."""


class WindowFigures(msgspec.Struct, frozen=True):
    """Milliseconds, frames per second, and the numbers of pieces and pictures on the busiest table.

    Figures `by_design` are scaled to the machine of the limits, by chess measured at the same time.
    """

    chess_us_per_decision: float | None
    redraw_ms: float
    redraw_ms_by_design: float | None
    redraw_with_ground_ms: float
    drag_step_ms: float
    drag_step_ms_by_design: float | None
    stage_change_fps: float
    stage_change_fps_by_design: float | None
    answer_ms: float
    answer_ms_by_design: float | None
    bake_ms: float
    cold_start_ms: float
    cold_start_ms_by_design: float | None
    number_to_card_ms: float
    number_to_card_ms_by_design: float | None
    pieces: int
    pictures: int


class Cost(NamedTuple):
    """A duration in milliseconds, and as a number of chess moves."""

    ms: float
    moves: float

    @property
    def by_design(self) -> float | None:
        """Return the milliseconds on the machine for which limits are set, or None without chess.

        `moves` is how many chess moves take the same time, and so the same on any machine.
        """
        return _rounded(self.moves * DESIGN_CHESS_US / 1e3) if self.moves else None

    @property
    def chess_us(self) -> float | None:
        """Return the microseconds that a chess move took beside it, or None without chess."""
        return _rounded(1e3 * self.ms / self.moves) if self.moves else None


class TableCosts(NamedTuple):
    """The measured costs of the busiest table of one game."""

    redraw: Cost
    with_ground: Cost
    drag_step: Cost
    frame: Cost
    bake: float
    pieces: int
    pictures: int


def measure_window(
    rulesets: Sequence[Rules], content_folders: Sequence[Path], chess_us: ChessUs
) -> WindowFigures:
    """Measure the busiest table of each game at 1920 x 1080, and a cold start; return the highest costs."""
    application = _offscreen_application()
    tables = [_table_costs(ruleset, content_folders, application, chess_us) for ruleset in rulesets]
    redraw = max(table.redraw for table in tables)
    drag_step = max(table.drag_step for table in tables)
    frame = max(table.frame for table in tables)
    answer = max(
        _beside_chess(partial(answer_ms, ruleset, content_folders, application), chess_us)
        for ruleset in rulesets
    )
    cold_start = _beside_chess(_cold_start_ms, chess_us)
    number_to_card = max(
        _beside_chess(partial(number_to_card_ms, ruleset, content_folders, application), chess_us)
        for ruleset in rulesets
    )
    return WindowFigures(
        chess_us_per_decision=redraw.chess_us,
        redraw_ms=_rounded(redraw.ms),
        redraw_ms_by_design=redraw.by_design,
        redraw_with_ground_ms=_rounded(max(table.with_ground for table in tables).ms),
        drag_step_ms=_rounded(drag_step.ms),
        drag_step_ms_by_design=drag_step.by_design,
        stage_change_fps=round(1e3 / frame.ms, 1),
        stage_change_fps_by_design=round(1e3 / frame.by_design, 1) if frame.by_design else None,
        answer_ms=_rounded(answer.ms),
        answer_ms_by_design=answer.by_design,
        bake_ms=round(max(table.bake for table in tables), 1),
        cold_start_ms=round(cold_start.ms, 1),
        cold_start_ms_by_design=cold_start.by_design,
        number_to_card_ms=round(number_to_card.ms, 1),
        number_to_card_ms_by_design=number_to_card.by_design,
        pieces=max(table.pieces for table in tables),
        pictures=max(table.pictures for table in tables),
    )


def _table_costs(
    ruleset: Rules, content_folders: Sequence[Path], application: QApplication, chess_us: ChessUs
) -> TableCosts:
    """Measure the busiest table of a game; `chess_us` measures the microseconds of a chess move beside it."""
    view, bake_ms = _busiest_view(ruleset, ruleset.load(content_folders), application)
    repaint = view.viewport().repaint

    def repaint_with_ground() -> None:
        view.resetCachedContent()
        repaint()

    costs = TableCosts(
        redraw=_beside_chess(partial(_median_ms, repaint, REDRAWS), chess_us),
        with_ground=_beside_chess(partial(_median_ms, repaint_with_ground, REDRAWS), chess_us),
        drag_step=_beside_chess(partial(_drag_step_ms, view, application), chess_us),
        frame=_beside_chess(partial(_frame_ms, view, application), chess_us),
        bake=bake_ms,
        pieces=len(list(view.table_scene.piece_items())),
        pictures=view.table_scene.oven.baked,
    )
    view.close()
    return costs


def _beside_chess(work: Callable[[], float], chess_us: ChessUs) -> Cost:
    """Return the median cost of some work, measured beside chess, as a busy machine slows both alike."""
    laps = [(work(), chess_us(CHESS_GAMES)) for _ in range(LAPS)]
    milliseconds = [ms for ms, _us_of_move in laps]
    moves = [1e3 * ms / us_of_move if us_of_move else 0.0 for ms, us_of_move in laps]
    return Cost(median(milliseconds), median(moves))


def _offscreen_application() -> QApplication:
    """Return the application, on a virtual screen if there is no other."""
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance()
    return application if isinstance(application, QApplication) else make_application()


def _busiest_view(ruleset: Rules, content: Any, application: QApplication) -> tuple[TableView, float]:
    """Return a view of the busiest table, and the milliseconds of its first picture."""
    stage, pieces = _busiest_table(ruleset, content)
    words = Words.load(paths.words(ruleset.id), REFERENCE, ruleset.narration.content_words(content))
    model = PiecesModel(words.say, application, words.has)
    model.show(pieces)
    oven = oven_of(cast_of(ruleset, content))
    begun = time.perf_counter()
    view = TableView(TableScene(model, stage, oven), NEVER)
    view.table_scene.setParent(view)
    view.resize(*SIZE)
    view.show()
    application.processEvents()
    view.bake_visible()
    return view, 1e3 * (time.perf_counter() - begun)


class _Table(NamedTuple):
    """What a table shows."""

    stage: Stage
    pieces: tuple[Piece, ...]

    def count_pieces_laid(self) -> int:
        """Return how many of the pieces have a slot on the stage."""
        return sum(self.stage.layout.slot(piece) is not None for piece in self.pieces)


def _busiest_table(ruleset: Rules, content: Any) -> _Table:
    """Play a random game, and return the public table with the most pieces on its stage."""
    players = max(ruleset.seating.sizes)
    game = ruleset.new(content, ruleset.seating.random_new_game(content, players, SEED, options={}))
    chance, busiest = OwnChance(SEED), _Table(BARE_STAGE, ())
    while game.decisions:
        table = _public_table(ruleset, content, game)
        if table.count_pieces_laid() > busiest.count_pieces_laid():
            busiest = table
        for decision in game.decisions:
            game.choose(decision.player, any_answer(decision, chance))
    return busiest


def _public_table(ruleset: Rules, content: Any, game: Game[Any, Any]) -> _Table:
    """Return what everybody sees of a game, from the seat of the player who is asked first."""
    view = ruleset.view(game, None)
    first, *_others = game.decisions
    asked = tuple(decision for decision in game.decisions if not decision.private)
    looking = Looking(ruleset.players(game.state), viewer=None, near=first.player, asked=asked)
    stage = ruleset.display.stage(view, content, looking)
    return _Table(stage, tuple(ruleset.display.pieces(view, content)))


def _drag_step_ms(view: TableView, application: QApplication) -> float:
    """Return the milliseconds of moving a lifted piece by a step: the median of a zigzag across the table."""
    piece = next(item for item in view.table_scene.piece_items() if item.isVisible() and not item.printed)
    view.table_scene.lift(piece.piece_id)
    application.processEvents()
    width, height = view.sceneRect().width(), view.sceneRect().height()
    taken = []
    for step in range(STEPS):
        begun = time.perf_counter()
        piece.setPos(width * step / STEPS, height * (step % STEPS_DOWN) / STEPS_DOWN)
        application.processEvents()
        taken.append(time.perf_counter() - begun)
    view.table_scene.lower(piece.piece_id)
    return 1e3 * median(taken)


def _frame_ms(view: TableView, application: QApplication) -> float:
    """Return the milliseconds of a frame while all pieces move to another stage and back.

    The clock of the motion is stopped and moved from frame to frame by hand, to moments between start and
    end. As in play, the table is `hurried`: large pieces are stretched instead of baked for each frame.
    """
    motion, stage, taken = Motion(view.table_scene, TRAVELLING), view.table_scene.ground.stage, []
    view.table_scene.hurried = True
    for goal in (_mirrored(stage), stage):
        view.table_scene.show_stage(goal)
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
    view.table_scene.hurried = False
    return 1e3 * median(taken)


def _mirrored(stage: Stage) -> Stage:
    """Return a stage with all places mirrored and smaller, so that every piece has a way to go."""
    replace, layout = msgspec.structs.replace, stage.layout
    slots = {
        name: replace(slot, rect=_mirrored_rect(slot.rect, layout.width))
        for name, slot in layout.slots.items()
    }
    return replace(stage, id="elsewhere", layout=replace(layout, slots=slots))


def _mirrored_rect(rect: Rect, table_width: float) -> Rect:
    """Return a smaller rectangle on the other side of a table."""
    width, height = SHRUNK * rect.width, SHRUNK * rect.height
    return Rect(table_width - rect.x - width, rect.y, width, height)


def _cold_start_ms() -> float:
    """Return the milliseconds from starting the program, without settings, to its first painted window."""
    program = [] if paths.frozen() else ["-m", "wonderland_qt.cli"]
    command = [sys.executable, *program, "play", "--until-shown"]
    with TemporaryDirectory() as home:
        environment = {**os.environ, paths.HOME_VARIABLE: home}
        begun = time.perf_counter()
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            taken = time.perf_counter() - begun
    if line.strip() != SHOWN:
        raise RuntimeError("the window did not open")
    return 1e3 * taken


def _median_ms(work: Callable[[], object], times: int) -> float:
    """Return the median milliseconds of some work."""
    taken = []
    for _ in range(times):
        begun = time.perf_counter()
        work()
        taken.append(time.perf_counter() - begun)
    return 1e3 * median(taken)


def _rounded(ms: float) -> float:
    return round(ms, 3)
