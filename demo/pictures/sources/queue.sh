#!/usr/bin/env bash
# Renders the masters that OUT lacks: queue.sh OUT [slug or extra...]. Stop it by its process id, start it again.
# Two may run at once: a picture that one has begun is left to it.
# QUIET=file (default OUT/quiet): while that file exists, no new picture is begun.
set -u
out=$(realpath -m "$1"); shift
cd "$(dirname "$(realpath "$0")")"
mkdir -p "$out"
meals=$(sed -n "s/^@meal('\([^']*\)'.*/\1/p" catalogue.py)
extras="hero not-found goal_wl goal_bal goal_mg goal_ic icon_main-meal icon_breakfast icon_vegan icon_extras-protein icon_extras-sides icon_snack"
stop() { [ -n "${render:-}" ] && kill "$render" 2>/dev/null; rm -f "${begun:-}"; exit 0; }
trap stop TERM INT
for name in ${*:-$extras $meals}; do
  while [ -e "${QUIET:-$out/quiet}" ]; do sleep 5; done
  [ -e "$out/$name.png" ] && continue
  begun=$out/$name.begun
  if [ -e "$begun" ] && kill -0 "$(cat "$begun")" 2>/dev/null; then continue; fi
  echo $$ >"$begun"
  rm -rf "$out/$name.lock" "$out/$name.passes"
  case $name in
    hero | not-found) set -- extras.py "$out" 1600 16 ;;
    goal_*) set -- extras.py "$out" 800 16 ;;
    icon_*) set -- extras.py "$out" 640 24 ;;
    *) set -- catalogue.py "$out" 1600 10 ;;
  esac
  script=$1; shift
  nice -n 15 blender -b -t 1 --factory-startup -P "$script" -- "$@" "$name" >>"$out/queue.log" 2>&1 &
  render=$!
  wait "$render"
  rm -f "$begun"
done
echo "$(date -u +%T) nothing left" >>"$out/queue.log"
