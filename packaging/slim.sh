#!/usr/bin/env bash
# Makes a frozen program smaller: slim.sh FOLDER. Qt and PySide6 stay as they came.
set -euo pipefail

app=${1:?usage: slim.sh FOLDER}
tools=$(dirname "$0")

"$tools/../.venv/bin/python" "$tools/icu_data.py" "$app"
# Schemas are laid out to be compared; an editor reads them without a blank.
find "$app" -path '*/content/schema/*.json' -print0 | xargs -0 -r "$tools/../.venv/bin/python" -c '
import json, pathlib, sys
for file in map(pathlib.Path, sys.argv[1:]):
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")), ensure_ascii=False, separators=(",", ":")), "utf-8")'
command -v strip >/dev/null || { echo "package: libraries stay unstripped; strip is in binutils"; exit 0; }
find "$app" -name '*.so*' -type f \
  \( -not -path '*/PySide6/*' -not -path '*/shiboken6/*' -o -name 'libicu*' \) -print0 |
  xargs -0 strip --strip-unneeded
