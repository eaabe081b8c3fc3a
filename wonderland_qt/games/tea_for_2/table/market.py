"""The market as pieces: missions, stacks, and plates for what the winner may do with them."""

from collections.abc import Iterator

from wonderland_qt.engine.phrasing import describe_all
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.tea_for_2 import ids
from wonderland_qt.games.tea_for_2.game_content import Content, StackId
from wonderland_qt.games.tea_for_2.scoring import PerToken, counts_of, stars_of
from wonderland_qt.games.tea_for_2.table.cards import card_piece
from wonderland_qt.games.tea_for_2.table.star_track import stars_text
from wonderland_qt.games.tea_for_2.view import BUYING, HOURGLASSES, TableView

AT_PIECES = {BUYING, "destroy_market", "set_watch", "steal"}
"""The choices that are made by touching pieces of the table; any other effect gets a plate."""


def pieces(view: TableView, content: Content) -> Iterator[Piece]:
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
    rabbits = len(view.rabbits)
    if rabbits:
        words = text("piece-rabbits", rabbits=rabbits)
        yield Piece("rabbits", "pile", art="rabbits", badge=f"×{rabbits}", text=words)


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
    """Return the place of an empty stack, with the number of empty ones and of those at the end (END-1)."""
    words = text("piece-empty-stack", stack=Text(stack))
    empty, end = sum(map(view.is_empty, content.price)), content.files.empty_stacks_at_end
    lines = (text("plate-empty", empty=empty, end=end),)
    return Piece(ids.STACK(stack), "gap", art="empty", order=order, text=words, lines=lines)


def _answer_plates(view: TableView, content: Content) -> Iterator[Piece]:
    """Yield the plate to use the winning card's effect, and the plate to keep all hourglasses.

    The winner may either buy or use the effect; one that is chosen at pieces of the table needs no plate.
    """
    all_chosen_at_pieces = AT_PIECES.issuperset(view.choosing)
    if BUYING in view.choosing and not all_chosen_at_pieces:
        card = content.cards[view.revealed[view.winner]]
        effect = describe_all(card.effect)
        words = text("piece-effect", card=Text(card.character), effect=effect)
        yield Piece("effect", "answer", art="effect", order=4, text=words, lines=effect)
    if HOURGLASSES in view.choosing:
        keep = Text("option-keep")
        yield Piece("keep", "answer", art="effect", order=5, text=keep, lines=(keep,))


def _mission_pieces(view: TableView, content: Content, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield a mission with both players' counts and its stars; above an empty stack it is lit."""
    mission, words = view.missions[stack], _mission_text(view, content, stack)
    place, kind = ids.MISSION(stack), "lit_mission" if view.is_empty(stack) else "mission"
    counts = counts_of(content, mission, view.players)
    lines = tuple([text("plate-count", number=number) for number in counts.values()])
    yield Piece(place, kind, art=mission, order=order, text=words, icons=tuple(counts), lines=lines)
    stars = str(_stars_printed(content, stack, mission))
    yield Piece(ids.PAY(stack), "pay", art="star", place=place, order=1, badge=stars, text=words)


def _mission_text(view: TableView, content: Content, stack: StackId) -> Text:
    """Return what a mission does, and the stars that it would give to each player now."""
    mission = view.missions[stack]
    stars_now = stars_of(content, stack, mission, owners=view.players, flamingo=view.flamingo)
    return text(
        "piece-mission",
        mission=Text(mission),
        effect=describe_all(content.missions[mission].effect),
        paid=tuple([stars_text(player, stars) for player, stars in stars_now.items()]),
        scored="yes" if view.is_empty(stack) else "no",
    )


def _stars_printed(content: Content, stack: StackId, mission: str) -> int:
    """Return the stars that a mission gives for each token, or else in all: the price of its stack."""
    scoring = content.missions[mission].scores
    return scoring.stars if isinstance(scoring, PerToken) else content.price[stack]


def _stack_plates(view: TableView, content: Content, stack: StackId, order: int) -> Iterator[Piece]:
    """Yield the plates of what the winner may do with a top card: buy it, or destroy it."""
    if BUYING in view.choosing:
        yield _plate_to_buy(view, content, stack, order)
    if "destroy_market" in view.choosing:
        yield _plate_to_destroy(view, content, stack, order)


def _plate_to_buy(view: TableView, content: Content, stack: StackId, order: int) -> Piece:
    """Return the plate to buy a top card, which is paid with points, then with tarts (BUY-3)."""
    price, points = content.price[stack], view.points
    points_paid, points_lost = min(points, price), max(points - price, 0)
    tarts = price - points_paid
    tarts_lacking = max(tarts - view.players[view.winner].tarts, 0)
    paid = text("plate-paid", points=points_paid, tarts=tarts, lost=points_lost, short=tarts_lacking)
    return Piece(
        ids.BUY(stack),
        "buy",
        art="short" if tarts_lacking else "buy",
        order=order,
        text=text("piece-buy", card=Text(stack), price=price, tarts=tarts),
        lines=(text("plate-buy", price=price), paid),
    )


def _plate_to_destroy(view: TableView, content: Content, stack: StackId, order: int) -> Piece:
    """Return the plate to destroy a top card for its stars (CARD-9)."""
    stars, left = content.cards[view.tops[stack]].stars, len(view.below[stack])
    words = text("piece-destroy", card=Text(stack), stars=stars)
    lines = (text("plate-stars", stars=stars), text("plate-left", left=left))
    return Piece(ids.DESTROY(stack), "destroy", art="destroy", order=order, text=words, lines=lines)
