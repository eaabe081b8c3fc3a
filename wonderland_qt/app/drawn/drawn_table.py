"""The drawn table of a game: its scene and art, and the animation of events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPixmap
from PySide6.QtWidgets import QWidget

from wonderland_qt.app.drawn.ovens import oven_of
from wonderland_qt.app.drawn.player_titles import PlayerTitles
from wonderland_qt.app.drawn.thinking_prompt import ThinkingPrompt
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.narration.shown_changes import ShownChanges
from wonderland_qt.models.offers.all_here import still_due
from wonderland_qt.models.offers.foreseen import foreseen
from wonderland_qt.models.pieces.cast import cast_at
from wonderland_qt.models.pieces.layout_types import Beat, Stage
from wonderland_qt.models.table.table_model import Table
from wonderland_qt.scene.moving.fading import Fading, large_places, standing_still
from wonderland_qt.scene.moving.forecast import Forecast
from wonderland_qt.scene.moving.ghosts import Ghosts
from wonderland_qt.scene.moving.motion import Motion
from wonderland_qt.scene.moving.performance import Performance
from wonderland_qt.scene.moving.raised_cards import Raising
from wonderland_qt.scene.moving.served import Served
from wonderland_qt.scene.pictures.emblems import Emblems
from wonderland_qt.scene.pictures.pack_pictures import pack_pictures
from wonderland_qt.scene.table.light.turn_lights import TurnLights
from wonderland_qt.scene.table.table_scene import TableScene
from wonderland_qt.scene.table.table_view import TableView

USUAL_MOTION, RAISING, RIMMED, CHANGING = 800, 120, 900, 300
FASTER = 3
"""The speed factor while Space is held down, and for undoing."""


class _EarlierView(NamedTuple):
    """What a view showed: a picture of it all, one of its ground alone, and where its large places lay."""

    picture: QPixmap
    ground: QPixmap
    places: Mapping[str, QRect]


class DrawnTable(TableView):
    """The view of a table drawn piece by piece; emits `pictures_shown` when pictures of packs have loaded."""

    pictures_shown = Signal()

    def __init__(self, table: Table, emblems: Emblems, parent: QWidget | None = None) -> None:
        """Make the scene first, because motion, lamps, previews and ghosts all draw on it.

        `_staged` is true until pieces have travelled to a new stage, `_covered` while an interlude hides the
        table, and `_same_viewer` if the `_viewer` saw it before.
        """
        self._table, self._player_titles = table, PlayerTitles(table)
        oven, says = oven_of(cast_at(table.session), table.art), self._player_titles
        scene = TableScene(table.pieces, table.stage, oven, title=says.name_of, doing=says.activity_of)
        super().__init__(scene, parent=parent)
        scene.setParent(self)
        self.setAccessibleName(table.words.say(Text("pane-drawn")))
        self._staged = self._covered = self._pictures_came = self.hastening = False
        self.thinking_prompt = ThinkingPrompt(table, self)
        self._viewer, self._same_viewer = table.screen.viewer, True
        self._make_effects(scene)
        self._end_of_beat, self._end_of_rims = QTimer(self, singleShot=True), QTimer(self, singleShot=True)
        self._connect_signals(table, scene)
        self._light_lamps()

    def _make_effects(self, scene: TableScene) -> None:
        """Make the effects: what moves, lights or marks pieces of the scene, and what fades above it."""
        self.motion, self.raising, self.lamps = Motion(scene), Raising(scene), TurnLights(scene)
        self.performance, self.forecast, self.served = Performance(scene), Forecast(scene), Served(scene)
        self.fading, self.ghosts = Fading(self), Ghosts(scene, self._table.showing.previewed)

    def _connect_signals(self, table: Table, scene: TableScene) -> None:
        """Follow the table; whenever it has changed, previews vanish before motion ends and lamps are lit."""
        table.changed.connect(self.forecast.vanish)
        table.changed.connect(self._show_served)
        table.changed.connect(self.ghosts.vanish)
        table.changed.connect(self.raising.finish)
        table.changed.connect(self._settle_motion)
        table.changed.connect(self._light_lamps)
        table.staged.connect(self._show_stage)
        table.beat_shown.connect(self._show_beat)
        table.view_changed.connect(self._travel_to_stage)
        table.happened.connect(self._animate_changes)
        table.players.dataChanged.connect(scene.retitle)
        table.players.modelReset.connect(scene.retitle)
        scene.stretched.connect(self._bake_soon)
        pack_pictures().came.connect(self._note_pictures)
        self._end_of_beat.timeout.connect(table.go_on)
        self.thinking_prompt.due.connect(self._light_lamps)
        self._end_of_rims.timeout.connect(lambda: self.table_scene.outlines.show(frozenset()))

    @property
    def shows_players(self) -> bool:
        """Tell whether the strip is not needed: the drawing shows what players do, or a beat is shown."""
        kinds = self.table_scene.kinds
        return self._table.showing.beat is not None or any(
            kinds[item.look.kind].doing and self.table_scene.seen(item.piece_id)
            for item in self.table_scene.piece_items()
        )

    def on_view(self, body: QRectF) -> QRect:
        """Return the rectangle in the view for one in the scene."""
        return self.mapFromScene(body).boundingRect()

    def set_motion(self, milliseconds: int) -> None:
        """Set how long pieces travel; meanwhile pictures are only stretched (`hurried`), but baked at 0."""
        self._end_motion()
        was_hurried = self.table_scene.hurried
        self.motion.milliseconds = milliseconds
        self.raising.milliseconds = RAISING * milliseconds // USUAL_MOTION
        self._table.showing.paced = self.table_scene.hurried = self.table_scene.ground.hurried = (
            milliseconds > 0
        )
        if was_hurried and not self.table_scene.hurried:
            self.bake_visible()

    def hideEvent(self, event: QHideEvent) -> None:
        """End all animations."""
        super().hideEvent(event)
        self._table.skip_beats()
        self._end_motion()

    def show_as_hovered(self, piece: str) -> None:
        """Show what hovering over a piece would show, for people who use the keyboard."""
        self.table_scene.outlines.point_at(piece)
        self._hold_up(piece, at_once=True)

    def _point_at(self, piece: str) -> None:
        """Show the preview of the piece under the pointer, too."""
        super()._point_at(piece)
        self._hold_up(piece)

    def _hold_up(self, piece: str, at_once: bool = False) -> None:
        """Raise a card in a fanned hand, not animated like a move of the game, and show a piece's ghosts."""
        self.motion.looking_away = True
        self.raising.hold_up(piece, at_once)
        self.motion.looking_away = False
        self.ghosts.show_for(piece)

    def enlarge_pointed(self) -> None:
        """Enlarge the piece under the pointer, unless that would cover an event or a preview."""
        if self.forecast.empty and self._table.showing.beat is None:
            super().enlarge_pointed()

    def preview_option(self, option: str) -> None:
        """Preview on the table what an option would change; nothing for ""."""
        self.forecast.show(foreseen(self._table, option))

    def _show_served(self) -> None:
        """Show which effects of a card are still to be handed out, unless an event is being shown."""
        self.served.show(still_due(self._table) if self._table.showing.beat is None else ())

    def draw_out(self, chosen: Sequence[str]) -> None:
        """Let these cards stand out of their fans, and no others; it is not animated like a move."""
        self.motion.looking_away = True
        self.raising.draw_out(chosen)
        self.motion.looking_away = False

    def _end_motion(self) -> None:
        """Let all that moves or fades on the table come to its end at once."""
        self.motion.finish()
        self.raising.finish()
        self.fading.end()

    def _show_stage(self, stage: Stage) -> None:
        """Move pieces to their places on another stage; fade if the background changes.

        After an interlude nothing fades, as what it covered is long over.
        """
        differs = self.table_scene.ground.differs(stage) and self.isVisible() and not self._covered
        fades = differs and self.motion.milliseconds > 0
        earlier = self._picture_view() if fades else None
        self._lay_stage(stage)
        if earlier is not None:
            self._fade_from(earlier)
        self._staged = self.isVisible()

    def _picture_view(self) -> _EarlierView:
        """Return what the view shows before another stage is laid."""
        return _EarlierView(self.viewport().grab(), self.table_scene.ground.picture, large_places(self))

    def _lay_stage(self, stage: Stage) -> None:
        """Lay another stage, fitted to the view; its pieces will set out from where they were seen."""
        before = self.viewportTransform()
        self.table_scene.show_stage(stage)
        self.fit()
        self.resetCachedContent()
        to_scene, _invertible = self.viewportTransform().inverted()
        self.motion.map_positions(before * to_scene)

    def _fade_from(self, earlier: _EarlierView) -> None:
        """Fade from what the view showed earlier; behind that only a dropped piece moves."""
        self.motion.forget_all_but_dropped()
        still = standing_still(earlier.places, large_places(self))
        milliseconds = CHANGING * self.motion.milliseconds // USUAL_MOTION
        self.fading.begin(earlier.picture, self.viewport().geometry(), milliseconds, earlier.ground, still)

    def _travel_to_stage(self) -> None:
        """Let pieces travel to another stage when nothing else has happened."""
        if self._staged:
            self._staged = False
            self.motion.play((), leaving=self._same_viewer)

    def hasten(self, hastening: bool) -> None:
        """Show beats faster, or at the usual pace again."""
        if hastening and not self.hastening and self._end_of_beat.isActive():
            self._end_of_beat.start(self._end_of_beat.remainingTime() // FASTER)
        self.hastening = hastening

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Return to the usual pace when Space is released."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.hasten(hastening=False)
        super().keyReleaseEvent(event)

    def event(self, event: QEvent) -> bool:
        """Show beats faster while Space is held down, instead of handling its repeated presses."""
        held = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space and event.isAutoRepeat()
        if held and event.type() == QEvent.Type.KeyPress and self._table.showing.beat is not None:
            self.hasten(hastening=True)
            return True
        return super().event(event)

    def _leave_beat(self, all_of_them: bool = False) -> bool:
        """Skip the beat being shown, or all that follow too; tell whether there was one."""
        if self._table.showing.beat is None:
            return False
        leave = self._table.skip_beats if all_of_them else self._table.go_on
        leave()
        return True

    def _show_beat(self, beat: Beat) -> None:
        """Show a beat between the previous state and the current one, until its motion and time are over.

        Only in a performance `most` keeps motion as short as the beat. A scene that fades out comes first.
        """
        tempo = self._tempo_of_beats
        duration, until_faded = round(beat.milliseconds * tempo), self.fading.left
        self._forget_covered_motion(covered=beat.interlude is not None)
        most = duration if beat.performer else 0
        self.motion.play(beat.cues, leaving=self._same_viewer, most=most, covered=until_faded > 0)
        self.performance.near = self._table.showing.near
        self.performance.show(beat, tempo, late=until_faded)
        moving = self.motion.clock.duration() if self.motion.playing else 0
        self._end_of_beat.start(max(duration + until_faded, moving))

    @property
    def _tempo_of_beats(self) -> float:
        """Return how many times as long as written a beat is shown."""
        tempo = (self.motion.milliseconds or USUAL_MOTION) / USUAL_MOTION
        return tempo / FASTER if self.hastening else tempo

    def _forget_covered_motion(self, covered: bool) -> None:
        """After an interlude, forget the motion that it covered; `covered` if another one begins now."""
        if self._covered:
            self.motion.forget()
        self._covered = covered

    def _animate_changes(self, changes: ShownChanges) -> None:
        """Animate what has happened, if the table is visible; an undo fast, and without rims round pieces."""
        self._staged = False
        self._end_of_beat.stop()
        self._forget_covered_motion(covered=False)
        if not self.isVisible():
            return
        most = self.motion.milliseconds // FASTER if changes.undone else 0
        behind_fade = self.fading.isVisible() and not changes.undone
        self.motion.play(changes.cues, leaving=self._same_viewer, most=most, covered=behind_fade)
        if not changes.undone:
            self._rim_changes(changes)

    def _rim_changes(self, changes: ShownChanges) -> None:
        """If animations are off, highlight for a moment what others have changed."""
        if not self.motion.milliseconds and changes.changed:
            self.table_scene.outlines.show(frozenset(filter(self.table_scene.seen, changes.changed)))
            self._end_of_rims.start(RIMMED)

    def _settle_motion(self) -> None:
        """End animations, and note whether the viewer changed, who may not know what moved."""
        viewer = self._table.screen.viewer
        self._viewer, self._same_viewer = viewer, viewer == self._viewer
        self.motion.settle()

    def _bake_for_a_moment(self) -> None:
        """Bake pictures and show newly loaded ones if nothing moves, else try again soon."""
        if self.motion.playing or self.fading.isVisible():
            self._bake_soon()
            return
        if self._pictures_came:
            self._pictures_came = False
            self._show_pictures()
        super()._bake_for_a_moment()

    def _note_pictures(self) -> None:
        """Show pictures that have just been loaded, at once or when nothing moves any more."""
        self._pictures_came = True
        self._bake_for_a_moment()

    def _show_pictures(self) -> None:
        """Show pictures of packs that have just been loaded; pieces are laid again, but nothing has moved."""
        self.motion.looking_away = True
        self.table_scene.ground.forget()
        self.table_scene.show_stage(self.table_scene.ground.stage)
        for item in list(self.table_scene.piece_items()):
            self.table_scene.show_as(item.piece_id, item.state)
        self.motion.looking_away = False
        self.resetCachedContent()
        self.pictures_shown.emit()

    def _light_lamps(self) -> None:
        """Light the lamps of the players for whom others wait, but none while a beat is shown or is due.

        Titles, too, say what players do only between beats, and then the next performer steps forward.
        """
        self.thinking_prompt.follow()
        shows_beat = self._table.showing.beat is not None
        withheld = shows_beat or self.thinking_prompt.waiting
        if withheld is not self._player_titles.withheld:
            self._player_titles.withheld = withheld
            self.table_scene.retitle()
        if not shows_beat:
            self.performance.near = self._table.showing.near
            self.performance.wait_for(self._table.showing.performer)
        self.lamps.light(self._player_titles.busy)
