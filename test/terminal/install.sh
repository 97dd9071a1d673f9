#!/usr/bin/env bash
# The terminal tests drive the built program through tmux and over ssh, in shells that complete it, on old and new
# versions of Node, and several servers on one PostgreSQL. What is missing is installed; where that is not possible this fails, because a test that is skipped
# tells nothing.
set -euo pipefail
cd "$(dirname "$0")"

missing() {
  command -v tmux >/dev/null || echo tmux
  command -v zsh >/dev/null || echo zsh
  command -v fish >/dev/null || echo fish
  command -v man >/dev/null || echo man-db
  command -v ssh >/dev/null || echo openssh-client
  compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || echo postgresql
  command -v plink >/dev/null || echo putty-tools
  compgen -G "/usr/lib/*/faketime/libfaketimeMT.so.1" >/dev/null || echo faketime
  [ -x /usr/sbin/sshd ] || command -v sshd >/dev/null || echo openssh-server
}

packages=$(missing)
if [ -n "$packages" ]; then
  as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "installing" $packages
  "${as_root[@]}" apt-get update -qq
  # shellcheck disable=SC2086 # one word for each package
  DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -y -qq --no-install-recommends $packages openssh-client </dev/null
fi

still=$(missing)
if [ -n "$still" ]; then
  echo "the terminal tests need" $still >&2
  exit 1
fi

bash nodes/install.sh
