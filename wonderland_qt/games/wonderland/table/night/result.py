"""The card of a battle's result: who stood where, what it brought and cost, and what is forged next."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wonderland_qt.components.table_plan import Keyed, by_name, slot_at, slots_at
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.layout import Layout, Rect, Slot
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.content.table_content import ResultPlan
from wonderland_qt.games.wonderland.events import CastleBuilt, VpGained
from wonderland_qt.games.wonderland.mechanics.forge import forgings
from wonderland_qt.games.wonderland.seen.view import BattleView, TableView
from wonderland_qt.games.wonderland.table.card_pieces import tile_vp

CENTRE, HEAD, UPPER_EDGE = 0.5, 0.2, 0.16
"""The middle; how much of a ledger its head takes, and of a podium the edge on which somebody stands."""

FIRST_PODIUM, FIRST_FIGURE, FIRST_TEXT = 1, 21, 41
RIBBON_ORDER, RIBBON_TEXT_ORDER, NOTE_ORDER, GO_ON_ORDER = 60, 61, 61, 62
"""The order on the card of the leftmost fighter's podium, of who stands there and of the texts, and above."""

Line = tuple[str, Text]
"""An icon, and the text beside it."""


class Result(NamedTuple):
    """A battle's end: the table before and after rewards, the events, and the persons at the screen."""

    ended: TableView
    rewarded: TableView
    battle: BattleView
    events: Sequence[Event]
    persons: Sequence[PlayerId] = ()

    @property
    def celebrated(self) -> bool:
        """Tell whether somebody at the screen has won."""
        return any(player in self.battle.first for player in self.persons)


def result_pieces(result: Result, content: Content) -> Iterator[Piece]:
    """Yield the card with a podium and a ledger for each fighter."""
    battle = result.battle
    region = text("result-region", region=Text(battle.region))
    yield Piece("result", "result_card", "won" if result.celebrated else battle.region, text=region)
    yield from _ribbon(battle)
    for number, player in enumerate(in_order_of_places(battle)):
        yield from _podium_pieces(battle, player, number)
        yield from _ledger_pieces(result, content, player, number)
        yield _figure_on_podium(battle, player, number)
    yield from _note_pieces(battle)


def _podium_pieces(battle: BattleView, player: PlayerId, number: int) -> Iterator[Piece]:
    """Yield a fighter's podium, and the text on it."""
    lines = _podium_lines(battle, player)
    yield Piece(ids.PODIUM(player), "podium", player, order=FIRST_PODIUM + number, text=lines[0])
    yield Piece(ids.PLACE(player), "said", "said", order=FIRST_TEXT + number, text=lines[0], lines=lines)


def _figure_on_podium(battle: BattleView, player: PlayerId, number: int) -> Piece:
    """Return who stands on a fighter's podium, or lies there after the fighter bust.

    `number` counts the fighters in the order of their places.
    """
    words, order = _podium_lines(battle, player)[0], FIRST_FIGURE + number
    if battle.participants[player].fight == "busted":
        return Piece(ids.FALLEN(player), "fallen", player, order=order, text=words)
    return Piece(ids.WINNER(player), "onlooker", player, order=order, text=words)


def _ledger_pieces(result: Result, content: Content, player: PlayerId, number: int) -> Iterator[Piece]:
    """Yield a fighter's ledger, and the lines in it."""
    icons, lines = zip(*_ledger_lines(result, content, player), strict=True)
    words = lines[0]
    order = FIRST_TEXT + number
    yield Piece(ids.LEDGER(player), "ledger", player, order=FIRST_PODIUM + number, text=words)
    yield Piece(ids.ENTRIES(player), "entries", "entries", order=order, text=words, icons=icons, lines=lines)


def _ribbon(battle: BattleView) -> Iterator[Piece]:
    """Yield the ribbon of a fighter who has won alone, or a scroll with any other result.

    Several are first at a tie, perhaps with the local resistance; no one is if all bust or stay below it.
    """
    region = Text(battle.region)
    if len(battle.first) == 1:
        words, winner = text("result-wins", region=region), battle.first[0]
        yield Piece("ribbon", "ribbon", winner, order=RIBBON_ORDER, text=words)
        yield Piece("ribbon_said", "said", "said", order=RIBBON_TEXT_ORDER, text=words, lines=(words,))
    else:
        words = text("result-tie" if battle.first else "result-no-winner", region=region)
        yield Piece("scroll", "scroll", "scroll", order=RIBBON_ORDER, text=words, lines=(words,))


def in_order_of_places(battle: BattleView) -> tuple[PlayerId, ...]:
    """Return the fighters from left to right: second place, first place, all others.

    The local resistance, which may be among the first, is no fighter.
    """
    firsts = [player for player in battle.first if player in battle.participants]
    placed = [*battle.second, *firsts]
    others = [player for player in battle.participants if player not in placed]
    return tuple(placed + others)


def place_of(battle: BattleView, player: PlayerId) -> int:
    """Return the place of a fighter: 1, 2, or 3 for all others."""
    if player in battle.first:
        return 1
    return 2 if player in battle.second else 3


def _podium_lines(battle: BattleView, player: PlayerId) -> tuple[Text, ...]:
    """Return what a podium says: place and strength, or that the fighter is out."""
    part = battle.participants[player]
    if part.fight == "busted":
        return (Text("result-out"),)
    place = text("result-place", place=place_of(battle, player))
    return place, text("result-strength", strength=part.strength)


def _ledger_lines(result: Result, content: Content, player: PlayerId) -> Iterator[Line]:
    """Yield the lines of a fighter's gains and losses (RESULT-1 to RESULT-3, BATTLE-8, FORGE-1).

    `ended` is the table at the end of the battle, `rewarded` the one after its rewards.
    """
    part = result.battle.participants[player]
    before, after = result.ended.players[player], result.rewarded.players[player]
    if part.fight == "busted":
        yield "battle", Text("result-bust")
    else:
        yield _vp_line(result, content, player)
    yield from _castle_line(result, content, player)
    if part.lost:
        yield "units", text("result-lost", units=part.lost)
    if before.shards != after.shards:
        yield "shards", text("result-shards", before=before.shards, after=after.shards)
    chips_to_forge = sum(forgings(content, before.active, part.strength))
    if part.fight == "busted":
        yield "shield", Text("result-shield")
    elif chips_to_forge:
        yield "forge", text("result-forge", chips=chips_to_forge)


def _vp_line(result: Result, content: Content, player: PlayerId) -> Line:
    """Return what VP a fighter has gained; those who share the first place have none before they choose."""
    before, after = result.ended.players[player], result.rewarded.players[player]
    gains = [event for event in result.events if isinstance(event, VpGained) and event.player == player]
    gained = sum(event.vp for event in gains)
    shares_first = player in result.battle.first and len(result.battle.first) > 1
    if gained:
        return "vp", text("result-vp", vp=gained, before=before.vp, after=after.vp)
    if shares_first:
        return "vp", text("result-chooses", vp=tile_vp(content, result.ended, result.battle.region))
    return "vp", text("result-no-vp", after=after.vp)


def _castle_line(result: Result, content: Content, player: PlayerId) -> Iterator[Line]:
    """Yield the castle of a fighter, or why the winner has none of this battle (RESULT-1, RESULT-6)."""
    castles, has_won = result.ended.players[player].castles, result.battle.first == (player,)
    if any(isinstance(event, CastleBuilt) and event.player == player for event in result.events):
        yield "castle", Text("result-castle")
    elif has_won and castles.get(result.battle.region) == "standing":
        yield "castle", Text("result-castle-stands")
    elif has_won and len(castles) == content.board.castles:
        yield "castle", Text("result-no-castle")


def _note_pieces(battle: BattleView) -> Iterator[Piece]:
    """Yield the notes on wagers still to be paid, as far as they are known, and on how to go on."""
    if battle.wagers:
        face_down = sum(not fighter for fighter in battle.wagers.values())
        words = text("result-wagers", wagers=face_down) if face_down else Text("result-wager-known")
        yield Piece("result_note", "scroll", "note", order=NOTE_ORDER, text=words, lines=(words,))
    words = Text("result-go-on")
    yield Piece("result_on", "go_on", "go_on", order=GO_ON_ORDER, text=words, lines=(words,))


def result_layout(plan: ResultPlan, battle: BattleView) -> Layout:
    """Return the layout of the card of a result: podiums and ledgers of the fighters, side by side."""
    keyed = [slots_at(place, place.id, place.inside) for place in plan.places]
    podiums, ledgers = slot_at(plan.podiums, "result").rect, slot_at(plan.ledgers, "result").rect
    fighters = in_order_of_places(battle)
    for number, player in enumerate(fighters):
        column = (number, len(fighters))
        height = plan.heights[place_of(battle, player) - 1]
        keyed += _podium_slots(plan, player, podiums.part(column, (0, 1)), height)
        keyed += _ledger_slots(plan, player, ledgers.part(column, (0, 1)))
    return Layout(*plan.size, by_name(keyed))


def _podium_slots(plan: ResultPlan, player: PlayerId, column: Rect, height: float) -> Iterator[Keyed]:
    """Yield the slots of a podium at the foot of its column, of its text and of the figures on it."""
    width = min(plan.widest, column.width - plan.gap)
    podium = Rect(_left_in(column, width), column.y + column.height - height, width, height)
    yield _slot_on_card(ids.PODIUM(player), podium)
    yield _slot_on_card(ids.PLACE(player), _without_top(podium, podium.height * UPPER_EDGE))
    yield _slot_on_card(ids.WINNER(player), _rect_on(podium, *plan.leader))
    yield _slot_on_card(ids.FALLEN(player), _rect_on(podium, *plan.fallen))


def _ledger_slots(plan: ResultPlan, player: PlayerId, column: Rect) -> Iterator[Keyed]:
    """Yield the slots of a ledger, and of the lines in it, below its head."""
    width = min(plan.widest_ledger, column.width - plan.gap)
    ledger = Rect(_left_in(column, width), column.y, width, column.height)
    yield _slot_on_card(ids.LEDGER(player), ledger)
    yield _slot_on_card(ids.ENTRIES(player), _without_top(ledger, ledger.height * HEAD))


def _left_in(room: Rect, width: float) -> float:
    """Return the left edge of something this wide in the middle of a room."""
    return room.x + (room.width - width) * CENTRE


def _without_top(rect: Rect, top: float) -> Rect:
    """Return a rectangle less a strip of this height at its upper edge."""
    return Rect(rect.x, rect.y + top, rect.width, rect.height - top)


def _rect_on(podium: Rect, width: float, height: float) -> Rect:
    """Return the rectangle of a figure that stands on the middle of a podium."""
    return Rect(_left_in(podium, width), podium.y - height, width, height)


def _slot_on_card(piece: str, rect: Rect) -> Keyed:
    return (piece,), Slot(piece, rect, "result")
