"""The card of a battle's result: who stood where, what it brought and cost, and what is forged next."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from wonderland_qt.components.table_plan import Keyed, by_name, slot_at, slots_at
from wonderland_qt.engine.events import Event, PlayerEvent
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

CENTRE, HEAD, UPPER_EDGE = 0.5, 0.2, 0.16
"""The middle; how much of a ledger its head takes, and of a podium the edge on which somebody stands."""
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
    for order, player in enumerate(in_order_of_places(battle), start=1):
        lines = _on_podium(battle, player)
        yield Piece(ids.PODIUM(player), "podium", player, order=order, text=lines[0])
        yield Piece(ids.PLACE(player), "said", "said", order=order + 40, text=lines[0], lines=lines)
        listed = list(_ledger(result, content, player))
        icons, entries = tuple(icon for icon, _ in listed), tuple(line for _, line in listed)
        yield Piece(ids.LEDGER(player), "ledger", player, order=order, text=entries[0])
        shown, rank = ids.ENTRIES(player), order + 40
        yield Piece(shown, "entries", "entries", order=rank, text=entries[0], icons=icons, lines=entries)
        if battle.participants[player].fight == "busted":
            yield Piece(ids.FALLEN(player), "fallen", player, order=order + 20, text=lines[0])
        else:
            yield Piece(ids.WINNER(player), "onlooker", player, order=order + 20, text=lines[0])
    yield from _notes(battle)


def _ribbon(battle: BattleView) -> Iterator[Piece]:
    """Yield the ribbon with the winner's name, or that there is none or several."""
    key = ("result-no-winner", "result-wins", "result-tie")[min(len(battle.first), 2)]
    words = text(key, region=Text(battle.region))
    if len(battle.first) == 1 and battle.first[0] in battle.participants:
        yield Piece("ribbon", "ribbon", battle.first[0], order=60, text=words)
        yield Piece("ribbon_said", "said", "said", order=61, text=words, lines=(words,))
    else:
        yield Piece("scroll", "scroll", "scroll", order=60, text=words, lines=(words,))


def in_order_of_places(battle: BattleView) -> tuple[PlayerId, ...]:
    """Return the fighters from left to right: second place, first place, all others."""
    others = [p for p in battle.participants if p not in (*battle.first, *battle.second)]
    firsts = [p for p in battle.first if p in battle.participants]
    return (*battle.second, *firsts, *others)


def place_of(battle: BattleView, player: PlayerId) -> int:
    """Return the place of a fighter: 1, 2, or 3 for all others."""
    return 1 if player in battle.first else 2 if player in battle.second else 3


def _on_podium(battle: BattleView, player: PlayerId) -> tuple[Text, ...]:
    part = battle.participants[player]
    if part.fight == "busted":
        return (Text("result-out"),)
    place = text("result-place", place=place_of(battle, player))
    return place, text("result-strength", strength=part.strength)


def _ledger(result: Result, content: Content, player: PlayerId) -> Iterator[Line]:
    """Yield the lines of a fighter's gains and losses (RESULT-1, RESULT-2, BATTLE-8, FORGE-1)."""
    part = result.battle.participants[player]
    before, after = result.ended.players[player], result.rewarded.players[player]
    own = [event for event in result.events if isinstance(event, PlayerEvent) and event.player == player]
    gained = sum(event.vp for event in own if isinstance(event, VpGained))
    if part.fight == "busted":
        yield "battle", Text("result-bust")
    elif gained:
        yield "vp", text("result-vp", vp=gained, before=before.vp, after=after.vp)
    else:
        yield "vp", text("result-no-vp", after=after.vp)
    yield from _castle(result, content, player)
    if part.lost:
        yield "units", text("result-lost", units=part.lost)
    if before.shards != after.shards:
        yield "shards", text("result-shards", before=before.shards, after=after.shards)
    if part.fight == "busted":
        yield "shield", Text("result-shield")
    elif forged := sum(forgings(content, before.active, part.strength)):
        yield "forge", text("result-forge", chips=forged)


def _castle(result: Result, content: Content, player: PlayerId) -> Iterator[Line]:
    """Yield the castle of a fighter, or why the winner has none of this battle (RESULT-1, RESULT-6)."""
    stand, region = result.ended.players[player].castles, result.battle.region
    if any(isinstance(event, CastleBuilt) and event.player == player for event in result.events):
        yield "castle", Text("result-castle")
    elif result.battle.first == (player,) and stand.get(region) == "standing":
        yield "castle", Text("result-castle-stands")
    elif result.battle.first == (player,) and len(stand) == content.board.castles:
        yield "castle", Text("result-no-castle")


def _notes(battle: BattleView) -> Iterator[Piece]:
    """Yield the notes on wagers still to be paid and on how to go on."""
    if battle.wagers:
        words = text("result-wagers", wagers=len(battle.wagers))
        yield Piece("result_note", "scroll", "note", order=61, text=words, lines=(words,))
    words = Text("result-go-on")
    yield Piece("result_on", "go_on", "go_on", order=62, text=words, lines=(words,))


def result_layout(plan: ResultPlan, battle: BattleView) -> Layout:
    """Return the layout of the card of a result."""
    return Layout(*plan.size, by_name(_all(plan, battle)))


def _all(plan: ResultPlan, battle: BattleView) -> Iterator[Keyed]:
    yield from (slots_at(place, place.id, place.inside) for place in plan.places)
    fighters = in_order_of_places(battle)
    room, ledgers = slot_at(plan.podiums, "result").rect, slot_at(plan.ledgers, "result").rect
    for number, player in enumerate(fighters):
        column = room.part((number, len(fighters)), (0, 1))
        high = plan.heights[place_of(battle, player) - 1]
        width = min(plan.widest, column.width - plan.gap)
        left, top = column.x + (column.width - width) * CENTRE, column.y + column.height - high
        podium = Rect(left, top, width, high)
        yield _own(ids.PODIUM(player), podium)
        edge = podium.height * UPPER_EDGE
        words = Rect(podium.x, podium.y + edge, podium.width, podium.height - edge)
        yield _own(ids.PLACE(player), words)
        yield _own(ids.WINNER(player), _standing(podium, plan.leader))
        yield _own(ids.FALLEN(player), _standing(podium, plan.fallen))
        ledger = ledgers.part((number, len(fighters)), (0, 1))
        width = min(ledger.width - plan.gap, plan.widest_ledger)
        left = ledger.x + (ledger.width - width) * CENTRE
        yield _own(ids.LEDGER(player), Rect(left, ledger.y, width, ledger.height))
        head = ledger.height * HEAD
        yield _own(ids.ENTRIES(player), Rect(left, ledger.y + head, width, ledger.height - head))


def _standing(podium: Rect, size: tuple[float, float]) -> Rect:
    return Rect(podium.x + (podium.width - size[0]) * CENTRE, podium.y - size[1], *size)


def _own(piece: str, rect: Rect) -> Keyed:
    return (piece,), Slot(piece, rect, "result")
