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
DISC_ORDER, FIRST_PART, RUNNER_ORDER = 9, 10, 60
"""The order on a board: after its marks the disc of a lane, the first part of a bar, and the runner."""
LEAST_WIDTH, LEAST_BAR = 0.1, 1.0
"""The widths of a part of a bar, and of a bar in a lane, without points, in millimetres."""

MARKS, STEP = 6, 10
"""The number of parts of a lane, and the points by which the value of a part grows."""
LEFT, RIGHT, TOP, BOTTOM = 0.087, 0.943, 0.06, 0.82
"""The edges of the lanes, as fractions of the race."""
DISC_LEFT, GAP_ABOVE_MARKS = 0.02, 0.03
"""The left edge of the discs, and the gap between lanes and marks, as fractions of the race."""
MARK_WIDTH, MARK_HEIGHT = 40, 17
"""In millimetres."""
DISC_IN_LANE, BAR_IN_LANE = 0.86, 0.5
"""The heights of a disc and of a bar, as fractions of a lane."""
LARGEST_DISC, HIGHEST_BAR = 34.0, 20.0
"""Their greatest heights, in millimetres."""
BAR_LEFT, BAR_RIGHT, BAR_TOP, BAR_BOTTOM = 0.165, 0.855, 0.24, 0.37
"""The edges of a bar, as fractions of a board."""


def race_pieces(view: TableView) -> Iterator[Piece]:
    """Yield marks and lanes in a harvest; at the end everybody's bar, with a part for each parchment."""
    if view.phase == "harvest":
        yield from _mark_pieces(view)
        for player in view.players.values():
            yield from _lane_pieces(player)
    elif view.phase in {"scoring", "over"}:
        for player in view.players.values():
            yield from _bar_pieces(player)


def _mark_pieces(view: TableView) -> Iterator[Piece]:
    """Yield the marks below the lanes, with the points at each."""
    words = Text("piece-race")
    for number in range(MARKS + 1):
        points = str(number * points_per_part(view))
        yield Piece(ids.MARK(number), "mark", art="mark", place=RACE, order=number, badge=points, text=words)


def _lane_pieces(player: PlayerView) -> Iterator[Piece]:
    """Yield what shows the points in a lane: a disc before it, the bar, and the runner at its end."""
    words = _words_of_points(player)
    yield Piece(ids.DISC(player.id), "disc", art=player.id, place=RACE, order=DISC_ORDER, text=words)
    yield Piece(ids.RUNNER(player.id), "runner", art=player.id, place=RACE, order=RUNNER_ORDER, text=words)
    if player.points:
        yield Piece(ids.BAR(player.id), "bar", art=player.id, place=RACE, order=FIRST_PART, text=words)


def _bar_pieces(player: PlayerView) -> Iterator[Piece]:
    """Yield the parts of a player's bar: the points harvested, then those of each parchment."""
    board, harvested = ids.PLAYER(player.id), sum(player.harvests)
    if harvested:
        yield Piece(
            ids.BAR(player.id),
            "bar",
            art=player.id,
            place=board,
            order=FIRST_PART,
            badge=str(harvested),
            text=_words_of_points(player),
        )
    for order, (card, points) in enumerate(player.scored.items(), start=FIRST_PART + 1):
        if points:
            yield Piece(
                ids.BAR(player.id, card),
                "bar",
                art=f"{player.id}_part",
                place=board,
                order=order,
                badge=str(points),
                text=text("piece-bar", parchment=Text(card), points=points),
            )


def _words_of_points(player: PlayerView) -> Text:
    return text("piece-points", player=Text(player.id), points=player.points)


def points_per_part(view: TableView) -> int:
    """Return the points of one part of a lane: the least multiple of STEP by which all players fit."""
    most = max((player.points for player in view.players.values()), default=0)
    return STEP * max(ceil(most / STEP / MARKS), 1)


def race_slots(view: TableView, layout: Layout) -> dict[str, Slot]:
    """Return the slots of lanes or bars, whose length depends on the points.

    The harvest is a race in lanes where the stage has a place for it; a stage with a tally has bars.
    """
    if RACE in layout.slots and view.phase == "harvest":
        return dict(_lane_slots(view, layout.slots[RACE].rect))
    if "/tally" in layout.slots:
        return dict(_bar_slots(view, layout.slots["/tally"].rect))
    return {}


def _lane_slots(view: TableView, race: Rect) -> Iterator[tuple[str, Slot]]:
    """Yield the slots of the marks below the lanes, and of each lane's disc, bar and runner."""
    start, length = race.x + race.width * LEFT, race.width * (RIGHT - LEFT)
    yield from _mark_slots(race, start, length)
    lane = race.height * (BOTTOM - TOP) / len(view.seats)
    disc, bar = min(lane * DISC_IN_LANE, LARGEST_DISC), min(lane * BAR_IN_LANE, HIGHEST_BAR)
    disc_left = race.x + race.width * DISC_LEFT
    for row, seat in enumerate(view.seats):
        middle = race.y + race.height * TOP + lane * (row + 0.5)
        run = length * view.players[seat].points / (MARKS * points_per_part(view))
        yield _named_slot(ids.DISC(seat), Rect(disc_left, middle - disc / 2, disc, disc))
        yield _named_slot(ids.BAR(seat), Rect(start, middle - bar / 2, max(run, LEAST_BAR), bar))
        yield _named_slot(ids.RUNNER(seat), Rect(start + run - disc / 2, middle - disc / 2, disc, disc))


def _mark_slots(race: Rect, start: float, length: float) -> Iterator[tuple[str, Slot]]:
    """Yield the slots of the marks below lanes that begin at `start` and have this length."""
    top = race.y + race.height * (BOTTOM + GAP_ABOVE_MARKS)
    for number in range(MARKS + 1):
        middle = start + length * number / MARKS
        yield _named_slot(ids.MARK(number), Rect(middle - MARK_WIDTH / 2, top, MARK_WIDTH, MARK_HEIGHT))


def _bar_slots(view: TableView, boards: Rect) -> Iterator[tuple[str, Slot]]:
    """Yield the slots of the parts of each player's bar on their board.

    All bars have the same scale, by which a few points early in the scoring are still a short bar.
    """
    most = MARKS * max(points_per_part(view), 2 * STEP)
    for row, seat in enumerate(_players_from_viewer(view)):
        board = boards.part((0, 1), (row, len(view.seats)))
        yield from _slots_of_bar(view.players[seat], board, most)


def _slots_of_bar(player: PlayerView, board: Rect, most: int) -> Iterator[tuple[str, Slot]]:
    """Yield the slots of the parts of a player's bar, one after another; its full width is for `most` points.

    A part without points has a slot of almost no width, as it may grow later, but takes no room of the next.
    """
    width_of_point = board.width * (BAR_RIGHT - BAR_LEFT) / most
    height = board.height * (BAR_BOTTOM - BAR_TOP)
    x, y = board.x + board.width * BAR_LEFT, board.y + board.height * BAR_TOP
    parts = {ids.BAR(player.id): sum(player.harvests)}
    parts |= {ids.BAR(player.id, card): points for card, points in player.scored.items()}
    for name, points in parts.items():
        width = points * width_of_point
        yield _named_slot(name, Rect(x, y, max(width, LEAST_WIDTH), height))
        x += width


def _players_from_viewer(view: TableView) -> tuple[PlayerId, ...]:
    """Return the players in the order of their boards, beginning with the viewer."""
    first = view.seats.index(view.viewer) if view.viewer in view.seats else 0
    return clockwise(view.seats, first)


def _named_slot(name: str, rect: Rect) -> tuple[str, Slot]:
    return name, Slot(name, rect)
