#!/usr/bin/env bash
# Makes or refreshes .venv: make_venv.sh play | test | package | sounds. The network is asked only for what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=$1
python=.venv/bin/python
log=build/pip.log
export PIP_RETRIES=2 # by itself pip takes minutes to see that there is no network

install() {
  "$python" -m pip install --quiet --disable-pip-version-check "$@" >"$log" 2>&1
}

install_all() {
  case $wanted in
    play) install --editable . ;;
    test) install --editable '.[dev]' ;;
    sounds) install --editable '.[sounds]' ;;
    # What is frozen is what the lock file names, each file by its hash.
    package) install --require-hashes --requirement packaging/requirements.lock && install --no-deps --editable . ;;
    *) echo "setup: '$wanted' is none of play, test, package and sounds" >&2; exit 2 ;;
  esac
}

# Why pip failed, in a sentence; the whole account stays in the log.
why() {
  if grep -qiE 'CERTIFICATE_VERIFY_FAILED|SSLError' "$log"; then
    echo "the certificate of the package index is not trusted here; install ca-certificates, or your company's certificate"
  elif grep -qiE 'NewConnectionError|Name or service|Temporary failure|timed out|ProxyError|unreachable|Max retries|No matching distribution' "$log"; then
    echo "the package index cannot be reached; check the network, or set HTTPS_PROXY"
  elif grep -qi 'No space left' "$log"; then
    echo "the disk is full; about 300 MB are needed"
  else
    grep -m1 -E '^(ERROR|error)' "$log" || tail -n 1 "$log"
  fi
}

# Whether all that is wanted is installed already, in versions that fit, and the program from this very folder.
has_all() {
  "$python" - "$wanted" 2>/dev/null <<'PYTHON'
import json
import sys
import tomllib
from importlib import metadata
from pathlib import Path

from pip._vendor.packaging.requirements import Requirement

extra = {"test": "dev"}.get(sys.argv[1], sys.argv[1])
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
lines = project["dependencies"] + project["optional-dependencies"].get(extra, [])
needed = [needed for needed in map(Requirement, lines) if not needed.marker or needed.marker.evaluate()]
installed = metadata.distribution(project["name"])
scripts = {entry.name: entry.value for entry in installed.entry_points if entry.group == "console_scripts"}
whence = json.loads(installed.read_text("direct_url.json") or "{}").get("url")
fitting = all(needed.specifier.contains(metadata.version(needed.name)) for needed in needed)
sys.exit(scripts != project["scripts"] or whence != Path.cwd().as_uri() or not fitting)
PYTHON
}

python3 -c 'import ensurepip, venv' 2>/dev/null ||
  { echo "setup: without python3-venv there is no virtual environment" >&2; exit 1; }
mkdir -p build
"$python" -m pip --version >/dev/null 2>&1 || python3 -m venv --clear .venv
# What is frozen is looked at each time, as it is wanted in one version.
if [ "$wanted" != package ] && has_all; then
  exit
fi
if install_all; then
  exit
fi
if has_all; then
  echo "setup: $(why); going on with what .venv has"
  exit
fi
echo "setup: $(why) (all that pip said: $log)" >&2
exit 1
