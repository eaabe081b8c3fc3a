"""The pieces on the table, made from a view: the board, then players' boards, then their courts in the hall.

Ids are those that options take up and put down on.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from msgspec.structs import replace

from wonderland_qt.components.scenery import fixed_pieces
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.numerals import signed_numeral
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.pixie_queen import ids
from wonderland_qt.games.pixie_queen.content.game_content import Content
from wonderland_qt.games.pixie_queen.rounds import mine_penalty
from wonderland_qt.games.pixie_queen.scoring import lines_of
from wonderland_qt.games.pixie_queen.seen.view import PlayerView, ScreenView, TableView
from wonderland_qt.games.pixie_queen.state import TRACKS
from wonderland_qt.games.pixie_queen.table import board, mines
from wonderland_qt.games.pixie_queen.table.single_pieces import (
    good_piece,
    pixie_piece,
    prize_piece,
    tile_pieces,
)

TOTALS = {"total", "result"}
ICON_OF_LINE = {"now": "total"}
"""By line, another line whose icon it uses."""
PASSED = "passed"
"""The picture of the pass plate for a player who has passed."""

FIRST_BOARD = 20
"""The order of the first player's board among the pieces on the table."""
COUNT_ORDER, DISC_ORDER, SCREEN_ORDER = 1, 2, 3
FIRST_TILE, FIRST_GOOD, FIRST_PRIZE, REWARD_ORDER = 10, 30, 40, 50
"""The order on a player's board: what it always has, then tiles, then goods, prizes and rewards."""

PASS_KEY = "P"
"""The label of the key that passes (kinds.toml)."""


def pieces(view: TableView, content: Content, lines: Iterable[Piece] | None = None) -> tuple[Piece, ...]:
    """Return every piece on the table as the viewer sees it.

    `lines` replace the lines of the courts, which otherwise show the current standing: while the Queen
    judges, they are counted one by one. They lie in the order in which they come.
    """
    players_left = [view.players[player] for player in view.large]
    found = list[Piece]()
    for piece in fixed_pieces(content.files.scenery, view.phase, view.viewer):
        found += _scenery_with_cost(view, content, piece)
    found += board.pieces(view, content)
    found += mines.pieces(view, content)
    for order, seen in enumerate(view.players.values(), start=FIRST_BOARD):
        found += _player_board(view, content, seen, order)
    for order, seen in enumerate(players_left):
        found += _court_pieces(seen, order)
    if lines is None:
        lines = chain.from_iterable(_court_lines(view, content, seen) for seen in players_left)
    return (*found, *(replace(line, order=number) for number, line in enumerate(lines)))


def _scenery_with_cost(view: TableView, content: Content, piece: Piece) -> Iterator[Piece]:
    """Yield a piece of scenery; those to pass or to offer nothing show the penalty and their key.

    To offer nothing more costs nothing. A player who has passed sees no consequences and no key, and one
    without discs no plate to pass.
    """
    penalties = {"pass": content.penalties.pass_turn, "nothing": content.penalties.empty_hand}
    if piece.id not in penalties:
        yield piece
        return
    if view.viewer is None:
        yield from _plate_with_key(piece, penalties[piece.id])
        return
    seen = view.players[view.viewer]
    cost = 0 if seen.offering else penalties[piece.id]
    if piece.id == "pass" and seen.passed:
        yield replace(piece, art=PASSED, badge=signed_numeral(-cost))
        return
    if piece.id == "pass" and not seen.discs:
        return
    consequences = tuple(_penalty_texts(content, seen.penalty, cost)) if cost else ()
    yield from _plate_with_key(piece, cost, consequences)


def _plate_with_key(plate: Piece, cost: int, lines: tuple[Text, ...] = ()) -> Iterator[Piece]:
    """Yield a plate with its cost if any and with these lines, and the key for it."""
    yield replace(plate, badge=signed_numeral(-cost) if cost else "", lines=lines)
    yield Piece(ids.KEY(plate.id), "pass_key", art="any", place=plate.id, badge=PASS_KEY, text=plate.text)


def _penalty_texts(content: Content, penalty: int, points: int) -> Iterator[Text]:
    """Yield the texts of the penalty points after more points, and of a shackle passed."""
    after = penalty + points
    yield text("pass-cost", before=penalty, after=after)
    passed = [shackle for shackle in content.files.score.shackles if penalty < shackle <= after]
    if passed:
        yield text("pass-shackle", shackle=max(passed))


def _player_board(view: TableView, content: Content, seen: PlayerView, order: int) -> Iterator[Piece]:
    """Yield a player's board with portrait, penalty points, discs, goods or a screen, and tiles.

    A player without a known `screen` has a screen there instead of goods.
    """
    player, place, kind = seen.id, ids.PLAYER(seen.id), "tray" if seen.id == view.viewer else "plaque"
    words = text("piece-player", player=Text(player), penalty=seen.penalty, discs=seen.discs)
    yield Piece(place, kind, art=player, order=order, text=words)
    yield Piece(ids.PORTRAIT(player), "portrait", art=player, place=place, text=words)
    yield _penalty_count(seen, place)
    yield from _discs_left(view, seen, place)
    if seen.screen is None:
        words = text("piece-screen", player=Text(player))
        yield Piece(ids.SCREEN(player), "screen", art=player, place=place, order=SCREEN_ORDER, text=words)
    else:
        yield from _hidden_goods(content, seen, seen.screen, place)
    yield from _tiles_of_player(view, content, seen, place)


def _penalty_count(seen: PlayerView, place: str) -> Piece:
    """Return the count of a player's penalty points, as a loss: below 0."""
    count, badge, words = ids.COUNT(seen.id), signed_numeral(-seen.penalty), _score_disc_text(seen)
    return Piece(
        count, "count", art="any", place=place, order=COUNT_ORDER, badge=badge, text=words, icons=("total",)
    )


def _tiles_of_player(view: TableView, content: Content, seen: PlayerView, place: str) -> Iterator[Piece]:
    """Yield a player's tiles; on the viewer's own tray all but a food tile have labels with their names."""
    tiles = filter(None, (seen.food_tile, seen.one_use, seen.permanent))
    for order, tile in enumerate(tiles, start=FIRST_TILE):
        yield from tile_pieces(view, content, tile, ending=f":{seen.id}", place=place, order=order)
    if seen.id == view.viewer:
        for tile in filter(None, (seen.one_use, seen.permanent)):
            yield Piece(ids.LABEL(tile), "label", art=tile, place=ids.TILE(tile, seen.id), text=Text(tile))


def _discs_left(view: TableView, seen: PlayerView, place: str) -> Iterator[Piece]:
    """Yield the discs that a player has left, in the action phase even none, or the sign of having passed."""
    player, acting = seen.id, view.phase == "action" and not seen.out
    if seen.passed:
        words = text("piece-passed", player=Text(player))
        yield Piece(ids.STANDING(player), "standing", art="pass", place=place, order=DISC_ORDER, text=words)
    elif seen.discs or acting:
        words, badge = text("piece-discs", player=Text(player), discs=seen.discs), str(seen.discs)
        yield Piece(
            ids.DISC(player), "disc", art=player, place=place, order=DISC_ORDER, badge=badge, text=words
        )


def _score_disc_text(seen: PlayerView) -> Text:
    return text("piece-score-disc", player=Text(seen.id), penalty=seen.penalty)


def _hidden_goods(content: Content, seen: PlayerView, screen: ScreenView, place: str) -> Iterator[Piece]:
    """Yield goods, prizes and rewards behind a screen."""
    for order, (good, tokens) in enumerate(screen.goods.items(), start=FIRST_GOOD):
        yield good_piece(ids.GOOD(good, seen.id), good, tokens, place, order, text_key="piece-good")
    for order, prize in enumerate(screen.prizes, start=FIRST_PRIZE):
        yield prize_piece(content, prize, place, order)
    if screen.rewards:
        points, reward = sum(screen.rewards), ids.REWARD(seen.id)
        words, badge = text("piece-reward", points=points), str(points)
        yield Piece(reward, "reward", art="any", place=place, order=REWARD_ORDER, badge=badge, text=words)


def _court_pieces(seen: PlayerView, order: int) -> Iterator[Piece]:
    """Yield a player's court: its sheet, which tells the penalty so far, a pixie, and the goods offered."""
    place, words = ids.COURT(seen.id), text("piece-court", player=Text(seen.id), penalty=seen.penalty)
    yield Piece(place, "court", art=seen.id, place="courts", order=order, text=words)
    yield pixie_piece(ids.COURTIER(seen.id), seen.id, place)
    for number, (good, tokens) in enumerate((seen.offering or {}).items(), start=1):
        yield good_piece(
            ids.OFFERED(seen.id, good), good, tokens, place, order=number, text_key="piece-offered"
        )


def line(player: PlayerId, name: str, words: Text, number: int | None = None) -> Piece:
    """Return the piece of a line of a court: its name, its text, and its number if any.

    There are three pictures: of totals, of losses (`line-mine`, a red frame), and of all else.
    """
    if name in TOTALS:
        art = "line-total"
    elif number is not None and number < 0:
        art = "line-mine"
    else:
        art = "line-rewards"
    badge = "" if number is None else signed_numeral(number)
    return Piece(
        ids.LINE(player, name),
        "line",
        art=art,
        place=ids.COURT(player),
        badge=badge,
        text=text("piece-line", words=words, number=badge),
        icons=(ICON_OF_LINE.get(name, name),),
        lines=(words,),
    )


def _court_lines(view: TableView, content: Content, seen: PlayerView) -> Iterator[Piece]:
    """Yield the lines of a player's court: the score at the end, and the points lost while it is counted.

    Before that, they are the punishment to come.
    """
    if view.phase == "over" and seen.screen is not None:
        yield from _final_lines(content, seen, seen.screen)
    elif view.phase == "scoring":
        rocks = sum(seen.mine.rocks) * content.penalties.rock
        yield line(seen.id, "rocks", Text("court-rocks"), -rocks)
        yield line(seen.id, "total", Text("court-total"), -seen.penalty)
    else:
        yield from _lines_to_come(view, content, seen)


def _lines_to_come(view: TableView, content: Content, seen: PlayerView) -> Iterator[Piece]:
    """Yield the lines of penalty points, written as losses: so far, to come in this round, and their total.

    Rewards of fields are points of another kind, which the total leaves out. `tracks` counts fields from 1.
    """
    yield line(seen.id, "now", Text("court-now"), -seen.penalty)
    total = seen.penalty
    if _is_to_come(view, seen.id, "mine"):
        penalty = mine_penalty(content, seen.mine, seen.permanent)
        yield line(seen.id, "mine", text("court-mine", pixies=seen.mine.pixies), -penalty)
        total += penalty
    if _is_to_come(view, seen.id, "tracks"):
        fields = [content.fields[seen.tracks[track] - 1] for track in TRACKS]
        penalty = sum(field.penalty for field in fields)
        rewards = sum(field.reward for field in fields)
        yield line(seen.id, "tracks", Text("court-tracks"), -penalty)
        total += penalty
        if rewards:
            yield line(seen.id, "reward", Text("court-rewards"), rewards)
    yield total_line(content, seen.id, seen.penalty, total)


def _is_to_come(view: TableView, player: PlayerId, cause: str) -> bool:
    """Tell whether a cause has not punished the player yet in this round."""
    return view.phase != "punish" or player in view.to_punish[cause]


def total_line(content: Content, player: PlayerId, before: int, after: int) -> Piece:
    """Return the line with the total of penalty points, and the shackle that they pass."""
    passed = [shackle for shackle in content.files.score.shackles if before < shackle <= after]
    words = text("court-past" if passed else "court-before", penalty=before, shackle=max(passed, default=0))
    return line(player, "total", words, -after)


def _final_lines(content: Content, seen: PlayerView, screen: ScreenView) -> Iterator[Piece]:
    """Yield the lines of the final score: prizes, rewards and penalties, and last the total (END-2)."""
    lines = lines_of(content, seen, screen)
    total = lines.pop("score-total")
    for key, points in lines.items():
        yield line(seen.id, key.removeprefix("score-"), Text(key), points)
    yield line(seen.id, "result", Text("court-result"), total)
