# Build options; camlann_options, the flags for users of our libraries; our own warnings.
option(CAMLANN_TESTS "Build the tests" ${PROJECT_IS_TOP_LEVEL})
option(CAMLANN_BENCH "Build the benchmarks" OFF)
set(within_another OFF)
if(NOT PROJECT_IS_TOP_LEVEL)
  set(within_another ON)
endif()
option(CAMLANN_LIBRARY "Build the library for other projects instead of the program, and install it" ${within_another})
option(CAMLANN_LIBCXX "Build only the parts that libc++ can compile without libraries of Debian's, which use libstdc++, and their tests" OFF)
option(CAMLANN_PACKAGE "Build the rules of @camlann/core instead of those of the page (with Emscripten)" OFF)
option(CAMLANN_WASM_THREADS "Build the engine of a page whose workers may share memory (with Emscripten)" OFF)
option(CAMLANN_NATIVE "Compile for this machine only" OFF)
option(CAMLANN_SANITIZE "AddressSanitizer and UndefinedBehaviorSanitizer" OFF)
option(CAMLANN_SANITIZE_ALL "Run with sanitizers what reads nothing from outside, too" OFF)
option(CAMLANN_FUZZ "Build the libFuzzer targets of test/fuzz (needs clang and CAMLANN_SANITIZE)" OFF)

# Another project chooses its tools itself.
if(PROJECT_IS_TOP_LEVEL)
  find_program(CCACHE ccache)
  if(CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
  endif()
endif()

# Flags for every target that uses our headers, including projects that link our libraries.
add_library(camlann_options INTERFACE)
target_include_directories(camlann_options INTERFACE ${PROJECT_SOURCE_DIR}/src)
target_compile_features(camlann_options INTERFACE cxx_std_20)
if(CAMLANN_NATIVE)
  target_compile_options(camlann_options INTERFACE -march=native)
endif()
if(CAMLANN_SANITIZE)
  # Two checks are left out: they cost a quarter of the compiler's time, and AddressSanitizer finds most of the same.
  target_compile_options(camlann_options INTERFACE -fsanitize=address,undefined -fno-sanitize=null,object-size
    -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(camlann_options INTERFACE -fsanitize=address,undefined)
endif()
# The program and the shared objects use the same objects, so that builds share the compiler's cache. Our functions are not
# interposed, so calls within a shared object stay direct.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(NOT EMSCRIPTEN AND NOT WIN32)
  target_compile_options(camlann_options INTERFACE -fno-semantic-interposition)
endif()
if(CAMLANN_FUZZ)
  # Coverage for everything that is linked; a target in test/fuzz itself links with -fsanitize=fuzzer.
  target_compile_options(camlann_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(PROJECT_IS_TOP_LEVEL AND NOT EMSCRIPTEN AND NOT WIN32)
  find_program(MOLD mold)
  if(MOLD)
    target_link_options(camlann_options INTERFACE -fuse-ld=mold)
  endif()
endif()
if(EMSCRIPTEN)
  target_compile_options(camlann_options INTERFACE -msimd128 -fno-exceptions -fno-rtti)
endif()
# In the engine of several threads the search is compiled for speed; what is called once for each move or study is compiled for
# the size of the download.
function(camlann_small target)
  if(CAMLANN_WASM_THREADS)
    target_compile_options(${target} PRIVATE -Os)
  endif()
endfunction()

# The same for some files of a fast library.
function(camlann_small_files)
  if(CAMLANN_WASM_THREADS)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON COMPILE_OPTIONS -Os)
  endif()
endfunction()

# Debian has tl-expected in the compiler's own search path; a cross compiler gets only this header, and the one for Windows those of
# the other libraries that are headers alone.
if(EMSCRIPTEN)
  file(COPY /usr/include/tl DESTINATION ${PROJECT_BINARY_DIR}/include)
  target_include_directories(camlann_options SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/include)
endif()
if(WIN32)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
  foreach(library tl fmt CLI boost)
    file(CREATE_LINK /usr/include/${library} ${PROJECT_BINARY_DIR}/include/${library} SYMBOLIC)
  endforeach()
  target_include_directories(camlann_options SYSTEM INTERFACE ${PROJECT_BINARY_DIR}/include)
  # Windows aligns stacks to 16 bytes, which g++ forgets for variables of 32 (GCC bug 54412): no instruction may need more.
  target_compile_options(camlann_options INTERFACE -Wa,-muse-unaligned-vector-move)
  # g++ for Windows counts on registers that its own copy of an inline function leaves alone; the linker may keep another copy.
  target_compile_options(camlann_options INTERFACE -fno-ipa-ra)
  target_compile_definitions(camlann_options INTERFACE _WIN32_WINNT=0x0A00 NOMINMAX WIN32_LEAN_AND_MEAN)
  # Links statically, with the stack size of Linux, and makes equal bytes from equal sources.
  target_link_options(camlann_options INTERFACE -static -s -Wl,--stack,8388608 -Wl,--no-insert-timestamp)
endif()

# A package manager has it in a folder that it passes to CMake.
if(NOT EMSCRIPTEN AND NOT WIN32)
  find_path(EXPECTED_INCLUDE tl/expected.hpp REQUIRED)
  if(NOT EXPECTED_INCLUDE IN_LIST CMAKE_CXX_IMPLICIT_INCLUDE_DIRECTORIES)
    target_include_directories(camlann_options SYSTEM INTERFACE ${EXPECTED_INCLUDE})
  endif()
endif()

# Our own warnings, for every target of this project. Projects that link our libraries do not inherit them
# (test/house/warnings.cmake). Our presets make them errors by CMAKE_COMPILE_WARNING_AS_ERROR; elsewhere a newer compiler's new
# warning ends no build.
add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion)
# g++ 12 falsely warns of an overlap in `"text" + std::string` (GCC bug 105651), and notes that passing 32-byte aligned values
# changed in version 4.6.
add_compile_options("$<$<CXX_COMPILER_ID:GNU>:-Wno-restrict;-Wno-psabi>")
# Sanitizers and clang-tidy join many more sources, where names of one shadow those of another.
add_compile_options("$<$<NOT:$<BOOL:${CAMLANN_SANITIZE}>>:-Wshadow>")
# std::stable_sort of libstdc++ 12 calls a function that is deprecated in clang 19.
add_compile_options("$<$<CXX_COMPILER_ID:Clang>:-Wno-deprecated-declarations>")
# clang-tidy has similar checks, which take a good part of its time.
add_compile_options(-Wredundant-decls "$<$<CXX_COMPILER_ID:Clang>:-Wreserved-identifier>")

# For code that reads texts and files from outside: a memory error there must end the program rather than be exploitable. Rules,
# search and tables do without, for speed. _FORTIFY_SOURCE needs the optimizer.
add_library(camlann_hardened INTERFACE)
if(NOT EMSCRIPTEN AND NOT WIN32)
  target_compile_options(camlann_hardened INTERFACE
    "$<$<CONFIG:Release>:-fstack-protector-strong;-fstack-clash-protection;-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=3>"
    "$<$<AND:$<CONFIG:Release>,$<STREQUAL:${CMAKE_SYSTEM_PROCESSOR},x86_64>>:-fcf-protection>")
  target_link_options(camlann_hardened INTERFACE -Wl,-z,relro,-z,now)
endif()

# camlann_fast(FILE...): files that affect speed. Each is compiled separately with full optimization. All other files are compiled
# several at a time and, for the browser, which downloads everything first, for size (CMakePresets.json).
function(camlann_fast)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON COMPILE_OPTIONS -O3)
  endif()
endfunction()

# The flag for code in a release that -O2 makes no faster: g++ takes three quarters of the time.
set(camlann_cold $<$<CONFIG:Release>:-O1>)

# camlann_plain_with_sanitizers(): the folder's code is compiled for sanitizers without the optimizer, in half the time.
macro(camlann_plain_with_sanitizers)
  add_compile_options($<$<BOOL:${CAMLANN_SANITIZE}>:-O0>)
endmacro()
