#!/usr/bin/env bash
# Makes a disk image of the app, to be dragged into Applications.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=$(python -c 'import wonderland_qt; print(wonderland_qt.__version__)')
rm -rf build/image
mkdir -p build/image
cp -R "dist/Wonderland Qt.app" build/image
cp -R "dist/Wonderland Qt.app/Contents/Resources/licences" build/image/Licences
ln -s /Applications build/image
hdiutil create -volname "Wonderland Qt" -srcfolder build/image "dist/wonderland-qt-$version-macos-$(uname -m).dmg"
