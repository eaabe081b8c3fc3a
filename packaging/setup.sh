#!/usr/bin/env bash
# Makes .venv with what is wanted: setup.sh play | test | package | sounds. As root it installs the Debian packages too;
# otherwise it names all that are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=${1:?usage: setup.sh play | test | package | sounds}
case $wanted in
  play | test | package | sounds) ;;
  *) echo "setup: '$wanted' is none of play, test, package and sounds" >&2; exit 2 ;;
esac

fail() {
  echo "setup: $*" >&2
  exit 1
}

check_python() {
  command -v python3 >/dev/null || fail "python3 is not here; Python 3.11 or newer is needed"
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed; python3 is $(python3 --version 2>&1 | cut -d' ' -f2)"
}

has_display() {
  [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]
}

wanted_packages() {
  cat packaging/debian/play.txt
  has_display || [ "$wanted" != play ] || cat packaging/debian/screen.txt
  [ "$wanted" != test ] || cat packaging/debian/screen.txt
  if [ "$wanted" = package ]; then
    cat packaging/debian/screen.txt packaging/debian/package.txt
    # Debian's Python does not bring the library that a frozen program starts it from.
    python3 -c 'import sys; print("libpython%d.%d" % sys.version_info[:2] if sys.base_prefix == "/usr" else "")'
  fi
}

is_installed() {
  dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q 'ok installed'
}

missing_packages() {
  local package
  for package in $(wanted_packages); do
    is_installed "$package" || is_installed "${package}t64" || echo "$package"
  done
}

install_packages() {
  command -v dpkg-query >/dev/null || { echo "setup: not Debian; the libraries Qt needs are up to you"; return; }
  local missing
  mapfile -t missing < <(missing_packages)
  [ "${#missing[@]}" -gt 0 ] || return 0
  if [ "$(id -u)" -eq 0 ]; then
    echo "setup: installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  else
    echo "setup: these Debian packages are missing:"
    echo "  sudo apt-get install ${missing[*]}"
    [ "$wanted" != package ] || fail "install them, then try again"
  fi
}

# PySide6 has no smaller package; a fifth of it serves QML and developers alone. Babel's other languages are 30 MB.
slim_down() {
  local pyside
  pyside=$(.venv/bin/python -c 'import PySide6; print(PySide6.__path__[0])')
  find "$pyside/../babel/locale-data" -name '*.dat' ! -name root.dat ! -name en.dat ! -name pl.dat ! -name uk.dat -delete
  (cd "$pyside" && rm -rf Qt/qml Qt/metatypes Qt/libexec assistant designer linguist lrelease lupdate qmlformat qmllint qmlls svgtoqml)
}

check_python
install_packages
bash packaging/make_venv.sh "$wanted"
if [ "$wanted" = play ]; then
  slim_down
  echo "setup: .venv has $(du -sm .venv | cut -f1) MB"
fi
touch ".venv/.ready-$wanted"
