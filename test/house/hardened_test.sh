#!/usr/bin/env bash
# The released program is hardened against the exploitation of faults.
set -euo pipefail
program=$1
needs() { grep -q "$2" <<<"$3" || { echo "$program lacks $1"; exit 1; }; }
dynamic=$(readelf --wide --dynamic "$program")
header=$(readelf --wide --file-header --program-headers "$program")
symbols=$(readelf --wide --dyn-syms "$program")
needs "a random place in memory (PIE)" 'Type: *DYN' "$header"
needs "relocations that are read-only (RELRO)" GNU_RELRO "$header"
needs "symbols bound at the start (BIND_NOW)" 'BIND_NOW\|FLAGS.* NOW' "$dynamic"
needs "a stack protector" __stack_chk_fail "$symbols"
needs "checked functions of the C library (_FORTIFY_SOURCE)" '__[a-z]*_chk' "$symbols"
