#!/usr/bin/env bash
# Makes a .tar.xz of the frozen program for people without root, with a script that installs and removes it.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(.venv/bin/python -c 'import wonderland_qt; print(wonderland_qt.__version__)')
name=wonderland-qt-$version-linux-$(uname -m)
rm -rf "build/$name"
mkdir -p "build/$name"
cp -al dist/wonderland-qt "build/$name/program"
glibc=$(.venv/bin/python packaging/deb_depends.py --glibc dist/wonderland-qt)
sed "s/@GLIBC@/$glibc/; s/@MACHINE@/$(uname -m)/" packaging/start.sh >"build/$name/wonderland-qt"
chmod 755 "build/$name/wonderland-qt"
install -m 755 packaging/install.sh "build/$name/install.sh"
cp packaging/install.txt "build/$name/README.txt"
XZ_OPT='-6 -T0' tar --create --xz --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w \
  --directory build --file "dist/$name.tar.xz" "$name"
rm -rf "build/$name"
