"""Preview: the text that says what an option would change in fiefs, parchments or the next harvest."""

from collections.abc import Mapping

import msgspec

from wonderland_qt.engine.decisions import Decision, Option, Step
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.bunny_kingdom.camps import BuildCamp
from wonderland_qt.games.bunny_kingdom.construction import Build, sites
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId, Content
from wonderland_qt.games.bunny_kingdom.exploration import LayCard
from wonderland_qt.games.bunny_kingdom.fiefs import fiefs
from wonderland_qt.games.bunny_kingdom.grid import Square
from wonderland_qt.games.bunny_kingdom.harvest import Trade
from wonderland_qt.games.bunny_kingdom.rules import Position
from wonderland_qt.games.bunny_kingdom.scoring.verbs import Copy
from wonderland_qt.games.bunny_kingdom.seen.value_now import value_now
from wonderland_qt.games.bunny_kingdom.seen.view import view
from wonderland_qt.games.bunny_kingdom.state import NO_BUILDING, Player


def preview(position: Position, decision: Decision, option: Option) -> Text | None:
    """Return what an option would bring the player who is asked; None if its text says it all."""
    owner = position.state.players[decision.player]
    for step in option.then:
        words = _text_of_step(position, owner, option.text, step)
        if words is not None:
            return words
    return None


def _text_of_step(position: Position, owner: Player, option: Text, step: Step) -> Text | None:
    """Return the text of an option with what a step would bring; None if there is nothing to add."""
    match step:
        case LayCard(card=card):
            return _text_of_card(position, owner, option, card)
        case Build(card=card, squares=squares):
            return _text_of_squares(position.content, owner, option, dict.fromkeys(squares, card))
        case BuildCamp(card=card, square=square):
            return _text_of_squares(position.content, owner, option, {square: card})
        case Trade(square=square, resource=resource):
            after_trade = msgspec.structs.replace(owner, trade={**owner.trade, square: resource})
            return _text_of_change(position.content, owner, changed=after_trade, option=option, square=square)
        case _:
            return None


def _text_of_card(position: Position, owner: Player, option: Text, card: CardId) -> Text | None:
    """Return what a card of the hand would bring: a square, a building on its best square, a parchment.

    A parchment that copies another has no value yet.
    """
    content, known = position.content, position.content.cards[card]
    match known.kind:
        case "territory":
            return _text_of_squares(content, owner, option, {known.of: NO_BUILDING})
        case "building":
            return _text_of_building(content, owner, option, card)
        case "parchment" if not _is_copying(content, card):
            tally = value_now(content, view(position, owner.id), owner.id, card)
            return text("preview-parchment", option=option, points=tally.points)
        case _:
            return None


def _is_copying(content: Content, card: CardId) -> bool:
    """Tell whether a parchment copies another, so that its value is not known yet."""
    return any(isinstance(verb, Copy) for verb in content.verbs[card])


def _text_of_building(content: Content, owner: Player, option: Text, card: CardId) -> Text | None:
    """Return what a city or farm would bring on the best of the player's squares now, None for others."""
    if content.buildings[card].kind not in {"city", "farm"}:
        return None
    squares = sites(content, owner, card)
    after = [harvest_of(content, _player_with(owner, {square: card})) for square in squares]
    before = harvest_of(content, owner)
    best = max(after, default=before)
    return text("preview-building", option=option, squares=len(squares), before=before, after=best)


def _text_of_squares(content: Content, owner: Player, option: Text, squares: Mapping[Square, CardId]) -> Text:
    """Return what new squares or buildings would bring, by the fief of the first of these squares."""
    first_square = next(iter(squares))
    return _text_of_change(
        content, owner, changed=_player_with(owner, squares), option=option, square=first_square
    )


def _text_of_change(content: Content, owner: Player, changed: Player, option: Text, square: Square) -> Text:
    """Return the text of the changed fief of a square, and of the harvest before and after."""
    fief = next(fief for fief in fiefs(content, changed) if square in fief.squares)
    return text(
        "preview-fief",
        option=option,
        squares=len(fief.squares),
        strength=fief.strength,
        wealth=fief.wealth,
        before=harvest_of(content, owner),
        after=harvest_of(content, changed),
    )


def harvest_of(content: Content, owner: Player) -> int:
    """Return what a harvest would bring a player now."""
    return sum(fief.points for fief in fiefs(content, owner))


def _player_with(owner: Player, squares: Mapping[Square, CardId]) -> Player:
    return msgspec.structs.replace(owner, squares={**owner.squares, **squares})
