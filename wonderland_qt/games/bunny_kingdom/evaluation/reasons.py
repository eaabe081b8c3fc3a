"""Reasons: why the evaluation prefers an option, in a few words, with the pieces that show it."""

from collections.abc import Iterable, Iterator

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.words.reasons import Reason, Told, Weighed, reasons_of
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom import ids
from wonderland_qt.games.bunny_kingdom.camps import BuildCamp
from wonderland_qt.games.bunny_kingdom.construction import Build
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.evaluation import hopes
from wonderland_qt.games.bunny_kingdom.evaluation.building import best_camp, best_site, best_towers
from wonderland_qt.games.bunny_kingdom.evaluation.cards import parchment, planned
from wonderland_qt.games.bunny_kingdom.evaluation.context import Context
from wonderland_qt.games.bunny_kingdom.evaluation.estate import Estate, EstateFief, joined
from wonderland_qt.games.bunny_kingdom.evaluation.evaluator import context_of
from wonderland_qt.games.bunny_kingdom.exploration import LayCard
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.seen.view import TableView


def reasons(view: TableView, content: Content, decision: Decision, option: Option) -> tuple[Reason, ...]:
    """Return the reasons for an option, the weightiest first; cards picked before it count as `taken`."""
    if content.evaluation is None:
        return ()
    context = context_of(view, content, decision.player)
    context.taken = tuple([ids.CARD.names(option_id) for option_id in decision.taken])
    return reasons_of(option, _TOLD, context)


def _reasons_for_card(context: Context, step: LayCard) -> Iterator[Weighed]:
    """Yield reasons to play a card; none to discard it, nor for provisions, whose cards are not drawn yet."""
    if context.next_is_discarded:
        return
    known = context.content.cards[step.card]
    match known.kind:
        case "territory":
            yield from _reasons_for_territory(context, known.of)
        case "building":
            yield from _reasons_for_building(context, step.card)
        case "parchment":
            hoped = parchment(context, step.card)
            words = text("reason-hope", points=round(hoped))
            yield hoped, Reason(words, (ids.CARD(step.card),))
        case "provisions":
            pass


def _reasons_for_territory(context: Context, square: Square) -> Iterator[Weighed]:
    """Yield reasons for a square: fiefs beside it, parchments, free neighbours (PLAY-3, HARVEST-3).

    The room of free neighbours is worth the more, the more harvests it may be used in.
    """
    yield from _reasons_for_square(context, planned(context), square)
    yield hopes.gain_of_square(context, square), _reason_of_parchments(context)
    neighbours = context.content.grid.neighbours[square]
    free = [neighbour for neighbour in neighbours if neighbour not in context.taken_squares]
    room = context.weights.cards.room * context.harvests_to_come * context.share_to_come * len(free)
    yield room, Reason(text("reason-room", squares=len(free)), (ids.SQUARE(square),))


def _reasons_for_square(context: Context, estate: Estate, square: Square) -> Iterator[Weighed]:
    """Yield reasons for a square: squares that it joins, its city, resources that its fief lacks.

    There are none for a square that the estate has already. To join others is worth what the square brings
    beyond its value alone.
    """
    if square in estate.fief_of:
        return
    beside, after = estate.beside(square), estate.with_square(square)
    towers, yielded = context.content.printed[square], frozenset(context.content.yields[square])
    resources_before = joined(beside).resources if beside else frozenset()
    if beside:
        alone = EstateFief((square,), towers, yielded, free=())
        joined_squares = [own for fief in beside for own in fief.squares]
        gain = estate.gain_of_square(square) - estate.value(alone)
        words = text("reason-joins", squares=len(joined_squares))
        yield gain, Reason(words, _rabbits(joined_squares))
    if towers:
        without_towers = after._replace(strength=after.strength - towers)
        gain = estate.value(after) - estate.value(without_towers)
        yield gain, Reason(text("reason-towers", towers=towers), (ids.CITY(square),))
    for resource in yielded - resources_before:
        without_resource = after._replace(resources=after.resources - {resource})
        gain = estate.value(after) - estate.value(without_resource)
        yield gain, _reason_of_resource("lacks" if beside else "yields", resource, square)


def _reason_of_resource(how: str, resource: str, square: Square) -> Reason:
    """Return the reason that a square has a resource, which the fief beside it may lack."""
    return Reason(text(f"reason-{how}", resource=Text(resource)), (ids.RESOURCE(square),))


def _rabbits(squares: Iterable[Square]) -> tuple[str, ...]:
    """Return the ids of the rabbits on squares."""
    return tuple([ids.RABBIT(square) for square in squares])


def _reason_of_parchments(context: Context) -> Reason:
    """Return the reason that the player's parchments count it, with all parchments held."""
    cards = context.me.parchments.cards
    return Reason(Text("reason-parchments"), tuple([ids.CARD(card) for card in cards]))


def _reasons_for_building(context: Context, card: CardId) -> Iterator[Weighed]:
    """Yield reasons for a building: parchments, and its best square (PLAY-9, BUILD-2)."""
    estate = planned(context)
    yield hopes.gain_of_card(context, card), _reason_of_parchments(context)
    match context.content.buildings[card].kind:
        case "camp":
            yield from _reasons_for_square(context, estate, best_camp(context, estate).square)
        case "sky_tower":
            yield best_towers(estate), Reason(Text("reason-two-fiefs"), (ids.CARD(card),))
        case _:
            site = best_site(context, estate, card)
            if site.square:
                words = text("reason-fits", square=site.square)
                yield site.value, Reason(words, (ids.SQUARE(site.square),))


def _reasons_to_build(context: Context, step: Build) -> Iterator[Weighed]:
    """Yield reasons to build: the fief's harvest, parchments that count it (HARVEST-3, BUILD-2)."""
    estate = context.estate
    before = [estate.fief_of[square] for square in step.squares]
    if len(before) > 1:
        after, gain = joined(before), estate.gain_of_towers(*before)
    else:
        (square,) = step.squares
        after, gain = estate.with_building(step.card, square), estate.gain_of_building(step.card, square)
    points_before, points_after = sum(map(_points_of, before)), _points_of(after)
    if points_after > points_before:
        words = text("reason-fief", before=points_before, after=points_after)
        yield gain, Reason(words, _rabbits(after.squares))
    terrain = context.content.terrain
    counted = sum(hopes.gain_of_building(context, step.card, terrain[square].id) for square in step.squares)
    yield counted, _reason_of_parchments(context)


def _points_of(fief: EstateFief) -> int:
    """Return the points of a fief in a harvest (HARVEST-3)."""
    return fief.strength * len(fief.resources)


_TOLD: Told = {
    LayCard: _reasons_for_card,
    Build: _reasons_to_build,
    BuildCamp: lambda context, step: _reasons_for_square(context, context.estate, step.square),
}
