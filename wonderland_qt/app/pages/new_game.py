"""The page of a new game: who plays, in which seat and role, and with which options."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from wonderland_qt.app.pages.box_button import small_front
from wonderland_qt.app.paper.announcements import announce
from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, paragraph, say, styled, without_margins
from wonderland_qt.app.paper.ribbon import Ribbon
from wonderland_qt.app.paper.scaled_pages import GrowingPage
from wonderland_qt.app.paper.vertical_scroll import VerticalScroll
from wonderland_qt.app.seating.faces import Faces
from wonderland_qt.app.seating.further_choices import FurtherChoices
from wonderland_qt.app.seating.large_button import LargeButton
from wonderland_qt.app.seating.person_switch import Legend
from wonderland_qt.app.seating.portraits import portraits_of
from wonderland_qt.app.seating.seats import Seats
from wonderland_qt.app.settings import Curtain, TableChoices
from wonderland_qt.engine.words.texts import Text, text
from wonderland_qt.models.lobby.boxes import Box
from wonderland_qt.models.lobby.game_lobby import Lobby
from wonderland_qt.models.lobby.invitation import BY_CHANCE, Guest, Invitation, fresh_seed
from wonderland_qt.models.narration.bot_kinds import BotKind

USUAL_BOT = "rule"
USUAL = 3
"""The number of players, unless more people played last."""

PANEL, BOX = 352, 62


class NewGamePage(GrowingPage):
    """Fills in an invitation to a game, and emits `begun` with it."""

    share, lamp = 1.0, True
    begun = Signal(object)
    first_game_wanted = Signal()
    left = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()

    def __init__(self, lobby: Lobby, box: Box, bots: tuple[str, ...], parent: QWidget | None = None) -> None:
        """Offer the seats, the further choices and, if the game has one, a first game."""
        super().__init__(parent)
        self._say, self._box, self._lobby = lobby.words.say, box, lobby
        self._make_seats(lobby.bot_kinds(bots))
        self.further = FurtherChoices(lobby.words, lobby.game_options)
        self._make_buttons()
        self.mistake, self.legend = styled(paragraph(""), "mistake"), Legend(lobby.words)
        self.ribbon, self._panel, self._front = Ribbon(), Panel(), QLabel()
        self._lay_out()
        self.first_game.setVisible(lobby.has_first_game)
        self._connect()
        self.grow()

    def _make_seats(self, kinds: Sequence[BotKind]) -> None:
        """Make the table with the seats; without the usual bot, the last kind is the usual one."""
        self._bots = tuple(kind.kind for kind in kinds)
        self._usual_bot = USUAL_BOT if USUAL_BOT in self._bots else self._bots[-1]
        lobby = self._lobby
        sizes, portraits = lobby.ruleset.seating.sizes, portraits_of(lobby.cast, lobby.art)
        self.seats = Seats(
            lobby.words,
            lobby.roster,
            sizes,
            portraits,
            bots=kinds,
            usual_bot=self._usual_bot,
            faces=Faces(lobby.art),
        )

    def _make_buttons(self) -> None:
        """Make the buttons that begin a game: the first one, a quick one, or the one that is chosen."""
        say = self._say
        self.first_game = LargeButton(say(Text("new-first-game")), say(Text("new-first-game-about")))
        self.quick = LargeButton(say(Text("new-quick")), say(Text("new-quick-about")))
        self.begin = KeyButton(say(Text("new-begin")), "", self._begin, kind="begin", cap="Enter")

    def open(self, names: tuple[str, ...], last: TableChoices, curtain: Curtain = "automatic") -> None:
        """Restore the players and choices of the last game, or seat these people and bots."""
        self.further.prefer(self._lobby.options, last, curtain)
        self.seats.seat(self._last_guests(last) or self._default_guests(names))
        self.ribbon.tell(self._say(Text("new-ribbon")), self._say(Text(self._hint_key())))
        self.focus()

    def focus(self) -> None:
        """Give the keyboard to the button that begins the game."""
        self.begin.setFocus()

    def set_tempo(self, tempo: float) -> None:
        """Set the duration of animations, as a factor of the usual; 0 shows none."""
        self.seats.set_tempo(tempo)
        self.further.set_tempo(tempo)

    def grow(self) -> None:
        """Scale the table, the shelf and the panel to the size of the page."""
        self.seats.grow(self.grown)
        self.ribbon.grow(self.grown)
        self._panel.setFixedWidth(self.length(PANEL))
        side, above = self.length(18), self.length(14)
        self._panel.sheet.setContentsMargins(side, above, side, above)
        self._panel.sheet.setSpacing(self.length(9))
        for large in (self.first_game, self.quick):
            large.grow(self.grown)
        self.legend.grow(self.grown)
        self.further.grow(self.grown)
        self._front.setPixmap(small_front(self._box, self.length(BOX), self.devicePixelRatioF()))

    def invitation(self) -> Invitation:
        """Return the chosen players, seed, first player and options."""
        guests = tuple(
            self._with_shown_name(seat, guest) for seat, guest in enumerate(self.seats.plan.guests)
        )
        further = self.further
        return Invitation(guests, further.chosen_seed(), further.begins(), further.chosen_options())

    def quick_invitation(self) -> Invitation:
        """Return an invitation of the same guests with random roles and the usual options."""
        guests = tuple(guest.playing(BY_CHANCE) for guest in self.invitation().guests)
        return Invitation(guests, fresh_seed(), options=tuple(self._lobby.options.items()))

    def choices(self) -> TableChoices:
        """Return the choices to restore next time."""
        return TableChoices(dict(self.further.chosen_options()), self.seats.plan.guests)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Begin with Enter unless another widget uses it."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.begin.isEnabled():
            self._begin()
        else:
            super().keyPressEvent(event)

    def _begin(self) -> None:
        self.begun.emit(self.invitation())

    def _begin_quickly(self) -> None:
        self.begun.emit(self.quick_invitation())

    def _last_guests(self, last: TableChoices) -> tuple[Guest, ...]:
        """Return the guests of the last game; roles and bots that no longer exist are replaced.

        Return () if so many cannot play the game.
        """
        newcomers = self._usual_bots(len(last.guests))
        guests = tuple(map(self._valid_guest, last.guests, newcomers))
        return guests if len(guests) in self._lobby.ruleset.seating.sizes else ()

    def _valid_guest(self, guest: Guest, newcomer: str) -> Guest:
        """Replace a guest's role by a random one if it no longer exists, and an unknown bot by `newcomer`."""
        if guest.bot and guest.bot not in self._bots:
            guest = msgspec.structs.replace(guest, bot=newcomer)
        return guest if guest.role in self._lobby.roster else guest.playing(BY_CHANCE)

    def _default_guests(self, names: tuple[str, ...]) -> tuple[Guest, ...]:
        """Return these people, or one, and enough bots, with the first roles of the game."""
        sizes = self._lobby.ruleset.seating.sizes
        people = [Guest(name) for name in names[: max(sizes)] or ("",)]
        wanted = max(len(people), USUAL)
        count = min((size for size in sizes if size >= wanted), default=max(sizes))
        bots = [Guest("", bot) for bot in self._usual_bots(count - len(people))]
        guests = [*people, *bots]
        return tuple(guest.playing(role) for guest, role in zip(guests, self._lobby.roster, strict=False))

    def _usual_bots(self, count: int) -> Sequence[str]:
        """Return `count` kinds of bots: all in turn from the last, the strongest, to the first.

        If you usually play against another kind than the strongest, only that one, since you prefer it.
        """
        if self._usual_bot != self._bots[-1]:
            return (self._usual_bot,) * count
        return tuple(self._bots[-1 - place % len(self._bots)] for place in range(count))

    def _with_shown_name(self, seat: int, guest: Guest) -> Guest:
        """Return a guest with the name shown at the chair; a bot without a name gets none."""
        if guest.name or guest.bot:
            return guest
        return msgspec.structs.replace(guest, name=self._say(text("new-person-name", number=seat + 1)))

    def _refresh(self) -> None:
        """Update the choice of the first player; a mistake in the seating is shown and prevents the start."""
        nameless = self._say(Text("new-bot-nameless"))
        self.further.offer_first_players([guest.name or nameless for guest in self.invitation().guests])
        mistake = self.seats.plan.mistake
        say(self.mistake, self._say(mistake) if mistake is not None else "")
        self.mistake.setVisible(mistake is not None)
        for starting in (self.begin, self.quick):
            starting.setEnabled(mistake is None)

    def _hint_key(self) -> str:
        """Return the key of the words that say how to seat roles, with or without a shelf of them."""
        return "new-ribbon-how" if self.seats.has_shelf else "new-ribbon-how-without-shelf"

    def _show_announcement(self, line: str) -> None:
        """Say in the ribbon, and to screen readers, what was done to the seats."""
        self.ribbon.tell(self._say(Text("new-ribbon")), line)
        announce(self, line)

    def _connect(self) -> None:
        """Check the invitation whenever a seat changes; the legend makes room for the further choices."""
        self.seats.changed.connect(self._refresh)
        self.seats.announced.connect(self._show_announcement)
        self.first_game.clicked.connect(self.first_game_wanted)
        self.quick.clicked.connect(self._begin_quickly)
        self.further.unrolled.connect(self.legend.setHidden)

    def _lay_out(self) -> None:
        """Lay out the seats beside a panel with the box, the quick starts, the choices and the beginning."""
        page, row = without_margins(QVBoxLayout(self), 0), QHBoxLayout()
        row.setContentsMargins(0, 8, 10, 8)
        row.setSpacing(0)
        row.addWidget(self.seats, 1)
        row.addWidget(self._panel)
        page.addLayout(row, 1)
        page.addWidget(self.ribbon)
        sheet = self._panel.sheet
        sheet.addLayout(self._box_and_title())
        sheet.addWidget(self.first_game)
        sheet.addWidget(self.quick)
        sheet.addWidget(self.further.button)
        sheet.addWidget(self.legend)
        sheet.addWidget(VerticalScroll(self.further), 1)
        sheet.addWidget(self.mistake)
        sheet.addWidget(self.begin)
        self._add_ribbon_buttons()

    def _box_and_title(self) -> QHBoxLayout:
        """Return the small picture of the box beside the title, its figures, and the packs in use, if any."""
        head, lines = QHBoxLayout(), QVBoxLayout()
        title = styled(paragraph(self._box.title), "box-title")
        figures = text("box-figures", players=self._box.players, minutes=self._box.minutes)
        lines.addWidget(title)
        lines.addWidget(paragraph(self._say(figures), "bold"))
        if self._lobby.packs:
            packs = ", ".join(pack.name for pack in self._lobby.packs)
            lines.addWidget(paragraph(self._say(text("new-packs", packs=packs)), "hint"))
        lines.addStretch()
        head.addWidget(self._front)
        head.addLayout(lines, 1)
        return head

    def _add_ribbon_buttons(self) -> None:
        self.back = KeyButton(self._say(Text("new-back")), "Esc", self.left)
        self.rules = KeyButton(self._say(Text("start-rules")), "F1", self.rules_wanted)
        self.settings = KeyButton(self._say(Text("start-settings")), "F10", self.settings_wanted)
        self.ribbon.add(self.rules, self.settings, self.back)
