"""The shared screen: which person acts at it, whose private view it shows, and when it is covered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wonderland_qt.engine.decisions import Decision
from wonderland_qt.engine.players import PlayerId

Curtain = Literal["automatic", "on", "off"]


@dataclass(frozen=True, slots=True)
class Moment:
    """The current questions of a session, from the persons' point of view.

    With `at_once` all asked persons answer simultaneously. With `behind_screens` the acting person sees what
    is behind their own screen until the turn ends.
    """

    persons: tuple[PlayerId, ...]
    decisions: tuple[Decision, ...]
    waiting: tuple[PlayerId, ...]
    turn_to_end: PlayerId | None
    at_once: bool = False
    behind_screens: bool = False

    def decision_of(self, player: PlayerId | None) -> Decision | None:
        """Return the player's decision, or None."""
        return next((decision for decision in self.decisions if decision.player == player), None)

    def shows_secrets(self, player: PlayerId | None) -> bool:
        """Tell whether a player sees private information while acting.

        It is behind the player's own screen, or belongs to a private decision.
        """
        if player is None:
            return False
        decision = self.decision_of(player)
        return self.behind_screens or (decision is not None and decision.private)

    @property
    def asked(self) -> tuple[PlayerId, ...]:
        """Return the persons who are asked, including those who have answered."""
        asked = (decision.player for decision in self.decisions)
        return tuple(player for player in asked if player in self.persons)


class Screen:
    """Decides whose view is shown: with several persons the public one, except behind a lifted curtain.

    `acting` is the person who answers now, `covered_for` the one for whom the curtain is down, and `peeking`
    one who looks at private information without being asked. With several persons, one of them becomes the
    `viewer` only when the curtain is lifted. While `beats_are_shown` no one acts.
    """

    def __init__(self, curtain: Curtain = "automatic") -> None:
        """Begin with the public view, no one acting, and no person for whom the curtain was lifted.

        `_was_shared` remembers that there were several persons: the last of them does not see the view of
        another one who leaves, without a curtain in between. `_lifted_for` is the one for whom it was lifted
        last; for them it need not be again until another one acts.
        """
        self.curtain = curtain
        self.viewer: PlayerId | None = None
        self.acting: PlayerId | None = None
        self.covered_for: PlayerId | None = None
        self.peeking: PlayerId | None = None
        self.beats_are_shown = False
        self._lifted_for: PlayerId | None = None
        self._was_shared = False

    def update(self, moment: Moment) -> None:
        """Update who acts and whether the screen is covered, after any change."""
        self.acting = self._next_to_act(moment)
        if len(moment.persons) == 1:
            self._update_alone(moment.persons[0])
        elif self.peeking is None:
            self._was_shared = True
            self._update_among_many(moment)

    def answered(self) -> None:
        """End the acting person's turn at the screen after an answer."""
        self.acting = self.peeking = None

    def turn_to(self, player: PlayerId) -> None:
        """Let another person act, to answer or to change an answer."""
        self.acting = player

    def peek(self, player: PlayerId) -> None:
        """Cover the screen for a person who looks at private information, unless the curtain is off."""
        self.peeking, self.viewer = player, None
        self.covered_for = player
        if self.curtain == "off":
            self.lift()

    def look_away(self) -> None:
        """End the peeking and show the public view."""
        self.peeking = self.viewer = self.covered_for = None

    def lift(self, *, private: bool = True) -> None:
        """Lift the curtain for the waiting person, and show their `private` view or the public one."""
        self._lifted_for = self.covered_for
        self.viewer = self.covered_for if private else None
        self.covered_for = None

    def _next_to_act(self, moment: Moment) -> PlayerId | None:
        """Return the person who ends a turn, still acts, or is asked next; None if all answer at once."""
        if moment.turn_to_end is not None:
            return moment.turn_to_end
        if moment.at_once:
            return None
        if self.acting in moment.asked:
            return self.acting
        return next((player for player in moment.asked if player in moment.waiting), None)

    def _update_alone(self, person: PlayerId) -> None:
        """Show the only person's view, but cover it first if others shared the screen before."""
        self.peeking = self.covered_for = None
        if self._was_shared and self.viewer != person and self.curtain != "off":
            self.viewer, self.covered_for = None, person
        else:
            self.viewer = person

    def _update_among_many(self, moment: Moment) -> None:
        """Hide a private view that is over, and cover the screen before the next one if needed."""
        sees_secrets = moment.shows_secrets(self.acting)
        self.covered_for = None
        if not sees_secrets or self.viewer != self.acting:
            self.viewer = None
        if self._must_cover(sees_secrets):
            self.covered_for = self.acting
        elif sees_secrets and self.curtain == "off":
            self.viewer = self.acting

    def _must_cover(self, sees_secrets: bool) -> bool:
        """Tell whether the curtain comes down: before a secret view, or if it is "on", before each person.

        It stays up for the person whose view is shown already, or for whom it was lifted last.
        """
        if self.acting is None or self.curtain == "off":
            return False
        if sees_secrets:
            return self.viewer != self.acting
        return self.curtain == "on" and self._lifted_for != self.acting
