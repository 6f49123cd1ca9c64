#!/usr/bin/env bash
# hook_test.sh ROOT: script/hooks/commit-msg accepts subjects of the form `area: verb object`, and refuses others.
set -euo pipefail
hook=$1/script/hooks/commit-msg
message=$(mktemp)
trap 'rm -f "$message"' EXIT
bad=0
accepts() { printf '%s\n' "$@" >"$message"; bash "$hook" "$message" 2>/dev/null || { printf 'refused: %s\n' "$1"; bad=$((bad + 1)); }; }
refuses() { printf '%s\n' "$@" >"$message"; ! bash "$hook" "$message" 2>/dev/null || { printf 'accepted: %s\n' "$1"; bad=$((bad + 1)); }; }

letters=$(printf 'x%.0s' {1..55})
accepts 'server: limit requests per address'
accepts 'server: limit requests per address' '' "A body of any length. $letters$letters"
accepts 'tournament, web/board: feed the standings'
accepts "doc: describe $letters"   # 69 characters
accepts "doc: describe ö$letters" # bytes are not characters
accepts '# a comment of the editor' 'build: compile the hot files first'
accepts "Merge branch 'topic' into main with a subject that is much longer than 72 characters"
accepts 'Revert "server: limit requests per address"'
accepts 'fixup! server: limit requests per address'

refuses "doc: describe xxxx$letters"
refuses 'limit requests per address'
refuses 'Server: limit requests per address'
refuses 'server:limit requests per address'
refuses 'server: requests'
refuses 'server: the limit of requests'
refuses 'server: limited requests per address'
refuses 'server: limiting requests per address'
refuses 'server: Limit requests per address'
[ "$bad" = 0 ]
