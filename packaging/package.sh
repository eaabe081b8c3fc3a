#!/usr/bin/env bash
# Makes dist/: the frozen program, and of it a .deb and a .tar.xz, and a wheel; each is tried out.
set -euo pipefail
cd "$(dirname "$0")/.."

app=dist/wonderland-qt
rm -rf dist
mkdir -p build

echo "package: freezing, about a minute"
PYTHONPATH=packaging .venv/bin/pyinstaller --noconfirm --log-level ERROR \
  --distpath dist --workpath build/pyinstaller packaging/wonderland-qt.spec
bash packaging/slim.sh "$app"
.venv/bin/python packaging/frozen_licences.py "$app"
bash packaging/check_frozen.sh "$app"

if command -v dpkg-deb >/dev/null; then
  bash packaging/deb.sh
else
  echo "package: no .deb; this is no Debian"
fi
bash packaging/tarball.sh
version=$(.venv/bin/python -c 'import wonderland_qt; print(wonderland_qt.__version__)')
.venv/bin/cyclonedx-py requirements packaging/requirements.lock --pyproject pyproject.toml \
  --output-reproducible --output-file "dist/wonderland-qt-$version.cdx.json"
.venv/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
bash packaging/check_wheel.sh

echo "package: made"
(cd dist && du --apparent-size --block-size=1MB -s -- * | sort -k2 | sed 's/\t/ MB  dist\//')
