"""The race: everybody's points, as lanes in the harvest and as bars at the end."""

from collections.abc import Iterator
from math import ceil

from wonderland_qt.components.seat_order import clockwise
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.seen.view import PlayerView, TableView

RACE = "race"
LEAST_WIDTH = 0.1
"""The width of a part of a bar without points, in millimetres."""

MARKS, STEP = 6, 10
"""The number of parts of a lane, and the points by which the value of a part grows."""
LEFT, RIGHT, TOP, BOTTOM = 0.087, 0.943, 0.06, 0.82
"""The edges of the lanes, as fractions of the race."""
BAR_LEFT, BAR_RIGHT, BAR_TOP, BAR_BOTTOM = 0.165, 0.855, 0.24, 0.37
"""The edges of a bar, as fractions of a board."""


def race_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the marks of the lanes, and everybody's bar, which has a part for each parchment at the end."""
    if view.phase not in {"harvest", "scoring", "over"}:
        return
    if view.phase == "harvest":
        for number in range(MARKS + 1):
            points, words = str(number * points_per_part(view)), Text("piece-race")
            yield Piece(
                ids.MARK(number), "mark", art="mark", place=RACE, order=number, badge=points, text=words
            )
    for player in view.players.values():
        yield from _bar_pieces(view, player)


def _bar_pieces(view: TableView, player: PlayerView) -> Iterator[Piece]:
    """Yield a player's bar of harvested points, in a harvest with disc and runner, and its parchments."""
    total = text("piece-points", player=Text(player.id), points=player.points)
    racing = view.phase == "harvest"
    harvested = player.points if racing else sum(player.harvests)
    place = RACE if racing else ids.PLAYER(player.id)
    if racing:
        yield Piece(ids.DISC(player.id), "disc", art=player.id, place=RACE, order=9, text=total)
        yield Piece(ids.RUNNER(player.id), "runner", art=player.id, place=RACE, order=60, text=total)
    if harvested:
        badge = "" if racing else str(harvested)
        yield Piece(ids.BAR(player.id), "bar", art=player.id, place=place, order=10, badge=badge, text=total)
    for order, (card, points) in enumerate(player.scored.items(), start=11):
        if points:
            words = text("piece-bar", parchment=Text(card), points=points)
            part, art = ids.BAR(player.id, card), f"{player.id}_part"
            yield Piece(part, "bar", art=art, place=place, order=order, badge=str(points), text=words)


def points_per_part(view: TableView) -> int:
    """Return the points of one part of a lane: the least multiple of STEP by which all players fit."""
    most = max((player.points for player in view.players.values()), default=0)
    return STEP * max(ceil(most / STEP / MARKS), 1)


def race_slots(view: TableView, layout: Layout) -> dict[str, Slot]:
    """Return the slots of lanes or bars, whose length depends on the points."""
    if RACE in layout.slots and view.phase == "harvest":
        return dict(_lane_slots(view, layout.slots[RACE].rect))
    if "/tally" in layout.slots:
        return dict(_bar_slots(view, layout.slots["/tally"].rect))
    return {}


def _lane_slots(view: TableView, race: Rect) -> Iterator[tuple[str, Slot]]:
    """Yield the slots of the marks below the lanes, and of each lane's disc, bar and runner."""
    start, length = race.x + race.width * LEFT, race.width * (RIGHT - LEFT)
    marks_top = race.y + race.height * (BOTTOM + 0.03)
    for number in range(MARKS + 1):
        middle = start + length * number / MARKS
        yield _named_slot(ids.MARK(number), Rect(middle - 20, marks_top, 40, 17))
    lane = race.height * (BOTTOM - TOP) / len(view.seats)
    disc, bar = min(lane * 0.86, 34.0), min(lane * 0.5, 20.0)
    for row, seat in enumerate(view.seats):
        middle = race.y + race.height * TOP + lane * (row + 0.5)
        run = length * view.players[seat].points / (MARKS * points_per_part(view))
        yield _named_slot(ids.DISC(seat), Rect(race.x + race.width * 0.02, middle - disc / 2, disc, disc))
        yield _named_slot(ids.BAR(seat), Rect(start, middle - bar / 2, max(run, 1), bar))
        yield _named_slot(ids.RUNNER(seat), Rect(start + run - disc / 2, middle - disc / 2, disc, disc))


def _bar_slots(view: TableView, boards: Rect) -> Iterator[tuple[str, Slot]]:
    """Yield the slots of the parts of each player's bar on their board, one after another."""
    most = MARKS * max(points_per_part(view), 2 * STEP)
    for row, seat in enumerate(_players_from_viewer(view)):
        board, player = boards.part((0, 1), (row, len(view.seats))), view.players[seat]
        width_of_point = board.width * (BAR_RIGHT - BAR_LEFT) / most
        height = board.height * (BAR_BOTTOM - BAR_TOP)
        x, y = board.x + board.width * BAR_LEFT, board.y + board.height * BAR_TOP
        parts = {ids.BAR(seat): sum(player.harvests)}
        parts |= {ids.BAR(seat, card): points for card, points in player.scored.items()}
        for name, points in parts.items():
            yield _named_slot(name, Rect(x, y, max(points * width_of_point, LEAST_WIDTH), height))
            x += points * width_of_point


def _players_from_viewer(view: TableView) -> tuple[PlayerId, ...]:
    """Return the players in the order of their boards, beginning with the viewer."""
    first = view.seats.index(view.viewer) if view.viewer in view.seats else 0
    return clockwise(view.seats, first)


def _named_slot(name: str, rect: Rect) -> tuple[str, Slot]:
    return name, Slot(name, rect)
