"""The command line, run as `python -m wonderland_qt.cli`."""

import sys

from wonderland_qt.cli import main

sys.exit(main())
