#!/usr/bin/env bash
# Every function that the AVX2 object defines bears Avx2Set in its name. One that other objects
# define too could be linked from here into code that runs on processors without AVX2.
set -euo pipefail
for object in "$@"; do
  symbols=$(nm --demangle --defined-only "$object" | awk '$2 ~ /^[TWt]$/')
  if [ "$(grep -c Avx2Set <<<"$symbols")" -lt 5 ]; then
    echo "expected the generator in $object, found:"
    echo "$symbols"
    exit 1
  fi
  if foreign=$(grep -v Avx2Set <<<"$symbols"); then
    echo "functions without Avx2Set in their name:"
    echo "$foreign"
    exit 1
  fi
done
