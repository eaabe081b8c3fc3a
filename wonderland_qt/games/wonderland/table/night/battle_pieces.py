"""The pieces that only the stage of a battle has: prize, rail, towers, docks, onlookers."""

from collections.abc import Iterator
from math import ceil
from typing import NamedTuple

from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.mechanics.two_players import NO_RESISTANCE, RESISTANCE
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView
from wonderland_qt.games.wonderland.state import POOL
from wonderland_qt.games.wonderland.table.card_pieces import tile_vp
from wonderland_qt.games.wonderland.table.night.strength_parts import strength_part_pieces
from wonderland_qt.games.wonderland.war.madness import harm_of
from wonderland_qt.games.wonderland.war.result import half_of

PRIZE, RAIL = "prize", "strength_rail"
MADNESS_PICTURES, RISK_PICTURES = 4, 12
"""How many pictures show how full a madness track is, and how much of a bag is harmful."""

FATES = {"stopped": "fate_stopped", "busted": "fate_busted"}
"""The picture of a fighter's fate, by the state of the fight."""

SCORE_PLATE_ORDER, PRIZE_ORDER, RAIL_ORDER, SIGN_ORDER = 80, 200, 201, 201
TOWER_ORDER, CAPITAL_ORDER, BANNER_ORDER, DOCK_ORDER = 202, 203, 204, 205
CROWN_ORDER, BOX_ORDER, NOTE_ORDER, FIRST_ONLOOKER_ORDER = 206, 206, 207, 210
"""The order on the stage: what has the greater number is in front."""

YOU_ORDER, RISK_ORDER, ODDS_ORDER, FATE_ORDER, WARNING_ORDER = 1, 9, 10, 20, 30
"""The order on a dock, of which the spaces for madness have 0 and more."""

STOP_SIGN_ORDER = 55
"""The order on a player's board."""


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
    for player in battle.participants:
        owner = table.players[player]
        yield from _tower_or_rubble(content, battle, owner)
        yield from _signs_below_tower(table, battle, owner)
        yield from _dock(table, content, battle, owner)
        yield from strength_part_pieces(content, battle, owner)
        yield from _heading_of_effects(battle, player)
    yield from _resistance_tower(table)
    yield from _onlookers_box(table, battle)
    yield from _score_plates(table)


def _score_plates(table: TableView) -> Iterator[Piece]:
    """Yield a plate for each player, with VP and rank."""
    for seat, player in table.players.items():
        words = text("piece-plaque", player=Text(seat), vp=player.vp, rank=table.rank_of(seat))
        yield Piece(ids.SCORE_PLATE(seat), "score_plate", seat, order=SCORE_PLATE_ORDER, text=words)


def _prize(table: TableView, content: Content, battle: BattleView) -> Iterator[Piece]:
    """Yield what the first place gets, VP and a castle, and the second if contested (RESULT-1, RESULT-2)."""
    vp = tile_vp(content, table, battle.region)
    words = text("piece-prize", region=Text(battle.region), first=vp, second=half_of(vp))
    yield Piece(id=PRIZE, kind=PRIZE, art=battle.region, order=PRIZE_ORDER, text=words)
    icons: tuple[str, ...] = (ids.VP(vp), "castle")
    yield Piece("award:first", "award", "award_first", place=PRIZE, order=1, text=words, icons=icons)
    if battle.contested:
        icons = (ids.VP(half_of(vp)),)
        yield Piece("award:second", "award", "award_second", place=PRIZE, order=2, text=words, icons=icons)


def _rail(content: Content) -> Iterator[Piece]:
    """Yield the rail of strength: its forge symbols and its end, each with a line across the stage."""
    end = content.board.track_end
    yield Piece(RAIL, RAIL, RAIL, order=RAIL_ORDER, text=Text("piece-strength-track"))
    yield _sign("rail_note", "rail_note", Text("rail-note"))
    for strength in sorted({*content.forge_symbols, end}):
        name, art = str(strength), "end" if strength == end else "forge"
        words = text(f"piece-rail-{art}", strength=strength)
        yield _rail_sign(name, art, strength, words)
        yield _rail_line(name, art, strength, words)


def _rail_sign(name: str, art: str, strength: int, words: Text) -> Piece:
    """Return the sign of a strength on the rail."""
    sign, badge = ids.RAIL_SIGN(name), str(strength)
    return Piece(sign, "rail_sign", art, RAIL, order=strength, badge=badge, text=words)


def _rail_line(name: str, art: str, strength: int, words: Text) -> Piece:
    """Return the line across the stage at a strength of the rail."""
    return Piece(ids.RAIL_LINE(name), "rail_line", art, RAIL, order=strength, text=words)


def _tower_or_rubble(content: Content, battle: BattleView, owner: PlayerView) -> Iterator[Piece]:
    """Yield a fighter's tower with all that stands on it, or the rubble of a fighter who bust."""
    part = battle.participants[owner.id]
    words = text("piece-tower", player=Text(owner.id), strength=part.strength, fight=part.fight)
    if part.fight == "busted":
        yield from _rubble(owner, words)
    else:
        yield from _tower(content, owner.id, part.strength, words)
        if owner.id in _leading(battle):
            lead = text("piece-lead", player=Text(owner.id))
            yield Piece(ids.LEAD(owner.id), "lead", "crown", order=CROWN_ORDER, text=lead)


def _rubble(owner: PlayerView, words: Text) -> Iterator[Piece]:
    """Yield the rubble of a tower, with the leader on it if it is in the pool, to which a bust sends it."""
    yield Piece(ids.RUBBLE(owner.id), "rubble", owner.id, order=TOWER_ORDER, text=words)
    if owner.leader == POOL:
        yield Piece(ids.FALLEN(owner.id), "fallen", owner.id, order=CAPITAL_ORDER, text=words)


def _tower(content: Content, player: PlayerId, strength: int, words: Text) -> Iterator[Piece]:
    """Yield a tower, its capital with the strength on it, lit at a forge symbol, and the banner."""
    yield Piece(ids.TOWER(player), "tower", player, order=TOWER_ORDER, text=words)
    art = f"{player}_lit" if strength in content.forge_symbols else player
    capital, badge = ids.CAPITAL(player), str(strength)
    yield Piece(capital, "capital", art, order=CAPITAL_ORDER, badge=badge, text=words)
    yield Piece(ids.BANNER(player), "banner", player, order=BANNER_ORDER, text=words)


def _signs_below_tower(table: TableView, battle: BattleView, owner: PlayerView) -> Iterator[Piece]:
    """Yield the two signs below a tower: the shield unless the fighter bust, and the units left."""
    if battle.participants[owner.id].fight != "busted":
        art, whole = ("whole", "yes") if owner.shield else ("broken", "no")
        yield _sign(ids.GUARD(owner.id), art, text("guarded", whole=whole))
    yield _sign(ids.FORCE(owner.id), "force", text("force", units=units_left(table, owner)))


def _sign(piece: str, art: str, words: Text) -> Piece:
    """Return a small sign beside the towers with words on it."""
    return Piece(piece, "plinth", art, order=SIGN_ORDER, text=words, lines=(words,))


def _heading_of_effects(battle: BattleView, player: PlayerId) -> Iterator[Piece]:
    """Yield the heading above the lasting effects on a fighter, if there are any."""
    if battle.participants[player].extra or any(lasting.player == player for lasting in battle.lasting):
        yield _sign(ids.IN_FORCE(player), "in_force", Text("in-force"))


def _leading(battle: BattleView) -> frozenset[PlayerId]:
    """Return the players with the greatest strength above 0 who have not bust."""
    fighters = battle.participants.items()
    strengths = {player: part.strength for player, part in fighters if part.fight != "busted"}
    greatest = max(strengths.values(), default=0)
    if greatest <= 0:
        return frozenset()
    return frozenset(player for player, strength in strengths.items() if strength == greatest)


def _resistance_tower(table: TableView) -> Iterator[Piece]:
    """Yield the tower of the local resistance, which players must reach, its note and its line and sign.

    There is a local resistance only with two players. Rules: TWO-9, TWO-10.
    """
    strength = table.resistance
    if strength > NO_RESISTANCE:
        words, badge = text("piece-resistance", strength=strength), str(strength)
        yield Piece(ids.TOWER(RESISTANCE), "tower", RESISTANCE, order=TOWER_ORDER, text=words)
        capital = ids.CAPITAL(RESISTANCE)
        yield Piece(capital, "capital", RESISTANCE, order=CAPITAL_ORDER, badge=badge, text=words)
        note = text("resisting", strength=strength)
        yield Piece("resisting", "scroll", "resisting", order=NOTE_ORDER, text=words, lines=(note,))
        yield _rail_line(RESISTANCE, RESISTANCE, strength, words)
        yield _rail_sign(RESISTANCE, RESISTANCE, strength, words)


def _dock(table: TableView, content: Content, battle: BattleView, owner: PlayerView) -> Iterator[Piece]:
    """Yield a fighter's dock: the spaces for madness, and what the fighter can do or how the fight ended.

    While wagers are still being laid, before the first draw of a contested battle, it shows neither.
    """
    part, dock = battle.participants[owner.id], ids.DOCK(owner.id)
    is_own = owner.id == table.viewer
    words = text("piece-dock", player=Text(owner.id), strength=part.strength, fight=part.fight)
    yield Piece(dock, "own_dock" if is_own else "dock", owner.id, order=DOCK_ORDER, text=words)
    if is_own:
        yield Piece(ids.YOU(owner.id), "you", "you", dock, order=YOU_ORDER, text=Text("piece-you"))
    yield from _madness_spaces(content, owner)
    are_laying_wagers = battle.contested and not battle.draws
    if are_laying_wagers:
        return
    if part.fight != "fighting" or battle.ended:
        yield from _fate(battle, owner.id)
    else:
        yield from _choices(table, content, owner)


def _madness_spaces(content: Content, owner: PlayerView) -> Iterator[Piece]:
    """Yield the spaces for madness chips on a dock; the last ones have hotter and hotter pictures.

    Those have the pictures 1 to `MADNESS_PICTURES`, and all spaces before them the first one.
    """
    spaces, dock = content.board.madness_spaces, ids.DOCK(owner.id)
    for number in range(1, spaces + 1):
        filled = "yes" if number <= len(owner.madness) else "no"
        words = text("piece-madness-slot", number=number, spaces=spaces, filled=filled)
        heat = max(number + MADNESS_PICTURES - spaces, 1)
        piece = ids.MADNESS_SLOT(owner.id, number)
        yield Piece(piece, "madness_slot", str(heat), dock, order=number - 1, text=words)


def _fate(battle: BattleView, player: PlayerId) -> Iterator[Piece]:
    """Yield the picture of how the fight ended for a fighter."""
    part = battle.participants[player]
    picture = "fate_won" if player in battle.first else FATES.get(part.fight)
    if picture is not None:
        words = text("piece-tower", player=Text(player), strength=part.strength, fight=part.fight)
        yield Piece(ids.FATE(player), "fate", picture, ids.DOCK(player), order=FATE_ORDER, text=words)


def _choices(table: TableView, content: Content, owner: PlayerView) -> Iterator[Piece]:
    """Yield the stop sign, the risk of the next draw, and a warning when one unprotected unit is left."""
    name, board = Text(owner.id), ids.PLAYER(owner.id)
    words = text("piece-stop-sign", player=name)
    yield Piece(ids.STOP(owner.id), "stop", "stop", board, order=STOP_SIGN_ORDER, text=words)
    danger = danger_of(table, content, owner)
    if danger.chips:
        yield from _risk(owner.id, danger)
    if units_left(table, owner) == 1 and not owner.shield:
        warning, words = ids.WARNING(owner.id), text("piece-warning", player=name)
        yield Piece(warning, "warning", "warning", ids.DOCK(owner.id), order=WARNING_ORDER, text=words)


def _risk(player: PlayerId, danger: Danger) -> Iterator[Piece]:
    """Yield the ring that shows how dangerous the next draw is, and the odds of a harmful chip as numbers."""
    dock, words = ids.DOCK(player), text("piece-risk", player=Text(player), **danger._asdict())
    yield Piece(ids.RISK(player), "risk_ring", _risk_art(danger), dock, order=RISK_ORDER, text=words)
    art = "bust" if danger.busting else "calm"
    yield Piece(
        id=ids.ODDS(player),
        kind="odds",
        art=art,
        place=dock,
        order=ODDS_ORDER,
        badge=f"{danger.harmful} / {danger.chips}",
        text=words,
        icons=("madness",),
    )


def _risk_art(danger: Danger) -> str:
    """Return the picture of a ring filled as far as the bag is harmful, another one if a chip could bust."""
    filled = ceil(RISK_PICTURES * danger.harmful / danger.chips)
    return f"{filled}_bust" if danger.busting else str(filled)


def _onlookers_box(table: TableView, battle: BattleView) -> Iterator[Piece]:
    """Yield the box with the players who do not fight and may wager (WAR-5)."""
    onlookers = [player for player in table.seats if player not in battle.participants]
    if onlookers:
        words = Text("piece-theatre-box")
        yield Piece("theatre_box", "theatre_box", "theatre_box", order=BOX_ORDER, text=words)
        yield from _notes_on_wagers(battle)
    for order, player in enumerate(onlookers, start=FIRST_ONLOOKER_ORDER):
        yield from _onlooker(battle, player, order)


def _notes_on_wagers(battle: BattleView) -> Iterator[Piece]:
    """Yield what a right and a wrong wager bring, and how many are laid."""
    words, pays = Text("piece-stakes"), (Text("wager-right"), Text("wager-wrong"))
    icons = ("any_ally_weak", "shards")
    yield Piece("stakes", "scroll", "stakes", order=NOTE_ORDER, text=words, icons=icons, lines=pays)
    laid = text("box-bets", bets=len(battle.wagers))
    yield Piece("bets", "bets", "bets", order=NOTE_ORDER, text=laid, lines=(laid,))


def _onlooker(battle: BattleView, player: PlayerId, order: int) -> Iterator[Piece]:
    """Yield a player who looks on, and the plate that tells of the wager."""
    has_wagered = "yes" if player in battle.wagers else "no"
    words = text("piece-onlooker", player=Text(player), bet=has_wagered)
    yield Piece(ids.ONLOOKER(player), "onlooker", player, order=order, text=words)
    lines = (_wager_text(battle, player),)
    yield Piece(ids.BETTOR(player), "bettor", player, order=order, text=words, lines=lines)


def _wager_text(battle: BattleView, player: PlayerId) -> Text:
    """Return the text of a bettor's wager, as far as the viewer may know it (WAR-5, GAME-11)."""
    fighter = battle.wagers.get(player)
    if fighter:
        return text("bet-on", player=Text(fighter))
    has_wagered_in_secret = fighter is not None
    return Text("bet-secret" if has_wagered_in_secret else "bet-none")


def danger_of(table: TableView, content: Content, owner: PlayerView) -> Danger:
    """Return the danger of a fighter's next draw; a whole shield can block any chip (BATTLE-6, BATTLE-8).

    Before a draw from an empty bag, exhausted chips and madness go into it (BATTLE-21).
    """
    units = units_left(table, owner)
    bag = owner.bag or (*owner.exhausted, *owner.madness)
    harmful = [chip for chip in bag if chip in content.harmful]
    busting = [] if owner.shield else [chip for chip in harmful if harm_of(content, chip) >= units]
    return Danger(len(bag), len(harmful), len(busting))


def units_left(table: TableView, owner: PlayerView) -> int:
    """Return how many units a player has in the battle's region; 0 outside battles."""
    return owner.units_in(table.battle.region) if table.battle else 0
