#!/usr/bin/env bash
# What editors say of the YAML files and of seeded mistakes, by the shipped schemas; needs npm.
set -euo pipefail
cd "$(dirname "$0")/.."
if ! command -v npm >/dev/null; then
    echo "yaml-language-server: npm is not installed"
    exit 0
fi
if ! npm install --silent --no-audit --no-fund --prefix build/npm yaml-language-server@1; then
    echo "yaml-language-server: npm cannot install it here"
    exit 0
fi
PYTHONPATH=. "${PYTHON:-.venv/bin/python}" packaging/check_schemas.py build/npm/node_modules/.bin/yaml-language-server
