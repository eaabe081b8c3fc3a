#!/bin/sh
# Starts the program; on a system that it cannot run on it says so, in a window where nobody reads a terminal.
set -eu

here=$(dirname "$(readlink -f "$0")")
needed=@GLIBC@
built_for=@MACHINE@

say() {
  echo "wonderland-qt: $1" >&2
  if [ -t 2 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then return 0; fi
  if command -v zenity >/dev/null; then zenity --error --no-markup --width=480 --title="Wonderland Qt" --text="$1"
  elif command -v kdialog >/dev/null; then kdialog --title "Wonderland Qt" --error "$1"
  elif command -v xmessage >/dev/null; then xmessage -center "$1"
  fi || true
}

# One sentence in the language of the system: English, Polish, Ukrainian.
refuse() {
  case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    pl*) say "$2" ;;
    uk*) say "$3" ;;
    *) say "$1" ;;
  esac
  exit 1
}

machine=$(uname -m)
[ "$machine" = "$built_for" ] || refuse \
  "This package is for $built_for computers, and this one is $machine. Take the package for $machine, or the Python one." \
  "Ten pakiet jest dla komputerów $built_for, a ten to $machine. Wybierz pakiet dla $machine albo pakiet Pythona." \
  "Цей пакунок для комп’ютерів $built_for, а цей – $machine. Візьміть пакунок для $machine або пакунок Python."

found=$(getconf GNU_LIBC_VERSION 2>/dev/null | cut -d' ' -f2)
older=$(printf '%s\n%s\n' "$needed" "${found:-0}" | sort -V | head -n 1)
[ "$older" = "$needed" ] || refuse \
  "This system is too old: the program needs glibc $needed, and here is ${found:-none}. The Python package runs on older systems." \
  "Ten system jest za stary: program potrzebuje glibc $needed, a tu jest ${found:-inna biblioteka}. Na starszych systemach działa pakiet Pythona." \
  "Ця система застара: програмі потрібна glibc $needed, а тут ${found:-інша бібліотека}. На старіших системах працює пакунок Python."

exec "$here/program/wonderland-qt" "$@"
