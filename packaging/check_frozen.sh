#!/usr/bin/env bash
# Runs a frozen program as a stranger would: from another folder, with next to nothing in the environment.
set -euo pipefail

app=$(realpath "${1:?usage: check_frozen.sh FOLDER}")
pictures=$(realpath "$(dirname "$0")/..")/build
most_mb=120 # what strangers with a slow line are asked to load, unpacked
away=$(mktemp -d)
trap 'rm -rf "$away"' EXIT
cd "$away"

frozen() {
  env -i HOME="$away" PATH=/usr/bin:/bin LANG=C.UTF-8 WONDERLAND_QT_HOME="$away/home" "$@"
}

fail() {
  echo "package: $*" >&2
  exit 1
}

# Every library is inside, or is one of the system's own.
missing=$(find "$app" -name '*.so*' -type f -exec ldd {} + 2>/dev/null | grep 'not found' | sort -u || true)
[ -z "$missing" ] || fail "libraries are missing: $missing"

begun=$(date +%s%N)
frozen "$app/wonderland-qt" --version
echo "package: answers after $((($(date +%s%N) - begun) / 1000000)) ms"

frozen "$app/wonderland-qt" validate
games=$(frozen "$app/wonderland-qt" games --json | grep -o '"game":"[a-z0-9_]*"' | cut -d'"' -f4)
[ -n "$games" ] || fail "there are no games"
for game in $games; do
  frozen "$app/wonderland-qt" simulate --game "$game" --games 4 --json
  # Four games are played in one process; these need several, which are the program started anew.
  frozen "$app/wonderland-qt" simulate --game "$game" --games 60 --jobs 2 --json >/dev/null
done

# Qt reads the style sheet of a program in any folder.
awkward="$away/Zoë O'Brien & dom Żółw (ü)"
cp -al "$app" "$awkward" 2>/dev/null || { rm -rf "$awkward" && cp -a "$app" "$awkward"; }
frozen QT_QPA_PLATFORM=offscreen "$awkward/wonderland-qt" play --until-shown 2>complaints ||
  { cat complaints; fail "it does not start in $awkward"; }
[ ! -s complaints ] || { cat complaints; fail "it complained in $awkward"; }
rm -rf "$awkward"

command -v xvfb-run >/dev/null || fail "no picture: xvfb and xauth are not installed"
mkdir -p "$pictures"
rm -f "$pictures"/frozen*.png
for game in $games; do
  # shellcheck disable=SC2094  # what Qt complains of is kept and shown
  frozen QT_QPA_PLATFORM=xcb xvfb-run --auto-servernum --server-args='-screen 0 1600x960x24' \
    "$app/wonderland-qt" play --game "$game" --smoke "$pictures/frozen-$game.png" 2>complaints ||
    { cat complaints; fail "the smoke game of $game failed"; }
  [ ! -s complaints ] || { cat complaints; fail "the smoke game of $game complained"; }
  # A game that misses one of its own moments fails by itself.
  for moment in "" -final; do
    [ -s "$pictures/frozen-$game$moment.png" ] || fail "build/frozen-$game$moment.png is missing"
  done
done

size=$(find "$app" -type f -printf '%s\n' | awk '{ all += $1 } END { printf "%d", (all + 999999) / 1000000 }')
echo "package: $size MB in $app; see build/frozen-*.png"
[ "$size" -le "$most_mb" ] || fail "$app takes $size MB, $most_mb are allowed: see what packaging/slim.sh can leave out"
