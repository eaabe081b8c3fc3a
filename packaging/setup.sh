#!/usr/bin/env bash
# Makes .venv with everything the game and its tests need, and as root installs the Debian packages that Qt needs.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
  echo "setup: $*" >&2
  exit 1
}

check_python() {
  command -v python3 >/dev/null || fail "python3 is not here; Python 3.11 or newer is needed"
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Python 3.11 or newer is needed; python3 is $(python3 --version 2>&1 | cut -d' ' -f2)"
}

missing_packages() {
  local package
  while read -r package; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
  done <packaging/debian-packages.txt
}

install_packages() {
  command -v dpkg-query >/dev/null || { echo "setup: not Debian; the libraries Qt needs are up to you"; return; }
  local missing
  mapfile -t missing < <(missing_packages)
  [ "${#missing[@]}" -gt 0 ] || return 0
  if [ "$(id -u)" -eq 0 ]; then
    echo "setup: installing ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
  else
    echo "setup: Debian packages are missing; what needs them will fail until someone runs"
    echo "  sudo apt-get install ${missing[*]}"
  fi
}

make_venv() {
  python3 -c 'import ensurepip, venv' 2>/dev/null ||
    fail "python3 cannot make a virtual environment; run: sudo apt-get install python3-venv"
  .venv/bin/python -m pip --version >/dev/null 2>&1 || python3 -m venv --clear .venv
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
}

check_python
install_packages
make_venv
touch .venv/.ready
