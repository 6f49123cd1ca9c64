#!/usr/bin/env bash
# Tables built by four processes equal those of one process, byte for byte; a stopped build resumes; errors are
# printed once.
#
# mpi_test.sh camlann camlann-tables-mpi mpirun
set -euo pipefail
program=$1
spread=("$3" --oversubscribe -np 4 "$2")
folder=$(mktemp -d)
export TMPDIR=$folder  # where mpirun keeps its sessions: apart from those of others
trap 'rm -rf "$folder"' EXIT
fail() { printf '%s\n' "$@" >&2; exit 1; }

build() {  # what to build, as options
  "$program" tables build "$@" --dir "$folder/one" | sed 's/, [0-9.]* s$//' >"$folder/one.txt"
  "${spread[@]}" "$@" --dir "$folder/four" | sed 's/, [0-9.]* s$//' >"$folder/four.txt"
  diff "$folder/one.txt" "$folder/four.txt" || fail "$*: the numbers differ"
  diff -r "$folder/one" "$folder/four" || fail "$*: the files differ"
}
build --variant camette --pieces 4
build --variant camelot --rules wcf,castleMoves=1 --material M-MM
[ "$(find "$folder/four" -name '*.table' | wc -l)" -gt 14 ] || fail "there are hardly any tables"

rm "$folder/four/camette/wcf/KM-MM.table"
again=$("${spread[@]}" --variant camette --pieces 4 --dir "$folder/four")
[ "$(grep -vc 'was there' <<<"$again")" = 1 ] || fail "not only the missing table was built:" "$again"
cmp "$folder/one/camette/wcf/KM-MM.table" "$folder/four/camette/wcf/KM-MM.table"

truncate -s -1 "$folder/four/camette/wcf/KM-MM.table"
if told=$("${spread[@]}" --variant camette --pieces 4 --dir "$folder/four" 2>&1 >/dev/null); then fail "damage was not told"; fi
[ "$(grep -c 'KM-MM.table: the table is damaged' <<<"$told")" = 1 ] || fail "damage was told otherwise:" "$told"
if told=$("${spread[@]}" --variant camette 2>&1); then fail "wrong usage was taken"; fi
[ "$(grep -c 'camlann: --pieces or --material is required' <<<"$told")" = 1 ] || fail "wrong usage was told otherwise:" "$told"
