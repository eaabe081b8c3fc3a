"""The language of the window: chosen in the preferences, or the system's, and Qt's own words in it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from wonderland_qt import paths
from wonderland_qt.engine.words.localization import REFERENCE

QT_WORDS = "words of Qt"


def spoken() -> list[str]:
    """Return the languages that the game speaks."""
    return paths.languages()


def language_for(preferred: str) -> str:
    """Return the preferred language or the system's (""), or English when the game does not speak it."""
    known = spoken()
    wanted = (preferred, QLocale.system().name()[:2])
    return next((language for language in wanted if language in known), REFERENCE)


def speak_qt(language: str) -> None:
    """Let the dialogs and menus of Qt's application speak a language, and no other that they spoke before."""
    application = QCoreApplication.instance()
    assert application is not None
    for before in application.findChildren(QTranslator, QT_WORDS):
        application.removeTranslator(before)
        before.deleteLater()
    translator = QTranslator(application)
    translator.setObjectName(QT_WORDS)
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if translator.load(QLocale(language), "qtbase", "_", folder):
        application.installTranslator(translator)
