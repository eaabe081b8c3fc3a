"""The pieces on the table, made from a view: track, market, duel, watch and both sides.

Options refer to pieces by these ids.
"""

from collections.abc import Iterator
from itertools import product

from wonderland_qt.components.id_kinds import read_id
from wonderland_qt.components.scenery import fixed_pieces
from wonderland_qt.engine.phrasing import describe_all, word_icons_of
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import CardId, Content, StackId
from wonderland_qt.games.tea_for_2.scoring import counts_of, stars_of
from wonderland_qt.games.tea_for_2.state import Player
from wonderland_qt.games.tea_for_2.view import BUYING, HOURGLASSES, TableView

TOKENS = {"tarts": "tart", "hourglasses": "hourglass"}
AT_PIECES = {BUYING, "destroy_market", "set_watch", "steal"}
"""The choices that are made by touching pieces of the table; any other effect gets a plate."""
TIDYING = "destroy_own_discard"
CELLS_PER_MARK = 5
"""Every fifth cell of the star track looks different."""
SIDES = ("side", "other_side")
PRINTED_SPACES = 5
"""The spaces of the watch in the pictures of its hand and light."""

ABOVE_SPACES = 99
"""The order of the hand among the pieces on the watch."""

FIRST_SIDE = 30
"""The order of the first side among the pieces on the table."""

DESTROYED_SHOWN = 6
"""The number of destroyed cards with a picture."""

TRACK = Text("piece-track")


def pieces(view: TableView, content: Content) -> tuple[Piece, ...]:
    """Return all pieces on the table, places before the pieces on them."""
    return (
        *_star_track(view, content),
        *_market_pieces(view, content),
        *_watch_pieces(view, content),
        *_both_sides(view, content),
    )


def _star_track(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the scenery, the round, and the star track with its pawns and cups (STAR-4)."""
    players, track = view.players.values(), content.files.track
    yield from fixed_pieces(content.files.scenery, view.phase)
    words = text("piece-round", round=view.round)
    yield Piece("phase", "phase", art="round", order=1, badge=str(view.round), text=words)
    for number in range(track.end + 1):
        is_fifth = number > 0 and number % CELLS_PER_MARK == 0
        yield Piece(
            ids.CELL(number),
            "track_cell",
            art="fifth" if is_fifth else "any",
            place="track",
            order=number,
            badge=str(number),
            text=TRACK,
        )
    for seen in players:
        yield _pawn(content, ids.PAWN(seen.id), seen, seen.stars)
    cups_left = track.cups - sum(seen.cups for seen in players)
    yield from _cups(content, cups_left, "track", "cup")


def _pawn(content: Content, piece_id: str, seen: Player, stars: int) -> Piece:
    """Return a player's pawn at a number of stars; without a cup for a lap it waits on the last space."""
    end = content.files.track.end
    space = min(stars - seen.cups * end, end)
    return Piece(piece_id, "pawn", art=seen.id, place="track", order=space, text=_stars_text(seen.id, stars))


def _stars_text(player: PlayerId, stars: int) -> Text:
    return text("piece-stars", player=Text(player), stars=stars)


def _cups(content: Content, cups: int, place: str, prefix: str) -> Iterator[Piece]:
    """Yield the cups on the track or at a player, each worth the stars of a lap (STAR-4)."""
    words = text("piece-cup", stars=content.files.track.end)
    for number in range(cups):
        yield Piece(f"{prefix}:{number}", "cup", art="cup", place=place, order=number, text=words)


def _market_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield missions and stacks, the plates for what the winner can do, and the rabbits left."""
    for order, stack in enumerate(content.price):
        yield from _mission_pieces(view, content, stack, order)
        if view.is_empty(stack):
            yield _empty_stack_piece(view, content, stack, order)
        elif stack in view.tops:
            yield from _stack_pieces(view, content, stack, order)
        else:
            yield from _uncovered_stack_pieces(view, content, stack, order)
    yield from _answer_plates(view, content)
    if view.rabbits:
        words = text("piece-rabbits", rabbits=len(view.rabbits))
        yield Piece("rabbits", "pile", art="rabbits", badge=f"×{len(view.rabbits)}", text=words)


def _stack_pieces(view: TableView, content: Content, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield a stack with its top card and how many it has, and the plates below it."""
    place, below = ids.STACK(stack), len(view.below[stack])
    words = text("piece-stack", stack=Text(stack), left=below)
    yield Piece(place, "gap", art="any", order=order, text=words)
    yield card_piece(content, view.tops[stack], place, order=0)
    yield _count_of_stack(stack, 1 + below, words)
    yield from _stack_plates(view, content, stack, order)


def _uncovered_stack_pieces(view: TableView, content: Content, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield a stack whose next card is about to be turned face up: its back, and how many cards it has."""
    place, left = ids.STACK(stack), len(view.below[stack])
    words = text("piece-uncovered", stack=Text(stack), left=left)
    yield Piece(place, "gap", art="any", order=order, text=words)
    yield Piece(ids.BACK(stack), "back", art="market", place=place, face=False, text=words)
    yield _count_of_stack(stack, left, words)


def _count_of_stack(stack: StackId, cards: int, words: Text) -> Piece:
    """Return the number of cards in a stack."""
    place = ids.STACK(stack)
    return Piece(ids.LEFT(stack), "left", art="any", place=place, order=1, badge=f"×{cards}", text=words)


def _empty_stack_piece(view: TableView, content: Content, stack: StackId, order: int) -> Piece:
    """Return the place of an empty stack, with the number of empty ones and of those that end the game."""
    words = text("piece-empty-stack", stack=Text(stack))
    end = content.files.empty_stacks_at_end
    lines = (text("plate-empty", empty=_empty_stacks(view, content), end=end),)
    return Piece(ids.STACK(stack), "gap", art="empty", order=order, text=words, lines=lines)


def _answer_plates(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the plate to use the winning card's effect, and the plate to keep all hourglasses.

    The winner may either buy or use the effect; one that is chosen at pieces of the table needs no plate.
    """
    if BUYING in view.choosing and not set(view.choosing) <= AT_PIECES:
        card = content.cards[view.revealed[view.winner]]
        effect = describe_all(card.effect)
        words = text("piece-effect", card=Text(card.character), effect=effect)
        yield Piece("effect", "answer", art="effect", order=4, text=words, lines=effect)
    if HOURGLASSES in view.choosing:
        keep = Text("option-keep")
        yield Piece("keep", "answer", art="effect", order=5, text=keep, lines=(keep,))


def _empty_stacks(view: TableView, content: Content) -> int:
    """Return how many stacks are empty (END-1)."""
    return sum(map(view.is_empty, content.price))


def _mission_pieces(view: TableView, content: Content, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield a mission with both players' counts and its stars; above an empty stack it is lit."""
    mission, is_scored = view.missions[stack], view.is_empty(stack)
    stars_now = stars_of(content, stack, mission, owners=view.players, flamingo=view.flamingo)
    words = text(
        "piece-mission",
        mission=Text(mission),
        effect=describe_all(content.missions[mission].effect),
        paid=tuple([_stars_text(player, stars) for player, stars in stars_now.items()]),
        scored="yes" if is_scored else "no",
    )
    place, kind = ids.MISSION(stack), "lit_mission" if is_scored else "mission"
    counts = counts_of(content, mission, view.players)
    lines = tuple([text("plate-count", number=number) for number in counts.values()])
    yield Piece(place, kind, art=mission, order=order, text=words, icons=tuple(counts), lines=lines)
    stars = getattr(content.missions[mission].scores, "stars", content.price[stack])  # per token, else in all
    yield Piece(ids.PAY(stack), "pay", art="star", place=place, order=1, badge=str(stars), text=words)


def card_piece(content: Content, card: CardId, place: str, order: int) -> Piece:
    """Return a card that lies face up, with its value, stars and effect."""
    known = content.cards[card]
    effect, kind = describe_all(known.effect), f"{known.side}_card" if known.side else "card"
    words = text(
        "piece-card", card=Text(known.character), value=known.value, stars=known.stars, effect=effect
    )
    return Piece(
        ids.CARD(card),
        kind,
        art=known.character,
        place=place,
        order=order,
        badge=str(known.value),
        text=words,
        icons=("star",) * known.stars,
        lines=effect,
    )


def _stack_plates(view: TableView, content: Content, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield plates for buying a top card, with points, then tarts, and for destroying it (BUY-3, CARD-9)."""
    if BUYING in view.choosing:
        price, points, owned = content.price[stack], view.points, view.players[view.winner].tarts
        tarts, points_lost = max(price - points, 0), max(points - price, 0)
        lacking = max(tarts - owned, 0)
        paid = text("plate-paid", points=min(points, price), tarts=tarts, lost=points_lost, short=lacking)
        words = text("piece-buy", card=Text(stack), price=price, tarts=tarts)
        lines = (text("plate-buy", price=price), paid)
        art = "short" if lacking else "buy"
        yield Piece(ids.BUY(stack), "buy", art=art, order=order, text=words, lines=lines)
    if "destroy_market" in view.choosing:
        stars, left = content.cards[view.tops[stack]].stars, len(view.below[stack])
        words = text("piece-destroy", card=Text(stack), stars=stars)
        lines = (text("plate-stars", stars=stars), text("plate-left", left=left))
        yield Piece(ids.DESTROY(stack), "destroy", art="destroy", order=order, text=words, lines=lines)


def _watch_pieces(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the watch with its spaces and hand, and the result of the round (WATCH-1, DUEL-2).

    The pictures of hand and light fit a watch of five spaces only, where the spaces lie on the light; other
    watches have no light.
    """
    printed = len(content.ring) == PRINTED_SPACES
    art = str(content.ring.index(view.space) + 1) if printed else "any"
    words = text("piece-watch", space=Text(view.space))
    yield Piece("watch", "watch", art="watch", order=20, text=words)
    if printed:
        yield Piece("watch_light", "watch_light", art=art, place="watch", order=1, text=words)
    for order, space in enumerate(content.ring):
        place, effect = "watch_light" if printed else "watch", content.spaces[space].effect
        does = text("piece-space", space=Text(space), effect=describe_all(effect))
        icons = word_icons_of(effect)
        yield Piece(ids.SPACE(space), "space", art=space, place=place, order=order, text=does, icons=icons)
    yield Piece("watch_hand", "watch_hand", art=art, place="watch", order=ABOVE_SPACES, text=words)
    if view.revealed or view.phase == "over":
        yield _verdict(view, content)


def _verdict(view: TableView, content: Content) -> Piece:
    """Return the plate with the result of the round, or of the game at the end (DUEL-2, END-5)."""
    over = view.phase == "over"
    totals = [player.total for player in view.players.values()]
    values = totals if over else [content.cards[card].value for card in view.revealed.values()]
    key = "plate-result" if over else "plate-verdict"
    higher, lower = max(values), min(values)
    words = text(key, winner=Text(view.winner), higher=higher, lower=lower, points=higher - lower)
    return Piece("verdict", "verdict", art="any", order=21, text=words, lines=(words,))


def _both_sides(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the sides of both players with their cards."""
    for order, (side, kind) in enumerate(zip(content.files.sides, SIDES, strict=True), start=FIRST_SIDE):
        seen = view.players[PlayerId(side.id)]
        yield from _side_pieces(view, content, seen, kind, order)
        yield from _piles_of_player(view, content, seen, order)


def _side_pieces(view: TableView, content: Content, seen: Player, kind: str, order: int) -> Iterator[Piece]:
    """Yield a player's side with stars, cups and tray (TOKEN-4); the `kind` of the other is its mirror."""
    player, who = seen.id, Text(seen.id)
    words = text("piece-side", player=who, stars=seen.total, tarts=seen.tarts, hourglasses=seen.hourglasses)
    place, tray = ids.PLAYER(player), ids.TOKENS(player)
    yield Piece(place, kind, art=player, order=order, text=words)
    total, stars = str(seen.total), _stars_text(player, seen.total)
    yield Piece(ids.STARS(player), "star", art="star", place=place, order=1, badge=total, text=stars)
    yield from _cups(content, seen.cups, place, ids.CUP(player))
    yield Piece(tray, "tokens", art="any", order=order, text=words)
    for token, art in TOKENS.items():
        number = getattr(seen, token)
        held = text("piece-tokens", player=who, token=token, number=number)
        yield Piece(f"{token}:{player}", art, art=art, place=tray, order=1, badge=f"×{number}", text=held)
    if view.flamingo == player:
        yield Piece(
            "flamingo",
            "flamingo",
            art="flamingo",
            place=tray,
            order=3,
            text=text("piece-flamingo", player=who),
        )


def _piles_of_player(view: TableView, content: Content, seen: Player, order: int) -> Iterator[Piece]:
    """Yield a player's deck, discard pile, revealed card and destroyed cards (SECRET-2, SECRET-3)."""
    player, who = seen.id, Text(seen.id)
    cards = len(seen.deck)
    words = text("piece-deck", player=who, cards=cards, held=_characters_of(content, seen.deck))
    yield Piece(ids.DECK(player), "deck", art=player, order=order, badge=str(cards), text=words)
    pile, spot, cards = ids.DISCARD(player), ids.DUEL(player), len(seen.discard)
    words = text("piece-discard", player=who, cards=cards)
    yield Piece(pile, "pile", art="discards", order=order, badge=str(cards), text=words)
    lines = () if view.revealed else _lines_of_chance(view, content, player)
    yield Piece(spot, "spot", art="revealed", order=order, text=text("piece-duel", player=who), lines=lines)
    for number, card in enumerate(seen.discard):
        place = spot if view.revealed.get(player) == card else pile
        yield card_piece(content, card, place, number)
    yield _destroyed_cards(content, seen, order)


def _lines_of_chance(view: TableView, content: Content, player: PlayerId) -> tuple[Text, ...]:
    """Return what the player's next card is likely to beat, and how often it does."""
    (other,) = (seat for seat in view.seats if seat != player)
    against = text("plate-next-cards", player=Text(player), other=Text(other))
    return (against, text("plate-odds", odds=winning_chances(view, content)[player]))


def _destroyed_cards(content: Content, seen: Player, order: int) -> Piece:
    """Return the pile of the cards that a player destroyed, with pictures of the last ones."""
    stars = sum(content.cards[card].stars for card in seen.destroyed)
    cards, characters = len(seen.destroyed), _characters_of(content, seen.destroyed)
    words = text("piece-destroyed", player=Text(seen.id), cards=cards, stars=stars, held=characters)
    icons = tuple([character.key for character in characters[-DESTROYED_SHOWN:]])
    place, badge = ids.DESTROYED(seen.id), str(cards)
    return Piece(place, "destroyed", art="destroyed", order=order, badge=badge, text=words, icons=icons)


def previewed(view: TableView, content: Content, piece: str) -> tuple[Piece, ...]:
    """Return the ghost of the pawn after destroying a card, or of the hand after moving it, if any.

    `piece` is the plate to destroy a top card, a card of the discard, or a space of the pocket watch.
    """
    kind, name = read_id(piece)
    owner = view.players[view.winner]
    card = view.tops.get(name, "") if kind == ids.DESTROY else name
    if kind == ids.DESTROY or (TIDYING in view.choosing and card in owner.discard):
        return (_pawn(content, "ghost", owner, owner.stars + content.cards[card].stars),)
    if name in content.ring and {HOURGLASSES, "set_watch"} & {*view.choosing}:
        number = content.ring.index(name) + 1
        return (Piece("ghost", "watch_hand", art=str(number), place="watch"),)
    return ()


def _characters_of(content: Content, cards: tuple[CardId, ...]) -> tuple[Text, ...]:
    """Return the names of the characters on cards."""
    return tuple([Text(content.cards[card].character) for card in cards])


def winning_chances(view: TableView, content: Content) -> dict[PlayerId, int]:
    """Return the chance of each player to win the next round, in percent, from the decks (SECRET-3)."""
    first, second = view.seats
    values = [content.cards[card].value for card in view.players[first].deck]
    other_values = [content.cards[card].value for card in view.players[second].deck]
    wins_ties = view.flamingo == first
    wins = [own > other or (own == other and wins_ties) for own, other in product(values, other_values)]
    percent = round(100 * sum(wins) / max(len(wins), 1))
    return {first: percent, second: 100 - percent}
