"""A player's memory in Wonderland's War: the quests that they drew and discarded (SETUP-13, REWARD-18).

Nothing else needs to be remembered: bags are public, and the hands of others are unknown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from wonderland_qt.components.dealing.hidden_places import KnownCards
from wonderland_qt.components.phases import PhaseBegun
from wonderland_qt.engine.events import Event
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.events import QuestsDiscarded, QuestsDrawn, QuestSeen
from wonderland_qt.games.wonderland.rules import Game, Position
from wonderland_qt.games.wonderland.seen.zones import ZONES
from wonderland_qt.games.wonderland.state import CardId, Player, State


@dataclass(frozen=True, slots=True)
class SeenQuest:
    """A quest that the player drew, and what happened since the player first discarded any.

    A quest rejected in the setup goes back into the deck at once, another one waits among the `discards` of
    all until they are the deck. `drawn` tells how many others drew since then: one of these may be it.
    """

    quest: CardId
    parted: bool = False
    in_setup: bool = False
    discards: int = 0
    drawn: Mapping[PlayerId, int] = field(default_factory=dict)

    def after_discards(self, quests: int, own: bool, in_setup: bool) -> SeenQuest:
        """Return what is known of the quest after somebody has discarded this many quests.

        From the player's `own` first discard on, this quest may be among the discards (`parted`), and all
        later discards are counted.
        """
        if self.parted:
            return replace(self, discards=self.discards + quests)
        return replace(self, parted=True, in_setup=in_setup, discards=quests) if own else self

    def after_draws(self, player: PlayerId, quests: int) -> SeenQuest:
        """Return what is known of the quest after another player has drawn quests."""
        if not self.parted:
            return self
        return replace(self, drawn={**self.drawn, player: self.drawn.get(player, 0) + quests})

    def lies_discarded(self, state: State[Any]) -> bool:
        """Tell whether the quest must be among the discards, as they have not become the deck since."""
        return not self.in_setup and len(state.quest_discards) >= self.discards


@dataclass(frozen=True, slots=True)
class QuestsRemembered:
    """A player's memory: the quests that they have drawn; those not in hand or revealed were discarded."""

    viewer: PlayerId
    seen: tuple[SeenQuest, ...] = ()
    in_setup: bool = True

    @classmethod
    def before(cls, _content: Content, player: PlayerId) -> QuestsRemembered:
        """Return the memory of a player before the game."""
        return cls(player)

    def after(self, event: Event) -> QuestsRemembered:
        """Return the memory after an event that the player hears."""
        match event:
            case QuestSeen(player=self.viewer, quest=quest):
                others = [seen for seen in self.seen if seen.quest != quest]
                return replace(self, seen=(*others, SeenQuest(quest)))
            case QuestsDiscarded(player=player, quests=quests):
                own, in_setup = player == self.viewer, self.in_setup
                return self._with_each_quest(lambda seen: seen.after_discards(quests, own, in_setup))
            case QuestsDrawn(player=player, quests=quests) if player != self.viewer:
                return self._with_each_quest(lambda seen: seen.after_draws(player, quests))
            case PhaseBegun():
                return replace(self, in_setup=False) if self.in_setup else self
            case _:
                return self

    def agrees(self, position: Position) -> bool:
        """Tell whether a position agrees with this memory of discarded quests.

        Those that surely lie discarded must do so there, and other players may hold only as many of the
        quests laid aside as they drew since.
        """
        state, laid_aside = position.state, self._laid_aside(position.state)
        sure = [seen.quest for seen in laid_aside if seen.lies_discarded(state)]
        are_discarded = all(quest in state.quest_discards for quest in sure)
        return are_discarded and all(_can_hold(player, laid_aside) for player in self._other_players(state))

    def determinise(self, game: Game) -> Callable[[int], Game]:
        """Return a function that deals, from a seed, a game that the player cannot tell from the real one.

        Of the quests that this player laid aside, those that surely lie discarded stay so; the others go
        where they can lie, those with the fewest such places first, so that none is left without a place.
        """
        state, laid_aside = game.state, self._laid_aside(game.state)
        sure = frozenset([seen.quest for seen in laid_aside if seen.lies_discarded(state)])
        unsure = [seen for seen in laid_aside if seen.quest not in sure]
        places = {seen.quest: self._possible_places(seen, state, sure) for seen in unsure}
        fewest_first = sorted(places, key=lambda quest: len(places[quest]))
        narrow_first = {quest: places[quest] for quest in fewest_first}
        return ZONES.dealt_knowing(game, self.viewer, KnownCards(sure, within=narrow_first))

    def _with_each_quest(self, change: Callable[[SeenQuest], SeenQuest]) -> QuestsRemembered:
        """Return the memory with each quest changed by the function."""
        return replace(self, seen=tuple(map(change, self.seen)))

    def _other_players(self, state: State[Any]) -> Iterator[Player]:
        """Return all players except the one who remembers."""
        return (player for name, player in state.players.items() if name != self.viewer)

    def _laid_aside(self, state: State[Any]) -> Sequence[SeenQuest]:
        """Return the quests that the viewer discarded and that are hidden now."""
        if not self.seen:
            return ()
        hidden = ZONES.hidden_cards(state, self.viewer)
        return [seen for seen in self.seen if seen.parted and seen.quest in hidden]

    def _possible_places(self, seen: SeenQuest, state: State[Any], sure: frozenset[CardId]) -> list[CardId]:
        """Return the hidden quests whose places this one may have: deck, discards, quests drawn since."""
        places = list(state.quest_deck + state.quest_discards)
        for player in self._other_players(state):
            drawn = min(seen.drawn.get(player.id, 0), len(player.quests))
            places += player.quests[len(player.quests) - drawn :]
        return [quest for quest in places if quest not in sure]


def _can_hold(player: Player, laid_aside: Sequence[SeenQuest]) -> bool:
    """Tell whether a player can have drawn all the discarded quests that they hold.

    So they must have drawn since each was discarded, and in all at least as many as there are of these.
    """
    draws_since = [seen.drawn.get(player.id, 0) for seen in laid_aside if seen.quest in player.quests]
    return not draws_since or (min(draws_since) > 0 and len(draws_since) <= max(draws_since))
