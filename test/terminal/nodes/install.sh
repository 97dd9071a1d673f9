#!/usr/bin/env bash
# Installs the versions of Node.js that package.json names, once, from packages that hold nothing else.
set -euo pipefail
cd "$(dirname "$0")"

case "$(uname -sm)" in
  'Linux x86_64') system=linux-x64 ;;
  'Linux aarch64') system=linux-arm64 ;;
  *)
    echo "there are no packages of Node.js for $(uname -sm)" >&2
    exit 1
    ;;
esac

missing=$(node -e '
  const { versions } = require("./package.json");
  for (const version of Object.values(versions).flat()) {
    if (!require("node:fs").existsSync(`node_modules/node-${version}/bin/node`)) console.log(version);
  }
')
wanted=()
for version in $missing; do wanted+=("node-$version@npm:node-$system@$version"); done
[ "${#wanted[@]}" -eq 0 ] || npm install --no-save --no-package-lock --ignore-scripts --no-audit --no-fund "${wanted[@]}"
