"""Pictures of sounds, for who cannot listen: the wave of each, and below it which tones there are when."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPolygonF

from sounds.synthesis import RATE

WIDTH, HEIGHT, COLUMNS, GAP = 300, 190, 8, 16
WAVE_HEIGHT, WINDOW, HOP = 60, 1024, 256
QUIETEST = -70.0
INK, PAPER = QColor("#2b2118"), QColor("#fdf6e6")


def draw(sounds: Mapping[str, Sequence[float]], path: Path) -> None:
    """Draw the sounds side by side."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication(["sounds"])
    rows = -(-len(sounds) // COLUMNS)
    sheet = QImage(COLUMNS * (WIDTH + GAP), rows * (HEIGHT + GAP), QImage.Format.Format_RGB32)
    sheet.fill(PAPER)
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (name, sound) in enumerate(sounds.items()):
        painter.save()
        painter.translate(number % COLUMNS * (WIDTH + GAP), number // COLUMNS * (HEIGHT + GAP))
        _draw_wave(painter, sound)
        painter.drawImage(0, WAVE_HEIGHT, _spectrogram(sound).scaled(WIDTH, HEIGHT - WAVE_HEIGHT))
        painter.drawText(QPointF(4, 14), f"{name}, {len(sound) / RATE:.2f} s")
        painter.restore()
    painter.end()
    path.parent.mkdir(exist_ok=True)
    sheet.save(str(path))
    application.quit()


def _draw_wave(painter: QPainter, sound: Sequence[float]) -> None:
    painter.setPen(INK)
    middle = WAVE_HEIGHT / 2
    points = [
        QPointF(WIDTH * number / len(sound), middle - middle * sample) for number, sample in enumerate(sound)
    ]
    painter.drawPolyline(QPolygonF(points))


def _spectrogram(sound: Sequence[float]) -> QImage:
    """Return which tones there are when: high above low, loud dark, silence pale."""
    starts = range(0, max(len(sound) - WINDOW, 1), HOP)
    image = QImage(len(starts), WINDOW // 2, QImage.Format.Format_Grayscale8)
    for column, start in enumerate(starts):
        for row, level in enumerate(_levels(sound[start : start + WINDOW])):
            shade = round(255 * min(max(level / QUIETEST, 0.0), 1.0))
            image.setPixelColor(column, WINDOW // 2 - 1 - row, QColor(shade, shade, shade))
    return image


def _levels(stretch: Sequence[float]) -> Sequence[float]:
    """Return how loud each tone of a stretch is, in decibels below full."""
    padded = numpy.zeros(WINDOW)
    padded[: len(stretch)] = stretch
    tones = numpy.fft.rfft(padded * numpy.hanning(WINDOW))[: WINDOW // 2]
    levels: list[float] = (20 * numpy.log10(numpy.abs(tones) * 4 / WINDOW + 1e-9)).tolist()
    return levels
