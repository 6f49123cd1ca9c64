#!/usr/bin/env bash
# library_test.sh FOLDER [BARE]: installs the packages of the library and the Python module from FOLDER in a bare Debian, compiles and
# runs a program in the ways of doc/library.md, plays from Python, and removes them. `script/package --check` runs this.
source "$(dirname "${BASH_SOURCE[0]}")/bare.sh"
folder=$(realpath "$1")
trap remove_bare EXIT
make_bare "${2:-}"

cp "$folder"/libcamlann*.deb "$folder"/python3-camlann_*.deb "$root/tmp"
inside sh -c 'apt-get install -y -qq --no-install-recommends g++ cmake ninja-build pkg-config /tmp/*.deb' >"$work/apt.log" 2>&1 ||
  { tail "$work/apt.log"; fail "the packages cannot be installed"; }
mapfile -t packages < <(inside dpkg-query -W -f '${Package}\n' '*camlann*')
ok "installed ${packages[*]}"

mkdir "$root/app"
cat >"$root/app/app.cpp" <<'END'
#include <camlann/engine.hpp>

#include <iostream>

int main() {
  auto game = camlann::make_game("cam");
  std::cout << game->legal().size() << '\n';
}
END
cat >"$root/app/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(app LANGUAGES CXX)
find_package(Camlann CONFIG REQUIRED)
add_executable(app app.cpp)
target_link_libraries(app Camlann::engine)
END
inside sh -c 'cmake -G Ninja -S /app -B /app/build && cmake --build /app/build' >"$work/cmake.log" 2>&1 || { tail "$work/cmake.log"; fail "CMake"; }
moves=$(inside /app/build/app)
[ "$moves" -gt 10 ] || fail "the program knows $moves moves"
ok "built by CMake with the static library: $moves moves at the start"
# shellcheck disable=SC2016  # for the shell inside
inside sh -c 'c++ -std=c++20 -o /app/shared /app/app.cpp $(pkg-config --cflags --libs camlann)' || fail "pkg-config"
[ "$(inside /app/shared)" = "$moves" ] || fail "the shared library finds other moves"
inside sh -c 'ldd /app/shared' | grep -q libcamlann || fail "the program does not use the shared library"
ok "built with pkg-config and the shared library"

[ "$(inside python3 -c 'import camlann; print(len(camlann.Game("cam").legal_moves))')" = "$moves" ] || fail "Python"
ok "Python finds the same moves"

inside apt-get purge -y -qq "${packages[@]}" >"$work/apt.log" 2>&1 || fail "they cannot be removed"
left=$(inside find /usr -name '*camlann*')
[ -z "$left" ] || fail "left after the removal: $left"
ok "removed"
printf '%d steps\n' "$steps"
