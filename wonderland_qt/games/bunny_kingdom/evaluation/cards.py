"""Evaluates the cards of a draft (DRAFT, PLAY, TWO)."""

from wonderland_qt.components.evaluation import remembered
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId
from wonderland_qt.games.bunny_kingdom.evaluation import hopes
from wonderland_qt.games.bunny_kingdom.evaluation.building import best_camp, best_site, best_towers, later
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context, evaluator
from wonderland_qt.games.bunny_kingdom.evaluation.estate import Estate
from wonderland_qt.games.bunny_kingdom.exploration import LayCard
from wonderland_qt.games.bunny_kingdom.grid import Square


@evaluator
def lay_card(context: Context, step: LayCard) -> float:
    """Return the value of a card to play, or of denying it to the others by discarding it."""
    if context.next_is_discarded:
        return sum(
            card_value(Context(context.view, context.content, rival.id), step.card)
            for rival in context.rivals
        )
    return card_value(context, step.card)


def card_value(context: Context, card: CardId) -> float:
    """Return the value of a card to the player who plays it."""
    known = context.content.cards[card]
    match known.kind:
        case "territory":
            return territory(context, known.of)
        case "building":
            return building(context, card)
        case "parchment":
            return parchment(context, card)
        case "provisions":
            drawn = context.content.files.provisions.draw_and_play
            weights = context.weights.cards
            return weights.provisions * drawn * weights.average * context.harvests_to_come


def territory(context: Context, square: Square) -> float:
    """Return the value of a square: fiefs now, parchments hoped for, and room to grow beside it (PLAY-3).

    Free squares beside it pay in later harvests, by the `share_to_come` of the player's cards.
    """
    gain = planned(context).gain_of_square(square) + hopes.gain_of_square(context, square)
    unclaimed = [s for s in context.content.grid.neighbours[square] if s not in context.taken_squares]
    room = context.weights.cards.room * context.harvests_to_come * context.share_to_come * len(unclaimed)
    return gain + room


def building(context: Context, card: CardId) -> float:
    """Return the value of a building on its best square, now or later (PLAY-9, BUILD-2).

    Only a city or farm can be kept for later, and need not be built where that would be a loss.
    """
    estate, parchments = planned(context), hopes.gain_of_card(context, card)
    match context.content.buildings[card].kind:
        case "camp":
            return best_camp(context, estate).value + parchments
        case "sky_tower":
            return best_towers(estate) + parchments
        case _:
            return max(best_site(context, estate, card).value, later(context, card), 0.0) + parchments


@remembered
def parchment(context: Context, card: CardId) -> float:
    """Return the expected score of a parchment, and what it adds to those held (PLAY-10)."""
    return hopes.expected_score(context, card) + hopes.gain_of_company(context, card)


def planned(context: Context) -> Estate:
    """Return the estate with the picked squares, and with all waiting buildings on their best squares."""
    return _estate_with(context, context.taken)


@remembered
def _estate_with(context: Context, taken: tuple[CardId, ...]) -> Estate:
    """Return the estate with waiting buildings, then the picks in order; each pick reuses the one before."""
    if taken:
        return _with_card(context, _estate_with(context, taken[:-1]), taken[-1])
    estate = context.estate
    for waiting in context.me.waiting.cards:
        estate = _with_card(context, estate, waiting)
    return estate


def _with_card(context: Context, estate: Estate, card: CardId) -> Estate:
    """Return an estate with one more card: a square, or a building on its best square."""
    known = context.content.cards[card]
    if known.kind == "territory":
        return estate.with_more(known.of)
    if known.kind == "building" and context.content.buildings[card].kind in {"city", "farm"}:
        square = best_site(context, estate, card).square
        return estate.with_built(card, square) if square else estate
    return estate
