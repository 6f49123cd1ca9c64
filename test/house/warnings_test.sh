#!/usr/bin/env bash
# warnings_test.sh FILE [ON]: each line of FILE is `target | its own options | options of its users`.
# Our targets are compiled with -Wall and, if ON, as by our presets, -Werror; targets that link them inherit no warning option.
set -euo pipefail
case ${2:-} in ON) wanted='*-Wall*-Werror*' ;; *) wanted='*-Wall*' ;; esac
bad=0 seen=0 compiled=0
while IFS='|' read -r target own users; do
  seen=$((seen + 1))
  case $own in
    *'(no code)'*) ;;
    $wanted) compiled=$((compiled + 1)) ;;
    *) printf '%s is compiled without our warnings:%s\n' "$target" "$own"; bad=$((bad + 1)) ;;
  esac
  case $users in
    *-W*) printf '%s passes warnings on to its users:%s\n' "$target" "$users"; bad=$((bad + 1)) ;;
  esac
done <"$1"
printf '%d targets, %d of them compiled; %d faults\n' "$seen" "$compiled" "$bad"
[ "$compiled" -gt 40 ] && [ "$bad" = 0 ]
