"""`make reference`: write the pages of reference."""

from tests.reference.content_map import PAGE, content_map
from tests.reference.module_table import MODULES, module_page
from tests.reference.verb_pages import page_of_words, verb_page
from wonderland_qt.engine.installed_games import GAMES

if __name__ == "__main__":
    MODULES.parent.mkdir(exist_ok=True)
    MODULES.write_text(module_page(), encoding="utf-8")
    for game in GAMES:
        if text := verb_page(game):
            page_of_words(game).write_text(text, encoding="utf-8")
    PAGE.write_text(content_map(), encoding="utf-8")
