"""Whose view the shared screen shows, and when the curtain falls."""

import pytest

from wonderland_qt.engine.decisions import Decision, Option
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.words.texts import Text
from wonderland_qt.models.table.screen import Curtain, Moment, Screen

ANN, BEN = PlayerId("ann"), PlayerId("ben")
OPTIONS = (Option("a", (), Text("a")), Option("b", (), Text("b")))


def asked(*players: PlayerId, private: bool = False) -> tuple[Decision, ...]:
    return tuple(Decision(player, Text("what"), OPTIONS, private) for player in players)


def moment(
    decisions: tuple[Decision, ...],
    *,
    ready: tuple[PlayerId, ...] = (),
    ending: PlayerId | None = None,
    persons: tuple[PlayerId, ...] = (ANN, BEN),
) -> Moment:
    waiting = tuple(d.player for d in decisions if d.player not in ready)
    return Moment(persons, decisions, waiting, ending)


def updated(screen: Screen, now: Moment) -> tuple[PlayerId | None, PlayerId | None, PlayerId | None]:
    """Whose view is shown, who acts, and for whom the curtain is down."""
    screen.update(now)
    return screen.viewer, screen.acting, screen.covered_for


def test_one_person_among_bots_sees_their_own_view_and_no_curtain() -> None:
    alone = moment(asked(ANN, private=True), persons=(ANN,))
    assert updated(Screen("on"), alone) == (ANN, ANN, None)


def test_bots_alone_are_watched_from_the_public_side() -> None:
    assert updated(Screen(), moment(asked(ANN), persons=())) == (None, None, None)


def test_several_persons_share_the_public_view() -> None:
    assert updated(Screen(), moment(asked(ANN))) == (None, ANN, None)


def test_a_secret_is_shown_only_behind_the_curtain() -> None:
    screen, secret = Screen(), moment(asked(ANN, private=True))
    assert updated(screen, secret) == (None, ANN, ANN)
    screen.lift()
    assert updated(screen, secret) == (ANN, ANN, None)


def test_the_next_person_s_secret_brings_the_curtain_back() -> None:
    screen, both = Screen(), asked(ANN, BEN, private=True)
    screen.update(moment(both))
    screen.lift()
    screen.answered()
    assert updated(screen, moment(both, ready=(ANN,))) == (None, BEN, BEN)


def test_the_public_view_returns_as_soon_as_the_secret_is_dealt_with() -> None:
    screen = Screen()
    screen.update(moment(asked(ANN, private=True)))
    screen.lift()
    screen.answered()
    assert updated(screen, moment(asked(BEN))) == (None, BEN, None)


def test_a_sealed_answer_can_be_changed_while_others_are_waited_for() -> None:
    screen, now = Screen(), moment(asked(ANN, BEN), ready=(ANN,))
    assert updated(screen, now) == (None, BEN, None)
    screen.turn_to(ANN)
    assert updated(screen, now) == (None, ANN, None)


@pytest.mark.parametrize(("curtain", "covered"), [("automatic", None), ("on", BEN), ("off", None)])
def test_only_when_it_is_on_the_curtain_falls_without_a_secret(
    curtain: Curtain, covered: PlayerId | None
) -> None:
    assert updated(Screen(curtain), moment(asked(BEN))) == (None, BEN, covered)


def test_when_it_is_off_secrets_are_shown_at_once() -> None:
    assert updated(Screen("off"), moment(asked(BEN, private=True))) == (BEN, BEN, None)


def test_who_peeks_sees_their_own_secrets_until_they_look_away() -> None:
    screen = Screen()
    screen.peek(BEN)
    assert updated(screen, moment(asked(ANN))) == (None, ANN, BEN)
    screen.lift()
    assert updated(screen, moment(asked(ANN))) == (BEN, ANN, None)
    screen.look_away()
    assert updated(screen, moment(asked(ANN))) == (None, ANN, None)


def test_who_is_left_alone_passes_the_curtain_once() -> None:
    screen = Screen()
    screen.update(moment(asked(ANN)))
    alone = moment(asked(BEN), persons=(BEN,))
    assert updated(screen, alone) == (None, BEN, BEN)
    screen.lift()
    assert updated(screen, alone) == (BEN, BEN, None)
