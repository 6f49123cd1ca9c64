#!/usr/bin/env bash
# The AVX2 kernel defines no function that other objects could be linked with: on a processor
# without AVX2 it would be an illegal instruction.
set -euo pipefail
for object in "$@"; do
  if ! nm --demangle --defined-only "$object" | grep -q avx2_kernel; then
    echo "expected the kernel in $object"
    exit 1
  fi
  if foreign=$(nm --demangle --defined-only "$object" | awk '$2 ~ /^[TW]$/' | grep .); then
    echo "functions that others see:"
    echo "$foreign"
    exit 1
  fi
done
