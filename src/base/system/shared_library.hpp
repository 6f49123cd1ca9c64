#pragma once
// Libraries that the program uses if they are installed. Thread-safe.

namespace camlann::system {

/// Loads a library for the rest of the program; null if it is not installed.
[[nodiscard]] void* load_library(const char* name);

/// Returns the address of a function or variable; null if the library is null or lacks it.
[[nodiscard]] void* symbol_of(void* library, const char* name);

}  // namespace camlann::system
