"""The language of the window, from the preferences or the system, and of Qt's own dialogs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from wonderland_qt import paths
from wonderland_qt.engine.words.localization import REFERENCE

QT_WORDS = "words of Qt"


def language_for(preferred: str) -> str:
    """Return the first language that has a translation: the preferred one, the system's, or English."""
    translated = paths.languages()
    wanted = (preferred, QLocale.system().name()[:2])
    return next((language for language in wanted if language in translated), REFERENCE)


def speak_qt(language: str) -> None:
    """Set the language of Qt's own dialogs and menus, replacing an earlier one; English if Qt lacks it."""
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
