"""A player's board and cards as pieces."""

from collections.abc import Iterable, Iterator, Sequence

from wonderland_qt.engine.content.tagged_maps import OneKey
from wonderland_qt.engine.phrasing import describe_all, icons_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import ability_text, rules_of, wonderlandian_text
from wonderland_qt.games.wonderland.content.content_files import Ability, Between, ForgeTrack
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import BattleView, PlayerView, TableView
from wonderland_qt.games.wonderland.table import card_pieces
from wonderland_qt.games.wonderland.verbs.rewards import waiting

TOKENS = ("leader_strength", "shards", "castle_value", "shield")
CHIP_PLACES = ("active", "exhausted", "madness", "bag")
CARD_PLACES = ("hand", "feats", "cards", "tea_cards")

FIRST_BOARD = 100
"""The order of the first player's board on the table."""

FIRST_TOKEN, FIRST_CHIP_PLACE, FIRST_CARD_PLACE, FIRST_TRACK, FIRST_ABILITY = 1, 5, 20, 30, 40
LAID_WAGER, EXTRA_CHIPS, FIRST_LASTING = 50, 59, 60
"""The order of pieces on a player's board."""

FIRST_WAGER = 50
"""The order of the first wager card in hand, after the quests."""


def player_pieces(table: TableView, content: Content, seat: PlayerId) -> Iterator[Piece]:
    """Yield a player's board and the pieces on and beside it, except units and castles."""
    player, order = table.players[seat], FIRST_BOARD + table.seats.index(seat)
    words = text("piece-player", player=Text(seat), vp=player.vp, shards=player.shards)
    yield Piece(ids.PLAYER(seat), "player_board", seat, order=order, text=words)
    yield from _tokens(player)
    yield from _chip_places(table, content, player)
    yield from _card_places(player)
    for place in CHIP_PLACES:
        yield from card_pieces.chip_pieces(table, content, getattr(player, place), f"{place}:{seat}")
    yield from _revealed_chips(table, content, player)
    yield from _printed_on_board(table, content, player)
    yield from _quest_cards(content, player)
    yield from _cards_beside_board(content, player)
    if table.battle is not None:
        yield from _wager_cards(table.battle, player)
        yield from _effects_in_battle(table.battle, player)


def _printed_on_board(table: TableView, content: Content, player: PlayerView) -> Iterator[Piece]:
    """Yield the forge tracks, the rewards between them, and the abilities, with what lies on each."""
    side = content.side(player.id, len(table.seats))
    for order, track in enumerate(side.tracks, start=FIRST_TRACK):
        yield from _forge_track(table, content, player, track, order)
    for between in side.between:
        yield from _between(between, player)
    for order, ability in enumerate(side.abilities, start=FIRST_ABILITY):
        yield from _ability_with_disc(content, player, ability, order)


def _tokens(player: PlayerView) -> Iterator[Piece]:
    """Yield the strength of the leader, the shards, the value of castles, and the shield."""
    name, art = Text(player.id), player.id
    words = text("piece-leader-strength", player=name, strength=player.leader_strength)
    yield _token("leader_strength", player, art, words, badge=str(player.leader_strength))
    words = text("piece-shards", player=name, shards=player.shards)
    yield _token("shards", player, "shard", words, badge=str(player.shards))
    words = text("piece-castle-value", player=name, vp=player.castle_value)
    yield _token("castle_value", player, art, words, badge=str(player.castle_value))
    words = text("piece-shield", player=name, whole="yes" if player.shield else "no")
    yield _token("shield", player, art, words, face=player.shield)


def _token(kind: str, player: PlayerView, art: str, words: Text, badge: str = "", face: bool = True) -> Piece:
    """Return a token on a player's board, with its label; a broken shield lies face down."""
    return Piece(
        id=f"{kind}:{player.id}",
        kind=kind,
        art=art,
        place=ids.PLAYER(player.id),
        order=FIRST_TOKEN + TOKENS.index(kind),
        face=face,
        badge=badge,
        text=words,
        lines=(Text(f"named-{kind}"),),
    )


def _chip_places(table: TableView, content: Content, player: PlayerView) -> Iterator[Piece]:
    """Yield the places for chips and units, in their order on the board."""
    for order, place in enumerate(("pool", *CHIP_PLACES, "drawn"), start=FIRST_CHIP_PLACE):
        yield _chip_place(place, table, content, player, order)


def _chip_place(place: str, table: TableView, content: Content, player: PlayerView, order: int) -> Piece:
    """Return a place for chips or units; that of exhausted chips has a label only with chips in it.

    The pool and the place of chips just drawn are no fields of the player, so they count no chips.
    """
    chips = len(getattr(player, place, ()))
    has_label = place != "exhausted" or chips > 0
    has_badge = place == "bag" or (place == "exhausted" and chips > 0)
    return Piece(
        id=f"{place}:{player.id}",
        kind=place,
        art=player.id,
        place=ids.PLAYER(player.id),
        order=order,
        badge=str(chips) if has_badge else "",
        text=text(f"piece-{place}", player=Text(player.id), chips=chips),
        lines=(_label_of_place(place, table, content, player),) if has_label else (),
    )


def _label_of_place(place: str, table: TableView, content: Content, player: PlayerView) -> Text:
    """Return the label of a place; in a battle, with exhausted chips or free madness spaces (BATTLE-9)."""
    fights = table.battle is not None and player.id in table.battle.participants
    if fights and place == "madness":
        return text("named-madness-in-battle", more=content.board.madness_spaces - len(player.madness))
    if fights and place == "exhausted":
        return text("named-exhausted-in-battle", chips=len(player.exhausted))
    return Text(f"named-{place}")


def _card_places(player: PlayerView) -> Iterator[Piece]:
    """Yield the labelled places for a player's cards."""
    for order, place in enumerate(CARD_PLACES, start=FIRST_CARD_PLACE):
        piece, board = f"{place}:{player.id}", ids.PLAYER(player.id)
        words = text(f"piece-{place}", player=Text(player.id))
        label = Text(f"named-{place}")
        yield Piece(piece, place, player.id, board, order=order, text=words, lines=(label,))


def _revealed_chips(table: TableView, content: Content, player: PlayerView) -> Iterator[Piece]:
    """Yield the chips that a fighter has drawn and that have not been placed yet."""
    part = table.battle.participants.get(player.id) if table.battle else None
    if part is not None:
        placed = {*player.active, *player.exhausted, *player.madness, *player.bag}
        revealed = [chip for chip in part.drawn if chip not in placed]
        yield from card_pieces.chip_pieces(table, content, revealed, ids.DRAWN(player.id))


def _forge_track(
    table: TableView, content: Content, player: PlayerView, track: ForgeTrack, order: int
) -> Iterator[Piece]:
    """Yield a forge track with its spaces, the chips forged there, and the artifact left at its end."""
    place, words = ids.TRACK(player.id, track.id), text("piece-track", track=Text(track.id))
    yield Piece(place, "track", track.id, ids.PLAYER(player.id), order=order, text=words)
    yield from _spaces(track, player, place)
    yield from card_pieces.chip_pieces(table, content, player.tracks[track.id], place)
    artifact = player.artifacts.get(track.id)
    if artifact is not None:
        end, words = ids.END(player.id, track.id), text("piece-track-end", track=Text(track.id))
        yield Piece(end, "track_end", "track_end", place, order=len(track.spaces), text=words)
        yield card_pieces.chip_piece(table, content, artifact, end)


def _spaces(track: ForgeTrack, player: PlayerView, place: str) -> Iterator[Piece]:
    """Yield the spaces of a forge track, open ones with their rewards and the supporters who wait there."""
    forged = len(player.tracks[track.id])
    for column, rewards in enumerate(track.spaces):
        is_covered = column < forged
        space = ids.SPACE(player.id, track.id, column + 1)
        yield _space(space, rewards, is_covered, place, column)
        supporters = waiting(rewards)
        if supporters and not is_covered:
            standing = ids.SUPPORTER(player.id, track.id, column + 1)
            words = text("piece-waiting-supporter", player=Text(player.id), supporters=supporters)
            badge = str(supporters) if supporters > 1 else ""
            yield Piece(standing, "supporter", player.id, space, badge=badge, text=words)


def _space(space: str, rewards: Sequence[OneKey], is_covered: bool, track: str, order: int) -> Piece:
    """Return a space of a forge track, which shows its rewards in words as long as no chip covers it."""
    return Piece(
        id=space,
        kind="space",
        art=_art_of(rewards),
        place=track,
        order=order,
        text=text("piece-space", rewards=describe_all(rewards), covered="yes" if is_covered else "no"),
        icons=icons_of(rewards),
        lines=() if is_covered else _lines_of(rewards),
    )


def _between(between: Between, player: PlayerView) -> Iterator[Piece]:
    """Yield a reward between two tracks, marked once it has been gained (FORGE-4)."""
    forged_above, forged_below = len(player.tracks[between.above]), len(player.tracks[between.below])
    is_gained = min(forged_above, forged_below) >= between.column
    rewards, piece = between.rewards, ids.BETWEEN(player.id, between.id)
    words = text("piece-between", rewards=describe_all(rewards), covered="yes" if is_gained else "no")
    yield Piece(
        id=piece,
        kind="between",
        art=_art_of(rewards),
        place=ids.TRACK(player.id, between.above),
        order=between.column,
        text=words,
        icons=icons_of(rewards),
        lines=_lines_of(rewards),
    )
    if is_gained:
        yield Piece(ids.USED(player.id, between.id), "used", "used", piece, text=words)


def _art_of(rewards: Iterable[OneKey]) -> str:
    """Return the name of the picture that shows these rewards."""
    return "-".join(reward.word for reward in rewards)


def _lines_of(rewards: Iterable[OneKey]) -> tuple[Text, ...]:
    """Return the lines of rewards without their icons."""
    return tuple(line for _, line in card_pieces.lines_of(rewards))


def _ability_with_disc(content: Content, player: PlayerView, ability: Ability, order: int) -> Iterator[Piece]:
    """Yield an ability of a faction board, and the disc on it while it is locked (SETUP-10).

    The sign of an ability in force is left out while it is locked.
    """
    is_locked = ability.id not in player.abilities
    place = ids.ABILITY(ability.id)
    yield Piece(
        id=place,
        kind="locked_ability" if is_locked else "ability",
        art=ability.id,
        place=ids.PLAYER(player.id),
        order=order,
        text=ability_text(content, ability.id, is_locked),
        icons=() if is_locked else ("ability",),
        lines=(rules_of(ability),),
    )
    if is_locked:
        words = text("piece-disc", ability=Text(ability.id))
        yield Piece(ids.DISC(ability.id), "disc", player.id, place, text=words)


def _quest_cards(content: Content, player: PlayerView) -> Iterator[Piece]:
    """Yield the quests in hand, face down where the viewer may not see them, and the feats done.

    `hand` has only the quests that the viewer sees, while `quests` counts all in hand.
    """
    hand, feats = ids.HAND(player.id), ids.FEATS(player.id)
    for order, quest in enumerate(player.hand):
        yield card_pieces.quest_piece(content, quest, hand, order)
    for order in range(len(player.hand), player.quests):
        words = text("piece-hidden-quest", player=Text(player.id))
        piece = ids.QUEST(player.id, order + 1)
        yield Piece(piece, "quest", "quest_back", hand, order=order, face=False, text=words)
    for order, quest in enumerate(player.feats):
        yield card_pieces.quest_piece(content, quest, feats, order)


def _cards_beside_board(content: Content, player: PlayerView) -> Iterator[Piece]:
    """Yield a player's Wonderlandian cards, borrowed ones last, and the tea cards taken."""
    place = ids.CARDS(player.id)
    for order, card in enumerate((*player.wonderlandians, *player.borrowed)):
        words = wonderlandian_text(content, card)
        yield Piece(ids.CARD(card), "wonderlandian", card, place, order=order, text=words)
    for order, card in enumerate(player.tea_cards):
        yield card_pieces.tea_card_piece(content, card, ids.TEA_CARDS(player.id), order, owner=player.id)


def _wager_cards(battle: BattleView, player: PlayerView) -> Iterator[Piece]:
    """Yield the player's wager card, or one card for each fighter while wagers may be laid (WAR-5).

    Those who do not fight may lay one in a contested battle before its first draw.
    """
    can_lay = battle.contested and not battle.draws and player.id not in battle.participants
    if player.id in battle.wagers:
        yield _laid_wager(player, battle.wagers[player.id])
    elif can_lay:
        for order, fighter in enumerate(battle.participants, start=FIRST_WAGER):
            words = text("piece-wager", player=Text(player.id), on=Text(fighter))
            card, hand = ids.WAGER(player.id, fighter), ids.HAND(player.id)
            yield Piece(card, "wager", fighter, hand, order=order, text=words)


def _laid_wager(player: PlayerView, fighter: str) -> Piece:
    """Return the wager card that a player has laid; with "" for the fighter, the viewer sees its back."""
    return Piece(
        id=ids.WAGER(player.id),
        kind="wager",
        art=fighter or "wager_back",
        place=ids.PLAYER(player.id),
        order=LAID_WAGER,
        face=bool(fighter),
        text=text("piece-wager", player=Text(player.id), on=Text(fighter) if fighter else "none"),
    )


def _effects_in_battle(battle: BattleView, player: PlayerView) -> Iterator[Piece]:
    """Yield the extra chips that a fighter draws, and the lasting effects on the player.

    An effect is put in force only for a player who fights (BATTLE-19).
    """
    board, part = ids.PLAYER(player.id), battle.participants.get(player.id)
    if part is not None and part.extra:
        extra, badge = ids.EXTRA(player.id), f"+{part.extra}"
        words = text("piece-extra", chips=part.extra)
        yield Piece(extra, "lasting", "extra", board, order=EXTRA_CHIPS, badge=badge, text=words)
    for order, lasting in enumerate(battle.lasting, start=FIRST_LASTING):
        if lasting.player == player.id:
            piece, words = ids.LASTING(player.id, order), text("piece-lasting", source=Text(lasting.source))
            yield Piece(piece, "lasting", lasting.source, board, order=order, text=words)
