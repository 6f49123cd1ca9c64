#!/usr/bin/env bash
# hardened_test.sh PROGRAM LIBRARY: the released program is hardened against the exploitation of faults. LIBRARY is the server's: the
# linker marks no program for control-flow enforcement if the C library's own start files have no mark.
set -euo pipefail
program=$1 library=$2
needs() { grep -q "$2" <<<"$3" || { echo "$program lacks $1"; exit 1; }; }
dynamic=$(readelf --wide --dynamic "$program")
header=$(readelf --wide --file-header --program-headers "$program")
symbols=$(readelf --wide --dyn-syms "$program")
needs "a random place in memory (PIE)" 'Type: *DYN' "$header"
needs "relocations that are read-only (RELRO)" GNU_RELRO "$header"
needs "symbols bound at the start (BIND_NOW)" 'BIND_NOW\|FLAGS.* NOW' "$dynamic"
needs "a stack protector" __stack_chk_fail "$symbols"
needs "checked functions of the C library (_FORTIFY_SOURCE)" '__[a-z]*_chk' "$symbols"
if grep -q 'Machine:.*X86-64' <<<"$header"; then
  # sub $4096,%rsp and a write to (%rsp), by g++ or by clang: each page of a large frame is touched before the next.
  LC_ALL=C grep -qaP '\x48\x81\xec\x00\x10\x00\x00\x48(?:\x83\x0c\x24\x00|\xc7\x04\x24\x00{4})' "$program" ||
    { echo "$program lacks stacks that cannot clash (-fstack-clash-protection)"; exit 1; }
  notes=$(readelf --wide --notes "$library")
  objects=$(grep -c '^File: ' <<<"$notes") marked=$(grep -c 'IBT, SHSTK' <<<"$notes") || true
  [ "$objects" -gt 0 ] && [ "$objects" = "$marked" ] ||
    { echo "$library: $marked of $objects objects have control-flow enforcement (-fcf-protection)"; exit 1; }
fi
