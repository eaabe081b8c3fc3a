"""Quests: drawing and discarding them, revealing feats after a battle, checking objectives (QUEST)."""

from collections.abc import Sequence
from functools import cache

from wonderland_qt.components.deck import without
from wonderland_qt.engine.content.known import known_of_content
from wonderland_qt.engine.decisions import Decision, Option, PlayerStep, Step
from wonderland_qt.engine.effects import Bound
from wonderland_qt.engine.measures import holds
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import ids
from wonderland_qt.games.wonderland.content.card_texts import quest_text
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import FeatRevealed, QuestsDiscarded, QuestsDrawn, QuestSeen
from wonderland_qt.games.wonderland.mechanics import hooks
from wonderland_qt.games.wonderland.mechanics.battlefield import the_battle, unbusted
from wonderland_qt.games.wonderland.rules import Game, Position, rules
from wonderland_qt.games.wonderland.state import CardId, Player, RegionId


class OfferFeats(Step):
    """Step 2 of a battle's result: every player who did not bust may reveal a feat (RESULT-7)."""


class OfferFeat(PlayerStep):
    """The player may reveal one feat (QUEST-2)."""


class OfferAnyFeat(PlayerStep):
    """The player may reveal a feat whatever its region and condition (ALLY-C3)."""


class RevealFeat(PlayerStep):
    """The player reveals the feat of a quest."""

    quest: CardId


class AfterFeats(PlayerStep):
    """The trigger for the player's feats fires."""


@rules.do
def offer_feats(game: Game, step: OfferFeats) -> None:
    """Let the players reveal a feat one after another (GAME-2, RESULT-7).

    Conditions count the active chips of this moment, even if a feat moves some.
    """
    battle = the_battle(game)
    battle.rows = {player: game.state.players[player].active for player in battle.participants}
    for player in unbusted(game):
        game.push(OfferFeat(player), AfterFeats(player))


@rules.ask
def offer_feat(position: Position, step: OfferFeat) -> tuple[Decision, ...]:
    """Ask everybody with quests in hand, so that being asked reveals nothing (QUEST-2, GAME-11).

    Those in `battle.feats` have revealed a feat in this battle already, and reveal no second one.
    """
    player, battle = position.state.players[step.player], position.state.battle
    if not player.quests or battle is None or step.player in battle.feats:
        return ()
    return _ask_for_feat(step.player, _feats_met(position, player, battle.region), ASK_FEAT)


@rules.ask
def offer_any_feat(position: Position, step: OfferAnyFeat) -> tuple[Decision, ...]:
    """Offer every quest in hand, in secret (ALLY-C3)."""
    hand = position.state.players[step.player].quests
    return _ask_for_feat(step.player, hand, ASK_ANY_FEAT) if hand else ()


def _ask_for_feat(player: PlayerId, quests: Sequence[CardId], prompt: Text) -> tuple[Decision, ...]:
    """Return the decision to reveal one of the quests or none, in secret."""
    options = [_reveal_option(player, quest) for quest in quests]
    return (Decision(player, prompt, (*options, KEEP_SECRET), private=True, asks_everyone=True),)


ASK_FEAT, ASK_ANY_FEAT = Text("ask-feat"), Text("ask-any_feat")
KEEP_SECRET = Option("keep-secret", (), Text("option-keep-secret"))


@cache
def _reveal_option(player: PlayerId, quest: CardId) -> Option:
    label = text("option-feat", quest=Text(quest))
    return Option(ids.FEAT(quest), (RevealFeat(player, quest),), label, take=ids.CARD(quest))


@rules.do
def reveal_feat(game: Game, step: RevealFeat) -> None:
    """Reveal the quest's feat, which scores at the end of the game (QUEST-2, QUEST-4, ALLY-C4).

    In a battle the player is noted, who is not asked for another feat there.
    """
    player, battle = game.state.players[step.player], game.state.battle
    player.quests = without(player.quests, step.quest)
    player.feats += (step.quest,)
    if battle is not None:
        battle.feats += (step.player,)
    game.emit(FeatRevealed(player=step.player, quest=step.quest))
    hooks.trigger(game, "feat_claimed", [hooks.Occasion(step.player)])


@rules.do
def after_feats(game: Game, step: AfterFeats) -> None:
    """Fire the trigger for the player's feats (ALLY-C3)."""
    hooks.trigger(game, "feats", [hooks.Occasion(step.player)])


def _feats_met(position: Position, player: Player, region: RegionId) -> list[CardId]:
    """Return the quests in hand whose feat is for this region and met (QUEST-2)."""
    quests = position.content.quests
    here = [quest for quest in player.quests if quests[quest].region == region]
    return [q for q in here if holds(position, quests[q].feat, _bound_to_read(player.id, q, region))]


def objective_met(position: Position, player: PlayerId, quest: CardId) -> bool:
    """Tell whether a quest's objective is met in this position (QUEST-3)."""
    return holds(position, position.content.quests[quest].objective, _bound_to_read(player, quest))


def _bound_to_read(player: PlayerId, quest: CardId, region: str = "") -> Bound:
    """Return what a quest's conditions are read for: the player, the quest and the region of a battle.

    Conditions are read for a bound effect, so this is one without an effect.
    """
    return Bound("", player, quest, region)


class ChooseDiscard(PlayerStep):
    """The player chooses a quest in hand to discard."""


class DiscardQuest(PlayerStep):
    """A quest leaves the player's hand."""

    quest: CardId


def draw_quests(game: Game, player: PlayerId, quests: int) -> None:
    """Draw quests into the hand, as many as there are; others see only how many (REWARD-17, REWARD-18)."""
    drawn = sum(_draw_quest(game, player) for _ in range(quests))
    if drawn:
        game.emit(QuestsDrawn(player=player, quests=drawn))


def _draw_quest(game: Game, player: PlayerId) -> bool:
    """Draw a random quest, if need be from the discards; return False when none is left."""
    state = game.state
    if not state.quest_deck:
        state.quest_deck, state.quest_discards = state.quest_discards, ()
    if not state.quest_deck:
        return False
    quest = game.chance.pick("quests", state.quest_deck)
    state.quest_deck = without(state.quest_deck, quest)
    state.players[player].quests += (quest,)
    game.emit(QuestSeen(player=player, quest=quest, audience=(player,)))
    return True


@rules.ask
def choose_discard(position: Position, step: ChooseDiscard) -> tuple[Decision, ...]:
    """Offer the quests in hand, which feats already done have left (REWARD-18)."""
    hand = position.state.players[step.player].quests
    options = tuple([discard_option(position.content, step.player, quest) for quest in hand])
    return (Decision(step.player, Text("ask-discard-quest"), options, private=True),)


@known_of_content()
def discard_option(content: Content, player: PlayerId, quest: CardId) -> Option:
    """Return the option to discard a quest."""
    label = text("option-discard-quest", quest=quest_text(content, quest))
    return Option(ids.DISCARD(quest), (DiscardQuest(player, quest),), label, take=ids.CARD(quest))


@rules.do
def discard_quest(game: Game, step: DiscardQuest) -> None:
    """Move a quest from the hand to the discards, face down (SETUP-13, REWARD-18)."""
    player = game.state.players[step.player]
    player.quests = without(player.quests, step.quest)
    game.state.quest_discards += (step.quest,)
    game.emit(QuestsDiscarded(player=step.player, quests=1))
