#!/usr/bin/env bash
# Installs what the benchmarks compare with, once.
set -euo pipefail
cd "$(dirname "$0")"
[ -f node_modules/.package-lock.json ] || npm ci --ignore-scripts --no-audit --no-fund
