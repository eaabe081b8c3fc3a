#!/usr/bin/env bash
# Installs the wheel into a virtual environment of its own, and its menu entry into a home of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

away=$(mktemp -d)
trap 'rm -rf "$away"' EXIT

python3 -m venv "$away/venv"
# What the wheel needs is in .venv already: only the wheel itself is installed anew.
"$away/venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps dist/wonderland_qt-*.whl
packages=$(.venv/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')

installed() {
  (cd "$away" && env HOME="$away/home" XDG_DATA_HOME="$away/home/share" WONDERLAND_QT_HOME="$away/home/game" \
    PYTHONPATH="$packages" QT_QPA_PLATFORM=offscreen PATH="$away/venv/bin:$PATH" wonderland-qt "$@")
}

fail() {
  echo "package: $*" >&2
  exit 1
}

installed validate
installed integrate
grep -q "^Exec=.*$away/venv/bin/wonderland-qt.* play %f$" "$away/home/share/applications/wonderland-qt.desktop" ||
  fail "the menu entry of the wheel does not run it"
installed integrate --remove
left=$(find "$away/home/share" -type f)
[ -z "$left" ] || fail "the menu entry of the wheel leaves $left"
