"""Where the frozen program begins: the command line."""

import multiprocessing
import os
import sys

from wonderland_qt.cli import main


def leave_libraries_to_others() -> None:
    """Let programs that this one starts find the system's libraries, not those in the frozen folder."""
    kept = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    os.environ.pop("LD_LIBRARY_PATH", None)
    if kept is not None:
        os.environ["LD_LIBRARY_PATH"] = kept


if __name__ == "__main__":
    multiprocessing.freeze_support()  # the processes of `simulate` are this very file, started again
    leave_libraries_to_others()
    sys.exit(main())
