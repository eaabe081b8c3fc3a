#!/usr/bin/env bash
# Opens the game. Where there is no display, bots play on a virtual screen and leave a picture of the table.
set -euo pipefail
cd "$(dirname "$0")/.."

game=.venv/bin/wonderland-qt
picture=build/smoke.png

if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$game" play "$@"
fi

echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open."
command -v xvfb-run >/dev/null ||
  { echo "For a bot game on a virtual screen run: sudo apt-get install xvfb xauth" >&2; exit 1; }
echo "Bots play a game on a virtual screen instead; the pictures go to build/."
mkdir -p build
# A home of its own keeps the bots' game out of the user's autosaves.
WONDERLAND_QT_HOME="$PWD/build/smoke-home" QT_QPA_PLATFORM=xcb \
  xvfb-run --auto-servernum --server-args='-screen 0 1600x960x24' "$game" play --smoke "$picture"
echo "See $picture"
