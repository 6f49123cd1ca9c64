#!/bin/sh
# The example client plays a whole game through the engine it is given, and its record replays.
set -eu
program=$1
client=$2
record=$(mktemp)
trap 'rm -f "$record"' EXIT
python3 "$client" --engine "$program engine" --white 2 --black 1 --rules default,knightLegA=any,array=alternating 2>/dev/null >"$record"
"$program" replay "$record"
