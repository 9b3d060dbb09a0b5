#!/usr/bin/env bash
# Runs a command with an empty temporary folder and without system fonts, so that nothing helps it that
# only this machine has. Where namespaces are not allowed it says so, and the command runs as it is.
set -euo pipefail

apart=(unshare --mount) again=()
if [ "$(id -u)" != 0 ]; then
  # A user is root in a namespace of its own, and itself again after the mounts.
  apart=(unshare --mount --map-root-user)
  again=(unshare --user "--map-user=$(id -u)" "--map-group=$(id -g)" --)
fi

if ! "${apart[@]}" sh -c 'mount --bind /tmp /mnt && exec "$@"' sh "${again[@]}" true 2>/dev/null; then
  echo "No namespaces here: $* sees this machine's temporary folder and fonts."
  exec "$@"
fi

empty=$(mktemp -d /var/tmp/gastra-apart.XXXXXX)
trap 'rm -rf "$empty"' EXIT
mkdir "$empty/tmp" "$empty/fonts"
chmod 755 "$empty"
chmod 1777 "$empty/tmp"
echo "$* runs with an empty temporary folder and without system fonts."
# A project in /tmp would vanish with it: there it is reached by another way.
"${apart[@]}" bash -euc '
  empty=$1 work=$PWD
  shift
  case $work in /tmp/*) mount --bind "$work" /mnt && work=/mnt ;; esac
  for fonts in /usr/share/fonts /usr/local/share/fonts "${HOME:-}/.fonts" "${HOME:-}/.local/share/fonts"; do
    if [ -d "$fonts" ]; then mount --bind "$empty/fonts" "$fonts"; fi
  done
  mount --bind "$empty/tmp" /tmp
  unset TMPDIR
  cd "$work"
  exec "$@"' bash "$empty" "${again[@]}" "$@"
