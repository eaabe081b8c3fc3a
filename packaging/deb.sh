#!/usr/bin/env bash
# Makes a .deb of the frozen program; it depends on exactly the packages whose libraries its binaries ask for.
set -euo pipefail
cd "$(dirname "$0")/.."

app=$PWD/dist/wonderland-qt
version=$(.venv/bin/python -c 'import wonderland_qt; print(wonderland_qt.__version__)')
depends=$(.venv/bin/python packaging/deb_depends.py "$app")
architecture=$(dpkg --print-architecture)
made=$PWD/dist/wonderland-qt_${version}_$architecture.deb
work=build/deb
root=$work/root
inside=$root/usr/lib/wonderland-qt

rm -rf "$work"
mkdir -p "$root/DEBIAN" "$root"/usr/{bin,lib,share/doc/wonderland-qt}
cp -a "$app" "$inside"
ln -s ../lib/wonderland-qt/wonderland-qt "$root/usr/bin/wonderland-qt"
"$app/wonderland-qt" integrate --into "$root/usr/share" --command wonderland-qt >/dev/null
{
  echo "Wonderland Qt, from https://pypi.org and the files that are laid here by make package."
  echo "What else is inside has its licence in /usr/lib/wonderland-qt/licences."
  echo
  cat NOTICE LICENSE
} >"$root/usr/share/doc/wonderland-qt/copyright"
chmod -R u+rwX,go+rX,go-w "$root"

cat >"$root/DEBIAN/control" <<CONTROL
Package: wonderland-qt
Version: $version
Architecture: $architecture
Section: games
Priority: optional
Maintainer: The Wonderland Qt contributors <wonderland-qt@localhost>
Installed-Size: $(du -sk "$root/usr" | cut -f1)
Depends: $depends
Recommends: libpulse0 | libasound2
Suggests: zenity | kdialog
Description: board games around one screen, with people or bots
 A shelf of board games for one screen: people and bots in any seat, lessons
 that teach each game as it is played, in English, Polish and Ukrainian. Cards,
 boards and numbers are text files that are meant to be changed.
 .
 An unofficial fan project, not affiliated with the designers or publishers of
 the board games.
CONTROL
(cd "$root" && find usr -type f -printf '%P\0' | sort -z | sed -z 's|^|usr/|' | xargs -0 md5sum >DEBIAN/md5sums)

dpkg-deb --root-owner-group -Zxz --build "$root" "$made" >/dev/null
echo "package: ${made##*/} needs $depends"
