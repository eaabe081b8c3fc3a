"""The pieces that only the stage of a battle has: prize, rail, towers, docks, onlookers."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.two_players import NONE, RESISTANCE
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView
from wonderland_qt.games.wonderland.state import POOL, OpenParticipant
from wonderland_qt.games.wonderland.table.night.strength_parts import strength_part_pieces
from wonderland_qt.games.wonderland.table.plaques import rank_of
from wonderland_qt.games.wonderland.war.madness import harm_of
from wonderland_qt.games.wonderland.war.result import half_of

PRIZE, RAIL = "prize", "strength_rail"
HEATS, SHARES = 4, 12
"""The number of pictures for how full a madness track is, and for how much of a bag is harmful."""

FATES = {"stopped": "fate_stopped", "busted": "fate_busted"}
"""The picture of a fighter's fate, by the state of the fight."""


class Danger(NamedTuple):
    """The number of chips in a bag, how many of them cost units, and how many would bust the player."""

    chips: int
    harmful: int
    busting: int


def night_pieces(table: TableView, content: Content) -> Iterator[Piece]:
    """Yield the pieces of the battle being fought, if any."""
    battle = table.battle
    if battle is None:
        return
    yield from _prize(table, content, battle)
    yield from _rail(content)
    for player, part in battle.participants.items():
        yield from _tower(content, table.players[player], part, _leading(battle))
        yield from _plinth(table, table.players[player], part)
        yield from _dock(table, content, player, part)
        yield from strength_part_pieces(content, battle, table.players[player])
        yield from _in_force(battle, player)
    yield from _resistance_tower(table)
    yield from _onlookers(table, battle)
    yield from _score_plates(table)


def _score_plates(table: TableView) -> Iterator[Piece]:
    """Yield a plate for each player, with VP and rank."""
    for seat, player in table.players.items():
        words = text("piece-plaque", player=Text(seat), vp=player.vp, rank=rank_of(table, seat))
        yield Piece(ids.SCORE_PLATE(seat), "score_plate", seat, order=80, text=words)


def _prize(table: TableView, content: Content, battle: BattleView) -> Iterator[Piece]:
    """Yield the prize: what first and second place get (RESULT-1, RESULT-2)."""
    first = content.tiles[table.tiles[battle.region]].values[max(table.round, 1) - 1]
    words = text("piece-prize", region=Text(battle.region), first=first, second=half_of(first))
    yield Piece(PRIZE, PRIZE, battle.region, order=200, text=words)
    yield Piece(
        "award:first", "award", "award_first", PRIZE, order=1, text=words, icons=(ids.VP(first), "castle")
    )
    if battle.contested:
        icons = (ids.VP(half_of(first)),)
        yield Piece("award:second", "award", "award_second", PRIZE, order=2, text=words, icons=icons)


def _rail(content: Content) -> Iterator[Piece]:
    """Yield the rail of strength: its forge symbols and its end, each with a line across the stage."""
    end = content.board.track_end
    yield Piece(RAIL, RAIL, RAIL, order=201, text=Text("piece-strength-track"))
    yield _sign("rail_note", "rail_note", Text("rail-note"))
    for strength in sorted({*content.forge_symbols, end}):
        art = "end" if strength == end else "forge"
        words = text(f"piece-rail-{art}", strength=strength)
        yield Piece(
            ids.RAIL_SIGN(strength), "rail_sign", art, RAIL, order=strength, badge=str(strength), text=words
        )
        yield Piece(ids.RAIL_LINE(strength), "rail_line", art, RAIL, order=strength, text=words)


def _tower(
    content: Content, owner: PlayerView, part: OpenParticipant, leading: Collection[PlayerId]
) -> Iterator[Piece]:
    """Yield a fighter's tower with all that stands on it, or the rubble of a fighter who bust."""
    player = owner.id
    words = text("piece-tower", player=Text(player), strength=part.strength, fight=part.fight)
    if part.fight == "busted":
        yield Piece(ids.RUBBLE(player), "rubble", player, order=202, text=words)
        if owner.leader == POOL:
            yield Piece(ids.FALLEN(player), "fallen", player, order=203, text=words)
        return
    lit = "_lit" if part.strength in content.forge_symbols else ""
    yield Piece(ids.TOWER(player), "tower", player, order=202, text=words)
    badge = str(part.strength)
    yield Piece(ids.CAPITAL(player), "capital", f"{player}{lit}", "", order=203, badge=badge, text=words)
    yield Piece(ids.BANNER(player), "banner", player, order=204, text=words)
    if player in leading:
        words = text("piece-lead", player=Text(player))
        yield Piece(ids.LEAD(player), "lead", "crown", order=206, text=words)


def _plinth(table: TableView, owner: PlayerView, part: OpenParticipant) -> Iterator[Piece]:
    """Yield the two signs below a tower: the shield, and the units left."""
    if part.fight != "busted":
        words = text("guarded", whole="yes" if owner.shield else "no")
        yield _sign(ids.GUARD(owner.id), "whole" if owner.shield else "broken", words)
    yield _sign(ids.FORCE(owner.id), "force", text("force", units=units_left(table, owner)))


def _sign(piece: str, art: str, words: Text) -> Piece:
    """Return a small sign beside the towers with words on it."""
    return Piece(piece, "plinth", art, order=201, text=words, lines=(words,))


def _in_force(battle: BattleView, player: PlayerId) -> Iterator[Piece]:
    """Yield the heading above the lasting effects on a fighter, if there are any."""
    if battle.participants[player].extra or any(lasting.player == player for lasting in battle.lasting):
        yield _sign(ids.IN_FORCE(player), "in_force", Text("in-force"))


def _leading(battle: BattleView) -> frozenset[PlayerId]:
    """Return the players with the greatest strength above 0 who have not bust."""
    strengths = {p: part.strength for p, part in battle.participants.items() if part.fight != "busted"}
    greatest = max(strengths.values(), default=0)
    return frozenset(p for p, strength in strengths.items() if strength == greatest > 0)


def _resistance_tower(table: TableView) -> Iterator[Piece]:
    """Yield the tower of the local resistance, which players must reach (TWO-9, TWO-10)."""
    strength = table.resistance
    if strength > NONE:
        words = text("piece-resistance", strength=strength)
        yield Piece(ids.TOWER(RESISTANCE), "tower", RESISTANCE, order=202, text=words)
        badge = str(strength)
        yield Piece(ids.CAPITAL(RESISTANCE), "capital", RESISTANCE, order=203, badge=badge, text=words)
        note = text("resisting", strength=strength)
        yield Piece("resisting", "scroll", "resisting", order=207, text=words, lines=(note,))
        yield Piece(ids.RAIL_LINE(RESISTANCE), "rail_line", RESISTANCE, RAIL, order=strength, text=words)
        yield Piece(
            ids.RAIL_SIGN(RESISTANCE), "rail_sign", RESISTANCE, RAIL, order=strength, badge=badge, text=words
        )


def _dock(table: TableView, content: Content, player: PlayerId, part: OpenParticipant) -> Iterator[Piece]:
    """Yield a fighter's dock: the spaces for madness, and what the fighter can do or how the fight ended."""
    owner, dock = table.players[player], ids.DOCK(player)
    words = text("piece-dock", player=Text(player), strength=part.strength, fight=part.fight)
    if player == table.viewer:
        yield Piece(dock, "own_dock", player, order=205, text=words)
        yield Piece(ids.YOU(player), "you", "you", dock, order=1, text=Text("piece-you"))
    else:
        yield Piece(dock, "dock", player, order=205, text=words)
    spaces = content.board.madness_spaces
    for number in range(1, spaces + 1):
        filled = "yes" if number <= len(owner.madness) else "no"
        words = text("piece-madness-slot", number=number, spaces=spaces, filled=filled)
        heat, piece = str(max(number + HEATS - spaces, 1)), ids.MADNESS_SLOT(player, number)
        yield Piece(piece, "madness_slot", heat, dock, order=number - 1, text=words)
    if table.battle is not None and table.battle.contested and not table.battle.draws:
        return
    if part.fight != "fighting" or (table.battle is not None and table.battle.ended):
        yield from _fate(table, player, part)
        return
    yield from _choices(table, content, owner)
    if units_left(table, owner) == 1 and not owner.shield:
        words = text("piece-warning", player=Text(player))
        yield Piece(ids.WARNING(player), "warning", "warning", dock, order=30, text=words)


def _fate(table: TableView, player: PlayerId, part: OpenParticipant) -> Iterator[Piece]:
    """Yield the picture of how the fight ended for a fighter."""
    first = table.battle.first if table.battle is not None else ()
    fate = "fate_won" if player in first else FATES.get(part.fight)
    if fate is not None:
        words = text("piece-tower", player=Text(player), strength=part.strength, fight=part.fight)
        yield Piece(ids.FATE(player), "fate", fate, ids.DOCK(player), order=20, text=words)


def _choices(table: TableView, content: Content, owner: PlayerView) -> Iterator[Piece]:
    """Yield the stop sign and the risk of the next draw for a fighter who may draw."""
    words = text("piece-stop-sign", player=Text(owner.id))
    yield Piece(ids.STOP(owner.id), "stop", "stop", ids.PLAYER(owner.id), order=55, text=words)
    danger = danger_of(table, content, owner)
    if danger.chips:
        words = text("piece-risk", player=Text(owner.id), **danger._asdict())
        yield Piece(ids.RISK(owner.id), "risk_ring", _ring(danger), ids.DOCK(owner.id), order=9, text=words)
        badge = f"{danger.harmful} / {danger.chips}"
        art = "bust" if danger.busting else "calm"
        yield Piece(
            ids.ODDS(owner.id),
            "odds",
            art,
            ids.DOCK(owner.id),
            order=10,
            badge=badge,
            text=words,
            icons=("madness",),
        )


def _ring(danger: Danger) -> str:
    share = -(-SHARES * danger.harmful // danger.chips)
    return f"{share}_bust" if danger.busting else str(share)


def _onlookers(table: TableView, battle: BattleView) -> Iterator[Piece]:
    """Yield the box with the players who do not fight and may wager (WAR-5)."""
    onlookers = [player for player in table.seats if player not in battle.participants]
    if onlookers:
        yield Piece("theatre_box", "theatre_box", "theatre_box", order=206, text=Text("piece-theatre-box"))
        words, pays = Text("piece-stakes"), (Text("wager-right"), Text("wager-wrong"))
        icons = ("any_ally_weak", "shards")
        yield Piece("stakes", "scroll", "stakes", order=207, text=words, icons=icons, lines=pays)
        laid = text("box-bets", bets=len(battle.wagers))
        yield Piece("bets", "bets", "bets", order=207, text=laid, lines=(laid,))
    for order, player in enumerate(onlookers, start=210):
        bet = "yes" if player in battle.wagers else "no"
        words = text("piece-onlooker", player=Text(player), bet=bet)
        yield Piece(ids.ONLOOKER(player), "onlooker", player, order=order, text=words)
        lines = (_bet(battle, player),)
        yield Piece(ids.BETTOR(player), "bettor", player, order=order, text=words, lines=lines)


def _bet(battle: BattleView, player: PlayerId) -> Text:
    """Return the text of a bettor's wager, as far as the viewer may know it (WAR-5, GAME-11)."""
    on = battle.wagers.get(player)
    if on:
        return text("bet-on", player=Text(on))
    return Text("bet-secret" if on is not None else "bet-none")


def danger_of(table: TableView, content: Content, owner: PlayerView) -> Danger:
    """Return the danger of a fighter's next draw; a whole shield can block any chip (BATTLE-6, BATTLE-8)."""
    units = units_left(table, owner)
    bag = owner.bag or (*owner.exhausted, *owner.madness)
    harmful = [chip for chip in bag if chip in content.harmful]
    busting = [] if owner.shield else [chip for chip in harmful if harm_of(content, chip) >= units]
    return Danger(len(bag), len(harmful), len(busting))


def units_left(table: TableView, owner: PlayerView) -> int:
    """Return how many units a player has in the battle's region; 0 outside battles."""
    return owner.units_in(table.battle.region) if table.battle else 0
