"""Where the frozen program begins: the command line, and without a command the game."""

import multiprocessing
import sys

from wonderland_qt.cli import main

if __name__ == "__main__":
    multiprocessing.freeze_support()  # the processes of `simulate` are this very file, started anew
    sys.exit(main(sys.argv[1:] or ["play"]))
