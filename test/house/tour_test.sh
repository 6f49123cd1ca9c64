#!/usr/bin/env bash
# tour_test.sh README PROGRAM: runs each "$ camlann ..." of the README's console blocks and compares what it prints. A line of the
# README that ends in an ellipsis stands for any line with that beginning, a line of just an ellipsis for any number of lines.
set -euo pipefail
readme=$1 program=$2
awk '/^```console$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$readme" >"${TMPDIR:-/tmp}/tour.$$"
trap 'rm -f "${TMPDIR:-/tmp}/tour.$$"' EXIT
bad=0 steps=0
compare() {  # compare COMMAND EXPECTED ACTUAL
  local pattern='' line
  while IFS= read -r line; do
    case "$line" in
      '…') pattern+='*' ;;
      *'…') pattern+="$(printf '%q' "${line%…}")*"$'\n' ;;
      *) pattern+="$(printf '%q' "$line")"$'\n' ;;
    esac
  done <<<"$2"
  # shellcheck disable=SC2053  # a pattern
  [[ "$3"$'\n' == $pattern ]]
}
check() {
  local actual
  [ -n "$command" ] || return 0
  steps=$((steps + 1))
  actual=$(eval "${command/#camlann/\"\$program\"}" 2>&1) || true
  if ! compare "$command" "$expected" "$actual"; then
    printf '$ %s\nexpected:\n%s\nprinted:\n%s\n' "$command" "$expected" "$actual"
    bad=$((bad + 1))
  fi
}
command='' expected=''
while IFS= read -r line; do
  if [ "${line#'$ '}" != "$line" ]; then
    check
    command=${line#'$ '} expected=''
  else
    expected+=${expected:+$'\n'}$line
  fi
done <"${TMPDIR:-/tmp}/tour.$$"
check
printf '%d steps, %d differ\n' "$steps" "$bad"
[ "$steps" -gt 0 ] && [ "$bad" = 0 ]
