"""The pieces on the table, made from a view: track, market with its answers, duel, watch and both sides.

Ids are those that options put down on.
"""

from __future__ import annotations

from collections.abc import Iterator

from wonderland_qt.engine.pieces import Piece
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.engine.words.wording import describe_all
from wonderland_qt.games.tea_for_2.missions import counts_of, stars_of
from wonderland_qt.games.tea_for_2.pack import CardId, Pack, StackId
from wonderland_qt.games.tea_for_2.view import BUYING, HOURGLASSES, PlayerView, TableView

ICONS = {
    "gain_stars": "star",
    "take_flamingo": "flamingo",
    "destroy_own_discard": "axe",
    "discard_own_for_stars": "cards",
    "copy_opponent_discard": "swap",
    "take_tarts": "tart",
    "take_hourglasses": "hourglass",
    "destroy_market": "axe",
}
"""What stands for a verb on the watch."""
TOKENS = {"tarts": "tart", "hourglasses": "hourglass"}
SIDES = ("side", "other_side")
FIFTH = 5


def pieces(view: TableView, pack: Pack) -> tuple[Piece, ...]:
    """Return every piece on the table; places come before what lies on them."""
    return (*_track(view, pack), *_market(view, pack), *_watch(view, pack), *_sides(view, pack))


def _track(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield the round, the star track and what stands there (STAR-4)."""
    yield Piece(
        "phase", "phase", "round", "", 1, True, str(view.round), text("piece-round", round=view.round)
    )
    yield Piece("track", "track", "track", order=2, text=Text("piece-track"))
    end = pack.content.track.end
    for number in range(end + 1):
        art = "fifth" if number and number % FIFTH == 0 else "any"
        yield Piece(
            f"cell:{number}", "track_cell", art, "track", number, True, str(number), Text("piece-track")
        )
    for player, seen in view.players.items():
        at = min(seen.stars - seen.cups * end, end)
        said = text("piece-pawn", player=Text(player), stars=seen.stars)
        yield Piece(f"pawn:{player}", "pawn", player, "track", at, text=said)
    left = pack.content.track.cups - sum(seen.cups for seen in view.players.values())
    for number in range(left):
        yield Piece(f"cup:{number}", "cup", "cup", "track", number, text=text("piece-cup", stars=end))


def _market(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield missions and stacks, and below them what the winner can do with each."""
    for order, stack in enumerate(pack.price):
        mission = _mission(view, pack, stack, order)
        yield mission
        scoring = pack.missions[view.missions[stack]].scores
        badge = str(getattr(scoring, "stars", pack.price[stack]))
        yield Piece(f"pay:{stack}", "pay", "star", mission.id, 1, True, badge, mission.text)
        place, left = f"stack:{stack}", len(view.below[stack])
        yield Piece(place, "gap", "empty", "", order, text=text("piece-stack", stack=Text(stack), left=left))
        if stack in view.tops:
            yield card_piece(pack, view.tops[stack], place, 0)
            said = text("piece-left", left=left)
            yield Piece(f"left:{stack}", "left", "any", place, 1, True, f"×{left + 1}", said)
            yield from _answers(view, pack, stack, order)
    if BUYING in view.choosing and set(view.choosing) - {BUYING, "destroy_market", "set_watch", "steal"}:
        yield _effect(view, pack)
    if HOURGLASSES in view.choosing:
        line = Text("option-keep")
        yield Piece("keep", "answer", "effect", "", 5, text=line, lines=(line,))
    for number, rabbit in enumerate(view.rabbits[:1]):
        said = text("piece-rabbits", rabbits=len(view.rabbits))
        art, badge = pack.cards[rabbit].character, f"×{len(view.rabbits)}"
        yield Piece("rabbits", "rabbits", art, "", number, True, badge, said)


def _mission(view: TableView, pack: Pack, stack: StackId, order: int) -> Piece:
    """Return a mission with what both have of what it counts, lit above an empty stack (MISSION-1)."""
    mission = view.missions[stack]
    counts = counts_of(pack, mission, view.players)
    paid = stars_of(pack, stack, mission, view.players, view.flamingo)
    kind = "mission" if stack in view.tops else "lit_mission"
    lines = tuple([text("plate-count", number=counts[side]) for side in view.players])
    said = text(
        "piece-mission",
        mission=Text(mission),
        effect=describe_all((pack.missions[mission].scores,)),
        first=Text(view.seats[0]),
        first_stars=paid[view.seats[0]],
        second=Text(view.seats[1]),
        second_stars=paid[view.seats[1]],
        scored="no" if stack in view.tops else "yes",
    )
    icons = tuple(view.players)
    return Piece(f"mission:{stack}", kind, mission, "", order, text=said, icons=icons, lines=lines)


def card_piece(pack: Pack, card: CardId, place: str, order: int) -> Piece:
    """Return a card lying somewhere face up: value, stars, effect."""
    known = pack.cards[card]
    effect = describe_all(pack.characters[known.character].effect)
    side = next((side.id for side in pack.content.sides if known in pack.groups[side.id]), "")
    kind = f"{side}_card" if side else "card"
    said = text("piece-card", card=Text(known.character), value=known.value, stars=known.stars, effect=effect)
    icons, badge = ("star",) * known.stars, str(known.value)
    return Piece(f"card:{card}", kind, known.character, place, order, True, badge, said, icons, effect)


def _answers(view: TableView, pack: Pack, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield what it costs to buy the top card, and what destroying it brings (BUY-3, CARD-9)."""
    if BUYING in view.choosing:
        values = [pack.cards[card].value for card in view.revealed.values()]
        price, points = pack.price[stack], max(values) - min(values)
        tarts = max(price - points, 0)
        paid = text("plate-paid", points=min(points, price), tarts=tarts, lost=max(points - price, 0))
        lines = (text("plate-buy", price=price), paid)
        said = text("piece-buy", card=Text(stack), price=price, tarts=tarts)
        yield Piece(f"buy:{stack}", "buy", "buy", "", order, text=said, lines=lines)
    if "destroy_market" in view.choosing:
        stars, left = pack.cards[view.tops[stack]].stars, len(view.below[stack])
        lines = (text("plate-stars", stars=stars), text("plate-left", left=left))
        said = text("piece-destroy", card=Text(stack), stars=stars)
        yield Piece(f"destroy:{stack}", "destroy", "destroy", "", order, text=said, lines=lines)


def _effect(view: TableView, pack: Pack) -> Piece:
    """Return the plate of the winner's effect (DUEL-5)."""
    card = pack.cards[view.revealed[view.winner]] if view.winner in view.revealed else None
    lines = describe_all(pack.characters[card.character].effect) if card else (Text("plate-choose"),)
    said = text("piece-effect", card=Text(card.character) if card else "none", effect=lines)
    return Piece("effect", "answer", "effect", "", 4, text=said, lines=lines)


def _watch(view: TableView, pack: Pack) -> Iterator[Piece]:
    """Yield the watch with its spaces and hand, and the verdict of the round (WATCH-1, DUEL-2)."""
    ring = pack.ring
    number = ring.index(view.space) + 1
    art = str(number) if len(ring) == FIFTH else "any"
    pointing = text("piece-watch", space=Text(view.space))
    yield Piece("watch", "watch", "watch", order=20, text=pointing)
    face = "watch" if art == "any" else "watch_light"
    if face != "watch":
        yield Piece("watch_light", "watch_light", art, "watch", 1, text=pointing)
    for order, space in enumerate(ring):
        effect = pack.spaces[space].effect
        icons = tuple(ICONS.get(verb.word, "star") for verb in effect)
        said = text("piece-space", space=Text(space), effect=describe_all(effect))
        yield Piece(f"space:{space}", "space", space, face, order, text=said, icons=icons)
    yield Piece("watch_hand", "watch_hand", art, "watch", 99, text=pointing)
    if view.revealed:
        values = {player: pack.cards[card].value for player, card in view.revealed.items()}
        loser = next(player for player in view.seats if player != view.winner)
        higher, lower = values[view.winner], values[loser]
        line = text(
            "plate-verdict", winner=Text(view.winner), higher=higher, lower=lower, points=higher - lower
        )
        yield Piece("verdict", "verdict", "any", order=21, text=line, lines=(line,))


def _sides(view: TableView, pack: Pack) -> Iterator[Piece]:
    for order, side in enumerate(pack.content.sides):
        yield from _side(view, pack, view.players[PlayerId(side.id)], SIDES[order], 30 + order)


def _side(view: TableView, pack: Pack, seen: PlayerView, kind: str, order: int) -> Iterator[Piece]:
    """Yield all that is one player's: stars, tokens, cards (TOKEN-4, SECRET-2)."""
    player, who = seen.id, Text(seen.id)
    said = text("piece-side", player=who, stars=seen.total, tarts=seen.tarts, hourglasses=seen.hourglasses)
    yield Piece(f"player:{player}", kind, player, order=order, text=said)
    said = text("piece-stars", player=who, stars=seen.total)
    yield Piece(f"stars:{player}", "star", "star", f"player:{player}", 1, True, str(seen.total), said)
    for number in range(seen.cups):
        cup = text("piece-cup", stars=pack.content.track.end)
        yield Piece(f"cup:{player}:{number}", "cup", "cup", f"player:{player}", number, text=cup)
    yield Piece(f"tokens:{player}", "tokens", "any", order=order, text=said)
    for token, art in TOKENS.items():
        number = getattr(seen, token)
        said = text("piece-tokens", player=who, token=token, number=number)
        yield Piece(f"{token}:{player}", art, art, f"tokens:{player}", 1, True, f"×{number}", said)
    if view.flamingo == player:
        said = text("piece-flamingo", player=who)
        yield Piece("flamingo", "flamingo", "flamingo", f"tokens:{player}", 3, text=said)
    yield from _piles(view, pack, seen, order)


def _piles(view: TableView, pack: Pack, seen: PlayerView, order: int) -> Iterator[Piece]:
    """Yield deck, discard pile and destroyed cards, and the card that is revealed (SECRET-3)."""
    player, who = seen.id, Text(seen.id)
    held = tuple(Text(pack.cards[card].character) for card in seen.deck)
    said = text("piece-deck", player=who, cards=len(held), held=held)
    yield Piece(f"deck:{player}", "deck", player, "", order, True, str(len(held)), said)
    place, cards = f"discard:{player}", len(seen.discard)
    said = text("piece-discard", player=who, cards=cards)
    yield Piece(place, "pile", "discards", "", order, True, str(cards), said)
    said = text("piece-duel", player=who)
    yield Piece(f"duel:{player}", "spot", "revealed", "", order, text=said)
    for number, card in enumerate(seen.discard):
        revealed = view.revealed.get(player) == card
        yield card_piece(pack, card, f"duel:{player}" if revealed else place, number)
    gone = tuple(pack.cards[card].character for card in seen.destroyed)
    stars = sum(pack.cards[card].stars for card in seen.destroyed)
    said = text("piece-destroyed", player=who, cards=len(gone), stars=stars, held=tuple(map(Text, gone)))
    place = f"destroyed:{player}"
    yield Piece(place, "destroyed", "destroyed", "", order, True, str(len(gone)), said, gone[-6:])
