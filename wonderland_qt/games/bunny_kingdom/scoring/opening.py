"""Final scoring: parchments are revealed, copies are chosen, and all score (SCORE)."""

from wonderland_qt.engine.decisions import Step
from wonderland_qt.games.bunny_kingdom.content.game_content import CardId
from wonderland_qt.games.bunny_kingdom.events import ParchmentScored, ParchmentsOpened
from wonderland_qt.games.bunny_kingdom.rules import Game, rules
from wonderland_qt.games.bunny_kingdom.scoring.copies import ChooseCopies
from wonderland_qt.games.bunny_kingdom.scoring.counted import Tally
from wonderland_qt.games.bunny_kingdom.scoring.realm import Realm, realms
from wonderland_qt.games.bunny_kingdom.scoring.verbs import looks_at_points, score


class OpenParchments(Step):
    """All players reveal their parchments after the last harvest."""


class ScoreParchments(Step):
    """All parchments score that depend on points, or all that do not."""

    looking_at_points: bool


@rules.do
def open_parchments(game: Game, step: OpenParchments) -> None:
    """Reveal parchments, choose copies, then score those that depend on points last (SCORE-1 to SCORE-4)."""
    game.state.phase = "scoring"
    game.emit(ParchmentsOpened())
    scored = (ScoreParchments(looking_at_points=False), ScoreParchments(looking_at_points=True))
    game.push(ChooseCopies(), *scored)


@rules.do
def score_parchments(game: Game, step: ScoreParchments) -> None:
    """Score parchments one by one, all by the points before the first of them (SCORE-3, COPY-10).

    A step scores either those whose score depends on the players' points, or all the others.
    """
    tallies = list[tuple[Realm, CardId, Tally]]()
    for realm in realms(game.content, game.state.players).values():
        for card in realm.parchments:
            if looks_at_points(realm, card) is step.looking_at_points:
                tallies.append((realm, card, score(realm, card)))
    for realm, card, tally in tallies:
        realm.owner.scored = {**realm.owner.scored, card: tally.points}
        if game.events is not None:
            game.emit(_scoring_event(realm, card, tally))


def _scoring_event(realm: Realm, card: CardId, tally: Tally) -> ParchmentScored:
    """Return the event of a parchment that scores, with what was counted for it."""
    counted = tally.counted
    return ParchmentScored(
        player=realm.owner.id,
        parchment=card,
        counted_as=realm.parchments[card],
        points=tally.points,
        counted=counted.number,
        squares=counted.squares,
        counted_cards=counted.cards,
    )
