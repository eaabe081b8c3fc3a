"""A player's board and cards as pieces."""

from collections.abc import Iterator

from wonderland_qt.engine.phrasing import describe_all, icons_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import ability_text, rules_of, wonderlandian_text
from wonderland_qt.games.wonderland.content.content_files import Between, ForgeTrack
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView
from wonderland_qt.games.wonderland.table import card_pieces
from wonderland_qt.games.wonderland.verbs.rewards import waiting

CHIP_PLACES = ("active", "exhausted", "madness", "bag")


def player_pieces(table: TableView, content: Content, seat: PlayerId) -> Iterator[Piece]:
    """Yield a player's board and the pieces on and beside it, except units and castles."""
    player, board = table.players[seat], ids.PLAYER(seat)
    words = text("piece-player", player=Text(seat), vp=player.vp, shards=player.shards)
    yield Piece(board, "player_board", seat, order=100 + table.seats.index(seat), text=words)
    yield from _tokens(player)
    yield from _places(table, content, player)
    for place in CHIP_PLACES:
        yield from card_pieces.chip_pieces(table, content, getattr(player, place), f"{place}:{seat}")
    yield from _drawn(table, content, player)
    yield from _tracks(table, content, player)
    yield from _abilities(content, player, len(table.seats))
    yield from _quests(content, player)
    yield from _cards(content, player)
    yield from _battle(table, player)


def _tokens(player: PlayerView) -> Iterator[Piece]:
    name = Text(player.id)
    strength, shards, value = player.leader_strength, player.shards, player.castle_value
    words = text("piece-leader-strength", player=name, strength=strength)
    yield _token("leader_strength", player, player.id, 1, words, str(strength))
    words = text("piece-shards", player=name, shards=shards)
    yield _token("shards", player, "shard", 2, words, str(shards))
    words = text("piece-castle-value", player=name, vp=value)
    yield _token("castle_value", player, player.id, 3, words, str(value))
    words = text("piece-shield", player=name, whole="yes" if player.shield else "no")
    yield _token("shield", player, player.id, 4, words, face=player.shield)


def _token(
    kind: str, player: PlayerView, art: str, order: int, words: Text, badge: str = "", face: bool = True
) -> Piece:
    board, lines = ids.PLAYER(player.id), (Text(f"named-{kind}"),)
    return Piece(
        f"{kind}:{player.id}", kind, art, board, order=order, face=face, badge=badge, text=words, lines=lines
    )


def _places(table: TableView, content: Content, player: PlayerView) -> Iterator[Piece]:
    board = ids.PLAYER(player.id)
    for order, place in enumerate(("pool", "active", "exhausted", "madness", "bag", "drawn"), start=5):
        chips = getattr(player, place, ())
        badge = str(len(chips)) if place == "bag" or (place == "exhausted" and chips) else ""
        words = text(f"piece-{place}", player=Text(player.id), chips=len(chips))
        lines = (_named(place, table, content, player),) if chips or place != "exhausted" else ()
        yield Piece(
            f"{place}:{player.id}", place, player.id, board, order=order, badge=badge, text=words, lines=lines
        )
    for order, place in enumerate(("hand", "feats", "cards", "tea_cards"), start=20):
        words, lines = text(f"piece-{place}", player=Text(player.id)), (Text(f"named-{place}"),)
        yield Piece(f"{place}:{player.id}", place, player.id, board, order=order, text=words, lines=lines)


def _named(place: str, table: TableView, content: Content, player: PlayerView) -> Text:
    """Return the label of a place; in a battle, with exhausted chips or free madness spaces (BATTLE-9)."""
    fights = table.battle is not None and player.id in table.battle.participants
    if fights and place == "madness":
        return text("named-madness-in-battle", more=content.board.madness_spaces - len(player.madness))
    if fights and place == "exhausted":
        return text("named-exhausted-in-battle", chips=len(player.exhausted))
    return Text(f"named-{place}")


def _drawn(table: TableView, content: Content, player: PlayerView) -> Iterator[Piece]:
    part = table.battle.participants.get(player.id) if table.battle else None
    if part is not None:
        placed = {*player.active, *player.exhausted, *player.madness, *player.bag}
        revealed = [chip for chip in part.drawn if chip not in placed]
        yield from card_pieces.chip_pieces(table, content, revealed, ids.DRAWN(player.id))


def _tracks(table: TableView, content: Content, player: PlayerView) -> Iterator[Piece]:
    side = content.side(player.id, len(table.seats))
    for order, track in enumerate(side.tracks, start=30):
        place, words = ids.TRACK(player.id, track.id), text("piece-track", track=Text(track.id))
        yield Piece(place, "track", track.id, ids.PLAYER(player.id), order=order, text=words)
        yield from _spaces(track, player, place)
        yield from card_pieces.chip_pieces(table, content, player.tracks[track.id], place)
        artifact = player.artifacts.get(track.id)
        if artifact is not None:
            end = ids.END(player.id, track.id)
            words = text("piece-track-end", track=Text(track.id))
            yield Piece(end, "track_end", "track_end", place, order=len(track.spaces), text=words)
            yield from card_pieces.chip_pieces(table, content, (artifact,), end)
    for between in side.between:
        yield from _between(between, player)


def _spaces(track: ForgeTrack, player: PlayerView, place: str) -> Iterator[Piece]:
    forged = len(player.tracks[track.id])
    for column, rewards in enumerate(track.spaces):
        space = ids.SPACE(player.id, track.id, column + 1)
        words = text("piece-space", rewards=describe_all(rewards), covered="yes" if column < forged else "no")
        art = "-".join(reward.word for reward in rewards)
        icons = icons_of(rewards)
        lines = tuple(line for _, line in card_pieces.lines_of(rewards)) if column >= forged else ()
        yield Piece(space, "space", art, place, order=column, text=words, icons=icons, lines=lines)
        supporters = waiting(rewards)
        if supporters and column >= forged:
            standing = ids.SUPPORTER(player.id, track.id, column + 1)
            words = text("piece-waiting-supporter", player=Text(player.id), supporters=supporters)
            badge = str(supporters) if supporters > 1 else ""
            yield Piece(standing, "supporter", player.id, space, badge=badge, text=words)


def _between(between: Between, player: PlayerView) -> Iterator[Piece]:
    """Yield a reward between two tracks, marked once it has been gained (FORGE-4)."""
    above, below = (len(player.tracks[track]) for track in (between.above, between.below))
    covered = "yes" if min(above, below) >= between.column else "no"
    words = text("piece-between", rewards=describe_all(between.rewards), covered=covered)
    art = "-".join(reward.word for reward in between.rewards)
    place = ids.TRACK(player.id, between.above)
    piece, icons = ids.BETWEEN(player.id, between.id), icons_of(between.rewards)
    lines = tuple(line for _, line in card_pieces.lines_of(between.rewards))
    yield Piece(piece, "between", art, place, order=between.column, text=words, icons=icons, lines=lines)
    if covered == "yes":
        yield Piece(ids.USED(player.id, between.id), "used", "used", piece, text=words)


def _abilities(content: Content, player: PlayerView, players: int) -> Iterator[Piece]:
    for order, ability in enumerate(content.side(player.id, players).abilities, start=40):
        locked = ability.id not in player.abilities
        place, words = ids.ABILITY(ability.id), ability_text(content, ability.id, locked)
        board, lines, icons = ids.PLAYER(player.id), (rules_of(ability),), () if locked else ("ability",)
        kind = "locked_ability" if locked else "ability"
        yield Piece(place, kind, ability.id, board, order=order, text=words, icons=icons, lines=lines)
        if locked:
            disc = text("piece-disc", ability=Text(ability.id))
            yield Piece(ids.DISC(ability.id), "disc", player.id, place, text=disc)


def _quests(content: Content, player: PlayerView) -> Iterator[Piece]:
    hand, feats = ids.HAND(player.id), ids.FEATS(player.id)
    for order, quest in enumerate(player.hand):
        yield card_pieces.quest_piece(content, quest, hand, order)
    for order in range(len(player.hand), player.quests):
        words = text("piece-hidden-quest", player=Text(player.id))
        piece = ids.QUEST(player.id, order + 1)
        yield Piece(piece, "quest", "quest_back", hand, order=order, face=False, text=words)
    for order, quest in enumerate(player.feats):
        yield card_pieces.quest_piece(content, quest, feats, order)


def _cards(content: Content, player: PlayerView) -> Iterator[Piece]:
    for order, card in enumerate((*player.wonderlandians, *player.borrowed)):
        words = wonderlandian_text(content, card)
        yield Piece(ids.CARD(card), "wonderlandian", card, ids.CARDS(player.id), order=order, text=words)
    for order, card in enumerate(player.tea_cards):
        yield card_pieces.tea_card_piece(content, card, ids.TEA_CARDS(player.id), order, player.id)


def _battle(table: TableView, player: PlayerView) -> Iterator[Piece]:
    """Yield the player's wagers and the lasting effects on them in the battle."""
    if table.battle is None:
        return
    yield from _wagers(table.battle, player)
    part = table.battle.participants.get(player.id)
    if part is not None and part.extra:
        words, badge = text("piece-extra", chips=part.extra), f"+{part.extra}"
        yield Piece(
            ids.EXTRA(player.id), "lasting", "extra", ids.PLAYER(player.id), order=59, badge=badge, text=words
        )
    for order, lasting in enumerate(table.battle.lasting, start=60):
        if lasting.player == player.id:
            words = text("piece-lasting", source=Text(lasting.source))
            piece = ids.LASTING(player.id, order)
            yield Piece(piece, "lasting", lasting.source, ids.PLAYER(player.id), order=order, text=words)


def _wagers(battle: BattleView, player: PlayerView) -> Iterator[Piece]:
    """Yield the player's wager card, or one card for each fighter while wagers may be laid."""
    on = battle.wagers.get(player.id)
    if on is not None:
        words = text("piece-wager", player=Text(player.id), on=Text(on) if on else "none")
        board, face, art = ids.PLAYER(player.id), bool(on), on or "wager_back"
        yield Piece(ids.WAGER(player.id), "wager", art, board, order=50, face=face, text=words)
    elif battle.contested and not battle.draws and player.id not in battle.participants:
        for order, fighter in enumerate(battle.participants, start=50):
            words = text("piece-wager", player=Text(player.id), on=Text(fighter))
            card, hand = ids.WAGER(player.id, fighter), ids.HAND(player.id)
            yield Piece(card, "wager", fighter, hand, order=order, text=words)
