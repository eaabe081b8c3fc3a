#!/usr/bin/env bash
# Opens the shelf of games. Where there is no display, bots play each game on a virtual screen and leave pictures.
set -euo pipefail
cd "$(dirname "$0")/.."

program=.venv/bin/wonderland-qt

if [ "$(uname -s)" = Darwin ] || [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
  exec "$program" play "$@"
fi

echo "There is no display here (DISPLAY and WAYLAND_DISPLAY are empty), so no window can open."
command -v xvfb-run >/dev/null ||
  { echo "For a bot game on a virtual screen run: sudo apt-get install xvfb xauth" >&2; exit 1; }
echo "Bots play every game on a virtual screen instead; the pictures go to build/."
mkdir -p build
for game in $("$program" games --json | grep -o '"game":"[a-z0-9_]*"' | cut -d'"' -f4); do
  if [ -f "build/$game.png" ]; then
    echo "See $(ls -m "build/$game"*.png), played before; \`rm build/$game.png\` to let them play again"
    continue
  fi
  QT_QPA_PLATFORM=xcb xvfb-run --auto-servernum --server-args='-screen 0 1600x960x24' \
    "$program" play --game "$game" --smoke "build/$game.png"
  echo "See $(ls -m "build/$game"*.png)"
done
