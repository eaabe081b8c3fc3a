#!/usr/bin/env bash
# Makes a .deb of the frozen program; it depends on exactly the packages whose libraries its binaries ask for.
set -euo pipefail
cd "$(dirname "$0")/.."

app=$PWD/dist/wonderland-qt
version=$(.venv/bin/python -c 'import wonderland_qt; print(wonderland_qt.__version__)')
architecture=$(dpkg --print-architecture)
made=$PWD/dist/wonderland-qt_${version}_$architecture.deb
work=build/deb
root=$work/root
inside=$root/usr/lib/wonderland-qt

rm -rf "$work"
mkdir -p "$root/DEBIAN" "$root"/usr/{games,lib,share/doc/wonderland-qt}
cp -a "$app" "$inside"
# Debian's own libraries come from Debian, with its security updates; only Python's and Qt's stay inside.
for library in "$inside"/_internal/lib*.so*; do
  case ${library##*/} in libpython*) ;; *) rm "$library" ;; esac
done
rm -rf "$inside/licences/debian"
find "$inside" -name '*.so*' -type f -exec chmod a-x {} +
depends=$(.venv/bin/python packaging/deb_depends.py "$inside")
ln -s ../lib/wonderland-qt/wonderland-qt "$root/usr/games/wonderland-qt"
"$app/wonderland-qt" integrate --into "$root/usr/share" --command wonderland-qt >/dev/null
.venv/bin/python packaging/debian_papers.py "$root" "$version"
chmod -R u+rwX,go+rX,go-w "$root"

maintainer=$(.venv/bin/python -c 'import sys; sys.path.insert(0, "packaging"); import debian_papers; print(debian_papers.MAINTAINER)')
# As Debian counts: each file rounded up to a kilobyte, and one for everything else.
installed=$(find "$root/usr" -printf '%y %s\n' | awk '{ sum += $1 == "f" ? int(($2 + 1023) / 1024) : 1 } END { print sum }')
homepage=$(.venv/bin/python -c 'from wonderland_qt.addresses import addresses
print("\nHomepage: " + addresses().homepage if addresses().homepage else "")')
cat >"$root/DEBIAN/control" <<CONTROL
Package: wonderland-qt
Version: $version
Architecture: $architecture
Section: games
Priority: optional
Maintainer: $maintainer
Installed-Size: $installed
Depends: $depends$homepage
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
