"""Courts: what everybody offered, was rewarded and punished for, and what that comes to, line by line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen.content.pack import Pack
from wonderland_qt.games.pixie_queen.rounds import mine_penalty
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, ScreenView, TableView
from wonderland_qt.games.pixie_queen.state import TRACKS
from wonderland_qt.games.pixie_queen.table.board_pieces import good_piece, pixie_piece, signed

TOTALS = {"total", "result"}
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
    "ring": "forge_ring",
    "result": "points",
}
"""Icons of lines that are not called as these are."""
PRIZE_ROWS = ("offering", "servant", "ring")

Lines = Mapping[PlayerId, Iterable[Piece]]


def court_pieces(view: TableView, pack: Pack, lines: Lines | None = None) -> Iterator[Piece]:
    """Yield everybody's court with its lines; without any those of how things stand."""
    for order, player in enumerate(view.large):
        seen, place = view.players[player], f"court:{player}"
        said = text("piece-court", player=Text(player), penalty=seen.penalty)
        yield Piece(place, "court", player, "courts", order, text=said)
        yield pixie_piece(f"courtier:{player}", player, place)
        for number, (good, tokens) in enumerate((seen.offering or {}).items(), start=1):
            yield good_piece(f"offered:{player}:{good}", good, tokens, place, number, "piece-offered")
        shown = _standing(view, pack, seen) if lines is None else lines[player]
        yield from (replace(each, order=number) for number, each in enumerate(shown))


def line(player: PlayerId, name: str, words: Text, number: int | None = None) -> Piece:
    """Return a line of a court: its name, what it says, and the number that it comes to (None: no number)."""
    art = "total" if name in TOTALS else "rewards" if (number or 0) >= 0 else "mine"
    badge = "" if number is None else signed(number)
    said = text("piece-line", words=words, number=badge)
    icons, place = (ICONS.get(name, name),), f"court:{player}"
    return Piece(
        f"line:{player}:{name}",
        "line",
        f"line-{art}",
        place,
        badge=badge,
        text=said,
        icons=icons,
        lines=(words,),
    )


def mine_words(seen: PlayerView) -> Text:
    """Return how many pixies are in a player's mine."""
    return text("court-mine", pixies=seen.mine.pixies)


def _standing(view: TableView, pack: Pack, seen: PlayerView) -> Iterator[Piece]:
    """Yield the lines of how a player stands: at the end the sum, before what is punished in every round."""
    if view.phase == "over" and seen.screen is not None:
        yield from _final(pack, seen, seen.screen)
        return
    if view.phase == "scoring":
        rocks = sum(seen.mine.rocks) * pack.penalties.rock
        yield line(seen.id, "rocks", Text("court-rocks"), -rocks)
    else:
        fields = [pack.fields[seen.tracks[track] - 1] for track in TRACKS]
        yield line(seen.id, "mine", mine_words(seen), -mine_penalty(pack, seen.mine, seen.permanent))
        yield line(seen.id, "tracks", Text("court-tracks"), -sum(field.penalty for field in fields))
        rewards = sum(field.reward for field in fields)
        if rewards:
            yield line(seen.id, "rewards", Text("court-rewards"), rewards)
    yield line(seen.id, "total", Text("court-total"), -seen.penalty)


def _final(pack: Pack, seen: PlayerView, screen: ScreenView) -> Iterator[Piece]:
    """Yield what prizes and rewards bring, what penalties take, and the total (END-2)."""
    won = [pack.prizes[prize] for prize in (*screen.prizes, *seen.servants)]
    for row in PRIZE_ROWS:
        points = sum(prize.points for prize in won if prize.row == row)
        yield line(seen.id, row, Text(f"score-{row}"), points)
    yield line(seen.id, "rewards", Text("score-reward"), sum(screen.rewards))
    yield line(seen.id, "penalty", Text("court-total"), -seen.penalty)
    gained = sum(prize.points for prize in won) + sum(screen.rewards)
    yield line(seen.id, "result", Text("court-result"), gained - seen.penalty)
