#!/usr/bin/env bash
# back_off_test.sh ROOT: a unit that fails is started again after 0, 1, 3, 7 ... 60 seconds, and from the start again after a success or five
# minutes of work. sleep and date are stand-ins, so nothing waits.
set -euo pipefail
script=$(realpath "$1")/packaging/back-off
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/run"
printf '#!/bin/sh\necho "$1" >>%s\n' "$work/waits" >"$work/bin/sleep"
printf '#!/bin/sh\ncat %s\n' "$work/now" >"$work/bin/date"
chmod 755 "$work/bin/sleep" "$work/bin/date"
now=1000000
run() { echo "$now" >"$work/now"; RUNTIME_DIRECTORY=$work/run SERVICE_RESULT=${2:-} PATH=$work/bin:$PATH "$script" "$1"; }
# ends RESULT SECONDS: a start, and an end after that time.
ends() { run wait; now=$((now + $2)); run note "$1"; }
expect() {
  local found; found=$(tr '\n' ' ' <"$work/waits")
  [ "$found" = "$1 " ] || { printf 'FAILED: it waits %s, not %s\n' "$found" "$1"; exit 1; }
  : >"$work/waits"
}
for _ in 1 2 3 4 5 6 7 8 9; do ends exit-code 2; done
expect '0 1 3 7 15 31 60 60 60'
ends exit-code 300
ends exit-code 1
ends exit-code 1
expect '60 1 3'
ends success 1
ends exit-code 1
ends signal 1
expect '7 0 1'
echo 'a unit that fails again and again waits longer each time'
