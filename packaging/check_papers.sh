#!/usr/bin/env bash
# Lets each tool that is installed read what desktops, forges and distributions read of this project.
set -euo pipefail
cd "$(dirname "$0")/.."

desktop=resources/window/desktop

# check TOOL ARGUMENTS: run it, or say that it is not installed.
check() {
  if command -v "$1" >/dev/null; then
    echo "$1"
    "$@"
  else
    echo "$1: not installed"
  fi
}

check desktop-file-validate "$desktop"/*.desktop
check appstreamcli validate --no-net "$desktop"/*.metainfo.xml
check reuse lint --quiet
check xmllint --noout "$desktop"/*.xml
check zizmor --offline --quiet .github
if command -v actionlint >/dev/null || ! command -v jactionlint >/dev/null; then
  check actionlint
else # its heir, which a package index has ready to run; no digest of an image is pinned that nobody here could fetch
  check jactionlint --ignore 'is pinned by a tag'
fi
check groff -man -Tutf8 -ww -z packaging/debian/wonderland-qt.6
for deb in dist/*.deb; do
  [ ! -f "$deb" ] || check lintian --fail-on error "$deb"
done
