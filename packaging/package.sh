#!/usr/bin/env bash
# Freezes the program into dist/wonderland-qt, a folder that needs no Python, and shows that it works.
set -euo pipefail
cd "$(dirname "$0")/.."

app=dist/wonderland-qt

[ -x .venv/bin/pyinstaller ] ||
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[package]'

echo "package: freezing, about a minute"
PYTHONPATH=packaging .venv/bin/pyinstaller --noconfirm --log-level ERROR \
  --distpath dist --workpath build/pyinstaller packaging/wonderland-qt.spec
if command -v strip >/dev/null; then strip --strip-debug "$app"/_internal/libpython*.so.*; fi
.venv/bin/python packaging/frozen_licences.py "$app"
bash packaging/check_frozen.sh "$app"
