#!/usr/bin/env bash
# Installs, plays and removes what `make package` made, in a Debian that debootstrap makes: no Python, no Qt, no
# display of its own. Run as root; SUITE=trixie takes another than Debian 12. On a system that is too old for the
# program it must say so.
set -euo pipefail
cd "$(dirname "$0")/.."

suite=${SUITE:-bookworm}
root=$PWD/build/debian-$suite
base=$root.tar
display=:$((4000 + RANDOM % 1000))

fail() {
  echo "package-check: $*" >&2
  exit 1
}

missing=()
[ "$(id -u)" -eq 0 ] || fail "a root folder of Debian is made and entered by root; run it as root"
command -v debootstrap >/dev/null || missing+=(debootstrap)
command -v Xvfb >/dev/null || missing+=(xvfb)
[ "${#missing[@]}" -eq 0 ] || fail "run: apt-get install ${missing[*]}"
deb=$(find dist -maxdepth 1 -name 'wonderland-qt_*.deb')
tarball=$(find dist -maxdepth 1 -name 'wonderland-qt-*.tar.xz')
[ -n "$deb$tarball" ] || fail "dist/ has no .deb and .tar.xz; run: make package"

leave() {
  [ -z "${screen:-}" ] || kill "$screen" 2>/dev/null || true
  umount "$root/dev" "$root/proc" 2>/dev/null || true
}
trap leave EXIT

in_root() {
  chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME=/root LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive "$@"
}

# Named like nobody's folder in a test, and like many people's: spaces, quotes, letters of all our languages.
awkward="/home/player/Zoë O'Brien & dom Żółw, Їжак"

as_player() {
  chroot --userspec=player:player "$root" /usr/bin/env -i PATH=/usr/bin:/bin:/usr/games HOME=/home/player LANG=C.UTF-8 "$@"
}

lay_root() {
  if [ ! -f "$base" ]; then
    echo "package-check: making a bare Debian, $suite"
    rm -rf "$root"
    debootstrap --variant=minbase "$suite" "$root" >build/debootstrap.log || fail "see build/debootstrap.log"
    tar --directory "$root" --create --file "$base" .
  fi
  rm -rf "$root"
  mkdir -p "$root"
  tar --directory "$root" --extract --file "$base"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t proc proc "$root/proc"
  mount --bind /dev "$root/dev"
  in_root useradd --create-home player
  in_root apt-get update -qq >build/apt.log 2>&1 || { tail build/apt.log; fail "no packages of $suite are to be had"; }
  cp "$deb" "$root/wonderland-qt.deb"
}

# All files there are, but for what package managers remember and what is the player's own.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./var/cache -o -path ./var/log \
    -o -path ./var/lib/apt -o -path ./var/lib/dpkg -o -path ./tmp -o -path ./etc/ld.so.cache \
    -o -path ./home/player/.local/share/wonderland-qt -o -path ./home/player/.config/wonderland-qt \
    -o -path ./home/player/.cache -o -path ./root/.local -o -path ./root/.config -o -path ./root/.cache \) -prune \
    -o -type f -print -o -type l -print | sort)
}

smoke() {
  local game
  for game in $games; do
    # shellcheck disable=SC2094  # what Qt complains of is kept and shown
    as_player DISPLAY="$display" WONDERLAND_QT_HOME=/home/player/smoke "$@" play --game "$game" \
      --smoke "/home/player/$game.png" 2>build/complaints || { cat build/complaints; fail "$1: $game failed"; }
    [ ! -s build/complaints ] || { cat build/complaints; fail "$1: $game complained"; }
    [ -s "$root/home/player/$game.png" ] || fail "$1: $game left no picture"
    rm -f "$root/home/player/$game"*.png
  done
  rm -rf "$root/home/player/smoke"
  echo "package-check: $1 played $(echo "$games" | wc -w) smoke games"
}

started() {
  local begun run
  for run in first second; do
    begun=$(date +%s%N)
    as_player DISPLAY="$display" "$1" play --until-shown | {
      read -r _ # it says so as soon as the window is painted, and only then leaves
      echo "package-check: $1 shows its window after $((($(date +%s%N) - begun) / 1000000)) ms ($run start)"
    }
  done
}

# quietly WHO COMMAND: it opens its window and says nothing but so.
quietly() {
  "$@" --until-shown >build/said 2>build/complaints || { cat build/complaints; fail "no window: $*"; }
  [ ! -s build/complaints ] || { cat build/complaints; fail "complained: $*"; }
}

# Files as people name them, opened by a person and by root; the program is where the first argument says.
opened() {
  local name
  mkdir -p "$root$awkward"
  # shellcheck disable=SC2016  # a name, and no variable
  for name in "Zoë's evening & mine.wqt" 'Їжак 100% "zażółć" $HOME.wqt' "-first.wqt" "two  blanks.save"; do
    cp tests/every_game/formats/3-tea_for_2.save "$root$awkward/$name"
    in_root chown -R player:player "$awkward"
    quietly as_player DISPLAY="$display" "$1" play "$awkward/$name"
  done
  quietly in_root DISPLAY="$display" "$1" play "$awkward/Zoë's evening & mine.wqt"
  in_root rm -rf "$awkward"
  echo "package-check: $1 opens saved games of awkward names, as a person and as root"
}

# A program that lies in such a folder, and installs itself into such a home.
lives_anywhere() {
  in_root mkdir -p "$awkward/home"
  tar --directory "$root$awkward" --extract --file "$tarball"
  in_root chown -R player:player "$awkward"
  quietly as_player DISPLAY="$display" HOME="$awkward/home" "$awkward/$(basename "$unpacked")/wonderland-qt" play
  as_player HOME="$awkward/home" "$awkward/$(basename "$unpacked")/install.sh" >>build/apt.log
  quietly as_player DISPLAY="$display" HOME="$awkward/home" "$awkward/home/.local/bin/wonderland-qt" play
  as_player HOME="$awkward/home" "$awkward/home/.local/opt/wonderland-qt/install.sh" --remove >>build/apt.log
  in_root rm -rf "$awkward"
  echo "package-check: the .tar.xz plays and installs in a folder of an awkward name"
}

lay_root
in_root sh -c '! command -v python3' || fail "there is Python in the bare $suite"
files >build/files-before
Xvfb "$display" -screen 0 1600x960x24 -ac -nolisten tcp >/dev/null 2>&1 &
screen=$!

echo "package-check: without its libraries"
tar --directory "$root/home/player" --extract --file "$tarball"
in_root chown -R player:player /home/player
unpacked=/home/player/$(basename "$tarball" .tar.xz)
as_player DISPLAY="$display" "$unpacked/wonderland-qt" play >build/said 2>&1 && fail "it claims to have opened a window"
cat build/said
if grep -q 'too old' build/said; then
  [ "$(wc -l <build/said)" -eq 1 ] || fail "it says more than that $suite is too old"
  echo "package-check: $suite is too old, and is told so"
  exit
fi
grep -q 'sudo apt-get install' build/said || fail "it does not say what is missing"

in_root apt-get install -y -qq --no-install-recommends /wonderland-qt.deb >build/apt.log 2>&1 ||
  { tail build/apt.log; fail "the .deb cannot be installed"; }
games=$(as_player wonderland-qt games --json | grep -o '"game":"[a-z0-9_]*"' | cut -d'"' -f4)
[ -n "$games" ] || fail "there are no games"
smoke wonderland-qt
started wonderland-qt
opened wonderland-qt
in_root apt-get purge -y -qq wonderland-qt >>build/apt.log 2>&1

as_player "$unpacked/install.sh"
smoke /home/player/.local/bin/wonderland-qt
started /home/player/.local/bin/wonderland-qt
opened /home/player/.local/bin/wonderland-qt
as_player /home/player/.local/opt/wonderland-qt/install.sh --remove
lives_anywhere
rm -rf "${root:?}$unpacked"

in_root apt-get autoremove --purge -y -qq >>build/apt.log 2>&1
files >build/files-after
diff build/files-before build/files-after || fail "these files were left behind, or are gone"
echo "package-check: nothing is left but the player's own data"
