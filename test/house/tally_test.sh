#!/usr/bin/env bash
# tally_test.sh ROOT: script/test counts what ctest, vitest, node and Playwright say, and names the tests that passed at their second
# try only.
set -euo pipefail
source "$1/script/common.sh"
logs=$(mktemp -d)
trap 'rm -r "$logs"' EXIT
source script/tally.sh

says() { printf '%s\n' "$@"; }
fails() { says "$@" && return 1; }
{
  check build true
  count cpp says '99% tests passed, 2 tests failed out of 300' '' 'Label Time Summary:'
  count wasm says '# tests 7' '# pass 6' '# fail 1'
  count web says ' Test Files  90 passed (90)' '      Tests  1 failed | 963 passed (964)'
  count browser says '  ✓  1 evening.spec.ts:5:1 › a round (2.0s)' '  2 flaky' \
    '    friends.spec.ts:70:1 › two taps › at once ──────────' '    admin.spec.ts:28:1 › makes a host ──' '  1 skipped' '  234 passed (9.9m)'
  count postgres says '  1 failed' '    kept.spec.ts:9:1 › keeps a move ───' '  12 passed (20.0s)'
  count cluster fails '  3 passed (2.0s)'
  count javascript true
  count alone says '  1 flaky' '    late.spec.ts:3:1 › alone ───'
} >"$logs/out" 2>&1
if report >"$logs/report"; then echo 'it says that all is well' && exit 1; fi

expected='3 unsteady: browser: friends.spec.ts:70:1 › two taps › at once;browser: admin.spec.ts:28:1 › makes a host;alone: late.spec.ts:3:1 › alone
1520 passed, 7 failed'
got=$(tail -n 2 "$logs/report")
[ "$got" = "$expected" ] || { printf 'not:\n%s\nbut:\n%s\n' "$expected" "$got"; exit 1; }
grep -qx "   error, page and trace of the first: $logs/browser" "$logs/report"
for name in cpp wasm web postgres cluster javascript; do grep -q "^== failed: $name; " "$logs/report"; done
if grep -qE "^== failed: (browser|alone); " "$logs/report"; then exit 1; fi

grep -qE '^seconds: build [0-9], cpp [0-9], wasm [0-9], ' "$logs/report"

passed=3 failed=0 unsteady=0 failures=() unsteady_tests=() times=()
[ "$(report)" = '0 unsteady
3 passed, 0 failed' ]
