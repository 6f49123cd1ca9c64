#!/usr/bin/env bash
# dependencies_test.sh PROGRAM [SHIM]: `camlann version --dependencies` names all libraries with their versions, and of those that are
# shared the one that runs: SHIM says others than those that the program was built with.
set -euo pipefail
program=$1 shim=${2:-}
said=$("$program" version --dependencies)
names=$(sed -nE '2,$s/^([A-Za-z0-9.+]+) [0-9]+\.[0-9]+[0-9.]*$/\1/p' <<<"$said" | tr '\n' ' ')
[ "$names" = 'SQLite libpq nats.c OpenSSL libcurl ICU libsodium Boost zstd fmt CLI11 toml++ ' ] || { printf 'it says:\n%s\n' "$said"; exit 1; }
[ -n "$shim" ] || exit 0
other=$(LD_PRELOAD=$shim "$program" version --dependencies)
for line in 'libpq 99.7' 'nats.c 98.1.2' 'libcurl 97.3.4' 'ICU 96.5'; do
  grep -qxF "$line" <<<"$other" || { printf 'not %s:\n%s\n' "$line" "$other"; exit 1; }
done
