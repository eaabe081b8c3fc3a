"""Labels beside the chips of a draw: what came to light, what it costs or brings, and who stops."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeGuard

from msgspec.structs import replace

from wonderland_qt.engine.events import Event, PlayerEvent
from wonderland_qt.engine.players import PlayerId
from wonderland_qt.engine.table.pieces import Piece
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.games.wonderland import events, ids
from wonderland_qt.games.wonderland.content.game_content import Content
from wonderland_qt.games.wonderland.seen.view import TableView
from wonderland_qt.games.wonderland.state import ChipId


class Label(NamedTuple):
    """A label about a chip: the picture of its plate, and its lines of text."""

    art: str
    lines: tuple[Text, ...]


Labels = dict[PlayerId, Label]
RAYS = {"strength": "gold", "madness": "madness", "bust": "bust", "shield": "gold"}
"""The picture of the rays around a chip, by the plate of its label."""

RAYS_ORDER, LABEL_ORDER, LABEL_TEXT_ORDER = 190, 300, 301
"""The order on the stage: rays are behind all pieces of the battle, labels in front."""


def label_of_face(content: Content, chip: ChipId) -> Label:
    """Return the label of a chip that came to light."""
    art = "madness" if chip in content.harmful else "strength"
    return Label(art, (Text(content.chips[chip].face),))


def who_kept_shields(happened: Sequence[Event], before: TableView, content: Content) -> Collection[PlayerId]:
    """Return the players who suffered a chip although their whole shield could have blocked it (BATTLE-6)."""
    harmful_faces = {content.chips[chip].face for chip in content.harmful}
    suffered = {event.player for event in happened if _is_suffered(event, harmful_faces)}
    used_shield = {event.player for event in happened if isinstance(event, events.ShieldTurned)}
    return {player for player in suffered - used_shield if before.players[player].shield}


def who_broke_shields(happened: Sequence[Event]) -> Collection[PlayerId]:
    """Return the players whose shields blocked a chip and broke (BATTLE-6)."""
    return {event.player for event in happened if isinstance(event, events.ShieldTurned) and not event.whole}


def _is_suffered(event: Event, harmful_faces: Collection[str]) -> TypeGuard[PlayerEvent]:
    """Tell whether a harmful chip came onto a madness track or cost a unit."""
    is_unit_lost = isinstance(event, events.UnitLost) and event.cause in harmful_faces
    return is_unit_lost or isinstance(event, events.MadnessPlaced)


def with_signs_of_shields(
    shown: Iterable[Piece], kept: Collection[PlayerId], broken: Collection[PlayerId]
) -> Iterator[Piece]:
    """Yield pieces, of which the signs of shields say whose were kept by choice and whose broke just now.

    A kept shield looks different for this moment; a broken one has its picture from the table already.
    """
    signs_kept, signs_broken = set(map(ids.GUARD, kept)), set(map(ids.GUARD, broken))
    kept_words, broken_words = Text("guarded-kept"), Text("guarded-used")
    for piece in shown:
        if piece.id in signs_kept:
            yield replace(piece, art="kept", text=kept_words, lines=(kept_words,))
        elif piece.id in signs_broken:
            yield replace(piece, text=broken_words, lines=(broken_words,))
        else:
            yield piece


def harm_labels(happened: Sequence[Event], kept: Collection[PlayerId], before: TableView) -> Labels:
    """Return what madness and poison did: a shield held, was kept or broken, units fell, somebody is out.

    `kept` are the players who kept their shields though these could have blocked the chip.
    Rules: BATTLE-3, BATTLE-6, BATTLE-7, BATTLE-8.
    """
    labels: Labels = {}
    for event in happened:
        if isinstance(event, events.MadnessPlaced | events.UnitLost):
            lines = _lines_of_harm(event.player, happened, kept, before)
            labels[event.player] = Label("madness", tuple(lines))
        elif isinstance(event, events.ShieldTurned) and not event.whole:
            labels[event.player] = Label("shield", (Text("beat-shield"),))
    bust = Label("bust", (Text("beat-bust"), Text("beat-last-unit")))
    out = [event.player for event in happened if isinstance(event, events.PlayerBusted)]
    return labels | dict.fromkeys(out, bust)


def _lines_of_harm(
    player: PlayerId, happened: Sequence[Event], kept: Collection[PlayerId], before: TableView
) -> Iterator[Text]:
    """Yield what a chip did to a player who suffered it, and why the shield did not stop it.

    A shield that was broken `before` stopped nothing; the label reminds of that.
    """
    own = [event for event in happened if isinstance(event, PlayerEvent) and event.player == player]
    if any(isinstance(event, events.MadnessPlaced) for event in own):
        yield Text("beat-madness")
    units_lost = sum(isinstance(event, events.UnitLost) for event in own)
    if units_lost:
        yield text("beat-lost", units=units_lost)
    if player in kept:
        yield Text("beat-shield-kept")
    if not before.players[player].shield:
        yield Text("beat-shield-broken")


def gain_labels(gains: dict[PlayerId, int]) -> Labels:
    """Return by player by how much their strength changed."""
    labels: Labels = {}
    for player, gain in gains.items():
        labels[player] = Label("strength", (text("beat-strength", strength=gain),))
    return labels


def stop_labels(stops: Iterable[events.PlayerStopped], strengths: Mapping[PlayerId, int]) -> Labels:
    """Return by player that they draw no more, and with what strength (BATTLE-15)."""
    labels: Labels = {}
    for event in stops:
        must, strength = "yes" if event.must else "no", strengths[event.player]
        labels[event.player] = Label("stop", (text("beat-stops", must=must, strength=strength),))
    return labels


def label_pieces(player: PlayerId, label: Label) -> Iterator[Piece]:
    """Yield the plate of a label and the words on it."""
    art, lines = label
    yield Piece(ids.LABEL(player), "label", art, order=LABEL_ORDER, text=lines[0])
    yield Piece(ids.SAID(player), "said", "said", order=LABEL_TEXT_ORDER, text=lines[0], lines=lines)


def rays(player: PlayerId, label: Label) -> Piece:
    """Return the rays around the chip that a label is about."""
    return Piece(ids.RAYS(player), "rays", RAYS[label.art], order=RAYS_ORDER, text=Text("piece-rays"))
