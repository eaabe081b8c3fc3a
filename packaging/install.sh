#!/bin/sh
# Installs Wonderland Qt for this user, without root; `install.sh --remove` takes it away again.
set -eu

place=${HOME:?HOME is not set}/.local
app=$place/opt/wonderland-qt
link=$place/bin/wonderland-qt

install() {
  here=$(cd "$(dirname "$0")" && pwd)
  [ "$here" != "$app" ] || { echo "install.sh: it is installed already, in $app" >&2; exit 1; }
  mkdir -p "$place/opt" "$place/bin"
  rm -rf "$app.new"
  cp -R "$here" "$app.new"
  rm -rf "$app"
  mv "$app.new" "$app"
  ln -sf "$app/wonderland-qt" "$link"
  "$app/wonderland-qt" integrate --command "$link"
  echo "installed in $app; to remove it: $app/install.sh --remove"
  case ":$PATH:" in
    *":$place/bin:"*) ;;
    *) echo "$place/bin is not on your PATH; the menu has an entry, and $link runs it" ;;
  esac
}

remove() {
  [ ! -x "$app/wonderland-qt" ] || "$app/wonderland-qt" integrate --remove
  [ "$(readlink "$link" || true)" != "$app/wonderland-qt" ] || rm -f "$link"
  rm -rf "$app"
  rmdir "$place/opt" "$place/bin" 2>/dev/null || true
  echo "removed from $app"
}

case ${1-} in
  '') install ;;
  --remove) remove ;;
  *) echo "usage: install.sh [--remove]" >&2; exit 2 ;;
esac
exit
