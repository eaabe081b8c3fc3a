"""A card of the analysis: a moment that decided, what was done and what was better, with a key."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel

from wonderland_qt.app.paper.key_button import KeyButton
from wonderland_qt.app.paper.panels import Panel, caption, paragraph, styled
from wonderland_qt.models.saved.analysis_words import ToldMoment
from wonderland_qt.scene.pictures.emblems import Emblem, picture

EMBLEM = 22


class MomentCard(Panel):
    """`wanted` tells that the table is to be laid there, or the moment to be looked at."""

    wanted = Signal()

    def __init__(self, moment: ToldMoment, number: int, emblem: Emblem) -> None:
        super().__init__()
        self.moment, self.number = moment, number
        head, badge = QHBoxLayout(), QLabel()
        badge.setPixmap(picture(emblem, EMBLEM))
        head.addWidget(badge)
        head.addWidget(styled(caption(f"{number}  {moment.name}"), "bold"), 1)
        head.addWidget(styled(caption(moment.change), "figures"))
        self.sheet.addLayout(head)
        self.sheet.addWidget(paragraph(moment.when, "hint"))
        self.sheet.addWidget(paragraph(moment.done, "bold"))
        self.sheet.addWidget(paragraph(moment.better, "hint"))
        self.sheet.addStretch(1)
        self.button = KeyButton(moment.act, str(number), self.wanted)
        self.button.setAccessibleDescription(moment.whole)
        self.sheet.addWidget(self.button)
