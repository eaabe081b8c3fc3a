"""Courts: what everybody offered, was rewarded and punished for, and what that comes to, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import Pack, PrizeId
from wonderland_qt.games.pixie_queen.content.vocabulary import MinePenaltyMost
from wonderland_qt.games.pixie_queen.goods import tokens_text
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, ScreenView, TableView
from wonderland_qt.games.pixie_queen.state import TRACKS

ART = {
    "reward": "line-rewards",
    "climbed-silver": "line-rewards",
    "climbed-gold": "line-rewards",
    "result": "line-total",
    "rewards": "line-rewards",
    "total": "line-total",
    "penalty": "line-mine",
}
ICONS = {
    "mine": "dig",
    "tracks": "climb",
    "rewards": "points",
    "reward": "promote",
    "climbed-silver": "silver",
    "climbed-gold": "gold",
    "empty_hand": "hand",
    "rocks": "rock",
    "penalty": "shackle",
    "total": "shackle",
    "offering": "special_offering",
    "servant": "servant",
    "ring": "forge_ring",
    "result": "points",
}
PRIZE_ROWS = ("offering", "servant", "ring")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a court: its name, what it says, and the number that it comes to (None: no number)."""

    name: str
    words: Text
    number: int | None = None


Lines = Mapping[PlayerId, tuple[Line, ...]]


def court_pieces(view: TableView, pack: Pack, lines: Lines | None = None) -> Iterator[Piece]:
    """Yield everybody's court with its lines; without any those of how things stand."""
    for order, player in enumerate(view.large):
        seen, place = view.players[player], f"court:{player}"
        said = text("piece-court", player=Text(player), penalty=seen.penalty)
        yield Piece(place, "court", player, "courts", order, text=said)
        said = text("piece-pixie", player=Text(player))
        yield Piece(f"courtier:{player}", "pixie", player, place, text=said)
        for number, (good, tokens) in enumerate((seen.offering or {}).items(), start=1):
            said = text("piece-offered", goods=tokens_text(good, tokens))
            yield Piece(f"offered:{player}:{good}", "good", good, place, number, badge=str(tokens), text=said)
        shown = standing_lines(view, pack, seen) if lines is None else lines.get(player, ())
        for number, line in enumerate(shown):
            yield line_piece(line, player, number)


def line_piece(line: Line, player: PlayerId, order: int) -> Piece:
    """Return a line as it lies on a court."""
    badge = "" if line.number is None else signed(line.number)
    art = ART.get(line.name, "line-rewards" if (line.number or 0) > 0 else "line-mine")
    icon = ICONS.get(line.name, line.name)
    said = text("piece-line", words=line.words, number=badge)
    return Piece(
        f"line:{player}:{line.name}", "line", art, f"court:{player}", order,
        badge=badge, text=said, icons=(icon,), lines=(line.words,),
    )  # fmt: skip


def signed(number: int) -> str:
    """Return a number with its sign, as it is printed."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def standing_lines(view: TableView, pack: Pack, seen: PlayerView) -> tuple[Line, ...]:
    """Return the lines of how a player stands: at the end the sum, before what is punished in every round."""
    if view.phase == "over" and seen.screen is not None:
        return tuple(_final_lines(pack, seen, seen.screen))
    if view.phase == "scoring":
        rocks = sum(seen.mine.rocks) * pack.penalties.rock
        return (Line("rocks", Text("court-rocks"), -rocks), total_line(seen.penalty))
    return tuple(_round_lines(pack, seen))


def _round_lines(pack: Pack, seen: PlayerView) -> Iterator[Line]:
    fields = [pack.fields[seen.tracks[track] - 1] for track in TRACKS]
    yield mine_line(seen, -mine_points(pack, seen))
    yield Line("tracks", Text("court-tracks"), -sum(field.penalty for field in fields))
    rewards = sum(field.reward for field in fields)
    if rewards:
        yield Line("rewards", Text("court-rewards"), rewards)
    yield total_line(seen.penalty)


def mine_line(seen: PlayerView, number: int) -> Line:
    """Return the line that counts the pixies in the mine."""
    return Line("mine", text("court-mine", pixies=seen.mine.pixies), number)


def mine_points(pack: Pack, seen: PlayerView) -> int:
    """Return what the mine costs in a round (PUNISH-1, PERM-10)."""
    points, pixies = pack.penalties.mine, seen.mine.pixies
    penalty = points[min(pixies, len(points)) - 1] if pixies else 0
    overseer = pack.abilities.get(seen.permanent)
    return min(penalty, overseer.points) if isinstance(overseer, MinePenaltyMost) else penalty


def total_line(penalty: int, before: int | None = None, passed: Sequence[int] = ()) -> Line:
    """Return the line of all penalty points, of how many there were before, and of shackles passed."""
    if before is None:
        words = Text("court-total")
    elif passed:
        words = text("court-past", penalty=before, shackle=passed[-1])
    else:
        words = text("court-before", penalty=before)
    return Line("total", words, -penalty)


def _final_lines(pack: Pack, seen: PlayerView, screen: ScreenView) -> Iterator[Line]:
    """Yield what prizes and rewards bring, what penalties take, and the total (END-2)."""
    won = (*screen.prizes, *seen.servants)
    for row in PRIZE_ROWS:
        yield Line(row, Text(f"score-{row}"), _worth(pack, won, row))
    yield Line("rewards", Text("score-reward"), sum(screen.rewards))
    yield Line("penalty", Text("court-total"), -seen.penalty)
    gained = sum(_worth(pack, won, row) for row in PRIZE_ROWS) + sum(screen.rewards)
    yield Line("result", Text("court-result"), gained - seen.penalty)


def _worth(pack: Pack, prizes: tuple[PrizeId, ...], row: str) -> int:
    return sum(pack.prizes[prize].points for prize in prizes if pack.prizes[prize].row == row)
