"""Write all golden files anew: `make golden`, then read the diff."""

from tests.games.wonderland.golden.files import FOLDER, contents


def main() -> None:
    """Write every file."""
    for name, told in contents().items():
        (FOLDER / name).write_text(told(), encoding="utf-8")


main()
